list-and = { $rest } y { $last }
