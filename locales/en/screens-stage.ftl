## What several screens say

stage-watch = Watch
stage-continue = Continue
stage-players = Players
stage-rules-and-keys = Rules & keys
stage-loading-matches = Loading matches...
stage-saved-matches = Saved matches
