list-and = { $rest } et { $last }
