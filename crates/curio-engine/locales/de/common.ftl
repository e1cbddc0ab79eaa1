list-and = { $rest } und { $last }
