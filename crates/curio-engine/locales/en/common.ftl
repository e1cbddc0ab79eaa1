# $rest all but the last, with commas between them
list-and = { $rest } and { $last }
