## The levels

opponents-level-1 = Newcomer
opponents-level-2 = Beginner
opponents-level-3 = Casual player
opponents-level-4 = Amateur
opponents-level-5 = Club player
opponents-level-6 = Expert
opponents-level-7 = Master
opponents-level-8 = Champion

## The styles

opponents-balanced = Balanced
opponents-bold = Bold
opponents-careful = Careful
opponents-xima-bold = Seeks its own way to the summit, and pays less attention to the opponents.
opponents-xima-careful = Hinders the opponents’ specials before climbing itself.
opponents-xong-bold = Spreads over the board, and leaves its hexes open to being greened out.
opponents-xong-careful = Cashes its hexes and keeps them together before spreading.
opponents-math-bold = Builds its own territories and leaves others to the opponent.
opponents-math-careful = Breaks up the opponent’s territories before building its own.

## Baselines

opponents-plain-search = Plain search

## What is no opponent. What is to be typed stays as it is in every language

opponents-no-level = there is no level `{ $given }`: levels are 1 to 8
opponents-no-style = there is no style `{ $given }`: the styles are bold and careful
opponents-unknown = `{ $given }` is not an opponent: use random, level:1 to level:8, level:4:bold, time:500ms, model:NAME, uct:100ms or plain:100ms
opponents-no-time = `{ $given }` is not a time: use 500ms or 2s
opponents-no-model-name = `{ $given }` is not a model: use model:NAME, without spaces or commas
opponents-no-baseline = `{ $given }` is not a baseline: use uct:100ms, uct:2000p, plain:100ms or plain:20000n
opponents-without-styles = { $game } has no style `{ $style }`: its levels have no styles
opponents-without-models = { $game } has no decision model `{ $model }`
opponents-no-model = there is no model `{ $given }`; the models are { $known }
opponents-no-setting = `{ $given }` is not a setting of this model; expected { $expected }

## The decision models of Chimple

opponents-model-random = Random
opponents-model-random-help = Any eligible meme, with equal probability.
opponents-model-agents = Random agent
opponents-model-agents-help = Any agent that can act, then any of its memes, with equal probability.
opponents-model-bold = Bold
opponents-model-bold-help = Agents that vote to advance and capture.
opponents-model-timid = Timid
opponents-model-timid-help = Agents that vote to stay out of reach.
opponents-model-conformist = Conformist
opponents-model-conformist-help = Agents that stay together and influence each other.
opponents-model-mixed = Mixed company
opponents-model-mixed-help = Each agent has a different character, and all vote.
opponents-model-company = Your own company
opponents-model-company-help = Each agent has the weights that you give it, and all vote.
opponents-model-historical = Historical
opponents-model-historical-help = Memes that did well in earlier games are deployed more often.
opponents-model-matchbox = Matchbox
opponents-model-matchbox-help = Beads are added for wins and taken away for losses.
opponents-model-greedy = Greedy
opponents-model-greedy-help = Captures what it can, stays out of reach and looks no further ahead.
opponents-model-perfect = Perfect
opponents-model-perfect-help = Never gives away the value of a state.

## What can be set of the models of Chimple

opponents-source = Learned from
opponents-source-help = Games against itself, or the table kept in the laboratory, if there is one.
opponents-source-itself = Itself
opponents-source-kept = The kept table
opponents-games = Experience
opponents-games-help = How many games it has played against itself.
opponents-temperature = Temperature
opponents-temperature-help = How much is left to chance, in hundredths of a vote; at 0 the highest score wins.
opponents-agent-help = What it looks for in a meme. Custom weights can be set in the laboratory.
opponents-agent-calculating = Calculating
opponents-agent-indifferent = Indifferent
opponents-ape = The ape
opponents-hare = The hare
opponents-elephant = The elephant (4 × 4)
opponents-owl = The owl (4 × 4)
opponents-pick = Choice
opponents-pick-help = How it chooses: in proportion to the record, by sampling what each meme may be worth, or always the best.
opponents-pick-share = In proportion
opponents-pick-thompson = By sampling
opponents-pick-best = The best
opponents-power = Power
opponents-power-help = The power to which winning chances are raised before they are compared.

## The laboratory

opponents-lab-training = training { $model }
opponents-lab-playing = playing
opponents-lab-done = done
