# A page of rules (assets/rules) for browsers. Positions are drawn by the program alone: they
# and what is said below them are left out.
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
        if (!(isCaption && block ~ /^<i>/)) print kind == "li" ? "<li>" block "</li>" : "<p>" block "</p>"
        isCaption = 0
    }
    block = ""
}
function within(next_list) {
    if (next_list == list) return
    if (list != "") print "</" list ">"
    if (next_list != "") print "<" next_list ">"
    list = next_list
}
/^```/ { flush(); within(""); isDrawn = !isDrawn; isCaption = !isDrawn; next }
isDrawn { next }
/^#/ {
    flush(); within("")
    level = index($0, " ") - 1
    title = inline(substr($0, level + 2))
    if (level == 1) {
        printf "<!doctype html>\n<html lang=\"%s\">\n<meta charset=\"utf-8\">\n", language
        print "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'self'\">"
        print "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">"
        print "<meta name=\"color-scheme\" content=\"light dark\">"
        printf "<title>%s</title>\n<link rel=\"icon\" href=\"icon.svg\">\n<link rel=\"stylesheet\" href=\"style.css\">\n", title
        print "<body>\n<main class=\"rules\">\n<p><a href=\"./\">Curio</a></p>"
    }
    printf "<h%d>%s</h%d>\n", level, title, level
    next
}
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
