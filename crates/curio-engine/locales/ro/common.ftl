list-and = { $rest } și { $last }
