## The question whether another program may be started

programs-question = Run this program?
programs-about = An opponent in this match is another program. This command would start it on your computer, with the same rights as you:
programs-trust = Run it only if you know the program and trust the source of this match.
programs-too-long = This command is too long to be checked here. If you trust it, give it on the command line: curio play GAME --players human,ugi:COMMAND
programs-run = Run this program
programs-decline = Don’t run
programs-decline-tip = You can play its side yourself or choose another opponent in the tools
