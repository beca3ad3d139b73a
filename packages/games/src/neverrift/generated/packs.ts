// Written by `npm run content` from content/*.yaml.
export const packs = [
 {
  "pack": "neutral",
  "game": "neverrift",
  "version": 1,
  "title": {
   "en": "Neutral",
   "de": "Neutral"
  },
  "cards": [
   {
    "card": "roadside-ox",
    "number": 131,
    "name": {
     "en": "Roadside Ox",
     "de": "Straßenochse"
    },
    "type": "creature",
    "faction": "neutral",
    "rarity": "common",
    "sides": [
     3,
     6,
     2,
     6
    ],
    "flavour": {
     "en": "It has pulled the same cart past the rift for nine years. The cart was never found.",
     "de": "Seit neun Jahren zieht er denselben Karren am Riss vorbei. Den Karren hat man nie gefunden."
    }
   },
   {
    "card": "shutterback",
    "number": 132,
    "name": {
     "en": "Shutterback",
     "de": "Ladenrücken"
    },
    "type": "creature",
    "faction": "neutral",
    "rarity": "common",
    "sides": [
     4,
     3,
     4,
     3
    ],
    "keywords": [
     "block"
    ],
    "flavour": {
     "en": "Knock, and all its windows close. Knock again, and someone inside asks who is there.",
     "de": "Klopfst du, schließen sich alle Läden. Klopfst du noch einmal, fragt drinnen jemand, wer da ist."
    }
   },
   {
    "card": "letter-moth",
    "number": 133,
    "name": {
     "en": "Letter Moth",
     "de": "Briefmotte"
    },
    "type": "creature",
    "faction": "neutral",
    "rarity": "common",
    "sides": [
     2,
     5,
     2,
     4
    ],
    "enters": {
     "draw": 1
    },
    "flavour": {
     "en": "It eats only the lines that are true. What it leaves, you may keep.",
     "de": "Sie frisst nur die wahren Zeilen. Den Rest darfst du behalten."
    }
   },
   {
    "card": "keyhole-owl",
    "number": 134,
    "name": {
     "en": "Keyhole Owl",
     "de": "Schlüssellochkauz"
    },
    "type": "creature",
    "faction": "neutral",
    "rarity": "common",
    "sides": [
     4,
     2,
     5,
     4
    ],
    "enters": {
     "scout": "opponent"
    },
    "flavour": {
     "en": "One eye is always narrower than the other. It depends on the door.",
     "de": "Ein Auge ist stets schmaler als das andere. Das hängt von der Tür ab."
    }
   },
   {
    "card": "return-stork",
    "number": 135,
    "name": {
     "en": "Return Stork",
     "de": "Retourstorch"
    },
    "type": "creature",
    "faction": "neutral",
    "rarity": "common",
    "sides": [
     3,
     4,
     3,
     4
    ],
    "enters": {
     "may": {
      "bounce": "any creature above"
     }
    },
    "flavour": {
     "en": "Everything it delivers was collected somewhere first.",
     "de": "Alles, was er bringt, hat er vorher irgendwo abgeholt."
    }
   },
   {
    "card": "bellowing-calf",
    "number": 136,
    "name": {
     "en": "Bellowing Calf",
     "de": "Das brüllende Kalb"
    },
    "type": "creature",
    "faction": "neutral",
    "rarity": "common",
    "sides": [
     5,
     4,
     3,
     3
    ],
    "enters": {
     "intimidate": "all"
    },
    "flavour": {
     "en": "It has been a calf for thirty years. Nobody has gone to ask what it is waiting for.",
     "de": "Seit dreißig Jahren ist es ein Kalb. Niemand ist hingegangen und hat gefragt, worauf es wartet."
    }
   },
   {
    "card": "tuning-fork-buck",
    "number": 137,
    "name": {
     "en": "Tuning-Fork Buck",
     "de": "Stimmgabelbock"
    },
    "type": "creature",
    "faction": "neutral",
    "rarity": "rare",
    "sides": [
     4,
     3,
     4,
     4
    ],
    "ongoing": [
     {
      "get": {
       "sides": 1
      },
      "to": "nearby creatures"
     }
    ],
    "flavour": {
     "en": "Near it every heart beats in the same key. The trees have begun to nod.",
     "de": "In seiner Nähe schlägt jedes Herz in derselben Tonart. Die Bäume wippen schon mit."
    }
   },
   {
    "card": "ungrateful-stray",
    "number": 138,
    "name": {
     "en": "Ungrateful Stray",
     "de": "Undankbarer Streuner"
    },
    "type": "creature",
    "faction": "neutral",
    "rarity": "rare",
    "sides": [
     5,
     3,
     5,
     3
    ],
    "when": {
     "on": "tamed",
     "do": {
      "if": {
       "captured": "that"
      },
      "then": {
       "discard": 1
      }
     }
    },
    "flavour": {
     "en": "He came in for the fire, stayed for supper, and left with the door.",
     "de": "Er kam wegen des Feuers, blieb zum Essen und ging mit der Tür."
    }
   },
   {
    "card": "last-guest",
    "number": 139,
    "name": {
     "en": "Last Guest",
     "de": "Der letzte Gast"
    },
    "type": "creature",
    "faction": "neutral",
    "rarity": "rare",
    "sides": [
     4,
     4,
     5,
     2
    ],
    "enters": {
     "if": {
      "free": "fields",
      "is": "<= 4"
     },
     "then": {
      "get": {
       "sides": 2
      },
      "to": "self",
      "until": "turn"
     }
    },
    "flavour": {
     "en": "The candles are out, the host is asleep, and only now does he take off his coat.",
     "de": "Die Kerzen sind aus, der Wirt schläft, und jetzt erst legt er den Mantel ab."
    }
   },
   {
    "card": "removal-man",
    "number": 140,
    "name": {
     "en": "Removal Man",
     "de": "Der Möbelpacker"
    },
    "type": "creature",
    "faction": "neutral",
    "rarity": "epic",
    "sides": [
     3,
     5,
     4,
     5
    ],
    "enters": {
     "may": {
      "swap": "self",
      "with": "any other creature"
     }
    },
    "flavour": {
     "en": "He asks where you would like it. It is a courtesy.",
     "de": "Er fragt, wo es hinsoll. Aus Höflichkeit."
    }
   },
   {
    "card": "wandering-boundary-stone",
    "number": 141,
    "name": {
     "en": "Wandering Boundary Stone",
     "de": "Wandernder Grenzstein"
    },
    "type": "creature",
    "faction": "neutral",
    "rarity": "epic",
    "sides": [
     9,
     2,
     8,
     1
    ],
    "keywords": [
     "anchor"
    ],
    "flavour": {
     "en": "It has not moved since the survey. The two countries have.",
     "de": "Seit der Vermessung hat er sich nicht bewegt. Die beiden Länder schon."
    }
   },
   {
    "card": "the-visitor",
    "number": 142,
    "name": {
     "en": "The Visitor",
     "de": "Der Besuch"
    },
    "type": "creature",
    "faction": "neutral",
    "rarity": "legendary",
    "sides": [
     6,
     4,
     6,
     4
    ],
    "enters": {
     "choose": 1,
     "of": [
      {
       "bounce": "any adjacent creature"
      },
      {
       "destroy": "any place"
      },
      {
       "draw": 2
      }
     ]
    },
    "flavour": {
     "en": "It stepped out of the rift, wiped its feet and asked for someone who does not live here yet.",
     "de": "Es trat aus dem Riss, putzte sich die Füße ab und fragte nach jemandem, der hier noch nicht wohnt."
    }
   },
   {
    "card": "empty-inn",
    "number": 143,
    "name": {
     "en": "Empty Inn",
     "de": "Das leere Gasthaus"
    },
    "type": "place",
    "faction": "neutral",
    "rarity": "common",
    "enters": {
     "if": {
      "hand": "you",
      "is": "<= 3"
     },
     "then": {
      "draw": 2
     },
     "else": {
      "draw": 1
     }
    },
    "flavour": {
     "en": "The beds are made, the soup is hot, and the guest book has been signed by you.",
     "de": "Die Betten sind gemacht, die Suppe ist heiß, und im Gästebuch stehst schon du."
    }
   },
   {
    "card": "tired-meadow",
    "number": 144,
    "name": {
     "en": "Tired Meadow",
     "de": "Die müde Wiese"
    },
    "type": "place",
    "faction": "neutral",
    "rarity": "common",
    "ongoing": [
     {
      "get": {
       "sides": -1
      },
      "to": "adjacent creatures"
     }
    ],
    "flavour": {
     "en": "Lie down for a moment. The others did, and they are still deciding.",
     "de": "Leg dich einen Moment hin. Die anderen taten es auch und überlegen noch."
    }
   },
   {
    "card": "the-fifth-road",
    "number": 145,
    "name": {
     "en": "The Fifth Road",
     "de": "Der fünfte Weg"
    },
    "type": "place",
    "faction": "neutral",
    "rarity": "rare",
    "enters": {
     "may": {
      "move": "any creature",
      "to": "any empty corner field"
     }
    },
    "flavour": {
     "en": "Four roads meet here. Most travellers remember taking the other one.",
     "de": "Vier Wege kreuzen sich hier. Die meisten erinnern sich an den anderen."
    }
   },
   {
    "card": "revolving-door",
    "number": 146,
    "name": {
     "en": "Revolving Door",
     "de": "Die Drehtür"
    },
    "type": "place",
    "faction": "neutral",
    "rarity": "epic",
    "enters": {
     "may": {
      "bounce": "any adjacent creature"
     }
    },
    "flavour": {
     "en": "There is no house behind it. People come out all the same, looking rested.",
     "de": "Dahinter steht kein Haus. Trotzdem kommen Leute heraus, und zwar ausgeruht."
    }
   },
   {
    "card": "stage-fright",
    "number": 147,
    "name": {
     "en": "Stage Fright",
     "de": "Lampenfieber"
    },
    "type": "spell",
    "faction": "neutral",
    "rarity": "common",
    "play": {
     "get": {
      "sides": -4
     },
     "to": "newest enemy creature",
     "until": "turn"
    },
    "flavour": {
     "en": "It has four rows of teeth and cannot think what to do with its hands.",
     "de": "Vier Reihen Zähne, und trotzdem weiß es nicht, wohin mit den Händen."
    }
   },
   {
    "card": "consolation-prize",
    "number": 148,
    "name": {
     "en": "Consolation Prize",
     "de": "Trostpreis"
    },
    "type": "spell",
    "faction": "neutral",
    "rarity": "common",
    "play": [
     {
      "draw": 2
     },
     {
      "if": {
       "lead": "you",
       "is": ">= 1"
      },
      "then": {
       "discard": 1
      }
     }
    ],
    "flavour": {
     "en": "The winner gets a handshake. You have seen what shakes it.",
     "de": "Der Sieger bekommt einen Händedruck. Du hast gesehen, von wem."
    }
   },
   {
    "card": "homesickness",
    "number": 149,
    "name": {
     "en": "Homesickness",
     "de": "Heimweh"
    },
    "type": "spell",
    "faction": "neutral",
    "rarity": "rare",
    "play": {
     "bounce": "any captured creature"
    },
    "flavour": {
     "en": "A smell of wet straw, a certain slope, and the chain is simply lying there.",
     "de": "Ein Geruch nach nassem Stroh, ein bestimmter Hang, und die Kette liegt einfach da."
    }
   },
   {
    "card": "second-round",
    "number": 150,
    "name": {
     "en": "Second Round",
     "de": "Zweite Runde"
    },
    "type": "spell",
    "faction": "neutral",
    "rarity": "rare",
    "play": [
     {
      "pick": "any friendly creature"
     },
     {
      "fight": "that"
     }
    ],
    "flavour": {
     "en": "They had already shaken hands when somebody mentioned the first one.",
     "de": "Sie hatten sich schon die Hand gegeben, da erwähnte jemand die erste."
    }
   }
  ]
 },
 {
  "pack": "outcast",
  "game": "neverrift",
  "version": 1,
  "title": {
   "en": "The Outcast",
   "de": "Die Ausgestoßenen"
  },
  "tamers": [
   {
    "tamer": "isbrand-kielholt",
    "number": 121,
    "name": {
     "en": "Isbrand Kielholt",
     "de": "Isbrand Kielholt"
    },
    "faction": "outcast",
    "flavour": {
     "en": "He demanded his ship back from the sea. It has been giving up ships ever since, none of them his.",
     "de": "Er verlangte vom Meer sein Schiff zurück. Seither gibt es Schiffe heraus, nur nie seins."
    },
    "passive": {
     "on": "moved",
     "who": "enemy creature",
     "do": {
      "get": {
       "sides": -1
      },
      "to": "that",
      "until": "turn"
     }
    },
    "active": {
     "may": {
      "move": "any enemy creature",
      "to": "any empty field"
     }
    }
   },
   {
    "tamer": "maren-ohlsund",
    "number": 122,
    "name": {
     "en": "Maren Ohlsund",
     "de": "Maren Ohlsund"
    },
    "faction": "outcast",
    "flavour": {
     "en": "She buys islands from people who own none, and rows them home by night.",
     "de": "Sie kauft Inseln von Leuten, die keine besitzen, und rudert sie nachts nach Hause."
    },
    "passive": {
     "on": "enters",
     "who": "place beside-place",
     "do": {
      "draw": 1
     }
    },
    "active": {
     "get": {
      "grant": "place-moving"
     },
     "until": "turn"
    }
   }
  ],
  "cards": [
   {
    "card": "gaff-hand",
    "number": 49,
    "name": {
     "en": "Gaff Hand",
     "de": "Hakenhand"
    },
    "type": "creature",
    "faction": "outcast",
    "rarity": "common",
    "sides": [
     5,
     2,
     4,
     2
    ],
    "enters": {
     "hook": 1
    },
    "flavour": {
     "en": "A fish took the hand. He got the better of the trade.",
     "de": "Die Hand nahm ein Fisch. Er machte den besseren Tausch."
    }
   },
   {
    "card": "tidewall-turtle",
    "number": 50,
    "name": {
     "en": "Tidewall Turtle",
     "de": "Deichschildkröte"
    },
    "type": "creature",
    "faction": "outcast",
    "rarity": "common",
    "sides": [
     2,
     9,
     2,
     4
    ],
    "keywords": [
     "block",
     "anchor"
    ],
    "flavour": {
     "en": "Three ports list it as their breakwater. It has moved towards none of them.",
     "de": "Drei Häfen führen sie als ihre Mole. Bewegt hat sie sich zu keinem."
    }
   },
   {
    "card": "bilge-choir",
    "number": 51,
    "name": {
     "en": "Bilge Choir",
     "de": "Bilgenchor"
    },
    "type": "creature",
    "faction": "outcast",
    "rarity": "common",
    "sides": [
     6,
     3,
     2,
     5
    ],
    "flavour": {
     "en": "They sing only below the waterline. Above it nobody has heard them breathe.",
     "de": "Sie singen nur unter der Wasserlinie. Darüber hat sie noch niemand atmen hören."
    }
   },
   {
    "card": "plumbline-eel",
    "number": 52,
    "name": {
     "en": "Plumbline Eel",
     "de": "Lotaal"
    },
    "type": "creature",
    "faction": "outcast",
    "rarity": "common",
    "sides": [
     3,
     2,
     6,
     3
    ],
    "enters": {
     "may": {
      "move": "any enemy creature in-column",
      "to": "any empty field adjacent"
     }
    },
    "flavour": {
     "en": "Let down a line to measure the deep, and something at the end will measure you.",
     "de": "Wer mit der Leine die Tiefe misst, hat bald etwas daran, das zurückmisst."
    }
   },
   {
    "card": "cutpurse-gull",
    "number": 53,
    "name": {
     "en": "Cutpurse Gull",
     "de": "Beutelmöwe"
    },
    "type": "creature",
    "faction": "outcast",
    "rarity": "common",
    "sides": [
     3,
     4,
     5,
     2
    ],
    "enters": {
     "discard": 1,
     "who": "opponent"
    },
    "flavour": {
     "en": "It takes what you would never have missed. You miss it ever since.",
     "de": "Sie nimmt, was dir nie gefehlt hätte. Seitdem fehlt es."
    }
   },
   {
    "card": "lidless-lookout",
    "number": 54,
    "name": {
     "en": "Lidless Lookout",
     "de": "Lidloser Ausguck"
    },
    "type": "creature",
    "faction": "outcast",
    "rarity": "common",
    "sides": [
     4,
     2,
     4,
     3
    ],
    "enters": {
     "scout": "opponent"
    },
    "when": {
     "on": "turn-ends",
     "do": {
      "if": {
       "hand": "you",
       "is": "<= 2"
      },
      "then": {
       "draw": 1
      }
     }
    },
    "flavour": {
     "en": "He reports land on all sides, and weeps because it is so near.",
     "de": "Er meldet Land auf allen Seiten und weint, weil es so nah ist."
    }
   },
   {
    "card": "puffer-corsair",
    "number": 55,
    "name": {
     "en": "Puffer Corsair",
     "de": "Kugelfischkorsar"
    },
    "type": "creature",
    "faction": "outcast",
    "rarity": "common",
    "sides": [
     3,
     4,
     4,
     2
    ],
    "enters": {
     "intimidate": "all"
    },
    "flavour": {
     "en": "Polite until addressed.",
     "de": "Höflich, bis man ihn anspricht."
    }
   },
   {
    "card": "press-gang",
    "number": 56,
    "name": {
     "en": "Press Gang",
     "de": "Presskommando"
    },
    "type": "creature",
    "faction": "outcast",
    "rarity": "rare",
    "sides": [
     3,
     5,
     3,
     3
    ],
    "enters": {
     "hook": 1
    },
    "flavour": {
     "en": "You did sign. It is your hand, your name, and ink from a long way down.",
     "de": "Du hast unterschrieben. Deine Hand, dein Name und Tinte von weit unten."
    }
   },
   {
    "card": "ferryman-without-shores",
    "number": 57,
    "name": {
     "en": "Ferryman Without Shores",
     "de": "Fährmann ohne Ufer"
    },
    "type": "creature",
    "faction": "outcast",
    "rarity": "rare",
    "sides": [
     4,
     4,
     2,
     4
    ],
    "enters": {
     "may": {
      "swap": "self",
      "with": "any creature in-row"
     }
    },
    "flavour": {
     "en": "He takes you across and someone else back. The boat is never empty.",
     "de": "Dich setzt er über, jemand anderen zurück. Leer fährt das Boot nie."
    }
   },
   {
    "card": "whirlpool-midwife",
    "number": 58,
    "name": {
     "en": "Whirlpool Midwife",
     "de": "Strudelamme"
    },
    "type": "creature",
    "faction": "outcast",
    "rarity": "rare",
    "sides": [
     5,
     3,
     4,
     3
    ],
    "keywords": [
     "anchor"
    ],
    "when": {
     "on": "turn-starts",
     "do": {
      "may": {
       "move": "any creature adjacent",
       "to": "any empty field"
      }
     }
    },
    "flavour": {
     "en": "What she turns comes out elsewhere, dizzy and usually grateful.",
     "de": "Was sie dreht, kommt anderswo heraus, schwindlig und meistens dankbar."
    }
   },
   {
    "card": "wreckers-light",
    "number": 59,
    "name": {
     "en": "Wrecker's Light",
     "de": "Strandräuberlicht"
    },
    "type": "creature",
    "faction": "outcast",
    "rarity": "rare",
    "sides": [
     4,
     3,
     3,
     4
    ],
    "enters": {
     "may": {
      "bounce": "any creature right-of"
     }
    },
    "when": {
     "on": "returned",
     "who": "enemy creature",
     "do": {
      "draw": 1
     },
     "once": "turn"
    },
    "flavour": {
     "en": "It shines like the window at home. Sailors turn back to fetch the key.",
     "de": "Es leuchtet wie das Fenster daheim. Seeleute kehren um, den Schlüssel zu holen."
    }
   },
   {
    "card": "raft-mason",
    "number": 60,
    "name": {
     "en": "Raft Mason",
     "de": "Floßmaurerin"
    },
    "type": "creature",
    "faction": "outcast",
    "rarity": "rare",
    "sides": [
     2,
     4,
     4,
     5
    ],
    "keywords": [
     "anchor"
    ],
    "enters": {
     "may": {
      "put": "place",
      "to": "any empty field adjacent"
     }
    },
    "flavour": {
     "en": "She builds in stone. It floats out of respect.",
     "de": "Sie baut mit Stein. Er schwimmt aus Respekt."
    }
   },
   {
    "card": "the-keelhauler",
    "number": 61,
    "name": {
     "en": "The Keelhauler",
     "de": "Der Kielholer"
    },
    "type": "creature",
    "faction": "outcast",
    "rarity": "epic",
    "sides": [
     5,
     3,
     2,
     4
    ],
    "keywords": [
     "anchor"
    ],
    "enters": {
     "hook": 2
    },
    "flavour": {
     "en": "Two ropes run down from his belt. Now and then he pays one out a little.",
     "de": "Zwei Seile führen von seinem Gürtel in die Tiefe. Manchmal gibt er ein wenig nach."
    }
   },
   {
    "card": "warden-of-the-spire",
    "number": 62,
    "name": {
     "en": "Warden of the Spire",
     "de": "Wächterin des Turms"
    },
    "type": "creature",
    "faction": "outcast",
    "rarity": "epic",
    "sides": [
     4,
     5,
     4,
     4
    ],
    "keywords": [
     "anchor"
    ],
    "ongoing": [
     {
      "get": {
       "sides": 2
      },
      "to": "self",
      "while": {
       "count": "places adjacent",
       "is": ">= 1"
      }
     },
     {
      "get": {
       "grant": "anchor"
      },
      "to": "adjacent outcast creatures"
     }
    ],
    "flavour": {
     "en": "When the water rose she climbed. She has not forgiven it for stopping.",
     "de": "Als das Wasser stieg, stieg sie mit. Dass es aufhörte, nimmt sie ihm übel."
    }
   },
   {
    "card": "the-hundredth-arm",
    "number": 63,
    "name": {
     "en": "The Hundredth Arm",
     "de": "Der hundertste Arm"
    },
    "type": "creature",
    "faction": "outcast",
    "rarity": "legendary",
    "sides": [
     5,
     4,
     4,
     5
    ],
    "enters": [
     {
      "hook": 2
     },
     {
      "get": {
       "sides": -2
      },
      "to": "each adjacent enemy creature",
      "until": "turn"
     }
    ],
    "flavour": {
     "en": "The other ninety-nine are holding something down.",
     "de": "Die anderen neunundneunzig halten etwas fest."
    }
   },
   {
    "card": "admiral-of-the-drowned",
    "number": 64,
    "name": {
     "en": "Admiral of the Drowned",
     "de": "Admiralin der Ertrunkenen"
    },
    "type": "creature",
    "faction": "outcast",
    "rarity": "legendary",
    "sides": [
     7,
     6,
     3,
     4
    ],
    "keywords": [
     "anchor"
    ],
    "when": {
     "on": "enters",
     "who": "place",
     "do": {
      "fight": "self"
     },
     "once": "turn"
    },
    "flavour": {
     "en": "To her, every new shore on the chart is an insult and an order.",
     "de": "Jede neue Küste auf der Karte ist ihr eine Kränkung und ein Befehl."
    }
   },
   {
    "card": "smugglers-stair",
    "number": 65,
    "name": {
     "en": "Smugglers' Stair",
     "de": "Schmugglertreppe"
    },
    "type": "place",
    "faction": "outcast",
    "rarity": "common",
    "enters": [
     {
      "draw": 2
     },
     {
      "discard": 1
     }
    ],
    "flavour": {
     "en": "It has eleven steps going down and nine coming up.",
     "de": "Hinunter hat sie elf Stufen, herauf neun."
    }
   },
   {
    "card": "breakwater",
    "number": 66,
    "name": {
     "en": "Breakwater",
     "de": "Wellenbrecher"
    },
    "type": "place",
    "faction": "outcast",
    "rarity": "common",
    "enters": {
     "intimidate": "all"
    },
    "when": {
     "on": "moved",
     "do": {
      "intimidate": "all"
     }
    },
    "flavour": {
     "en": "Built to keep the sea outside. Nobody told it where outside is.",
     "de": "Gebaut, um das Meer draußen zu halten. Wo draußen ist, hat ihm keiner gesagt."
    }
   },
   {
    "card": "harbour-of-last-resort",
    "number": 67,
    "name": {
     "en": "Harbour of Last Resort",
     "de": "Hafen der letzten Wahl"
    },
    "type": "place",
    "faction": "outcast",
    "rarity": "epic",
    "enters": {
     "hook": 1
    },
    "ongoing": [
     {
      "get": {
       "sides": -2
      },
      "to": "adjacent creatures"
     }
    ],
    "flavour": {
     "en": "Everyone who lies at anchor here meant to sail past.",
     "de": "Wer hier vor Anker liegt, wollte eigentlich vorbei."
    }
   },
   {
    "card": "the-sunken-spire",
    "number": 68,
    "name": {
     "en": "The Sunken Spire",
     "de": "Der versunkene Turm"
    },
    "type": "place",
    "faction": "outcast",
    "rarity": "rare",
    "ongoing": [
     {
      "get": {
       "sides": 2
      },
      "to": "adjacent outcast creatures"
     }
    ],
    "flavour": {
     "en": "At low tide the bell rings. At high tide it is answered.",
     "de": "Bei Ebbe läutet die Glocke. Bei Flut wird ihr geantwortet."
    }
   },
   {
    "card": "set-adrift",
    "number": 69,
    "name": {
     "en": "Set Adrift",
     "de": "Ausgesetzt"
    },
    "type": "spell",
    "faction": "outcast",
    "rarity": "common",
    "play": {
     "move": "any creature",
     "to": "any empty corner field"
    },
    "flavour": {
     "en": "A boat, a biscuit and a whole corner of the world.",
     "de": "Ein Boot, ein Zwieback und eine ganze Ecke der Welt."
    }
   },
   {
    "card": "letter-of-marque",
    "number": 70,
    "name": {
     "en": "Letter of Marque",
     "de": "Kaperbrief"
    },
    "type": "spell",
    "faction": "outcast",
    "rarity": "common",
    "play": [
     {
      "get": {
       "places": 1
      },
      "until": "turn"
     },
     {
      "draw": 1
     }
    ],
    "flavour": {
     "en": "It permits what has long been done, in a very fine hand.",
     "de": "Er erlaubt, was längst geschehen ist, in sehr schöner Schrift."
    }
   },
   {
    "card": "washed-back",
    "number": 71,
    "name": {
     "en": "Washed Back",
     "de": "Zurückgespült"
    },
    "type": "spell",
    "faction": "outcast",
    "rarity": "rare",
    "play": {
     "bounce": "any newest enemy creature"
    },
    "flavour": {
     "en": "The tide went through your pockets and found nothing worth keeping.",
     "de": "Die Flut hat deine Taschen durchsucht und wollte nichts behalten."
    }
   },
   {
    "card": "mutiny",
    "number": 72,
    "name": {
     "en": "Mutiny",
     "de": "Meuterei"
    },
    "type": "spell",
    "faction": "outcast",
    "rarity": "epic",
    "play": {
     "tame": "any weakest enemy creature"
    },
    "flavour": {
     "en": "It always begins with the one nobody was watching.",
     "de": "Sie beginnt immer bei dem, auf den niemand geachtet hat."
    }
   }
  ]
 },
 {
  "pack": "royal",
  "game": "neverrift",
  "version": 1,
  "title": {
   "en": "The Royal Empire",
   "de": "Das Königliche Reich"
  },
  "tamers": [
   {
    "tamer": "magthilda-von-oramelle",
    "number": 123,
    "name": {
     "en": "Magthilda von Oramelle",
     "de": "Magthilda von Oramelle"
    },
    "faction": "royal",
    "flavour": {
     "en": "She never raises her voice. In Oramsted the doors open at a lower one.",
     "de": "Sie wird nie laut. In Oramsted öffnen sich die Türen schon bei weniger."
    },
    "passive": {
     "on": "tames",
     "who": "friendly creature",
     "do": {
      "guard": "that"
     }
    },
    "active": {
     "tame": "any captured enemy creature"
    }
   },
   {
    "tamer": "wendelin-von-trask",
    "number": 124,
    "name": {
     "en": "Wendelin von Trask",
     "de": "Wendelin von Trask"
    },
    "faction": "royal",
    "flavour": {
     "en": "He lost an army once and still has the table laid for it. Lately the bread has been going.",
     "de": "Er verlor einmal ein Heer und lässt noch immer für alle decken. Neuerdings fehlt abends Brot."
    },
    "passive": {
     "on": "enters",
     "who": "friendly royal creature",
     "do": {
      "if": {
       "count": "friendly creatures beside-that",
       "is": ">= 2"
      },
      "then": {
       "draw": 1
      }
     }
    },
    "active": [
     {
      "pick": "any friendly royal creature"
     },
     {
      "get": {
       "grant": "liberate"
      },
      "to": "that",
      "until": "turn"
     },
     {
      "fight": "that"
     }
    ]
   }
  ],
  "cards": [
   {
    "card": "oramsted-lancer",
    "number": 25,
    "name": {
     "en": "Oramsted Lancer",
     "de": "Lanzenreiter von Oramsted"
    },
    "type": "creature",
    "faction": "royal",
    "rarity": "common",
    "sides": [
     7,
     3,
     3,
     2
    ],
    "keywords": [
     "liberate"
    ],
    "flavour": {
     "en": "He lifts one out of the saddle, and the next is already bowing.",
     "de": "Den einen hebt er aus dem Sattel, da verneigt sich schon der nächste."
    }
   },
   {
    "card": "gate-lion",
    "number": 26,
    "name": {
     "en": "Gate Lion",
     "de": "Torlöwe"
    },
    "type": "creature",
    "faction": "royal",
    "rarity": "common",
    "sides": [
     4,
     9,
     3,
     2
    ],
    "flavour": {
     "en": "Stone until the third bell. After that, better polished.",
     "de": "Bis zum dritten Läuten Stein. Danach nur besser poliert."
    }
   },
   {
    "card": "shield-page",
    "number": 27,
    "name": {
     "en": "Shield Page",
     "de": "Schildpage"
    },
    "type": "creature",
    "faction": "royal",
    "rarity": "common",
    "sides": [
     4,
     3,
     4,
     3
    ],
    "keywords": [
     "block"
    ],
    "flavour": {
     "en": "He is allowed one mistake. He carries it in front of him.",
     "de": "Ein Fehler ist ihm erlaubt. Er trägt ihn vor sich her."
    }
   },
   {
    "card": "blank-bannerman",
    "number": 28,
    "name": {
     "en": "Blank Bannerman",
     "de": "Träger des leeren Banners"
    },
    "type": "creature",
    "faction": "royal",
    "rarity": "common",
    "sides": [
     2,
     3,
     3,
     5
    ],
    "ongoing": [
     {
      "get": {
       "cant": "tamed"
      },
      "to": "adjacent royal creatures"
     }
    ],
    "flavour": {
     "en": "There is nothing on the cloth. By the time you have looked, you are on your knees.",
     "de": "Auf dem Tuch ist nichts. Bis man es merkt, kniet man schon."
    }
   },
   {
    "card": "early-herald",
    "number": 29,
    "name": {
     "en": "Early Herald",
     "de": "Verfrühte Heroldin"
    },
    "type": "creature",
    "faction": "royal",
    "rarity": "common",
    "sides": [
     3,
     6,
     2,
     4
    ],
    "enters": [
     {
      "scout": "opponent"
     },
     {
      "augury": 2
     }
    ],
    "flavour": {
     "en": "She announces you before you have decided to come.",
     "de": "Sie kündigt dich an, bevor du beschlossen hast zu kommen."
    }
   },
   {
    "card": "chainwright",
    "number": 30,
    "name": {
     "en": "Chainwright",
     "de": "Kettenschmied"
    },
    "type": "creature",
    "faction": "royal",
    "rarity": "common",
    "sides": [
     3,
     1,
     3,
     7
    ],
    "keywords": [
     "liberate"
    ],
    "flavour": {
     "en": "He forged every chain in the province and put the same mistake in each.",
     "de": "Er schmiedete jede Kette der Provinz, und jede mit demselben Fehler."
    }
   },
   {
    "card": "pike-rank",
    "number": 31,
    "name": {
     "en": "Pike Rank",
     "de": "Spießreihe"
    },
    "type": "creature",
    "faction": "royal",
    "rarity": "common",
    "sides": [
     4,
     4,
     3,
     3
    ],
    "ongoing": [
     {
      "get": {
       "sides": 2
      },
      "to": "self",
      "while": {
       "count": "adjacent friendly creatures",
       "is": ">= 2"
      }
     }
    ],
    "flavour": {
     "en": "Alone, each is a man with a long stick. The stick remembers the others.",
     "de": "Allein ist jeder ein Mann mit langem Stock. Der Stock erinnert sich an die anderen."
    }
   },
   {
    "card": "toll-griffin",
    "number": 32,
    "name": {
     "en": "Toll Griffin",
     "de": "Zollgreif"
    },
    "type": "creature",
    "faction": "royal",
    "rarity": "common",
    "sides": [
     5,
     4,
     3,
     2
    ],
    "enters": {
     "intimidate": "all"
    },
    "flavour": {
     "en": "It takes a step from everyone who comes near. The steps are entered in a ledger.",
     "de": "Von jedem, der sich nähert, nimmt er einen Schritt. Über die Schritte wird Buch geführt."
    }
   },
   {
    "card": "knight-of-the-open-hand",
    "number": 33,
    "name": {
     "en": "Knight of the Open Hand",
     "de": "Ritterin der offenen Hand"
    },
    "type": "creature",
    "faction": "royal",
    "rarity": "rare",
    "sides": [
     6,
     3,
     3,
     3
    ],
    "keywords": [
     "liberate"
    ],
    "when": {
     "on": "cast",
     "do": {
      "guard": "self"
     },
     "once": "turn"
    },
    "flavour": {
     "en": "Her glove has no fingers left. She gave each of them to somebody as a pledge.",
     "de": "Ihr Handschuh hat keine Finger mehr. Jeden hat sie jemandem als Pfand gegeben."
    }
   },
   {
    "card": "castellan-of-oramsted",
    "number": 34,
    "name": {
     "en": "Castellan of Oramsted",
     "de": "Kastellan von Oramsted"
    },
    "type": "creature",
    "faction": "royal",
    "rarity": "rare",
    "sides": [
     3,
     3,
     5,
     4
    ],
    "ongoing": [
     {
      "get": {
       "cant": "tamed"
      },
      "to": "adjacent royal creatures"
     },
     {
      "get": {
       "cant": "moved"
      },
      "to": "adjacent royal creatures"
     }
    ],
    "flavour": {
     "en": "He has the key to every room, and the rooms know it.",
     "de": "Er hat den Schlüssel zu jedem Zimmer, und die Zimmer wissen das."
    }
   },
   {
    "card": "silent-usher",
    "number": 35,
    "name": {
     "en": "Silent Usher",
     "de": "Stummer Saaldiener"
    },
    "type": "creature",
    "faction": "royal",
    "rarity": "rare",
    "sides": [
     4,
     5,
     2,
     4
    ],
    "enters": {
     "may": {
      "bounce": "any creature below"
     }
    },
    "flavour": {
     "en": "He shows you out with such courtesy that you are home before you are angry.",
     "de": "Er geleitet dich so höflich hinaus, dass du erst daheim wütend wirst."
    }
   },
   {
    "card": "judge-of-returned-things",
    "number": 36,
    "name": {
     "en": "Judge of Returned Things",
     "de": "Richterin der Rückgaben"
    },
    "type": "creature",
    "faction": "royal",
    "rarity": "rare",
    "sides": [
     4,
     2,
     4,
     4
    ],
    "fought": {
     "do": {
      "tame": "any adjacent captured enemy creature"
     },
     "otherwise": {
      "draw": 1
     }
    },
    "flavour": {
     "en": "State what was yours. It will be asked as well.",
     "de": "Sag, was dir gehörte. Es wird ebenfalls befragt."
    }
   },
   {
    "card": "the-queens-double",
    "number": 37,
    "name": {
     "en": "The Queen's Double",
     "de": "Das Double der Königin"
    },
    "type": "creature",
    "faction": "royal",
    "rarity": "epic",
    "sides": [
     5,
     4,
     4,
     3
    ],
    "keywords": [
     "cant-be-tamed"
    ],
    "flavour": {
     "en": "There was a queen once, the servants agree. They cannot agree until when.",
     "de": "Eine Königin gab es, da sind sich die Diener einig. Nur nicht, bis wann."
    }
   },
   {
    "card": "stallion-of-the-golden-plains",
    "number": 38,
    "name": {
     "en": "Stallion of the Golden Plains",
     "de": "Hengst der Goldenen Ebene"
    },
    "type": "creature",
    "faction": "royal",
    "rarity": "epic",
    "sides": [
     8,
     4,
     3,
     3
    ],
    "keywords": [
     "liberate"
    ],
    "when": {
     "on": "tames",
     "do": {
      "draw": 1
     },
     "once": "turn"
    },
    "flavour": {
     "en": "The grass bows before he comes and will not say afterwards for whom.",
     "de": "Das Gras neigt sich, bevor er kommt. Vor wem, sagt es nachher nicht."
    }
   },
   {
    "card": "the-uncrowned",
    "number": 39,
    "name": {
     "en": "The Uncrowned",
     "de": "Die Ungekrönte"
    },
    "type": "creature",
    "faction": "royal",
    "rarity": "legendary",
    "sides": [
     5,
     5,
     5,
     4
    ],
    "keywords": [
     "block"
    ],
    "ongoing": [
     {
      "get": {
       "sides": 1
      },
      "to": "adjacent royal creatures"
     },
     {
      "get": {
       "cant": "tamed"
      },
      "to": "adjacent royal creatures"
     }
    ],
    "flavour": {
     "en": "Four crowns were made for her. None would be lifted from its cushion.",
     "de": "Vier Kronen wurden für sie gemacht. Keine ließ sich vom Kissen heben."
    }
   },
   {
    "card": "aurel-last-to-kneel",
    "number": 40,
    "name": {
     "en": "Aurel, Last to Kneel",
     "de": "Aurel, der zuletzt kniet"
    },
    "type": "creature",
    "faction": "royal",
    "rarity": "legendary",
    "sides": [
     10,
     3,
     4,
     4
    ],
    "keywords": [
     "liberate"
    ],
    "ongoing": [
     {
      "get": {
       "sides": 1
      },
      "to": "self",
      "while": {
       "behind": "you",
       "is": ">= 1"
      }
     }
    ],
    "flavour": {
     "en": "He never fought on the winning side. He has only stopped there.",
     "de": "Auf der Seite der Sieger hat er nie gekämpft. Nur aufgehört."
    }
   },
   {
    "card": "the-white-wall",
    "number": 41,
    "name": {
     "en": "The White Wall",
     "de": "Die weiße Mauer"
    },
    "type": "place",
    "faction": "royal",
    "rarity": "common",
    "ongoing": [
     {
      "get": {
       "up": 2
      },
      "to": "adjacent royal creatures"
     },
     {
      "get": {
       "down": 2
      },
      "to": "adjacent royal creatures"
     }
    ],
    "flavour": {
     "en": "It is whitewashed every spring, from the inside, by no one on the payroll.",
     "de": "Jedes Frühjahr wird sie geweißelt, von innen, von niemandem auf der Lohnliste."
    }
   },
   {
    "card": "court-of-small-claims",
    "number": 42,
    "name": {
     "en": "Court of Small Claims",
     "de": "Hof der kleinen Klagen"
    },
    "type": "place",
    "faction": "royal",
    "rarity": "rare",
    "enters": [
     {
      "guard": "up to 2 adjacent friendly creatures"
     },
     {
      "draw": 1
     }
    ],
    "flavour": {
     "en": "Today: a borrowed ladder, some stolen shade and one missing year.",
     "de": "Heute: eine geliehene Leiter, gestohlener Schatten und ein fehlendes Jahr."
    }
   },
   {
    "card": "hall-of-writs",
    "number": 43,
    "name": {
     "en": "Hall of Writs",
     "de": "Urkundensaal"
    },
    "type": "place",
    "faction": "royal",
    "rarity": "rare",
    "ongoing": [
     {
      "get": {
       "cant": "tamed"
      },
      "to": "royal creatures left-of"
     },
     {
      "get": {
       "cant": "tamed"
      },
      "to": "royal creatures right-of"
     }
    ],
    "flavour": {
     "en": "What is written here has happened. Clerks are asked to go easy on adjectives.",
     "de": "Was hier geschrieben steht, ist geschehen. Schreiber mögen mit Adjektiven sparen."
    }
   },
   {
    "card": "the-warm-throne",
    "number": 44,
    "name": {
     "en": "The Warm Throne",
     "de": "Der warme Thron"
    },
    "type": "place",
    "faction": "royal",
    "rarity": "epic",
    "ongoing": [
     {
      "get": {
       "sides": 1
      },
      "to": "adjacent royal creatures"
     }
    ],
    "when": {
     "on": "enters",
     "who": "adjacent royal creature",
     "do": {
      "guard": "that"
     }
    },
    "flavour": {
     "en": "Nobody sits there. The cushion has to be changed every week.",
     "de": "Niemand sitzt darauf. Das Kissen muss man jede Woche wechseln."
    }
   },
   {
    "card": "safe-conduct",
    "number": 45,
    "name": {
     "en": "Safe Conduct",
     "de": "Freies Geleit"
    },
    "type": "spell",
    "faction": "royal",
    "rarity": "common",
    "play": {
     "choose": 1,
     "of": [
      {
       "bounce": "any weakest captured enemy creature"
      },
      {
       "guard": "any friendly creature"
      }
     ]
    },
    "flavour": {
     "en": "The bearer is to be treated as though he had never been away.",
     "de": "Der Inhaber ist zu behandeln, als wäre er nie fort gewesen."
    }
   },
   {
    "card": "changing-of-the-guard",
    "number": 46,
    "name": {
     "en": "Changing of the Guard",
     "de": "Wachablösung"
    },
    "type": "spell",
    "faction": "royal",
    "rarity": "common",
    "play": [
     {
      "pick": "any friendly creature"
     },
     {
      "swap": "that",
      "with": "any friendly creature beside-that"
     },
     {
      "draw": 1
     }
    ],
    "flavour": {
     "en": "At the stroke of noon each of them takes himself for the other.",
     "de": "Schlag zwölf hält sich jeder für den anderen."
    }
   },
   {
    "card": "a-head-too-tall",
    "number": 47,
    "name": {
     "en": "A Head Too Tall",
     "de": "Einen Kopf zu groß"
    },
    "type": "spell",
    "faction": "royal",
    "rarity": "rare",
    "play": {
     "destroy": "any strongest creature"
    },
    "flavour": {
     "en": "The empire loves greatness, up to the lintel.",
     "de": "Das Reich liebt Größe. Bis zum Türsturz."
    }
   },
   {
    "card": "restitution",
    "number": 48,
    "name": {
     "en": "Restitution",
     "de": "Rückerstattung"
    },
    "type": "spell",
    "faction": "royal",
    "rarity": "epic",
    "play": {
     "tame": "any captured enemy creature"
    },
    "flavour": {
     "en": "Everything is returned in the condition in which it was missed.",
     "de": "Alles kommt in dem Zustand zurück, in dem es vermisst wurde."
    }
   }
  ]
 },
 {
  "pack": "starters",
  "game": "neverrift",
  "version": 1,
  "title": {
   "en": "Starter Decks",
   "de": "Startdecks"
  },
  "decks": [
   {
    "deck": "nine-paths",
    "name": {
     "en": "Nine Paths",
     "de": "Neun Pfade"
    },
    "guide": {
     "en": "This deck fights twice: a creature with Onslaught attacks again whenever it is moved, and for the first move in each of your turns Ashka draws you a card and gives the moved creature Block. Begin with Dustmane Runner or Border Leaper near the middle and leave free fields around them. Keep Windgap, Break Camp and Goad Hand until one move reaches two enemies at once, and Ashka's active for the last third of the game. It fears a crowded board, where nothing can be moved.",
     "de": "Dieses Deck kämpft zweimal: Eine Kreatur mit Ansturm greift nach jeder Bewegung noch einmal an, und für die erste Bewegung in deinem Zug ziehst du dank Ashka eine Karte und die bewegte Kreatur erhält Block. Beginne mit Staubmähne oder Grenzspringer nahe der Mitte und lass Felder um sie frei. Behalte Windscharte, Zelte abbrechen und Stachelführer, bis eine einzige Bewegung zwei Gegner erreicht, und Ashkas aktive Fähigkeit für das letzte Drittel. Es fürchtet ein volles Spielfeld, auf dem sich nichts mehr bewegen lässt."
    },
    "tamer": "ashka-ninepaths",
    "cards": {
     "dustmane-runner": 2,
     "border-leaper": 2,
     "milestone-aurochs": 2,
     "drum-mother": 2,
     "trail-reader": 1,
     "roadside-ox": 2,
     "goad-hand": 2,
     "gorge-ram": 2,
     "kite-rider": 1,
     "no-mans-mare": 2,
     "skyback-mammoth": 1,
     "anwa-who-arrives": 1,
     "windgap": 1,
     "trampled-road": 2,
     "the-moving-border": 2,
     "break-camp": 2,
     "second-charge": 2,
     "stage-fright": 1
    }
   },
   {
    "deck": "the-quiet-fortress",
    "name": {
     "en": "The Quiet Fortress",
     "de": "Die stille Festung"
    },
    "guide": {
     "en": "Take a corner early, build one block of creatures there and protect it. Blank Bannerman and Castellan keep Royal neighbours from being tamed, Hall of Writs those to its left and right; the two creatures do not protect themselves, so put them side by side or at the edge. Play creatures with Liberate between two enemies: the strong side towards the one it beats, and the other comes along, however strong. What you lose comes back, so keep Restitution and Magthilda's active for the last turns. It fears effects that move or destroy the one card your protection hangs on.",
     "de": "Nimm früh eine Ecke, baue dort einen Block aus Kreaturen und schütze ihn. Träger des leeren Banners und Kastellan bewahren königliche Nachbarn davor, gezähmt zu werden, der Urkundensaal die links und rechts von ihm; die beiden Kreaturen schützen sich nicht selbst, also stell sie nebeneinander oder an den Rand. Spiel Kreaturen mit Befreien zwischen zwei Gegner: die starke Seite zu dem, den sie schlägt, und der andere kommt mit, wie stark er auch ist. Was du verlierst, kommt zurück, also behalte Rückerstattung und Magthildas aktive Fähigkeit für die letzten Züge. Es fürchtet Effekte, die gerade die Karte bewegen oder zerstören, an der dein Schutz hängt."
    },
    "tamer": "magthilda-von-oramelle",
    "cards": {
     "oramsted-lancer": 2,
     "gate-lion": 2,
     "blank-bannerman": 2,
     "chainwright": 2,
     "roadside-ox": 1,
     "knight-of-the-open-hand": 2,
     "castellan-of-oramsted": 2,
     "the-queens-double": 1,
     "stallion-of-the-golden-plains": 1,
     "the-uncrowned": 1,
     "the-white-wall": 2,
     "hall-of-writs": 1,
     "the-warm-throne": 1,
     "safe-conduct": 2,
     "restitution": 1,
     "stage-fright": 1,
     "court-of-small-claims": 1,
     "pike-rank": 1,
     "second-round": 1,
     "shield-page": 2,
     "silent-usher": 1
    }
   },
   {
    "deck": "long-lines",
    "name": {
     "en": "Long Lines",
     "de": "Lange Leinen"
    },
    "guide": {
     "en": "Your creatures are weak, so choose the fight: a Hook drags an enemy to the field where your strong side meets its weak one, and Isbrand takes another 1 off it. Begin with Tidewall Turtle in a corner on the left or Bilge Choir in the lower right one, where their weak sides are covered. Set The Sunken Spire early and play around it: beside it every Outcast creature fights far above its rank. Keep The Keelhauler, Isbrand's active and Mutiny for the middle of the game, while there is still room to drag. It fears Anchor, a full board and a tamed creature that now enjoys the Spire on the other side.",
     "de": "Deine Kreaturen sind schwach, also such dir den Kampf aus: Ein Haken zieht einen Gegner auf das Feld, wo deine starke Seite auf seine schwache trifft, und Isbrand nimmt ihm noch 1 ab. Beginne mit der Deichschildkröte in einer linken Ecke oder dem Bilgenchor in der unteren rechten, wo ihre schwachen Seiten gedeckt sind. Leg früh den versunkenen Turm und spiel um ihn herum: Neben ihm kämpft jede Kreatur der Ausgestoßenen weit über ihrem Rang. Behalte den Kielholer, Isbrands aktive Fähigkeit und Meuterei für die Mitte der Partie, solange noch Platz zum Ziehen ist. Es fürchtet Anker, ein volles Spielfeld und eine gezähmte Kreatur, die nun für die Gegenseite am Turm steht."
    },
    "tamer": "isbrand-kielholt",
    "cards": {
     "gaff-hand": 1,
     "tidewall-turtle": 2,
     "bilge-choir": 2,
     "plumbline-eel": 1,
     "roadside-ox": 2,
     "press-gang": 2,
     "wreckers-light": 2,
     "the-keelhauler": 2,
     "the-hundredth-arm": 1,
     "the-sunken-spire": 2,
     "harbour-of-last-resort": 1,
     "smugglers-stair": 2,
     "set-adrift": 2,
     "mutiny": 1,
     "stage-fright": 1,
     "shutterback": 2,
     "lidless-lookout": 2,
     "washed-back": 1,
     "warden-of-the-spire": 1
    }
   },
   {
    "deck": "straight-through-the-hedge",
    "name": {
     "en": "Straight Through the Hedge",
     "de": "Quer durch die Hecke"
    },
    "guide": {
     "en": "This deck wants full rows and columns: creatures with Pierce attack over the nearest field, and in every turn of yours in which a Pact creature tames, you draw a card. Begin at the edge with Hedge Boar, Standing Stump or Acorn Fence, and leave two fields in line with the enemy open. Keep The Wood That Followed, Firebreak Bull and Yrsa's active for the middle of the game, when several targets stand in one line. Put the Trellis beside fields you still mean to use, and the Long Avenue into a column with room left. It fears being pushed and hooked out of line, and it has little to say in the last two turns, so lead before then.",
     "de": "Dieses Deck will volle Reihen und Spalten: Kreaturen mit Durchbohren greifen über das nächste Feld hinaus an, und in jedem deiner Züge, in dem eine Pakt-Kreatur zähmt, ziehst du eine Karte. Beginne am Rand mit Heckenkeiler, Stehendem Stumpf oder Eichelhehler und lass zwei Felder in einer Linie mit dem Gegner frei. Heb den Wald, der mitkam, den Schneisenstier und Yrsas aktive Fähigkeit für die Mitte der Partie auf, wenn mehrere Ziele in einer Linie stehen. Das Spalier gehört neben Felder, die du noch brauchst, die Lange Allee in eine Spalte mit Platz. Es fürchtet, aus der Linie geschoben zu werden, und hat in den letzten zwei Zügen wenig zu sagen: Führe vorher."
    },
    "tamer": "yrsa-longfurrow",
    "cards": {
     "hedge-boar": 2,
     "awl-wasp": 2,
     "stake-heron": 2,
     "standing-stump": 1,
     "nurse-oak": 1,
     "splinter-woodpecker": 2,
     "firebreak-bull": 2,
     "the-bear-who-slept-through": 1,
     "roadside-ox": 1,
     "the-trellis": 2,
     "the-long-avenue": 2,
     "the-reading-glade": 1,
     "ask-the-rings": 1,
     "bindweed": 2,
     "second-round": 2,
     "the-wood-that-followed": 1,
     "belling-stag": 2,
     "acorn-fence": 2,
     "forecast-toad": 1
    }
   },
   {
    "deck": "the-chair-was-still-warm",
    "name": {
     "en": "The Chair Was Still Warm",
     "de": "Der Stuhl war noch warm"
    },
    "guide": {
     "en": "This deck loses small things on purpose and wins late. Begin with Willing Novice, Unremarkable Neighbour or the Walled-In in the middle, then replace them by Sacrifice when the new one's fight tames at least one neighbour; tamed enemies make the best offerings, and Ludvig draws you a card for the first thing destroyed in each of your turns. Once a game his active lets a creature with Sacrifice take the field of a place, so leave one place where a fight would pay. Keep She Who Is Expected, the Recruiter, Last Guest and It Was Always So for the last five fields. It fears an early rush and a board that fills up quickly; a Sacrifice takes no new field, which buys you a turn.",
     "de": "Dieses Deck verliert Kleines mit Absicht und gewinnt spät. Beginne in der Mitte mit Bereitwilliger Novizin, Unauffälligem Nachbarn oder Eingemauertem und ersetze sie durch Opfern, sobald der Kampf der neuen Kreatur mindestens eine Nachbarin zähmt; gezähmte Gegner sind die besten Opfer, und für das Erste, was in deinem Zug zerstört wird, ziehst du dank Ludvig eine Karte. Einmal je Partie darf eine Kreatur mit Opfern das Feld eines Ortes einnehmen, also lass einen Ort dort stehen, wo ein Kampf sich lohnt. Heb die Erwartete, den Anwerber, den letzten Gast und „Das war schon immer so“ für die letzten fünf Felder auf. Es fürchtet frühen Druck und ein Brett, das sich schnell füllt; wer opfert, belegt kein neues Feld und gewinnt so einen Zug."
    },
    "tamer": "ludvig-von-ascheburg",
    "cards": {
     "unremarkable-neighbour": 2,
     "willing-novice": 2,
     "the-stand-in": 2,
     "the-promoted": 2,
     "sextons-boy": 2,
     "the-walled-in": 2,
     "dimmer-of-lamps": 1,
     "the-recurring-aunt": 2,
     "the-recruiter": 1,
     "she-who-is-expected": 1,
     "last-guest": 1,
     "the-borrowed-cellar": 2,
     "lost-property-office": 2,
     "window-on-the-rift": 1,
     "reading-of-the-names": 1,
     "an-even-account": 1,
     "it-was-always-so": 1,
     "homesickness": 1,
     "stage-fright": 1,
     "guest-at-every-funeral": 1,
     "roadside-ox": 1
    }
   }
  ]
 },
 {
  "pack": "sworn",
  "game": "neverrift",
  "version": 1,
  "title": {
   "en": "The Sworn",
   "de": "Die Geschworenen"
  },
  "tamers": [
   {
    "tamer": "ludvig-von-ascheburg",
    "number": 129,
    "name": {
     "en": "Ludvig von Ascheburg",
     "de": "Ludvig von Ascheburg"
    },
    "faction": "sworn",
    "flavour": {
     "en": "He gave the order his house, his name and his brother, in the order they asked for them.",
     "de": "Er gab dem Orden sein Haus, seinen Namen und seinen Bruder. Gefragt wurde in dieser Reihenfolge."
    },
    "passive": {
     "on": "destroyed",
     "who": "card",
     "do": {
      "draw": 1
     }
    },
    "active": {
     "get": {
      "grant": "place-sacrifice"
     },
     "until": "turn"
    }
   },
   {
    "tamer": "wenna-vael",
    "number": 130,
    "name": {
     "en": "Wenna Vael",
     "de": "Wenna Vael"
    },
    "faction": "sworn",
    "flavour": {
     "en": "She keeps the parish register and corrects it. The dead are informed in writing.",
     "de": "Sie führt das Kirchenbuch und berichtigt es. Die Toten werden schriftlich benachrichtigt."
    },
    "passive": {
     "on": "dug",
     "do": {
      "draw": 1
     }
    },
    "active": [
     {
      "dig": "creature"
     },
     {
      "get": {
       "creatures": 1
      },
      "until": "turn"
     }
    ]
   }
  ],
  "cards": [
   {
    "card": "unremarkable-neighbour",
    "number": 97,
    "name": {
     "en": "Unremarkable Neighbour",
     "de": "Unauffälliger Nachbar"
    },
    "type": "creature",
    "faction": "sworn",
    "rarity": "common",
    "sides": [
     3,
     7,
     3,
     6
    ],
    "flavour": {
     "en": "He lends you tools and waters your plants. He has a drawer with your handwriting in it.",
     "de": "Er leiht dir Werkzeug und gießt deine Blumen. Eine Schublade hat er nur für deine Handschrift."
    }
   },
   {
    "card": "willing-novice",
    "number": 98,
    "name": {
     "en": "Willing Novice",
     "de": "Bereitwillige Novizin"
    },
    "type": "creature",
    "faction": "sworn",
    "rarity": "common",
    "sides": [
     2,
     5,
     1,
     4
    ],
    "when": {
     "on": "destroyed",
     "do": {
      "draw": 2
     }
    },
    "flavour": {
     "en": "She asked whether it would hurt. She was pleased to hear that it was useful.",
     "de": "Sie fragte, ob es wehtun werde. Dass es nützt, hat sie gefreut."
    }
   },
   {
    "card": "the-stand-in",
    "number": 99,
    "name": {
     "en": "The Stand-In",
     "de": "Der Stellvertreter"
    },
    "type": "creature",
    "faction": "sworn",
    "rarity": "common",
    "sides": [
     6,
     1,
     6,
     2
    ],
    "keywords": [
     "sacrifice"
    ],
    "flavour": {
     "en": "The chair was still warm. He had brought his own cushion.",
     "de": "Der Stuhl war noch warm. Ein Kissen hatte er dabei."
    }
   },
   {
    "card": "the-promoted",
    "number": 100,
    "name": {
     "en": "The Promoted",
     "de": "Die Beförderte"
    },
    "type": "creature",
    "faction": "sworn",
    "rarity": "common",
    "sides": [
     3,
     8,
     3,
     5
    ],
    "keywords": [
     "sacrifice"
    ],
    "flavour": {
     "en": "Her predecessor recommended her. It was the last thing he did.",
     "de": "Ihr Vorgänger hat sie empfohlen. Es war das Letzte, was er tat."
    }
   },
   {
    "card": "sextons-boy",
    "number": 101,
    "name": {
     "en": "Sexton's Boy",
     "de": "Küsterjunge"
    },
    "type": "creature",
    "faction": "sworn",
    "rarity": "common",
    "sides": [
     7,
     1,
     7,
     2
    ],
    "enters": {
     "dig": "creature"
    },
    "flavour": {
     "en": "He digs them too shallow on purpose. It saves time later.",
     "de": "Er gräbt absichtlich zu flach. Das spart später Zeit."
    }
   },
   {
    "card": "confessor-in-plain-clothes",
    "number": 102,
    "name": {
     "en": "Confessor in Plain Clothes",
     "de": "Beichtvater in Zivil"
    },
    "type": "creature",
    "faction": "sworn",
    "rarity": "common",
    "sides": [
     4,
     3,
     2,
     4
    ],
    "enters": [
     {
      "scout": "opponent"
     },
     {
      "may": {
       "bury": 1,
       "who": "opponent"
      }
     }
    ],
    "flavour": {
     "en": "You only asked him the time. Why did you tell him about the well?",
     "de": "Du hast ihn nur nach der Uhrzeit gefragt. Warum hast du ihm vom Brunnen erzählt?"
    }
   },
   {
    "card": "the-walled-in",
    "number": 103,
    "name": {
     "en": "The Walled-In",
     "de": "Der Eingemauerte"
    },
    "type": "creature",
    "faction": "sworn",
    "rarity": "common",
    "sides": [
     6,
     7,
     3,
     3
    ],
    "keywords": [
     "block"
    ],
    "flavour": {
     "en": "He had himself bricked in and asked for one gap, for the announcements.",
     "de": "Er ließ sich einmauern und bat um eine Lücke, für die Durchsagen."
    }
   },
   {
    "card": "filing-clerk",
    "number": 104,
    "name": {
     "en": "Filing Clerk",
     "de": "Ablagebeamter"
    },
    "type": "creature",
    "faction": "sworn",
    "rarity": "common",
    "sides": [
     4,
     1,
     6,
     2
    ],
    "when": {
     "on": "turn-ends",
     "do": {
      "bury": 1
     }
    },
    "flavour": {
     "en": "Everything is filed with him. Downwards.",
     "de": "Bei ihm wird alles abgelegt. Nach unten."
    }
   },
   {
    "card": "dimmer-of-lamps",
    "number": 105,
    "name": {
     "en": "Dimmer of Lamps",
     "de": "Die Lampenlöscherin"
    },
    "type": "creature",
    "faction": "sworn",
    "rarity": "rare",
    "sides": [
     6,
     3,
     6,
     3
    ],
    "keywords": [
     "sacrifice"
    ],
    "ongoing": [
     {
      "get": {
       "sides": -1
      },
      "to": "adjacent enemy creatures"
     }
    ],
    "flavour": {
     "en": "She walks down the street at dusk with a long pole. There were never any lamps.",
     "de": "In der Dämmerung geht sie mit langer Stange durch die Gasse. Laternen gab es dort nie."
    }
   },
   {
    "card": "the-usher",
    "number": 106,
    "name": {
     "en": "The Usher",
     "de": "Der Platzanweiser"
    },
    "type": "creature",
    "faction": "sworn",
    "rarity": "rare",
    "sides": [
     3,
     4,
     2,
     4
    ],
    "enters": [
     {
      "may": {
       "bounce": "any creature left-of"
      }
     },
     {
      "discard": 1,
      "who": "opponent"
     }
    ],
    "flavour": {
     "en": "Your seat is taken. It has always been taken. This way, please.",
     "de": "Ihr Platz ist besetzt. Er war immer besetzt. Hier entlang, bitte."
    }
   },
   {
    "card": "the-long-sleeper",
    "number": 107,
    "name": {
     "en": "The Long Sleeper",
     "de": "Der lange Schläfer"
    },
    "type": "creature",
    "faction": "sworn",
    "rarity": "rare",
    "sides": [
     3,
     4,
     3,
     3
    ],
    "ongoing": [
     {
      "get": {
       "sides": 2
      },
      "to": "self",
      "while": {
       "graveyard": "you",
       "is": ">= 5"
      }
     }
    ],
    "flavour": {
     "en": "Thirty years a baker in the wrong town. On Tuesday he closed the shop without a word.",
     "de": "Dreißig Jahre Bäcker in der falschen Stadt. Am Dienstag schloss er wortlos den Laden."
    }
   },
   {
    "card": "the-recurring-aunt",
    "number": 108,
    "name": {
     "en": "The Recurring Aunt",
     "de": "Die wiederkehrende Tante"
    },
    "type": "creature",
    "faction": "sworn",
    "rarity": "rare",
    "sides": [
     2,
     7,
     1,
     7
    ],
    "when": {
     "on": "destroyed",
     "do": {
      "dig": "creature"
     }
    },
    "flavour": {
     "en": "We have buried her four times. She sends a card each time to thank us for the flowers.",
     "de": "Viermal haben wir sie begraben. Jedes Mal kommt eine Karte, danke für die Blumen."
    }
   },
   {
    "card": "the-recruiter",
    "number": 109,
    "name": {
     "en": "The Recruiter",
     "de": "Der Anwerber"
    },
    "type": "creature",
    "faction": "sworn",
    "rarity": "epic",
    "sides": [
     6,
     4,
     4,
     4
    ],
    "keywords": [
     "sacrifice"
    ],
    "enters": {
     "if": {
      "graveyard": "you",
      "is": ">= 3"
     },
     "then": {
      "tame": "any adjacent enemy creature"
     }
    },
    "flavour": {
     "en": "He has never raised his voice. He shows them the list, and their name is already on it.",
     "de": "Laut ist er nie geworden. Er zeigt ihnen die Liste, und der Name steht schon darauf."
    }
   },
   {
    "card": "guest-at-every-funeral",
    "number": 110,
    "name": {
     "en": "Guest at Every Funeral",
     "de": "Gast bei jedem Begräbnis"
    },
    "type": "creature",
    "faction": "sworn",
    "rarity": "epic",
    "sides": [
     4,
     4,
     2,
     4
    ],
    "when": {
     "on": "destroyed",
     "who": "other friendly creature",
     "once": "turn",
     "do": {
      "get": {
       "sides": -3
      },
      "to": "any enemy creature",
      "until": "turn"
     }
    },
    "flavour": {
     "en": "Each family takes her for somebody from the other side. They are right.",
     "de": "Jede Familie denkt, sie gehöre zur anderen Seite. Das stimmt."
    }
   },
   {
    "card": "she-who-is-expected",
    "number": 111,
    "name": {
     "en": "She Who Is Expected",
     "de": "Die Erwartete"
    },
    "type": "creature",
    "faction": "sworn",
    "rarity": "legendary",
    "sides": [
     6,
     5,
     4,
     5
    ],
    "keywords": [
     "sacrifice"
    ],
    "enters": {
     "destroy": "any adjacent enemy creature"
    },
    "flavour": {
     "en": "Eleven generations have laid a plate for her. This morning the plate was dirty.",
     "de": "Elf Generationen haben für sie mitgedeckt. Heute Morgen war der Teller schmutzig."
    }
   },
   {
    "card": "notary-of-the-rift",
    "number": 112,
    "name": {
     "en": "Notary of the Rift",
     "de": "Notar des Risses"
    },
    "type": "creature",
    "faction": "sworn",
    "rarity": "legendary",
    "sides": [
     5,
     4,
     4,
     4
    ],
    "enters": {
     "if": {
      "free": "fields",
      "is": "<= 5"
     },
     "then": {
      "tame": "up to 2 adjacent enemy creatures"
     }
    },
    "flavour": {
     "en": "Everything that is about to happen has been signed. You had a cold that day.",
     "de": "Alles, was jetzt geschieht, ist unterschrieben. Du warst an dem Tag erkältet."
    }
   },
   {
    "card": "the-borrowed-cellar",
    "number": 113,
    "name": {
     "en": "The Borrowed Cellar",
     "de": "Der geliehene Keller"
    },
    "type": "place",
    "faction": "sworn",
    "rarity": "common",
    "enters": {
     "draw": 1
    },
    "ongoing": [
     {
      "get": {
       "sides": 1
      },
      "to": "adjacent sworn creatures"
     }
    ],
    "flavour": {
     "en": "It reaches under three houses. The fourth does not know yet.",
     "de": "Er reicht unter drei Häuser. Das vierte weiß es noch nicht."
    }
   },
   {
    "card": "lost-property-office",
    "number": 114,
    "name": {
     "en": "Lost Property Office",
     "de": "Das Fundbüro"
    },
    "type": "place",
    "faction": "sworn",
    "rarity": "common",
    "enters": {
     "dig": "card"
    },
    "flavour": {
     "en": "Umbrellas on the left, gloves on the right, relatives at the back.",
     "de": "Schirme links, Handschuhe rechts, Angehörige hinten."
    }
   },
   {
    "card": "the-humming-chapel",
    "number": 115,
    "name": {
     "en": "The Humming Chapel",
     "de": "Die summende Kapelle"
    },
    "type": "place",
    "faction": "sworn",
    "rarity": "rare",
    "enters": {
     "intimidate": "all"
    },
    "ongoing": [
     {
      "get": {
       "sides": 1
      },
      "to": "adjacent sworn creatures"
     }
    ],
    "flavour": {
     "en": "No service has been held in it for years. The singing comes up to here, and people stand further off.",
     "de": "Messen hält hier seit Jahren keiner. Der Gesang reicht bis hierher, also steht man weiter drüben."
    }
   },
   {
    "card": "window-on-the-rift",
    "number": 116,
    "name": {
     "en": "Window on the Rift",
     "de": "Fenster zum Riss"
    },
    "type": "place",
    "faction": "sworn",
    "rarity": "epic",
    "ongoing": [
     {
      "get": {
       "sides": -1
      },
      "to": "adjacent creatures"
     },
     {
      "get": {
       "sides": 3
      },
      "to": "adjacent sworn creatures"
     }
    ],
    "flavour": {
     "en": "The glass was put in from the other side. The putty is still soft.",
     "de": "Das Glas wurde von der anderen Seite eingesetzt. Der Kitt ist noch weich."
    }
   },
   {
    "card": "reading-of-the-names",
    "number": 117,
    "name": {
     "en": "Reading of the Names",
     "de": "Verlesung der Namen"
    },
    "type": "spell",
    "faction": "sworn",
    "rarity": "common",
    "play": [
     {
      "bury": 2
     },
     {
      "dig": "creature"
     },
     {
      "draw": 1
     }
    ],
    "flavour": {
     "en": "Most of the names stay silent. One says: present.",
     "de": "Die meisten Namen schweigen. Einer sagt: hier."
    }
   },
   {
    "card": "an-even-account",
    "number": 118,
    "name": {
     "en": "An Even Account",
     "de": "Ausgeglichenes Konto"
    },
    "type": "spell",
    "faction": "sworn",
    "rarity": "rare",
    "play": {
     "if": {
      "count": "friendly creatures",
      "is": ">= 1"
     },
     "then": [
      {
       "destroy": "any friendly creature"
      },
      {
       "destroy": "any weakest enemy creature"
      }
     ]
    },
    "flavour": {
     "en": "One of ours, one of yours. The remainder is carried over.",
     "de": "Einer von uns, einer von euch. Der Rest wird übertragen."
    }
   },
   {
    "card": "the-shorter-straw",
    "number": 119,
    "name": {
     "en": "The Shorter Straw",
     "de": "Der kürzere Halm"
    },
    "type": "spell",
    "faction": "sworn",
    "rarity": "rare",
    "play": [
     {
      "discard": 2
     },
     {
      "destroy": "random enemy creature"
     }
    ],
    "flavour": {
     "en": "All the straws were the same length. We cut them afterwards.",
     "de": "Alle Halme waren gleich lang. Gekürzt wurde nachher."
    }
   },
   {
    "card": "it-was-always-so",
    "number": 120,
    "name": {
     "en": "It Was Always So",
     "de": "Das war schon immer so"
    },
    "type": "spell",
    "faction": "sworn",
    "rarity": "epic",
    "play": {
     "if": {
      "free": "fields",
      "is": "<= 6"
     },
     "then": {
      "tame": "oldest enemy creature"
     },
     "else": {
      "draw": 2
     }
    },
    "flavour": {
     "en": "In the old photograph it stands on our side. Look closely, it is even smiling.",
     "de": "Auf dem alten Foto steht es auf unserer Seite. Sieh genau hin, es lächelt sogar."
    }
   }
  ]
 },
 {
  "pack": "tribes",
  "game": "neverrift",
  "version": 1,
  "title": {
   "en": "The Free Tribes",
   "de": "Die Freien Stämme"
  },
  "tamers": [
   {
    "tamer": "ashka-ninepaths",
    "number": 125,
    "name": {
     "en": "Ashka Ninepaths",
     "de": "Ashka Neunpfad"
    },
    "faction": "tribes",
    "flavour": {
     "en": "She keeps a map of everything that is never in the same place twice. It is blank, and very worn.",
     "de": "Sie hat eine Karte von allem, was nie zweimal am selben Ort ist. Sie ist leer und sehr abgegriffen."
    },
    "passive": {
     "on": "moved",
     "who": "friendly creature",
     "do": [
      {
       "draw": 1
      },
      {
       "guard": "that"
      }
     ]
    },
    "active": [
     {
      "pick": "any friendly creature"
     },
     {
      "move": "that",
      "to": "any empty field"
     },
     {
      "fight": "that"
     }
    ]
   },
   {
    "tamer": "borro-of-the-broad-herd",
    "number": 126,
    "name": {
     "en": "Borro of the Broad Herd",
     "de": "Borro von der breiten Herde"
    },
    "faction": "tribes",
    "flavour": {
     "en": "He calls no beast by name. He says \"we\", and some of them turn round.",
     "de": "Er ruft kein Tier beim Namen. Er sagt „wir“, und einige drehen sich um."
    },
    "passive": {
     "on": "tames",
     "who": "friendly creature",
     "do": {
      "draw": 1
     }
    },
    "active": {
     "put": "creature",
     "to": "any empty field"
    }
   }
  ],
  "cards": [
   {
    "card": "dustmane-runner",
    "number": 1,
    "name": {
     "en": "Dustmane Runner",
     "de": "Staubmähne"
    },
    "type": "creature",
    "faction": "tribes",
    "rarity": "common",
    "sides": [
     4,
     3,
     3,
     3
    ],
    "keywords": [
     "onslaught"
    ],
    "enters": {
     "may": {
      "move": "self",
      "to": "any empty field adjacent"
     }
    },
    "flavour": {
     "en": "It arrives first. Then the dust. Then, much later, the sound of hooves.",
     "de": "Erst kommt sie an. Dann der Staub. Viel später hört man Hufe."
    }
   },
   {
    "card": "milestone-aurochs",
    "number": 2,
    "name": {
     "en": "Milestone Aurochs",
     "de": "Meilenstein-Ur"
    },
    "type": "creature",
    "faction": "tribes",
    "rarity": "common",
    "sides": [
     8,
     3,
     4,
     3
    ],
    "flavour": {
     "en": "Someone carved a distance into its flank. It has never been wrong.",
     "de": "Jemand hat ihm eine Entfernung in die Flanke geritzt. Sie stimmt immer."
    }
   },
   {
    "card": "bellwether",
    "number": 3,
    "name": {
     "en": "Bellwether",
     "de": "Leithammel"
    },
    "type": "creature",
    "faction": "tribes",
    "rarity": "common",
    "sides": [
     4,
     4,
     3,
     2
    ],
    "keywords": [
     "stampede"
    ],
    "flavour": {
     "en": "The bell has no clapper. They follow it all the same.",
     "de": "Die Glocke hat keinen Klöppel. Sie folgen ihr trotzdem."
    }
   },
   {
    "card": "yokemates",
    "number": 4,
    "name": {
     "en": "Yokemates",
     "de": "Jochgeschwister"
    },
    "type": "creature",
    "faction": "tribes",
    "rarity": "common",
    "sides": [
     4,
     4,
     2,
     4
    ],
    "ongoing": [
     {
      "get": {
       "sides": 1
      },
      "to": "nearby creatures"
     }
    ],
    "flavour": {
     "en": "One was born to the yoke, the other grew out of it. Ask which, and both look away.",
     "de": "Das eine kam am Joch zur Welt, das andere wuchs daraus. Welches, verraten beide nicht."
    }
   },
   {
    "card": "border-leaper",
    "number": 5,
    "name": {
     "en": "Border Leaper",
     "de": "Grenzspringer"
    },
    "type": "creature",
    "faction": "tribes",
    "rarity": "common",
    "sides": [
     3,
     4,
     3,
     4
    ],
    "keywords": [
     "onslaught"
    ],
    "enters": {
     "may": {
      "move": "self",
      "to": "any empty field adjacent"
     }
    },
    "flavour": {
     "en": "It has been counted in four kingdoms on the same evening.",
     "de": "Am selben Abend wurde er in vier Königreichen gezählt."
    }
   },
   {
    "card": "drum-mother",
    "number": 6,
    "name": {
     "en": "Drum Mother",
     "de": "Trommelmutter"
    },
    "type": "creature",
    "faction": "tribes",
    "rarity": "common",
    "sides": [
     5,
     5,
     4,
     4
    ],
    "fought": {
     "intimidate": "all"
    },
    "flavour": {
     "en": "She strikes the skin once. Whatever it was taken from steps back.",
     "de": "Sie schlägt das Fell einmal. Wem es einst gehörte, der weicht zurück."
    }
   },
   {
    "card": "trail-reader",
    "number": 7,
    "name": {
     "en": "Trail Reader",
     "de": "Fährtenleserin"
    },
    "type": "creature",
    "faction": "tribes",
    "rarity": "common",
    "sides": [
     3,
     5,
     4,
     2
    ],
    "enters": {
     "draw": 1
    },
    "flavour": {
     "en": "She reads tomorrow's tracks and walks beside them, so as not to smudge the ending.",
     "de": "Sie liest die Spuren von morgen und geht daneben, um den Schluss nicht zu verwischen."
    }
   },
   {
    "card": "goad-hand",
    "number": 8,
    "name": {
     "en": "Goad Hand",
     "de": "Stachelführer"
    },
    "type": "creature",
    "faction": "tribes",
    "rarity": "rare",
    "sides": [
     4,
     3,
     4,
     4
    ],
    "enters": {
     "may": {
      "move": "any other friendly creature",
      "to": "any empty field adjacent"
     }
    },
    "flavour": {
     "en": "He carries the stick for show. It is the humming they cannot bear.",
     "de": "Den Stock trägt er zum Schein. Was sie nicht ertragen, ist sein Summen."
    }
   },
   {
    "card": "wagon-dam",
    "number": 9,
    "name": {
     "en": "Wagon Dam",
     "de": "Wagenkuh"
    },
    "type": "creature",
    "faction": "tribes",
    "rarity": "rare",
    "sides": [
     6,
     4,
     2,
     4
    ],
    "keywords": [
     "stampede"
    ],
    "flavour": {
     "en": "She pulls nothing. The wagon is afraid to stay behind.",
     "de": "Sie zieht nichts. Der Wagen traut sich nur nicht, zurückzubleiben."
    }
   },
   {
    "card": "gorge-ram",
    "number": 10,
    "name": {
     "en": "Gorge Ram",
     "de": "Schluchtwidder"
    },
    "type": "creature",
    "faction": "tribes",
    "rarity": "rare",
    "sides": [
     7,
     4,
     3,
     4
    ],
    "keywords": [
     "onslaught"
    ],
    "enters": {
     "may": {
      "push": "any adjacent creature"
     }
    },
    "flavour": {
     "en": "The gorge is eleven winters old. So is he.",
     "de": "Die Schlucht ist elf Winter alt. Er auch."
    }
   },
   {
    "card": "kite-rider",
    "number": 11,
    "name": {
     "en": "Kite Rider",
     "de": "Drachenseglerin"
    },
    "type": "creature",
    "faction": "tribes",
    "rarity": "rare",
    "sides": [
     5,
     4,
     4,
     2
    ],
    "enters": [
     {
      "scout": "opponent"
     },
     {
      "may": {
       "bounce": "any creature left-of"
      }
     }
    ],
    "flavour": {
     "en": "She comes down twice a year, mostly to argue about what the ground is for.",
     "de": "Zweimal im Jahr landet sie, meist um zu streiten, wozu der Boden gut ist."
    }
   },
   {
    "card": "the-long-column",
    "number": 12,
    "name": {
     "en": "The Long Column",
     "de": "Der lange Zug"
    },
    "type": "creature",
    "faction": "tribes",
    "rarity": "epic",
    "sides": [
     5,
     5,
     5,
     3
    ],
    "keywords": [
     "block",
     "stampede"
    ],
    "flavour": {
     "en": "It takes three days to pass. On the second you see yourself riding in it.",
     "de": "Drei Tage zieht er vorbei. Am zweiten siehst du dich selbst mitreiten."
    }
   },
   {
    "card": "no-mans-mare",
    "number": 13,
    "name": {
     "en": "No-Man's Mare",
     "de": "Niemandsstute"
    },
    "type": "creature",
    "faction": "tribes",
    "rarity": "epic",
    "sides": [
     7,
     4,
     4,
     5
    ],
    "keywords": [
     "onslaught"
    ],
    "when": {
     "on": "turn-starts",
     "do": {
      "may": {
       "move": "self",
       "to": "any empty field adjacent"
      }
     }
    },
    "flavour": {
     "en": "She sleeps walking. Wherever she wakes has always been hers.",
     "de": "Sie schläft im Gehen. Wo sie erwacht, war sie schon immer daheim."
    }
   },
   {
    "card": "skyback-mammoth",
    "number": 14,
    "name": {
     "en": "Skyback Mammoth",
     "de": "Himmelsträger"
    },
    "type": "creature",
    "faction": "tribes",
    "rarity": "epic",
    "sides": [
     8,
     3,
     6,
     3
    ],
    "when": {
     "on": "moved",
     "do": {
      "draw": 1
     },
     "once": "turn"
    },
    "flavour": {
     "en": "Snow lies on its back all summer. Something small keeps a fire up there.",
     "de": "Auf seinem Rücken liegt den ganzen Sommer Schnee. Etwas Kleines hält dort oben ein Feuer wach."
    }
   },
   {
    "card": "anwa-who-arrives",
    "number": 15,
    "name": {
     "en": "Anwa, Who Arrives",
     "de": "Anwa, die ankommt"
    },
    "type": "creature",
    "faction": "tribes",
    "rarity": "legendary",
    "sides": [
     7,
     5,
     4,
     5
    ],
    "keywords": [
     "onslaught"
    ],
    "when": {
     "on": "tames",
     "do": {
      "may": {
       "move": "self",
       "to": "any empty field beside-that"
      }
     },
     "once": "turn"
    },
    "flavour": {
     "en": "No one has ever seen her set out.",
     "de": "Aufbrechen hat sie noch keiner gesehen."
    }
   },
   {
    "card": "the-thousandth",
    "number": 16,
    "name": {
     "en": "The Thousandth",
     "de": "Das Tausendste"
    },
    "type": "creature",
    "faction": "tribes",
    "rarity": "legendary",
    "sides": [
     6,
     5,
     5,
     5
    ],
    "keywords": [
     "stampede"
    ],
    "ongoing": [
     {
      "get": {
       "sides": 1
      },
      "to": "adjacent tribal creatures"
     }
    ],
    "flavour": {
     "en": "Count the herd and you get nine hundred and ninety-nine. Then something breathes behind you.",
     "de": "Zählst du die Herde, kommst du auf neunhundertneunundneunzig. Dann atmet etwas hinter dir."
    }
   },
   {
    "card": "trampled-road",
    "number": 17,
    "name": {
     "en": "Trampled Road",
     "de": "Zertretene Straße"
    },
    "type": "place",
    "faction": "tribes",
    "rarity": "common",
    "ongoing": [
     {
      "get": {
       "left": 2
      },
      "to": "adjacent tribal creatures"
     },
     {
      "get": {
       "right": 2
      },
      "to": "adjacent tribal creatures"
     }
    ],
    "flavour": {
     "en": "It was a wall until the herds agreed on a direction.",
     "de": "Sie war eine Mauer, bis sich die Herden auf eine Richtung einigten."
    }
   },
   {
    "card": "windgap",
    "number": 18,
    "name": {
     "en": "Windgap",
     "de": "Windscharte"
    },
    "type": "place",
    "faction": "tribes",
    "rarity": "common",
    "enters": {
     "may": {
      "move": "any friendly creature",
      "to": "any empty field adjacent"
     }
    },
    "ongoing": [
     {
      "get": {
       "sides": 1
      },
      "to": "adjacent tribal creatures"
     }
    ],
    "flavour": {
     "en": "You need not walk through. Just stop holding on.",
     "de": "Hindurchgehen musst du nicht. Es reicht, loszulassen."
    }
   },
   {
    "card": "gathering-fires",
    "number": 19,
    "name": {
     "en": "Gathering Fires",
     "de": "Sammelfeuer"
    },
    "type": "place",
    "faction": "tribes",
    "rarity": "rare",
    "enters": {
     "draw": {
      "count": "adjacent friendly creatures"
     }
    },
    "flavour": {
     "en": "Every fire has one seat too many. Leave it empty until they ask.",
     "de": "An jedem Feuer ist ein Platz zu viel. Lass ihn frei, bis jemand fragt."
    }
   },
   {
    "card": "the-moving-border",
    "number": 20,
    "name": {
     "en": "The Moving Border",
     "de": "Die wandernde Grenze"
    },
    "type": "place",
    "faction": "tribes",
    "rarity": "epic",
    "ongoing": [
     {
      "get": {
       "grant": "onslaught"
      },
      "to": "adjacent tribal creatures"
     },
     {
      "get": {
       "sides": 1
      },
      "to": "adjacent tribal creatures"
     }
    ],
    "enters": {
     "may": {
      "move": "any friendly creature",
      "to": "any empty field adjacent"
     }
    },
    "flavour": {
     "en": "Last spring it was a day's ride away. Tonight it is sniffing at the tent.",
     "de": "Im Frühjahr lag sie einen Tagesritt entfernt. Heute Nacht schnuppert sie am Zelt."
    }
   },
   {
    "card": "break-camp",
    "number": 21,
    "name": {
     "en": "Break Camp",
     "de": "Zelte abbrechen"
    },
    "type": "spell",
    "faction": "tribes",
    "rarity": "common",
    "play": [
     {
      "pick": "any friendly creature"
     },
     {
      "move": "that",
      "to": "any empty field beside-that"
     },
     {
      "fight": "that"
     }
    ],
    "flavour": {
     "en": "Leave the ashes warm. It makes them think you are close.",
     "de": "Lasst die Asche warm. Dann glauben sie, ihr wärt noch nah."
    }
   },
   {
    "card": "dust-in-the-eye",
    "number": 22,
    "name": {
     "en": "Dust in the Eye",
     "de": "Staub im Auge"
    },
    "type": "spell",
    "faction": "tribes",
    "rarity": "common",
    "play": {
     "get": {
      "sides": -2
     },
     "to": "any enemy creature",
     "until": "turn"
    },
    "flavour": {
     "en": "A handful of somewhere else.",
     "de": "Eine Handvoll Anderswo."
    }
   },
   {
    "card": "second-charge",
    "number": 23,
    "name": {
     "en": "Second Charge",
     "de": "Zweiter Anlauf"
    },
    "type": "spell",
    "faction": "tribes",
    "rarity": "rare",
    "play": [
     {
      "pick": "any friendly creature"
     },
     {
      "get": {
       "sides": 2
      },
      "to": "that",
      "until": "turn"
     },
     {
      "fight": "that"
     }
    ],
    "flavour": {
     "en": "The first one was only to measure the distance.",
     "de": "Der erste war nur, um die Entfernung zu messen."
    }
   },
   {
    "card": "cut-the-ropes",
    "number": 24,
    "name": {
     "en": "Cut the Ropes",
     "de": "Die Seile kappen"
    },
    "type": "spell",
    "faction": "tribes",
    "rarity": "rare",
    "play": [
     {
      "pick": "any oldest friendly creature"
     },
     {
      "get": {
       "grant": "stampede"
      },
      "to": "that",
      "until": "turn"
     },
     {
      "fight": "that"
     }
    ],
    "flavour": {
     "en": "The old one never pulled at the knot. It was waiting to be asked.",
     "de": "Das Alte hat nie am Knoten gezerrt. Es wollte gefragt werden."
    }
   }
  ]
 },
 {
  "pack": "verdant",
  "game": "neverrift",
  "version": 1,
  "title": {
   "en": "The Verdant Pact",
   "de": "Der Grüne Pakt"
  },
  "tamers": [
   {
    "tamer": "yrsa-longfurrow",
    "number": 127,
    "name": {
     "en": "Yrsa Longfurrow",
     "de": "Yrsa Langfurche"
    },
    "faction": "verdant",
    "flavour": {
     "en": "She ploughs in straight lines. What stood in the way is now part of the hedge.",
     "de": "Sie pflügt in geraden Linien. Was im Weg stand, gehört jetzt zur Hecke."
    },
    "passive": {
     "on": "tames",
     "who": "friendly verdant creature",
     "do": {
      "draw": 1
     }
    },
    "active": [
     {
      "pick": "any friendly verdant creature"
     },
     {
      "get": {
       "grant": "pierce"
      },
      "to": "that",
      "until": "turn"
     },
     {
      "fight": "that"
     }
    ]
   },
   {
    "tamer": "immo-of-the-eaves",
    "number": 128,
    "name": {
     "en": "Immo of the Eaves",
     "de": "Immo vom Waldsaum"
    },
    "faction": "verdant",
    "flavour": {
     "en": "He has never entered the forest. Every year he lives a little deeper in it.",
     "de": "Er hat den Wald nie betreten. Jedes Jahr wohnt er etwas tiefer darin."
    },
    "passive": {
     "on": "turn-starts",
     "do": {
      "augury": 2
     }
    },
    "active": {
     "put": "creature",
     "to": "any empty edge field"
    }
   }
  ],
  "cards": [
   {
    "card": "hedge-boar",
    "number": 73,
    "name": {
     "en": "Hedge Boar",
     "de": "Heckenkeiler"
    },
    "type": "creature",
    "faction": "verdant",
    "rarity": "common",
    "sides": [
     5,
     4,
     5,
     4
    ],
    "flavour": {
     "en": "Half of it is thorns. It no longer remembers which half was first.",
     "de": "Zur Hälfte besteht er aus Dornen. Welche Hälfte zuerst da war, weiß er nicht mehr."
    }
   },
   {
    "card": "awl-wasp",
    "number": 74,
    "name": {
     "en": "Awl Wasp",
     "de": "Pfriemwespe"
    },
    "type": "creature",
    "faction": "verdant",
    "rarity": "common",
    "sides": [
     3,
     4,
     3,
     4
    ],
    "keywords": [
     "pierce"
    ],
    "flavour": {
     "en": "Cobblers loved it until they saw what it was sewing.",
     "de": "Die Schuster mochten sie, bis sie sahen, woran sie näht."
    }
   },
   {
    "card": "stake-heron",
    "number": 75,
    "name": {
     "en": "Stake Heron",
     "de": "Pfahlreiher"
    },
    "type": "creature",
    "faction": "verdant",
    "rarity": "common",
    "sides": [
     4,
     3,
     4,
     2
    ],
    "keywords": [
     "pierce"
    ],
    "flavour": {
     "en": "It stands in the pond like a fence post. There was never a fence.",
     "de": "Er steht im Teich wie ein Zaunpfahl. Einen Zaun gab es nie."
    }
   },
   {
    "card": "ring-counter",
    "number": 76,
    "name": {
     "en": "Ring Counter",
     "de": "Ringzähler"
    },
    "type": "creature",
    "faction": "verdant",
    "rarity": "common",
    "sides": [
     4,
     4,
     4,
     5
    ],
    "enters": {
     "augury": 3
    },
    "flavour": {
     "en": "It counts the rings of living trees. They hold their breath for it.",
     "de": "Er zählt die Ringe lebender Bäume. Sie halten dafür die Luft an."
    }
   },
   {
    "card": "acorn-fence",
    "number": 77,
    "name": {
     "en": "Acorn Fence",
     "de": "Eichelhehler"
    },
    "type": "creature",
    "faction": "verdant",
    "rarity": "common",
    "sides": [
     4,
     5,
     4,
     4
    ],
    "enters": [
     {
      "scout": "opponent"
     },
     {
      "draw": 1
     }
    ],
    "flavour": {
     "en": "The jay buys whatever has fallen, asks nothing, and shouts it through the whole wood.",
     "de": "Er nimmt, was gefallen ist, fragt nichts und schreit es durch den ganzen Wald."
    }
   },
   {
    "card": "standing-stump",
    "number": 78,
    "name": {
     "en": "Standing Stump",
     "de": "Stehender Stumpf"
    },
    "type": "creature",
    "faction": "verdant",
    "rarity": "common",
    "sides": [
     4,
     4,
     3,
     3
    ],
    "keywords": [
     "block"
    ],
    "when": {
     "on": "blocked",
     "do": {
      "draw": 1
     }
    },
    "flavour": {
     "en": "It has been felled twice. It kept both axes.",
     "de": "Zweimal hat man ihn gefällt. Beide Äxte hat er behalten."
    }
   },
   {
    "card": "whipping-birch",
    "number": 79,
    "name": {
     "en": "Whipping Birch",
     "de": "Schnellbirke"
    },
    "type": "creature",
    "faction": "verdant",
    "rarity": "common",
    "sides": [
     4,
     3,
     5,
     3
    ],
    "enters": {
     "may": {
      "bounce": "any creature right-of"
     }
    },
    "flavour": {
     "en": "Bend it and it remembers. Let go and so will you.",
     "de": "Biegt man sie, merkt sie es sich. Lässt man los, merkt man es selbst."
    }
   },
   {
    "card": "belling-stag",
    "number": 80,
    "name": {
     "en": "Belling Stag",
     "de": "Röhrender Hirsch"
    },
    "type": "creature",
    "faction": "verdant",
    "rarity": "common",
    "sides": [
     6,
     5,
     5,
     3
    ],
    "enters": {
     "intimidate": "all"
    },
    "flavour": {
     "en": "In the picture above the sofa he is silent. You could step closer there.",
     "de": "Auf dem Bild über dem Sofa schweigt er. Dort kann man näher herangehen."
    }
   },
   {
    "card": "nurse-oak",
    "number": 81,
    "name": {
     "en": "Nurse Oak",
     "de": "Ammeneiche"
    },
    "type": "creature",
    "faction": "verdant",
    "rarity": "rare",
    "sides": [
     4,
     4,
     5,
     4
    ],
    "ongoing": [
     {
      "get": {
       "sides": 1
      },
      "to": "adjacent verdant creatures"
     }
    ],
    "flavour": {
     "en": "The saplings in its shade do not grow taller. They grow patient.",
     "de": "Die Schösslinge in ihrem Schatten werden nicht größer. Sie werden geduldig."
    }
   },
   {
    "card": "splinter-woodpecker",
    "number": 82,
    "name": {
     "en": "Splinter Woodpecker",
     "de": "Splitterspecht"
    },
    "type": "creature",
    "faction": "verdant",
    "rarity": "rare",
    "sides": [
     3,
     4,
     3,
     4
    ],
    "keywords": [
     "pierce"
    ],
    "enters": {
     "may": {
      "push": "any adjacent creature"
     }
    },
    "flavour": {
     "en": "It knocks until someone opens. Then it knocks on that.",
     "de": "Er klopft, bis jemand aufmacht. Dann klopft er an den."
    }
   },
   {
    "card": "forecast-toad",
    "number": 83,
    "name": {
     "en": "Forecast Toad",
     "de": "Wetterunke"
    },
    "type": "creature",
    "faction": "verdant",
    "rarity": "rare",
    "sides": [
     6,
     4,
     5,
     5
    ],
    "when": {
     "on": "turn-starts",
     "do": {
      "augury": 3
     }
    },
    "flavour": {
     "en": "Rain, it says. It has said so for a month, and the pond is listening.",
     "de": "Regen, sagt sie. Das sagt sie seit einem Monat, und der Teich hört zu."
    }
   },
   {
    "card": "hazel-pack",
    "number": 84,
    "name": {
     "en": "Hazel Pack",
     "de": "Haselrudel"
    },
    "type": "creature",
    "faction": "verdant",
    "rarity": "rare",
    "sides": [
     5,
     4,
     4,
     5
    ],
    "ongoing": [
     {
      "get": {
       "sides": 2
      },
      "to": "self",
      "while": {
       "count": "adjacent friendly verdant creatures",
       "is": ">= 2"
      }
     }
    ],
    "flavour": {
     "en": "A single hazel is a shrub. Five of them have an opinion about sheep.",
     "de": "Eine Hasel allein ist ein Strauch. Fünf haben eine Meinung zu Schafen."
    }
   },
   {
    "card": "firebreak-bull",
    "number": 85,
    "name": {
     "en": "Firebreak Bull",
     "de": "Schneisenstier"
    },
    "type": "creature",
    "faction": "verdant",
    "rarity": "epic",
    "sides": [
     4,
     4,
     3,
     3
    ],
    "keywords": [
     "pierce"
    ],
    "enters": {
     "get": {
      "sides": -1
     },
     "to": "each enemy creature in-row",
     "until": "turn"
    },
    "flavour": {
     "en": "The foresters drew a line on the map. By morning he had walked it.",
     "de": "Die Förster zogen einen Strich auf der Karte. Am Morgen war er ihn gegangen."
    }
   },
   {
    "card": "the-bear-who-slept-through",
    "number": 86,
    "name": {
     "en": "The Bear Who Slept Through",
     "de": "Der Bär, der durchschlief"
    },
    "type": "creature",
    "faction": "verdant",
    "rarity": "epic",
    "sides": [
     9,
     5,
     4,
     3
    ],
    "enters": {
     "augury": 3
    },
    "flavour": {
     "en": "He slept through the rift. Somebody will have to tell him.",
     "de": "Den Riss hat er verschlafen. Irgendwer wird es ihm sagen müssen."
    }
   },
   {
    "card": "mother-thornrow",
    "number": 87,
    "name": {
     "en": "Mother Thornrow",
     "de": "Mutter Dornreih"
    },
    "type": "creature",
    "faction": "verdant",
    "rarity": "legendary",
    "sides": [
     8,
     5,
     5,
     5
    ],
    "keywords": [
     "pierce"
    ],
    "ongoing": [
     {
      "get": {
       "grant": "pierce"
      },
      "to": "other friendly verdant creatures"
     }
    ],
    "flavour": {
     "en": "She planted her children an arm's length apart. It was never said whose arm.",
     "de": "Ihre Kinder pflanzte sie eine Armlänge auseinander. Wessen Arm, hat sie nie gesagt."
    }
   },
   {
    "card": "the-wood-that-followed",
    "number": 88,
    "name": {
     "en": "The Wood That Followed",
     "de": "Der Wald, der mitkam"
    },
    "type": "creature",
    "faction": "verdant",
    "rarity": "legendary",
    "sides": [
     6,
     5,
     5,
     4
    ],
    "enters": [
     {
      "augury": 3
     },
     {
      "may": {
       "put": "creature",
       "to": "any empty field adjacent"
      }
     }
    ],
    "flavour": {
     "en": "They cleared it in autumn. In spring it stood outside the door, with its young.",
     "de": "Im Herbst wurde er gerodet. Im Frühjahr stand er vor der Tür, mit den Jungen."
    }
   },
   {
    "card": "the-trellis",
    "number": 89,
    "name": {
     "en": "The Trellis",
     "de": "Das Spalier"
    },
    "type": "place",
    "faction": "verdant",
    "rarity": "common",
    "enters": {
     "draw": 1
    },
    "ongoing": [
     {
      "get": {
       "up": 1
      },
      "to": "adjacent verdant creatures"
     },
     {
      "get": {
       "down": 1
      },
      "to": "adjacent verdant creatures"
     }
    ],
    "flavour": {
     "en": "Everything tied to it grows upwards. After the second year nothing needs tying.",
     "de": "Was man daran bindet, wächst nach oben. Ab dem zweiten Jahr braucht man nichts mehr zu binden."
    }
   },
   {
    "card": "the-reading-glade",
    "number": 90,
    "name": {
     "en": "The Reading Glade",
     "de": "Die Leselichtung"
    },
    "type": "place",
    "faction": "verdant",
    "rarity": "rare",
    "enters": [
     {
      "augury": 3
     },
     {
      "draw": {
       "count": "adjacent friendly verdant creatures"
      }
     }
    ],
    "flavour": {
     "en": "The leaves fall here in a certain order. Whoever sweeps is asked to stop.",
     "de": "Das Laub fällt hier in einer bestimmten Reihenfolge. Wer fegt, wird gebeten, es zu lassen."
    }
   },
   {
    "card": "the-long-avenue",
    "number": 91,
    "name": {
     "en": "The Long Avenue",
     "de": "Die lange Allee"
    },
    "type": "place",
    "faction": "verdant",
    "rarity": "rare",
    "ongoing": [
     {
      "get": {
       "grant": "pierce"
      },
      "to": "verdant creatures in-column"
     }
    ],
    "flavour": {
     "en": "From one end you can see the other. From the other you are already being seen.",
     "de": "Vom einen Ende sieht man das andere. Vom anderen wird man schon gesehen."
    }
   },
   {
    "card": "the-healed-acre",
    "number": 92,
    "name": {
     "en": "The Healed Acre",
     "de": "Der verheilte Acker"
    },
    "type": "place",
    "faction": "verdant",
    "rarity": "epic",
    "ongoing": [
     {
      "get": {
       "sides": 2
      },
      "to": "adjacent verdant creatures"
     },
     {
      "get": {
       "cant": "moved"
      },
      "to": "adjacent verdant creatures"
     }
    ],
    "flavour": {
     "en": "Here the rift has closed. The scar is green, a little raised, and warm.",
     "de": "Hier hat sich der Riss geschlossen. Die Narbe ist grün, etwas erhaben und warm."
    }
   },
   {
    "card": "ask-the-rings",
    "number": 93,
    "name": {
     "en": "Ask the Rings",
     "de": "Die Ringe befragen"
    },
    "type": "spell",
    "faction": "verdant",
    "rarity": "common",
    "play": [
     {
      "augury": 3
     },
     {
      "draw": 1
     }
    ],
    "flavour": {
     "en": "The dry years are narrow, the wet ones wide. The next one is drawn in already.",
     "de": "Die trockenen Jahre sind schmal, die nassen breit. Das nächste ist schon eingezeichnet."
    }
   },
   {
    "card": "graft-of-bark",
    "number": 94,
    "name": {
     "en": "Graft of Bark",
     "de": "Borkenverband"
    },
    "type": "spell",
    "faction": "verdant",
    "rarity": "common",
    "play": {
     "guard": "any friendly verdant creature"
    },
    "flavour": {
     "en": "It itches for a week, then it blossoms. Do not pick at it.",
     "de": "Eine Woche juckt es, dann blüht es. Nicht daran kratzen."
    }
   },
   {
    "card": "bindweed",
    "number": 95,
    "name": {
     "en": "Bindweed",
     "de": "Ackerwinde"
    },
    "type": "spell",
    "faction": "verdant",
    "rarity": "rare",
    "play": [
     {
      "get": {
       "sides": -4
      },
      "to": "any strongest enemy creature",
      "until": "turn"
     },
     {
      "draw": 1
     }
    ],
    "flavour": {
     "en": "The taller they stand, the better it climbs.",
     "de": "Je höher sie ragen, desto lieber klettert sie."
    }
   },
   {
    "card": "two-springs",
    "number": 96,
    "name": {
     "en": "Two Springs",
     "de": "Zweimal Frühling"
    },
    "type": "spell",
    "faction": "verdant",
    "rarity": "epic",
    "play": [
     {
      "get": {
       "creatures": 1
      },
      "until": "turn"
     },
     {
      "draw": 1
     }
    ],
    "flavour": {
     "en": "The cuckoo called twice that year. The second one was answered from below.",
     "de": "Der Kuckuck rief zweimal in dem Jahr. Dem zweiten wurde von unten geantwortet."
    }
   }
  ]
 }
] as const;

/** What their hash begins with (see contents.ts). */
export const packsHash = [1369318634,230800932] as const;
