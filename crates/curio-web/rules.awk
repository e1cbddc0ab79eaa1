# A page of rules (assets/rules) for browsers. Positions are handed to the script, which draws them;
# of the other pictures, neither they nor what is said below them is there.
function inline(text) {
    gsub(/&/, "\\&amp;", text); gsub(/</, "\\&lt;", text)
    text = paired(text, "**", "b"); text = paired(text, "*", "i"); text = paired(text, "`", "code")
    return text
}
function paired(text, mark, name,    parts, count, at, out) {
    gsub(/\*\*/, "\002", text)
    count = split(text, parts, mark == "**" ? "\002" : mark == "*" ? "[*]" : mark)
    out = parts[1]
    for (at = 2; at <= count; at++) out = out (at % 2 ? "</" : "<") name ">" parts[at]
    gsub("\002", "**", out)
    return out
}
function flush() {
    if (block != "") {
        block = inline(block)
        if (below != "" && block ~ /^<i>/) printf below, block
        else print kind == "li" ? "<li>" block "</li>" : "<p>" block "</p>"
        below = ""
    }
    block = ""
}
function within(next_list) {
    if (next_list == list) return
    if (list != "") print "</" list ">"
    if (next_list != "") print "<" next_list ">"
    list = next_list
}
!isFenced && /^#/ {
    flush(); within("")
    level = index($0, " ") - 1
    title = inline(substr($0, level + 2))
    if (level == 1) {
        printf "<!doctype html>\n<html lang=\"%s\">\n<meta charset=\"utf-8\">\n", language
        print "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'\">"
        print "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">"
        print "<meta name=\"color-scheme\" content=\"light dark\">"
        printf "<title>%s</title>\n<link rel=\"icon\" href=\"icon.svg\">\n<link rel=\"stylesheet\" href=\"style.css\">\n", title
        print "<script defer src=\"rules.js\"></script>"
        print "<body>\n<main class=\"rules\">\n<p><a href=\"./\">Curio</a></p>"
    }
    heading = sprintf("<h%d>%s</h%d>", level, title, level)
    do more = getline; while (more > 0 && $0 == "")
    # The options are chosen in the program, and what follows them is about its window.
    if ($0 == "{options}") exit
    print heading
    if (more <= 0) exit
}
/^```/ {
    flush(); within("")
    isFenced = !isFenced
    if (isFenced) { body = ""; words = sub(/^```position /, "") ? $0 : "" }
    else below = words == "" ? "%.0s" : "<figure hidden data-words=\"" words "\" data-body=\"" body "\"><figcaption>%s</figcaption></figure>\n"
    next
}
isFenced { body = body (body == "" ? "" : "&#10;") $0; next }
/^\|[-| ]*\|$/ { next }
/^\|/ {
    flush(); within("table")
    count = split(substr($0, 2, length($0) - 2), cells, "|")
    row = ""
    for (at = 1; at <= count; at++) { gsub(/^ +| +$/, "", cells[at]); row = row "<td>" inline(cells[at]) "</td>" }
    print "<tr>" row "</tr>"
    next
}
/^$/ { flush(); if (list == "table") within(""); next }
/^([0-9]+\.|-) / {
    flush(); within($0 ~ /^-/ ? "ul" : "ol"); kind = "li"
    block = substr($0, index($0, " ") + 1)
    next
}
{
    if (block == "") { within($0 ~ /^ / ? list : ""); kind = list == "" ? "p" : "li" }
    sub(/^ +/, "")
    block = block (block == "" ? "" : " ") $0
}
END { flush(); within(""); print "</main>\n</body>\n</html>" }
