# Warum ein Tipp gut ist: was am Ende des Zuges anders ist (siehe ../../terms.py).

term-promised = Wünsche, Große Gedichte und Handelskarte versprechen etwa { $count } Prestige mehr
term-money = nach allen Parias ist dein Geld etwa { $count } Prestige mehr wert
term-stores = Baumaterial und Waren sind etwa { $count } Prestige mehr wert
term-engines = Gedichte, Schiffe und Kisten dürften etwa { $count } Prestige mehr bringen
term-promised-rival = { SEAT($seat) } darf von Wünschen, Großen Gedichten und Handelskarte etwa { $count } Prestige weniger erwarten
term-stores-rival = { SEAT($seat) } darf von Baumaterial und Waren etwa { $count } Prestige weniger erwarten
term-engines-rival = { SEAT($seat) } darf von Gedichten, Schiffen und Kisten etwa { $count } Prestige weniger erwarten
term-first-on-parias = du liegst auf der Parialeiste vorn
term-crates = { $count ->
        [one] eine Kiste mehr
       *[other] { $count } Kisten mehr
    }
