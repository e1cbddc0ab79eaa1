# Scripts as they travel: without comments, and without blanks where no word needs them; what is
# named most often has a short name, but within texts only what the page says. Texts and patterns
# stay as they are.
BEGIN {
    RS = "\001"
    tight = ";,{}()[]=<>&|?:+*-!"
    short["texts"] = "T"; short["make"] = "M"; short["button"] = "B"
    short["iconButton"] = "I"; short["dialog"] = "D"; short["fill"] = "F"; short["root"] = "R"
    short["SIGNS"] = "S"; short["MatchView"] = "V"; short["Failure"] = "L"; short["event"] = "E"
    short["TableView"] = "W"; short["record"] = "C"; short["place"] = "P"; short["today"] = "Y"
    short["attributes"] = "Q"; short["answer"] = "U"; short["people"] = "G"; short["isSeated"] = "H"; short["nearest"] = "N"; short["distance"] = "A"; short["offer"] = "J"
    short["context"] = "X"; short["isSure"] = "K"; short["isFree"] = "Z"; short["store"] = "q"; short["close"] = "k"; short["found"] = "f"
    short["request"] = "c"; short["made"] = "e"; short["own"] = "h"; short["box"] = "j"; short["kept"] = "m"; short["worker"] = "o"; short["resolve"] = "w"; short["wanted"] = "_"; short["app"] = "p"; short["transact"] = "l"; short["isFirst"] = "s"; short["isThere"] = "z"; short["LANGUAGES"] = "LA"
    short["move"] = "ve"; short["shown"] = "sh"; short["titled"] = "tl"; short["true"] = "!0"; short["false"] = "!1"; short["samples"] = "sa"; short["ghost"] = "gh"; short["isServed"] = "iv"; short["compile"] = "co"; short["legend"] = "le"; short["isMove"] = "mo"; short["reject"] = "re"; short["stopped"] = "st"; short["contact"] = "ct"; short["same"] = "i"; short["away"] = "r"; short["timer"] = "ti"; short["rate"] = "ra"; short["question"] = "qu"; short["strength"] = "sr"; short["database"] = "da"; short["opened"] = "op"; short["isPlay"] = "pl"
}
{
    gsub(/const /, "let ")
    gsub(/(^|\n)import [^;]*;|(^|\n)export /, "\n")
    last = blank = held = out = ""
    depth = 0
    for (at = 1; at <= length($0); at++) {
        sign = substr($0, at, 1)
        if (sign ~ /[ \n]/) { blank = blank == "" || sign == "\n" ? sign : blank; continue }
        if (sign == "/" && substr($0, at + 1, 1) ~ /[*\/]/) {
            ends = substr($0, at + 1, 1) == "*" ? "*/" : "\n"
            at += index(substr($0, at), ends) + length(ends) - 2
            blank = blank == "" ? "\n" : blank
            continue
        }
        if (sign == "0" && substr($0, at + 1, 1) == "." && last !~ /[0-9a.]/) continue
        # One declaration behind another goes on with it.
        begins = held != "" || last ~ /[{}]/ || last == ""
        if (begins && sign !~ /[]=.,;:?)}&|a-zA-Z_$]/) kind[depth] = ""
        if (held != "" && kind[depth] == "let" && substr($0, at, 4) == "let ") {
            out = out ","
            at += 3
            last = ","
            blank = held = ""
            continue
        }
        if (held != "" && sign != "}") out = out held
        if (blank != "" && last != "" && !index(tight, last) && !index(tight, sign)) out = out blank
        blank = held = ""
        last = sign
        if (sign ~ /['"`]/ || sign == "/" && before ~ /[(=,?:&|!]/) {
            for (to = at + 1; substr($0, to, 1) != sign; to++) if (substr($0, to, 1) == "\\") to++
            sign = substr($0, at, to - at + 1)
            at = to
            if (last == "`") gsub(/texts\./, "T.", sign)
        } else if (sign ~ /[a-zA-Z_$]/) {
            match(substr($0, at), /[a-zA-Z_$0-9]+/)
            sign = substr($0, at, RLENGTH)
            at += RLENGTH - 1
            if (begins) kind[depth] = sign
            if (sign in short && (before != "." || out ~ /\.\.$/)) sign = short[sign]
            last = "a"
        } else if (index("([{", sign)) kind[++depth] = ""
        else if (index(")]}", sign)) depth--
        before = last
        if (sign == ";") held = sign; else out = out sign
    }
    # One parameter needs no brackets.
    while (match(out, /[=,(:?&|;>]\([a-zA-Z]+\)=>/)) {
        out = substr(out, 1, RSTART) substr(out, RSTART + 2, RLENGTH - 5) substr(out, RSTART + RLENGTH - 2)
    }
    printf "%s", out held
}
