programs-question = Pornești acest program?
programs-about = Un adversar din această partidă este alt program. Această comandă l-ar porni pe calculatorul tău, cu aceleași drepturi ca tine:
programs-trust = Pornește-l numai dacă cunoști programul și ai încredere în sursa acestei partide.
programs-too-long = Această comandă e prea lungă ca să fie verificată aici. Dacă ai încredere în ea, dă-o în linia de comandă: curio play JOC --players human,ugi:COMANDĂ
programs-run = Pornește acest program
programs-decline = Nu porni
programs-decline-tip = Poți juca tu în locul lui sau alege alt adversar din unelte
