## Words that many places share

close = Close
cancel = Cancel
back = Back
on = On
off = Off
or = or
# $number (Number) a whole number of hundredths
percent = { $number }%
open-folder = Open folder
search = Search
# $number a number of seconds, in digits
seconds = { $number } s
