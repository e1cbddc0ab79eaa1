explain-xong-named = el Xoid { $name }
explain-xong-numbered = el Xoid { $number }
explain-xong-straight = el Xoid recto de { $legs } tramos
explain-xong-legs = un Xoid de { $legs } tramos
explain-xong-hands = { $to ->
        [you] te entrega
       *[other] le entrega a { $to }
    } { $xoid }, que cabe en { $places ->
        [one] { $places } sitio
       *[other] { $places } sitios
    } y { $case ->
        [none] no { $to ->
        [you] te
       *[other] le
    } da ventaja sobre { $giver ->
        [you] ti
       *[other] { $giver }
    }
        [less] { $to ->
        [you] te
       *[other] le
    } cuesta al menos { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
       *[other] { $to ->
        [you] te
       *[other] le
    } da hasta { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } de ventaja sobre { $giver ->
        [you] ti
       *[other] { $giver }
    }
    }
explain-xong-leaves = { $giver ->
        [you] te deja
       *[other] le deja a { $giver }
    } para dar, por ejemplo, { $xoid }, que { $case ->
        [none] no { $to ->
        [you] te da
       *[other] le da a { $to }
    } ventaja
        [less] { $to ->
        [you] te cuesta
       *[other] le cuesta a { $to }
    } al menos { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
       *[other] { $to ->
        [you] te da
       *[other] le da a { $to }
    } hasta { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } de ventaja
    }
explain-xong-wherever = { $clause }, { $who ->
        [you] lo coloques donde lo coloques
       *[other] lo coloque donde lo coloque { $who }
    }
explain-xong-ends-winning = termina la partida y la gana por { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
explain-xong-ends-losing = termina la partida y la pierde por { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
explain-xong-changes-nothing = no cambia los hexágonos de nadie
explain-xong-leaves-points = deja los puntos como están: { $parts }
explain-xong-gains = gana { $gained ->
        [one] { $gained } punto
       *[other] { $gained } puntos
    }: { $parts }
explain-xong-costs = { $who ->
        [you] te cuesta
       *[other] le cuesta a { $who }
    } { $count ->
        [one] { $count } punto
       *[other] { $count } puntos
    }: { $parts }
explain-xong-gives = { $who ->
        [you] te da
       *[other] le da a { $who }
    } { $count ->
        [one] { $count } punto
       *[other] { $count } puntos
    }: { $parts }
explain-xong-gains-and-costs = gana { $gained ->
        [one] { $gained } punto
       *[other] { $gained } puntos
    } y { $who ->
        [you] te cuesta
       *[other] le cuesta a { $who }
    } { $count }: { $parts }
explain-xong-gains-and-gives = gana { $gained ->
        [one] { $gained } punto
       *[other] { $gained } puntos
    } y { $who ->
        [you] te da
       *[other] le da a { $who }
    } { $count }: { $parts }
explain-xong-touched = { $count ->
        [one] { $count } hexágono tocado
       *[other] { $count } hexágonos tocados
    } por primera vez
explain-xong-greened = { $count ->
        [one] { $count } hexágono { $who ->
        [you] tuyo
       *[other] de { $who }
    } anulado
       *[other] { $count } hexágonos { $who ->
        [you] tuyos
       *[other] de { $who }
    } anulados
    }
explain-xong-cashed = { $count ->
        [one] { $count } hexágono { $who ->
        [you] tuyo
       *[other] de { $who }
    } cobrado
       *[other] { $count } hexágonos { $who ->
        [you] tuyos
       *[other] de { $who }
    } cobrados
    }
explain-xong-conceded = { $count ->
        [one] { $count } hexágono cobrado
       *[other] { $count } hexágonos cobrados
    } para { $who ->
        [you] ti
       *[other] { $who }
    }
