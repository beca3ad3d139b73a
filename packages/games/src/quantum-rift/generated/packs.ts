// Written by `npm run content` from content/*.yaml.
export const packs = [
 {
  "pack": "andares-1",
  "game": "quantum-rift",
  "version": 1,
  "title": {
   "en": "Andares, Chapter 1",
   "de": "Andares, Kapitel 1"
  },
  "heroes": [
   {
    "hero": "sabrien-reed",
    "name": {
     "en": "Sabrien Reed",
     "de": "Sabrien Reed"
    },
    "attack": 2,
    "defence": 2,
    "vitality": 5,
    "keywords": [
     "melee"
    ],
    "dice": {
     "red": 1,
     "yellow": 2,
     "green": 1
    },
    "flavour": {
     "en": "He remembers his name, his stance and the taste of glass. The rest is somewhere ahead of him.",
     "de": "Sein Name, sein Stand, der Geschmack von Glas: Das weiß er noch. Der Rest liegt irgendwo vor ihm."
    },
    "ongoing": [
     {
      "get": {
       "yellow-cost": -1
      }
     }
    ],
    "action": {
     "once": "turn",
     "do": {
      "test": "yellow",
      "is": ">= 1",
      "then": {
       "get": {
        "defence": 1
       },
       "to": "self",
       "until": "turn"
      }
     }
    },
    "deck": {
     "the-shy-sword": 1,
     "serpentine-amulet": 1,
     "glasscloth-cloak": 1,
     "cold-lantern": 1,
     "deja-vu": 1,
     "follow-through": 1,
     "second-wind": 1,
     "feint": 1,
     "break-away": 1,
     "read-the-dust": 1,
     "go-to-ground": 1,
     "field-dressing": 1,
     "shoulder-to-shoulder": 1
    }
   }
  ],
  "cards": [
   {
    "card": "the-shy-sword",
    "name": {
     "en": "The Shy Sword",
     "de": "Das scheue Schwert"
    },
    "type": "gear",
    "trait": "weapon",
    "cost": {
     "red": 1,
     "yellow": 1,
     "any": 2
    },
    "rift": 4,
    "flavour": {
     "en": "It will not be looked at. In every reflection your hand is empty.",
     "de": "Es lässt sich nicht ansehen. In jedem Spiegelbild ist deine Hand leer."
    },
    "ongoing": [
     {
      "get": {
       "grant": "melee"
      },
      "to": "bearer"
     },
     {
      "get": {
       "attack": 1
      },
      "to": "bearer"
     },
     {
      "get": {
       "attack-roll": 1
      },
      "to": "bearer"
     },
     {
      "get": {
       "hits": 1
      },
      "to": "bearer"
     }
    ]
   },
   {
    "card": "serpentine-amulet",
    "name": {
     "en": "Serpentine Amulet",
     "de": "Schlangenamulett"
    },
    "type": "gear",
    "trait": "treasure",
    "cost": {
     "yellow": 1,
     "green": 1
    },
    "rift": 3,
    "riftsGear": true,
    "flavour": {
     "en": "The snake bites its tail. On some mornings it is the other way round.",
     "de": "Die Schlange beißt sich in den Schwanz. An manchen Morgen ist es umgekehrt."
    },
    "ongoing": [
     {
      "get": {
       "green-roll": 1
      }
     }
    ],
    "riftEffect": {
     "get": {
      "defence": -1
     },
     "to": "each enemy unit",
     "until": "combat"
    }
   },
   {
    "card": "glasscloth-cloak",
    "name": {
     "en": "Glasscloth Cloak",
     "de": "Mantel aus Glastuch"
    },
    "type": "gear",
    "trait": "garment",
    "cost": {
     "green": 1,
     "any": 1
    },
    "rift": 2,
    "flavour": {
     "en": "Claws slide off it with the sound of a wet finger on a goblet.",
     "de": "Krallen gleiten daran ab und singen wie ein nasser Finger auf dem Glasrand."
    },
    "response": {
     "exhaust": true,
     "when": {
      "attacked": "bearer"
     },
     "do": {
      "get": {
       "defence": 1
      },
      "to": "bearer",
      "until": "attack"
     }
    },
    "riftEffect": {
     "get": {
      "defence": 1
     },
     "to": "hero",
     "until": "turn"
    }
   },
   {
    "card": "cold-lantern",
    "name": {
     "en": "Cold Lantern",
     "de": "Kalte Laterne"
    },
    "type": "gear",
    "trait": "device",
    "cost": {
     "any": 2
    },
    "rift": 2,
    "flavour": {
     "en": "It burns without oil, blue and steady, and it makes every beast think of somewhere else.",
     "de": "Sie brennt ohne Öl, blau und ruhig, und jedem Tier fällt ein, dass es anderswo sein wollte."
    },
    "action": {
     "once": "turn",
     "do": {
      "test": "blue",
      "is": ">= 1",
      "then": {
       "exhaust": "any enemy unit"
      }
     }
    },
    "riftEffect": {
     "get": {
      "attack-roll": -1
     },
     "to": "each enemy unit",
     "until": "combat"
    }
   },
   {
    "card": "deja-vu",
    "name": {
     "en": "Seen Before",
     "de": "Schon einmal gesehen"
    },
    "type": "skill",
    "trait": "insight",
    "cost": {
     "yellow": 1,
     "any": 1
    },
    "rift": 2,
    "flavour": {
     "en": "You know how this blow ends. You have been standing on the other side of it.",
     "de": "Du weißt, wie dieser Hieb ausgeht. Du hast schon auf der anderen Seite gestanden."
    },
    "response": {
     "exhaust": true,
     "when": {
      "rolling": "you"
     },
     "do": {
      "reroll": 1
     }
    },
    "riftEffect": {
     "reroll": 1
    }
   },
   {
    "card": "follow-through",
    "name": {
     "en": "Follow Through",
     "de": "Nachsetzen"
    },
    "type": "action",
    "trait": "tactic",
    "cost": {
     "red": 1,
     "yellow": 1
    },
    "rift": 1,
    "flavour": {
     "en": "Half a victory has teeth and a good memory.",
     "de": "Ein halber Sieg hat Zähne und ein gutes Gedächtnis."
    },
    "play": [
     {
      "pick": "any damaged enemy unit"
     },
     {
      "engage": "that",
      "by": "hero"
     },
     {
      "attack": "that",
      "by": "hero"
     }
    ],
    "riftEffect": {
     "get": {
      "hits": 1
     },
     "to": "attacker",
     "until": "attack"
    }
   },
   {
    "card": "second-wind",
    "name": {
     "en": "Second Wind",
     "de": "Zweite Luft"
    },
    "type": "action",
    "trait": "instinct",
    "cost": {
     "red": 1,
     "any": 1
    },
    "rift": 2,
    "flavour": {
     "en": "The breath that comes after the last one belongs to nobody. Take it.",
     "de": "Der Atemzug nach dem letzten gehört niemandem. Nimm ihn dir."
    },
    "play": [
     {
      "ready": "hero"
     },
     {
      "attack": "any enemy unit in-engagement",
      "by": "hero"
     }
    ],
    "riftEffect": {
     "refresh": 1,
     "colour": "red"
    }
   },
   {
    "card": "feint",
    "name": {
     "en": "Feint",
     "de": "Finte"
    },
    "type": "action",
    "trait": "tactic",
    "cost": {
     "yellow": 2
    },
    "rift": 2,
    "flavour": {
     "en": "Show them the door you will not use.",
     "de": "Zeig ihnen die Tür, durch die du nicht gehst."
    },
    "play": {
     "exhaust": "any ready enemy unit"
    },
    "riftEffect": {
     "get": {
      "attack": -1
     },
     "to": "any enemy unit",
     "until": "turn"
    }
   },
   {
    "card": "break-away",
    "name": {
     "en": "Break Away",
     "de": "Losreißen"
    },
    "type": "action",
    "trait": "tactic",
    "cost": {
     "yellow": 1,
     "any": 1
    },
    "rift": 3,
    "flavour": {
     "en": "Leave them your shadow. They will worry at it for a while.",
     "de": "Lass ihnen deinen Schatten. Daran nagen sie eine Weile."
    },
    "play": [
     {
      "disengage": "any engaged friendly unit"
     },
     {
      "draw": 1
     }
    ]
   },
   {
    "card": "read-the-dust",
    "name": {
     "en": "Read the Dust",
     "de": "Im Staub lesen"
    },
    "type": "action",
    "trait": "insight",
    "cost": {
     "yellow": 2,
     "any": 1
    },
    "rift": 2,
    "flavour": {
     "en": "Everything that passed here left a sentence. Some of them are in your hand.",
     "de": "Wer hier vorbeikam, ließ einen Satz zurück. Manche stehen in deiner Schrift."
    },
    "play": {
     "draw": 1
    },
    "paid": {
     "if": {
      "value": "successes",
      "is": ">= 1"
     },
     "then": {
      "lose": "distance",
      "n": 1
     }
    },
    "riftEffect": {
     "draw": 1
    }
   },
   {
    "card": "go-to-ground",
    "name": {
     "en": "Go to Ground",
     "de": "In Deckung"
    },
    "type": "action",
    "trait": "instinct",
    "cost": {
     "green": 1
    },
    "rift": 2,
    "flavour": {
     "en": "Moss in your mouth, fern on your back, and not one thought above a whisper.",
     "de": "Moos im Mund, Farn auf dem Rücken und kein Gedanke lauter als ein Flüstern."
    },
    "play": {
     "choose": 1,
     "of": [
      {
       "lose": "threat",
       "n": 2
      },
      {
       "get": {
        "defence": 2
       },
       "to": "hero",
       "until": "turn"
      }
     ]
    },
    "riftEffect": {
     "lose": "threat",
     "n": 1
    }
   },
   {
    "card": "field-dressing",
    "name": {
     "en": "Field Dressing",
     "de": "Feldverband"
    },
    "type": "action",
    "trait": "tool",
    "cost": {
     "green": 1,
     "any": 1
    },
    "rift": 1,
    "flavour": {
     "en": "The cuts from the glass never bleed. It is the others you have to hurry with.",
     "de": "Die Schnitte vom Glas bluten nie. Bei den anderen solltest du dich beeilen."
    },
    "play": {
     "revive": "any damaged friendly unit"
    },
    "riftEffect": {
     "refresh": 1,
     "colour": "green"
    }
   },
   {
    "card": "shoulder-to-shoulder",
    "name": {
     "en": "Shoulder to Shoulder",
     "de": "Schulter an Schulter"
    },
    "type": "action",
    "trait": "tactic",
    "cost": {
     "yellow": 1,
     "any": 1
    },
    "rift": 2,
    "flavour": {
     "en": "No one asks tonight how often you have died.",
     "de": "Heute Nacht fragt keiner, wie oft du schon gestorben bist."
    },
    "play": {
     "get": {
      "attack": 1
     },
     "to": "each friendly unit",
     "until": "combat"
    },
    "riftEffect": {
     "get": {
      "attack-roll": 1
     },
     "to": "each friendly unit",
     "until": "combat"
    }
   },
   {
    "card": "andares-pathfinder",
    "name": {
     "en": "Andares Pathfinder",
     "de": "Andares-Pfadfinderin"
    },
    "type": "unit",
    "trait": "andares",
    "cost": {
     "green": 1,
     "any": 1
    },
    "rift": 2,
    "attack": 3,
    "defence": 1,
    "keywords": [
     "melee"
    ],
    "flavour": {
     "en": "She counts her steps aloud and looks at you whenever the number repeats.",
     "de": "Sie zählt laut ihre Schritte und sieht dich an, sobald eine Zahl wiederkehrt."
    },
    "explore": {
     "test": "green",
     "is": ">= 1",
     "then": {
      "lose": "distance",
      "n": 1
     }
    }
   },
   {
    "card": "andares-mender",
    "name": {
     "en": "Andares Mender",
     "de": "Andares-Heiler"
    },
    "type": "unit",
    "trait": "andares",
    "cost": {
     "green": 1,
     "yellow": 1
    },
    "rift": 1,
    "attack": 1,
    "defence": 2,
    "keywords": [
     "melee"
    ],
    "flavour": {
     "en": "He feels for your heart on the right first. Only then on the left.",
     "de": "Er sucht dein Herz zuerst rechts. Dann erst links."
    },
    "action": {
     "exhaust": true,
     "once": "game",
     "do": {
      "revive": "any other damaged friendly unit"
     }
    }
   },
   {
    "card": "hyvryx-scout",
    "name": {
     "en": "Hyvryx Scout",
     "de": "Hyvryx-Späher"
    },
    "type": "unit",
    "trait": "hyvryx",
    "rift": 1,
    "attack": 2,
    "defence": 1,
    "keywords": [
     "melee"
    ],
    "flavour": {
     "en": "Six legs, no eyes, and a head that turns towards every glint.",
     "de": "Sechs Beine, keine Augen und ein Kopf, der sich nach jedem Glitzern dreht."
    },
    "ongoing": [
     {
      "get": {
       "attack": 1
      },
      "to": "self",
      "while": {
       "count": "other hyvryx units in-engagement",
       "is": ">= 1"
      }
     }
    ],
    "threat": {
     "if": {
      "value": "threat",
      "is": ">= 3"
     },
     "then": {
      "engage": "any opposing hero"
     }
    }
   },
   {
    "card": "hyvryx-predator",
    "name": {
     "en": "Hyvryx Predator",
     "de": "Hyvryx-Reißer"
    },
    "type": "unit",
    "trait": "hyvryx",
    "rift": 3,
    "attack": 3,
    "defence": 1,
    "keywords": [
     "melee"
    ],
    "flavour": {
     "en": "It does not hurry. It has all the patience that you are running out of.",
     "de": "Er hat es nicht eilig. Er hat all die Geduld, die dir gerade ausgeht."
    },
    "ongoing": [
     {
      "get": {
       "attack-roll": 1
      },
      "to": "self",
      "while": {
       "unit": "target",
       "is": "exhausted"
      }
     }
    ],
    "threat": {
     "do": {
      "engage": "any damaged opposing unit"
     },
     "otherwise": {
      "engage": "any exhausted opposing unit"
     }
    }
   },
   {
    "card": "hyvryx-lurker",
    "name": {
     "en": "Hyvryx Lurker",
     "de": "Hyvryx-Lauerer"
    },
    "type": "unit",
    "trait": "hyvryx",
    "rift": 2,
    "attack": 2,
    "defence": 1,
    "keywords": [
     "melee",
     "first-strike"
    ],
    "flavour": {
     "en": "The log you were about to step over has a pulse.",
     "de": "Der Baumstamm, über den du gerade steigen willst, hat einen Puls."
    },
    "reveal": {
     "engage": "any opposing unit"
    }
   },
   {
    "card": "hyvryx-matriarch",
    "name": {
     "en": "Hyvryx Matriarch",
     "de": "Hyvryx-Matriarchin"
    },
    "type": "unit",
    "trait": "hyvryx",
    "rift": 5,
    "attack": 4,
    "defence": 2,
    "keywords": [
     "melee"
    ],
    "flavour": {
     "en": "Her hide is crusted with splinters, every bright side turned inward.",
     "de": "Ihre Haut ist mit Splittern verkrustet, jede blanke Seite nach innen gekehrt."
    },
    "threat": {
     "if": {
      "unit": "self",
      "is": "unengaged"
     },
     "then": {
      "engage": "strongest opposing unit"
     }
    },
    "regroup": {
     "if": {
      "value": "threat",
      "is": ">= 4"
     },
     "then": {
      "revive": "random other damaged hyvryx unit"
     }
    }
   }
  ],
  "locations": [
   {
    "location": "temple-ruins",
    "name": {
     "en": "Temple Ruins",
     "de": "Tempelruinen"
    },
    "distance": 2,
    "story": {
     "en": "The roof is gone, and the walls are not done falling. Along the frieze, someone has scraped away every carved face and set a polished disc in its place; most of the discs have been prised out with claws. You have never been here. Yet your foot skips the broken fourth step before your eyes have found it, the way it would at home.",
     "de": "Das Dach ist fort, und die Mauern sind mit dem Einstürzen noch nicht fertig. Im Fries hat jemand jedes Gesicht weggemeißelt und eine blanke Scheibe an seine Stelle gesetzt; die meisten haben Krallen wieder herausgehebelt. Du warst nie hier. Und doch überspringt dein Fuß die zerbrochene vierte Stufe, bevor du sie siehst. Wie daheim."
    },
    "reveal": {
     "encounter": "seek-and-destroy"
    },
    "explore": {
     "if": {
      "value": "distance",
      "is": "= 0"
     },
     "then": {
      "travel": "forest-road"
     }
    },
    "threat": {
     "test": "green",
     "is": ">= 1",
     "else": {
      "damage": "random friendly unit"
     }
    },
    "regroup": {
     "may": {
      "draw": 1
     }
    }
   },
   {
    "location": "forest-road",
    "name": {
     "en": "Forest Road",
     "de": "Waldstraße"
    },
    "distance": 4,
    "story": {
     "en": "Paving stones ride on the roots like loose teeth, some over nothing at all. Between two trunks a woman lowers her spear and studies you, the way one looks at bad weather returning. \"You walk well,\" she says, \"for someone I put under stones last winter.\" She falls in beside you, one pace further off than needed. \"The pit, then. You always ask.\"",
     "de": "Die Steine sitzen locker wie Zähne, unter manchem gähnt ein Loch. Zwischen zwei Stämmen senkt eine Frau den Speer und mustert dich wie ein Unwetter, das zurückkommt. „Du gehst gut“, sagt sie, „für einen, den ich letzten Winter unter Steine gelegt habe.“ Dann geht sie mit, einen Schritt weiter weg als nötig. „Zur Grube also. Das willst du immer.“"
    },
    "reveal": [
     {
      "deploy": "andares-pathfinder"
     },
     {
      "encounter": "the-cordon"
     }
    ],
    "explore": {
     "if": {
      "value": "distance",
      "is": "= 0"
     },
     "then": {
      "travel": "glass-pit"
     }
    },
    "threat": {
     "choose": 1,
     "of": [
      {
       "test": "yellow",
       "is": ">= 1",
       "else": {
        "damage": "random friendly unit"
       }
      },
      {
       "test": "blue",
       "is": ">= 1",
       "else": {
        "damage": "random friendly unit"
       }
      }
     ]
    },
    "regroup": {
     "if": {
      "value": "hand",
      "is": ">= 1"
     },
     "then": {
      "may": [
       {
        "lose": "card",
        "n": 1
       },
       {
        "revive": "any damaged andares unit"
       }
      ]
     }
    }
   },
   {
    "location": "glass-pit",
    "name": {
     "en": "The Glass Pit",
     "de": "Die Glasgrube"
    },
    "story": {
     "en": "The forest stops at a rim of raw clay. Terrace under terrace, combed by thousands of claws, the pit goes down, and no bird crosses it. On the lowest step old Andares lamps still hang from their cables, blue and buzzing. They light a disc as wide as a threshing floor, lying face down in the mud. The glass dust on your palms begins to itch.",
     "de": "Der Wald endet an einer Kante aus rohem Lehm. Stufe um Stufe, von tausend Krallen gekämmt, führt die Grube hinab, und kein Vogel fliegt darüber. Ganz unten hängen noch alte Andares-Lampen an ihren Kabeln, blau und summend. Sie beleuchten eine Scheibe, groß wie eine Tenne, Gesicht nach unten im Schlamm. Der Glasstaub auf deinen Händen juckt."
    },
    "reveal": {
     "encounter": "what-the-mud-holds"
    },
    "threat": {
     "choose": 1,
     "of": [
      {
       "test": "red",
       "is": ">= 1",
       "else": {
        "damage": "hero"
       }
      },
      {
       "test": "blue",
       "is": ">= 2",
       "else": {
        "damage": "hero"
       }
      }
     ]
    },
    "regroup": {
     "test": "blue",
     "is": ">= 1",
     "then": {
      "damage": "any ready hyvryx unit"
     }
    }
   }
  ],
  "encounters": [
   {
    "encounter": "seek-and-destroy",
    "name": {
     "en": "Seek and Destroy",
     "de": "Suchen und Zerstören"
    },
    "kind": {
     "en": "Scouting",
     "de": "Erkundung"
    },
    "story": {
     "en": "Two eyeless beasts work through the rubble. A golden bowl flies past your head; they do not want gold. Then one of them goes still, picks a splinter of glass from the dirt with its lips, and carries it to a little heap in the shade. It sets it down as gently as an egg, bright side to the ground. Behind you, a pebble rolls.",
     "de": "Zwei augenlose Tiere wühlen sich durch den Schutt. Eine goldene Schale fliegt an deinem Kopf vorbei; Gold wollen sie nicht. Dann erstarrt eines, klaubt mit den Lippen einen Glassplitter aus dem Dreck und trägt ihn zu einem Häufchen im Schatten. Es legt ihn ab wie ein Ei, die blanke Seite nach unten. Hinter dir rollt ein Kiesel."
    },
    "reveal": [
     {
      "spawn": 2,
      "name": "hyvryx-scout"
     },
     {
      "gain": "threat",
      "n": 1
     }
    ],
    "threat": [
     {
      "gain": "threat",
      "n": {
       "count": "hyvryx units"
      }
     },
     {
      "if": {
       "value": "threat",
       "is": ">= 5"
      },
      "then": [
       {
        "lose": "threat",
        "n": 5
       },
       {
        "spawn": 1,
        "name": "hyvryx-predator"
       }
      ]
     }
    ],
    "duration": {
     "count": "ready hyvryx units",
     "is": "> 0"
    },
    "reward": {
     "eachPlayer": [
      {
       "gain": "die",
       "colour": "green"
      },
      {
       "may": {
        "draw": 1
       }
      }
     ]
    }
   },
   {
    "encounter": "the-cordon",
    "name": {
     "en": "The Cordon",
     "de": "Der Ring"
    },
    "kind": {
     "en": "Ambush",
     "de": "Hinterhalt"
    },
    "story": {
     "en": "The ferns close behind you without any wind. They come from three sides and leave the fourth open: the one that leads back to where you woke. Not one of them turns its blind head towards your blade. They point at your hands, at the dust in the lines of your palms, and the sound they make is almost a plea.",
     "de": "Hinter dir schließt sich der Farn, ganz ohne Wind. Sie kommen von drei Seiten und lassen die vierte offen: die, die dorthin führt, wo du erwacht bist. Keines wendet den blinden Kopf deiner Klinge zu. Sie deuten auf deine Hände, auf den Staub in den Linien, und der Laut, den sie dabei machen, ist beinahe eine Bitte."
    },
    "reveal": [
     {
      "spawn": 1,
      "name": "hyvryx-lurker"
     },
     {
      "spawn": 2,
      "name": "hyvryx-scout"
     }
    ],
    "threat": [
     {
      "gain": "threat",
      "n": {
       "count": "ready hyvryx units"
      }
     },
     {
      "if": {
       "value": "threat",
       "is": ">= 5"
      },
      "then": [
       {
        "lose": "threat",
        "n": 5
       },
       {
        "spawn": 1,
        "name": "hyvryx-predator"
       }
      ]
     }
    ],
    "duration": {
     "count": "ready hyvryx units",
     "is": "> 0"
    },
    "reward": {
     "eachPlayer": [
      {
       "gain": "die",
       "colour": "blue"
      },
      {
       "gain": "vitality",
       "n": 1
      },
      {
       "may": {
        "recover": "any"
       }
      }
     ]
    }
   },
   {
    "encounter": "what-the-mud-holds",
    "name": {
     "en": "What the Mud Holds",
     "de": "Was der Schlamm hält"
    },
    "kind": {
     "en": "Last Stand",
     "de": "Letztes Gefecht"
    },
    "story": {
     "en": "She lies across the disc with her whole weight, as broad as a barn, and she does not crouch like a beast on its kill. She lies like someone holding down a lid. Under her something knocks, slow and patient, in the rhythm of your own pulse. She lifts her head and calls, and everything you let live on the road comes over the rim.",
     "de": "Breit wie eine Scheune liegt sie mit ihrem ganzen Gewicht auf der Scheibe, und sie kauert nicht wie ein Tier auf seiner Beute. Sie liegt da wie jemand, der einen Deckel zuhält. Darunter klopft etwas, langsam und geduldig, im Takt deines Pulses. Sie hebt den Kopf und ruft, und was du am Weg leben ließest, kommt über den Rand."
    },
    "reveal": [
     {
      "spawn": 1,
      "name": "hyvryx-matriarch"
     },
     {
      "spawn": 1,
      "name": "hyvryx-predator"
     },
     {
      "spawn": 1,
      "name": "hyvryx-lurker"
     },
     {
      "gain": "threat",
      "n": 2
     }
    ],
    "threat": [
     {
      "gain": "threat",
      "n": {
       "count": "ready hyvryx units"
      }
     },
     {
      "if": {
       "value": "threat",
       "is": ">= 6"
      },
      "then": [
       {
        "lose": "threat",
        "n": 6
       },
       {
        "do": {
         "spawn": 1,
         "name": "hyvryx-predator"
        },
        "otherwise": {
         "spawn": 1,
         "name": "hyvryx-scout"
        }
       }
      ]
     }
    ],
    "duration": {
     "count": "hyvryx units",
     "is": "> 0"
    }
   }
  ],
  "explorations": [
   {
    "exploration": "abandoned-wreckage",
    "name": {
     "en": "Abandoned Wreckage",
     "de": "Verlassenes Wrack"
    },
    "tier": 1,
    "story": {
     "en": "A sky skiff has buried its nose in the outer wall, long enough ago for ivy to hold the rudder. The pilot's seat is set to the length of your legs. On the last page of the logbook stands one line, in your hand: Do not let them cover it. Something under the dashboard still hums, cold and blue.",
     "de": "Ein Himmelsboot steckt mit dem Bug in der Außenmauer, so lange schon, dass Efeu das Ruder hält. Der Sitz ist auf deine Beinlänge eingestellt. Auf der letzten Seite des Logbuchs steht ein einziger Satz, in deiner Schrift: Sie dürfen es nicht zudecken. Unter den Armaturen summt noch etwas, kalt und blau."
    },
    "do": {
     "choose": 1,
     "of": [
      {
       "lose": "distance",
       "n": 1
      },
      [
       {
        "gain": "die",
        "colour": "blue"
       },
       {
        "recover": "top"
       }
      ]
     ]
    }
   },
   {
    "exploration": "barefoot-prints",
    "name": {
     "en": "Barefoot Prints",
     "de": "Spuren nackter Füße"
    },
    "tier": 1,
    "story": {
     "en": "From the warm spot where you woke, footprints lead across the ash: bare, unhurried, still sharp at the edges. You set your boot beside one. The same length, the same outward turn of the left foot. Whoever it was got up before you did and knew the way out.",
     "de": "Von der warmen Stelle, an der du erwacht bist, führen Spuren durch die Asche: barfuß, ohne Eile, die Ränder noch scharf. Du stellst den Stiefel daneben. Dieselbe Länge, und auch dieser linke Fuß dreht nach außen. Wer immer das war, ist vor dir aufgestanden und kannte den Weg hinaus."
    },
    "do": {
     "test": "yellow",
     "is": ">= 1",
     "then": {
      "lose": "distance",
      "n": 2
     },
     "else": [
      {
       "lose": "distance",
       "n": 1
      },
      {
       "lose": "card",
       "n": 1
      }
     ]
    }
   },
   {
    "exploration": "hanging-stair",
    "name": {
     "en": "The Hanging Stair",
     "de": "Die hängende Treppe"
    },
    "tier": 1,
    "story": {
     "en": "The outer stair hangs on two iron pins and a habit. Halfway down, a hand has been pressed into the mortar when it was wet, four hundred years ago by the look of the lichen. You have to hold on somewhere. Your fingers slide into the print as into a glove, down to the crooked little one.",
     "de": "Die Außentreppe hängt an zwei Eisenstiften und aus Gewohnheit. Auf halber Höhe hat jemand die Hand in den nassen Mörtel gedrückt, vor vierhundert Jahren, wenn man den Flechten glaubt. Irgendwo musst du dich festhalten. Deine Finger gleiten in den Abdruck wie in einen Handschuh, bis hin zum krummen kleinen."
    },
    "do": [
     {
      "lose": "distance",
      "n": 1
     },
     {
      "test": "red",
      "is": ">= 1",
      "then": {
       "draw": 1
      },
      "else": {
       "damage": "random friendly unit"
      }
     }
    ]
   },
   {
    "exploration": "smoke-without-fire",
    "name": {
     "en": "Smoke Without Fire",
     "de": "Rauch ohne Feuer"
    },
    "tier": 2,
    "story": {
     "en": "Sweet smoke crawls along the ground from a kettle of herbs. The old man beside it does not ask your name. He lays two fingers on the right side of your chest, frowns, and moves them to the left. \"Ah,\" he says. \"The one before you carried it over there.\" He seems to find that hopeful.",
     "de": "Süßer Rauch kriecht aus einem Kräuterkessel über den Boden. Der Alte daneben fragt nicht, wie du heißt. Er legt dir zwei Finger auf die rechte Brust, runzelt die Stirn und wandert nach links. „Ach“, sagt er. „Der vor dir trug es drüben.“ Es scheint ihm Hoffnung zu machen."
    },
    "do": [
     {
      "lose": "distance",
      "n": 1
     },
     {
      "test": "green",
      "is": ">= 1",
      "then": {
       "deploy": "andares-mender"
      },
      "else": {
       "draw": 1
      }
     }
    ]
   },
   {
    "exploration": "the-empty-grave",
    "name": {
     "en": "The Empty Grave",
     "de": "Das leere Grab"
    },
    "tier": 2,
    "story": {
     "en": "A cairn beside the road, and burnt into its post a name: Sabrien Reed. It has been opened, from above, by claws. There are no bones in it, not even cloth. Only a hollow the length of a man, strewn with glass as fine as flour. Down among the stones a bright edge catches the light. Something else has seen it too.",
     "de": "Ein Steinhügel am Weg, und in den Pfosten ist ein Name gebrannt: Sabrien Reed. Man hat ihn geöffnet, von oben, mit Krallen. Keine Knochen, nicht einmal Stoff. Nur eine Mulde, lang wie ein Mann, bestreut mit mehlfeinem Glas. Tief zwischen den Steinen blitzt eine Kante. Noch jemand hat sie gesehen."
    },
    "do": {
     "choose": 1,
     "of": [
      {
       "lose": "distance",
       "n": 1
      },
      {
       "test": "red",
       "is": ">= 1",
       "then": {
        "gain": "die",
        "colour": "red"
       },
       "else": {
        "spawn": 1,
        "name": "hyvryx-lurker"
       }
      }
     ]
    }
   },
   {
    "exploration": "glass-lined-nest",
    "name": {
     "en": "The Glass-Lined Nest",
     "de": "Das Nest aus Glas"
    },
    "tier": 2,
    "story": {
     "en": "Their nest is a bowl of moss and splinters, hundreds of them, all laid face down. You turn one over. It shows no sky and no branches but a brass tube as long as a ship, and green water standing over it. Something moves past the tube. In the dark of the nest a throat begins to rattle, and you put the splinter back.",
     "de": "Ihr Nest ist eine Mulde aus Moos und Splittern, Hunderten, und alle liegen mit der blanken Seite nach unten. Du drehst einen um. Kein Himmel, keine Zweige, sondern ein Messingrohr, lang wie ein Schiff, und darüber steht grünes Wasser. Etwas zieht am Rohr vorbei. Im Dunkel rasselt eine Kehle, und du legst den Splitter zurück."
    },
    "do": {
     "test": "blue",
     "is": ">= 1",
     "then": {
      "lose": "distance",
      "n": 2
     },
     "else": [
      {
       "lose": "distance",
       "n": 1
      },
      {
       "do": {
        "spawn": 1,
        "name": "hyvryx-scout"
       },
       "otherwise": {
        "lose": "card",
        "n": 1
       }
      }
     ]
    }
   },
   {
    "exploration": "still-water",
    "name": {
     "en": "Still Water",
     "de": "Stilles Wasser"
    },
    "tier": 2,
    "story": {
     "en": "A spring in a ring of stones, so clear that you see it only by the cold on your face. You kneel to drink. Your reflection kneels a breath later. It drinks, wipes its mouth with the wrong hand and says something short, twice, so that you might read it from its lips. It could be your name. It could be: Hurry.",
     "de": "Eine Quelle in einem Ring aus Steinen, so klar, dass nur die Kälte im Gesicht sie verrät. Du kniest dich hin. Dein Spiegelbild kniet einen Atemzug später. Es trinkt, wischt sich mit der falschen Hand den Mund und sagt etwas Kurzes, zweimal, damit du es von den Lippen lesen kannst. Vielleicht deinen Namen. Vielleicht: Beeil dich."
    },
    "do": {
     "choose": 1,
     "of": [
      {
       "gain": "vitality",
       "n": 1
      },
      {
       "lose": "distance",
       "n": 2
      }
     ]
    }
   },
   {
    "exploration": "bell-under-roots",
    "name": {
     "en": "The Bell Under the Roots",
     "de": "Die Glocke unter Wurzeln"
    },
    "tier": 2,
    "story": {
     "en": "The roots have swallowed a bell down to its lip. It has no clapper, yet as you come near it begins to hum, and the dust on your palms hums along, one tone lower. Far off, many legs stop walking. Smother it, all of you, with cloaks and moss and bare hands, before they know where to turn.",
     "de": "Die Wurzeln haben eine Glocke bis zum Rand verschluckt. Sie hat keinen Klöppel, und doch beginnt sie zu summen, als du näher kommst, und der Staub auf deinen Händen summt mit, einen Ton tiefer. Weit weg bleiben viele Beine stehen. Erstick den Klang, mit Mantel und Moos und bloßen Händen, bevor sie wissen, wohin."
    },
    "do": {
     "test": "any",
     "is": ">= 2",
     "then": [
      {
       "lose": "distance",
       "n": 1
      },
      {
       "draw": 1
      }
     ],
     "else": [
      {
       "gain": "distance",
       "n": 1
      },
      {
       "spawn": 1,
       "name": "hyvryx-predator"
      }
     ]
    }
   }
  ],
  "chapters": [
   {
    "chapter": "andares-1",
    "name": {
     "en": "Face Down",
     "de": "Die blanke Seite nach unten"
    },
    "players": 1,
    "story": {
     "en": "You wake with your cheek on stone. All around lies frost, but the slab beneath you is warm, in the exact outline of a body, and the outline is yours. Glass dust glitters under your nails. Your palms are full of cuts that do not bleed. You are Sabrien Reed, so much is left; how you came here is not. Beyond the broken wall something is digging, fast, as if it had lost a child down there.",
     "de": "Du erwachst mit der Wange auf Stein. Ringsum liegt Reif, doch die Platte unter dir ist warm, genau im Umriss eines Körpers, und es ist deiner. Unter deinen Nägeln glitzert Glasstaub, deine Hände sind voller Schnitte, die nicht bluten. Du bist Sabrien Reed, so viel ist dir geblieben; wie du herkamst, nicht. Hinter der Mauer gräbt etwas, hastig, als läge dort unten sein Junges."
    },
    "victory": {
     "en": "Quiet. Only now you understand what they dug for: every splinter you scattered when you fell out of this pane. They carried them here, turned them down and lay on them, so that nobody could follow you. Nobody is lying there now. The great mirror tips over in the mud. Behind it stands green water, a drowned dome, a brass telescope. And on the stairs someone with your face looks up and smiles.",
     "de": "Stille. Erst jetzt begreifst du, wonach sie gruben: nach jedem Splitter, den du verstreut hast, als du aus diesem Spiegel fielst. Sie trugen sie her, drehten sie um und legten sich darauf, damit dir keiner folgt. Nun liegt da niemand mehr. Der Spiegel kippt. Dahinter grünes Wasser, eine versunkene Kuppel, ein Fernrohr aus Messing. Und auf der Treppe blickt jemand mit deinem Gesicht auf und lächelt."
    },
    "defeat": {
     "en": "Your knees find the ground, then your cheek does. They do not tear at you. Something lifts you with soft lips, carries you a long way and lays you down among the splinters, face to the earth, as gently as an egg. It gets dark, and it is almost kind. Elsewhere, between broken walls, on a slab of warm stone, a man opens your eyes.",
     "de": "Erst finden deine Knie den Boden, dann deine Wange. Sie zerreißen dich nicht. Etwas hebt dich mit weichen Lippen auf, trägt dich weit und legt dich zwischen die Splitter, das Gesicht zur Erde, behutsam wie ein Ei. Es wird dunkel, fast freundlich. Anderswo, zwischen geborstenen Mauern, auf einer warmen Steinplatte, öffnet ein Mann deine Augen."
    },
    "locations": [
     "temple-ruins",
     "forest-road",
     "glass-pit"
    ],
    "encounters": [
     "seek-and-destroy",
     "the-cordon",
     "what-the-mud-holds"
    ],
    "explorations": {
     "abandoned-wreckage": 1,
     "barefoot-prints": 1,
     "hanging-stair": 1,
     "smoke-without-fire": 1,
     "the-empty-grave": 1,
     "glass-lined-nest": 1,
     "still-water": 1,
     "bell-under-roots": 1
    },
    "enemies": {
     "hyvryx-scout": 5,
     "hyvryx-predator": 3,
     "hyvryx-lurker": 2,
     "hyvryx-matriarch": 1
    },
    "allies": {
     "andares-pathfinder": 1,
     "andares-mender": 1
    },
    "finale": "what-the-mud-holds"
   }
  ]
 },
 {
  "pack": "andares-2",
  "game": "quantum-rift",
  "version": 1,
  "title": {
   "en": "Andares, Chapter 2",
   "de": "Andares, Kapitel 2"
  },
  "heroes": [
   {
    "hero": "ottoline-marsh",
    "name": {
     "en": "Ottoline Marsh",
     "de": "Ottoline Marsh"
    },
    "attack": 2,
    "defence": 2,
    "vitality": 5,
    "keywords": [
     "melee"
    ],
    "dice": {
     "green": 2,
     "blue": 2
    },
    "deck": {
     "sounding-pike": 1,
     "tide-clock": 1,
     "folding-mirror": 1,
     "ring-compass": 1,
     "measure-twice": 1,
     "slack-water": 2,
     "wind-the-springs": 1,
     "undertow": 1,
     "jury-rigged-charge": 1,
     "field-repairs": 1,
     "dead-reckoning": 1,
     "signal-whistle": 1
    },
    "flavour": {
     "en": "Tide-warden, instrument maker. She trusts nothing she has not taken apart at least once.",
     "de": "Gezeitenwärterin, Instrumentenmacherin. Sie traut nichts, was sie nicht schon einmal zerlegt hat."
    },
    "ongoing": [
     {
      "get": {
       "blue-roll": 1
      },
      "while": {
       "unit": "self",
       "is": "unengaged"
      }
     }
    ],
    "action": {
     "cost": {
      "green": 1
     },
     "once": "turn",
     "do": [
      {
       "get": {
        "attack-roll": 1
       },
       "to": "any friendly unit",
       "until": "turn"
      }
     ]
    }
   }
  ],
  "cards": [
   {
    "card": "sounding-pike",
    "name": {
     "en": "Sounding Pike",
     "de": "Peilspieß"
    },
    "type": "gear",
    "trait": "weapon",
    "cost": {
     "green": 1,
     "blue": 1,
     "any": 1
    },
    "rift": 3,
    "flavour": {
     "en": "Nine feet of marked ash. It measures depth: of harbours, mostly.",
     "de": "Drei Meter Esche mit Marken. Sie misst, wie tief etwas ist: meist Häfen."
    },
    "ongoing": [
     {
      "get": {
       "attack": 1
      },
      "to": "bearer"
     },
     {
      "get": {
       "hits": 1
      },
      "to": "bearer"
     }
    ],
    "riftEffect": [
     {
      "exhaust": "target"
     }
    ]
   },
   {
    "card": "tide-clock",
    "name": {
     "en": "Tide Clock",
     "de": "Gezeitenuhr"
    },
    "type": "gear",
    "trait": "device",
    "cost": {
     "blue": 2
    },
    "rift": 2,
    "flavour": {
     "en": "It runs on the moon and has never once apologised for being late.",
     "de": "Sie geht nach dem Mond und hat sich noch nie für eine Verspätung entschuldigt."
    },
    "action": {
     "exhaust": true,
     "do": [
      {
       "choose": 1,
       "of": [
        {
         "refresh": 1,
         "colour": "green"
        },
        {
         "refresh": 1,
         "colour": "blue"
        }
       ]
      }
     ]
    },
    "riftEffect": [
     {
      "refresh": 1,
      "colour": "blue"
     }
    ]
   },
   {
    "card": "folding-mirror",
    "name": {
     "en": "Folding Mirror",
     "de": "Klappspiegel"
    },
    "type": "gear",
    "trait": "tool",
    "cost": {
     "green": 1,
     "any": 1
    },
    "rift": 2,
    "flavour": {
     "en": "Show an echo its own face and it forgets, for a breath, which of you it is.",
     "de": "Zeig einem Echo sein Gesicht, und es vergisst kurz, wer von euch beiden es ist."
    },
    "response": {
     "exhaust": true,
     "when": {
      "attacked": "friendly units"
     },
     "do": [
      {
       "get": {
        "defence": 1
       },
       "to": "target",
       "until": "attack"
      }
     ]
    },
    "riftEffect": [
     {
      "reroll": 1
     }
    ]
   },
   {
    "card": "ring-compass",
    "name": {
     "en": "Ring Compass",
     "de": "Ringkompass"
    },
    "type": "gear",
    "trait": "tool",
    "cost": {
     "blue": 1,
     "any": 1
    },
    "rift": 1,
    "flavour": {
     "en": "Three needles: north, home, and one that nobody has explained to her.",
     "de": "Drei Nadeln: Norden, Heimat und eine, die ihr noch niemand erklärt hat."
    },
    "explore": [
     {
      "may": [
       {
        "test": "blue",
        "is": ">= 1",
        "then": {
         "lose": "distance",
         "n": 1
        }
       }
      ]
     }
    ],
    "riftEffect": [
     {
      "lose": "distance",
      "n": 1
     }
    ]
   },
   {
    "card": "measure-twice",
    "name": {
     "en": "Measure Twice",
     "de": "Zweimal messen"
    },
    "type": "skill",
    "trait": "insight",
    "cost": {
     "blue": 1,
     "any": 1
    },
    "rift": 2,
    "flavour": {
     "en": "The first reading tells you about the world, the second about your hands.",
     "de": "Die erste Messung sagt etwas über die Welt, die zweite über deine Hände."
    },
    "response": {
     "exhaust": true,
     "when": {
      "rolling": "you"
     },
     "do": [
      {
       "reroll": 1
      }
     ]
    },
    "riftEffect": [
     {
      "draw": 1
     }
    ]
   },
   {
    "card": "slack-water",
    "name": {
     "en": "Slack Water",
     "de": "Stauwasser"
    },
    "type": "action",
    "trait": "tactic",
    "cost": {
     "green": 1
    },
    "rift": 2,
    "flavour": {
     "en": "Between ebb and flood the sea holds still. That is when you leave.",
     "de": "Zwischen Ebbe und Flut hält das Meer still. Genau dann geht man."
    },
    "play": [
     {
      "disengage": "any engaged friendly unit"
     }
    ],
    "riftEffect": [
     {
      "refresh": 1,
      "colour": "green"
     }
    ]
   },
   {
    "card": "wind-the-springs",
    "name": {
     "en": "Wind the Springs",
     "de": "Federn spannen"
    },
    "type": "action",
    "trait": "device",
    "cost": {
     "blue": 1
    },
    "rift": 1,
    "flavour": {
     "en": "Forty turns, no more. At forty-one you are standing in a rain of cogs.",
     "de": "Vierzig Umdrehungen, nicht mehr. Bei einundvierzig regnet es Zahnräder."
    },
    "play": [
     {
      "refresh": 2,
      "colour": "green"
     }
    ],
    "riftEffect": [
     {
      "refresh": 1,
      "colour": "green"
     }
    ]
   },
   {
    "card": "undertow",
    "name": {
     "en": "Undertow",
     "de": "Sog"
    },
    "type": "action",
    "trait": "tactic",
    "cost": {
     "green": 1,
     "blue": 1,
     "any": 1
    },
    "rift": 3,
    "flavour": {
     "en": "The first wave is for show. It is the water going back that takes your feet.",
     "de": "Die erste Welle ist Theater. Die Beine zieht dir das Wasser weg, das zurückläuft."
    },
    "play": [
     {
      "ready": "hero"
     },
     {
      "attack": "any enemy unit in-engagement",
      "by": "hero"
     }
    ],
    "riftEffect": [
     {
      "get": {
       "hits": 1
      },
      "to": "attacker",
      "until": "attack"
     }
    ]
   },
   {
    "card": "jury-rigged-charge",
    "name": {
     "en": "Jury-Rigged Charge",
     "de": "Behelfsladung"
    },
    "type": "action",
    "trait": "device",
    "cost": {
     "blue": 2
    },
    "rift": 4,
    "flavour": {
     "en": "Lamp oil, a clock spring, good intentions. Stand well behind her.",
     "de": "Lampenöl, eine Uhrfeder, gute Absichten. Stell dich weit hinter sie."
    },
    "play": [
     {
      "exhaust": "any ready enemy unit"
     }
    ],
    "paid": [
     {
      "if": {
       "value": "successes",
       "is": ">= 2"
      },
      "then": {
       "damage": "any exhausted enemy unit"
      }
     }
    ]
   },
   {
    "card": "field-repairs",
    "name": {
     "en": "Field Repairs",
     "de": "Flickwerk"
    },
    "type": "action",
    "trait": "tool",
    "cost": {
     "green": 2
    },
    "rift": 2,
    "flavour": {
     "en": "Waxed thread, pine tar, a hard look. Most things hold after that.",
     "de": "Gewachster Faden, Kiefernteer, ein strenger Blick. Danach hält fast alles."
    },
    "play": [
     {
      "do": {
       "revive": "any damaged friendly unit"
      },
      "otherwise": {
       "draw": 2
      }
     }
    ]
   },
   {
    "card": "dead-reckoning",
    "name": {
     "en": "Dead Reckoning",
     "de": "Koppelnavigation"
    },
    "type": "action",
    "trait": "insight",
    "cost": {
     "green": 1,
     "blue": 1
    },
    "rift": 2,
    "flavour": {
     "en": "Speed, bearing, time. Where you are is only what is left over.",
     "de": "Fahrt, Kurs, Zeit. Wo du bist, ist bloß der Rest der Rechnung."
    },
    "play": [
     {
      "lose": "distance",
      "n": 1
     },
     {
      "draw": 1
     }
    ],
    "riftEffect": [
     {
      "draw": 1
     }
    ]
   },
   {
    "card": "signal-whistle",
    "name": {
     "en": "Signal Whistle",
     "de": "Signalpfeife"
    },
    "type": "action",
    "trait": "tactic",
    "cost": {
     "green": 1,
     "any": 1
    },
    "rift": 2,
    "flavour": {
     "en": "Two short, one long: on your feet, backs together, here they come.",
     "de": "Zweimal kurz, einmal lang: auf die Beine, Rücken an Rücken, sie kommen."
    },
    "play": [
     {
      "ready": "any exhausted friendly unit"
     },
     {
      "get": {
       "defence": 1
      },
      "to": "each friendly unit",
      "until": "turn"
     }
    ],
    "riftEffect": [
     {
      "ready": "any exhausted friendly unit"
     }
    ]
   },
   {
    "card": "nim-lamplighter",
    "name": {
     "en": "Nim, Lamplighter",
     "de": "Nim, die Lampenanzünderin"
    },
    "type": "unit",
    "trait": "andares",
    "cost": {
     "yellow": 1,
     "any": 1
    },
    "rift": 2,
    "attack": 1,
    "defence": 2,
    "keywords": [
     "melee"
    ],
    "flavour": {
     "en": "She has walked this house since she was six and only ever met herself once.",
     "de": "Sie geht in diesem Haus um, seit sie sechs ist, und ist sich erst einmal begegnet."
    },
    "regroup": [
     {
      "may": {
       "draw": 1
      }
     }
    ]
   },
   {
    "card": "bram-ferryman",
    "name": {
     "en": "Old Bram, Ferryman",
     "de": "Der alte Bram, Fährmann"
    },
    "type": "unit",
    "trait": "andares",
    "cost": {
     "red": 1,
     "any": 1
    },
    "rift": 3,
    "attack": 2,
    "defence": 1,
    "keywords": [
     "melee"
    ],
    "flavour": {
     "en": "He has pulled more people out of the bay than he has rowed across it.",
     "de": "Er hat mehr Leute aus der Bucht gezogen als über sie hinübergerudert."
    },
    "action": {
     "exhaust": true,
     "do": [
      {
       "disengage": "any engaged friendly unit"
      }
     ]
    }
   },
   {
    "card": "pale-double",
    "name": {
     "en": "Pale Double",
     "de": "Blasses Ebenbild"
    },
    "type": "unit",
    "trait": "echo",
    "rift": 1,
    "attack": 2,
    "defence": 1,
    "keywords": [
     "melee"
    ],
    "flavour": {
     "en": "It has your coat, your scar, your limp. It is still practising the smile.",
     "de": "Es hat deinen Mantel, deine Narbe, deinen Gang. Nur das Lächeln übt es noch."
    },
    "ongoing": [
     {
      "get": {
       "attack-roll": 1
      },
      "to": "self",
      "while": {
       "attacked": "exhausted opposing units"
      }
     },
     {
      "get": {
       "hits": 1
      },
      "to": "self",
      "while": {
       "attacked": "exhausted opposing units"
      }
     }
    ],
    "threat": [
     {
      "if": {
       "unit": "self",
       "is": "ready"
      },
      "then": {
       "engage": "any exhausted opposing unit"
      }
     }
    ],
    "regroup": [
     {
      "if": {
       "unit": "self",
       "is": "damaged"
      },
      "then": [
       {
        "if": {
         "count": "other ready echo units",
         "is": ">= 1"
        },
        "then": {
         "revive": "self"
        }
       }
      ]
     }
    ]
   },
   {
    "card": "mirror-fencer",
    "name": {
     "en": "Mirror Fencer",
     "de": "Spiegelfechter"
    },
    "type": "unit",
    "trait": "echo",
    "rift": 2,
    "attack": 3,
    "defence": 1,
    "keywords": [
     "melee",
     "first-strike"
    ],
    "flavour": {
     "en": "It knows your opening. It has seen you rehearse it in every window.",
     "de": "Er kennt deinen ersten Hieb. Er hat ihn dich vor jedem Fenster üben sehen."
    },
    "reveal": [
     {
      "exhaust": "random ready opposing unit"
     }
    ],
    "threat": [
     {
      "if": {
       "unit": "self",
       "is": "ready"
      },
      "then": {
       "engage": "strongest exhausted opposing unit"
      }
     }
    ]
   },
   {
    "card": "borrowed-choir",
    "name": {
     "en": "Choir of Borrowed Faces",
     "de": "Chor der geborgten Gesichter"
    },
    "type": "unit",
    "trait": "echo",
    "rift": 3,
    "attack": 2,
    "defence": 2,
    "keywords": [
     "melee"
    ],
    "flavour": {
     "en": "It sings with every breath you lose, and it is getting louder.",
     "de": "Er singt mit jedem Atemzug, der dir fehlt, und er wird lauter."
    },
    "reveal": [
     {
      "eachPlayer": {
       "lose": "card",
       "n": 1
      }
     }
    ],
    "ongoing": [
     {
      "get": {
       "hits": 1
      },
      "to": "self",
      "while": {
       "count": "exhausted opposing units",
       "is": ">= 1"
      }
     },
     {
      "get": {
       "attack": 1
      },
      "to": "self",
      "while": {
       "count": "exhausted opposing units",
       "is": ">= 2"
      }
     }
    ],
    "threat": [
     {
      "if": {
       "unit": "self",
       "is": "ready"
      },
      "then": [
       {
        "pick": "any exhausted opposing unit"
       },
       {
        "disengage": "that"
       },
       {
        "engage": "that"
       }
      ]
     }
    ]
   },
   {
    "card": "drowned-keeper",
    "name": {
     "en": "The Drowned Keeper",
     "de": "Die ertrunkene Wacht"
    },
    "type": "unit",
    "trait": "echo",
    "rift": 5,
    "attack": 3,
    "defence": 3,
    "keywords": [
     "melee"
    ],
    "flavour": {
     "en": "Under the veil something hums a song your mother made up for you alone.",
     "de": "Unter dem Schleier summt es ein Lied, das deine Mutter nur für dich erfunden hat."
    },
    "ongoing": [
     {
      "get": {
       "attack-roll": 1
      },
      "to": "self",
      "while": {
       "value": "threat",
       "is": ">= 6"
      }
     },
     {
      "get": {
       "hits": 1
      },
      "to": "self",
      "while": {
       "value": "threat",
       "is": ">= 6"
      }
     },
     {
      "get": {
       "cant": "response"
      },
      "while": {
       "unit": "self",
       "is": "ready"
      }
     }
    ],
    "threat": [
     {
      "if": {
       "unit": "self",
       "is": "ready"
      },
      "then": {
       "engage": "strongest opposing unit"
      }
     }
    ],
    "regroup": [
     {
      "if": {
       "unit": "self",
       "is": "damaged"
      },
      "then": {
       "test": "any",
       "is": ">= 2",
       "else": {
        "revive": "self"
       }
      }
     }
    ]
   }
  ],
  "locations": [
   {
    "location": "ebb-causeway",
    "name": {
     "en": "The Ebb Causeway",
     "de": "Der Ebbdamm"
    },
    "story": {
     "en": "A mile of black stones, slick as eels, runs out to the tower. The bay breathes on either side, salt and iron. Halfway along you pass the great sea gates, standing wide. Their bolts are drawn, and the bolts are on the inner side. In the pools between the stones your reflection is a heartbeat late.",
     "de": "Eine Meile schwarzer Steine, glatt wie Aale, führt hinaus zum Turm. Links und rechts atmet die Bucht, Salz und Eisen. Auf halbem Weg stehen die großen Fluttore offen. Die Riegel sind zurückgezogen, und sie sitzen auf der Innenseite. In den Lachen zwischen den Steinen kommt dein Spiegelbild einen Herzschlag zu spät."
    },
    "distance": 4,
    "reveal": [
     {
      "encounter": "late-reflections"
     }
    ],
    "explore": [
     {
      "if": {
       "value": "distance",
       "is": "= 0"
      },
      "then": {
       "travel": "hall-of-unlived-hours"
      }
     }
    ],
    "threat": [
     {
      "test": "green",
      "is": ">= 1",
      "else": {
       "damage": "random exhausted friendly unit"
      }
     }
    ],
    "regroup": [
     {
      "eachPlayer": {
       "if": {
        "unit": "hero",
        "is": "ready"
       },
       "then": {
        "may": {
         "draw": 1
        }
       }
      }
     }
    ]
   },
   {
    "location": "hall-of-unlived-hours",
    "name": {
     "en": "Hall of Unlived Hours",
     "de": "Saal der ungelebten Stunden"
    },
    "story": {
     "en": "Mirrors stand round the rotunda like guests who came too early. In one you wear a ring, in one a uniform, in one you never left home. Behind each it is warm and dry, and each is a shorter way to the dome. You could step through. Something would step out in your place. Or you keep to the long rim, on wet tiles, and do not look.",
     "de": "Rings um die Rotunde stehen Spiegel wie Gäste, die zu früh gekommen sind. In einem trägst du einen Ring, in einem Uniform, in einem bist du nie von zu Hause fort. Dahinter ist es warm und trocken, und jeder kürzt den Weg zur Kuppel ab. Du könntest hindurchgehen. Etwas käme dafür heraus. Oder du hältst dich am Rand, auf nassen Fliesen, und siehst nicht hin."
    },
    "distance": 6,
    "reveal": [
     {
      "encounter": "valve-gallery"
     }
    ],
    "explore": [
     {
      "choose": 1,
      "of": [
       [
        {
         "lose": "distance",
         "n": 2
        },
        {
         "spawn": 1,
         "name": "pale-double"
        }
       ],
       [
        {
         "eachPlayer": {
          "draw": 1
         }
        }
       ]
      ]
     },
     {
      "if": {
       "value": "distance",
       "is": "= 0"
      },
      "then": {
       "travel": "lens-chamber"
      }
     }
    ],
    "threat": [
     {
      "choose": 1,
      "of": [
       {
        "test": "yellow",
        "is": ">= 1",
        "else": {
         "damage": "random exhausted friendly unit"
        }
       },
       {
        "test": "blue",
        "is": ">= 1",
        "else": {
         "damage": "random exhausted friendly unit"
        }
       }
      ]
     }
    ]
   },
   {
    "location": "lens-chamber",
    "name": {
     "en": "The Lens Chamber",
     "de": "Die Linsenkammer"
    },
    "story": {
     "en": "The dome is a bell of green water, held back by glass as thin as breath. Under it hangs the lens, wide as a millwheel, turned not to the sky but to the door, to you. At the sluice wheel stands a veiled figure, both hands on the spokes. The wall is scored with tally marks, one for every night on which nobody was let out.",
     "de": "Die Kuppel ist eine Glocke aus grünem Wasser, gehalten von Glas, dünn wie Atem. Darunter hängt die Linse, groß wie ein Mühlrad, nicht zum Himmel gedreht, sondern zur Tür, zu dir. Am Schleusenrad steht eine verschleierte Gestalt, beide Hände an den Speichen. In die Wand sind Striche geritzt, einer für jede Nacht, in der niemand hinausdurfte."
    },
    "reveal": [
     {
      "encounter": "last-observation"
     }
    ],
    "regroup": [
     {
      "choose": 1,
      "of": [
       [
        {
         "eachPlayer": {
          "draw": 1
         }
        }
       ],
       [
        {
         "lose": "vitality",
         "n": 1
        },
        {
         "lose": "threat",
         "n": 2
        }
       ]
      ]
     }
    ]
   }
  ],
  "encounters": [
   {
    "encounter": "late-reflections",
    "name": {
     "en": "Late Reflections",
     "de": "Verspätete Spiegelbilder"
    },
    "kind": {
     "en": "Scouting",
     "de": "Erkundung"
    },
    "story": {
     "en": "The reflections in the tide pools stop copying you. They sit up, water running from their sleeves, and wait to see what you will do first. You shift your weight. So do they. You are breathing hard; they are not breathing at all. And whenever someone tires, that is where they turn their heads.",
     "de": "Die Spiegelbilder in den Lachen hören auf, dich nachzuahmen. Sie setzen sich auf, Wasser rinnt ihnen aus den Ärmeln, und sie warten ab, was du als Erstes tust. Du verlagerst das Gewicht. Sie auch. Dein Atem geht schwer, ihrer gar nicht. Und wo immer jemand müde wird, dorthin wenden sie den Kopf."
    },
    "reveal": [
     {
      "spawn": {
       "byHeroes": [
        2,
        3
       ]
      },
      "name": "pale-double"
     },
     {
      "spawn": {
       "byHeroes": [
        1,
        2
       ]
      },
      "name": "mirror-fencer"
     },
     {
      "gain": "threat",
      "n": 1
     }
    ],
    "threat": [
     {
      "gain": "threat",
      "n": {
       "count": "ready echo units"
      }
     },
     {
      "if": {
       "value": "threat",
       "is": ">= 5"
      },
      "then": [
       {
        "lose": "threat",
        "n": 5
       },
       {
        "spawn": 1,
        "name": "mirror-fencer"
       }
      ]
     }
    ],
    "duration": {
     "count": "ready echo units",
     "is": "> 0"
    },
    "reward": [
     {
      "eachPlayer": [
       {
        "choose": 1,
        "of": [
         {
          "gain": "die",
          "colour": "blue"
         },
         {
          "gain": "die",
          "colour": "yellow"
         }
        ]
       },
       {
        "may": {
         "draw": 1
        }
       }
      ]
     }
    ]
   },
   {
    "encounter": "valve-gallery",
    "name": {
     "en": "The Valve Gallery",
     "de": "Die Ventilgalerie"
    },
    "kind": {
     "en": "Puzzle",
     "de": "Rätsel"
    },
    "story": {
     "en": "Under the rotunda forty brass valves hold back the bay. Open eight in the right order and the gallery drains; run out of them and it fills. The chalk numbers on the pipes are in a hand you know better than any other. And while you turn, wet fingers come round the pipes from behind and turn the valves shut again.",
     "de": "Unter der Rotunde halten vierzig Messingventile die Bucht zurück. Acht in der richtigen Folge geöffnet, und die Galerie läuft leer; ist keines mehr offen, läuft sie voll. Die Kreidezahlen auf den Rohren stammen von einer Hand, die du besser kennst als jede andere. Und während du drehst, greifen von hinten nasse Finger herum und drehen wieder zu."
    },
    "reveal": [
     {
      "gain": "threat",
      "n": {
       "byHeroes": [
        5,
        7
       ]
      }
     },
     {
      "spawn": {
       "byHeroes": [
        1,
        2
       ]
      },
      "name": "borrowed-choir"
     },
     {
      "spawn": 1,
      "name": "mirror-fencer"
     }
    ],
    "threat": [
     {
      "lose": "threat",
      "n": {
       "count": "ready echo units"
      }
     },
     {
      "if": {
       "value": "threat",
       "is": "= 0"
      },
      "then": [
       {
        "damage": "random friendly unit"
       },
       {
        "spawn": 1,
        "name": "pale-double"
       }
      ]
     }
    ],
    "regroup": [
     {
      "choose": 1,
      "of": [
       {
        "test": "any",
        "is": ">= 1",
        "then": {
         "gain": "threat",
         "n": {
          "value": "successes"
         }
        }
       },
       {
        "if": {
         "value": "hand",
         "is": ">= 2"
        },
        "then": [
         {
          "lose": "card",
          "n": 2
         },
         {
          "gain": "threat",
          "n": 2
         }
        ]
       }
      ]
     }
    ],
    "duration": {
     "value": "threat",
     "is": "< 8"
    },
    "reward": [
     {
      "eachPlayer": {
       "choose": 1,
       "of": [
        {
         "gain": "vitality",
         "n": 1
        },
        {
         "gain": "die",
         "colour": "red"
        },
        {
         "gain": "die",
         "colour": "green"
        }
       ]
      }
     }
    ]
   },
   {
    "encounter": "last-observation",
    "name": {
     "en": "The Last Observation",
     "de": "Die letzte Beobachtung"
    },
    "kind": {
     "en": "Showdown",
     "de": "Entscheidung"
    },
    "story": {
     "en": "The Keeper leans on the wheel and the dome begins to weep. It speaks in a voice you know only from inside your own head: nobody leaves here twice. Water climbs past your knees, cold as a key. Behind every pane stands one of you, knocking. Hold the wheel, hold the Keeper down, and let the sea out faster than it comes.",
     "de": "Die Wacht stemmt sich ins Rad, und die Kuppel beginnt zu weinen. Sie spricht mit einer Stimme, die du nur aus dem eigenen Kopf kennst: Zweimal geht hier niemand hinaus. Das Wasser steigt dir über die Knie, kalt wie ein Schlüssel. Hinter jeder Scheibe stehst du und klopfst. Halte das Rad, halte die Wacht am Boden, und lass das Meer schneller ab, als es kommt."
    },
    "reveal": [
     {
      "gain": "threat",
      "n": {
       "byHeroes": [
        13,
        20
       ]
      }
     },
     {
      "spawn": 1,
      "name": "drowned-keeper"
     },
     {
      "spawn": 2,
      "name": "pale-double"
     },
     {
      "if": {
       "value": "heroes",
       "is": ">= 2"
      },
      "then": [
       {
        "revive": "random damaged echo unit"
       },
       {
        "revive": "random damaged echo unit"
       }
      ]
     }
    ],
    "threat": [
     {
      "gain": "threat",
      "n": {
       "count": "ready echo units"
      }
     },
     {
      "gain": "threat",
      "n": 1
     },
     {
      "if": {
       "value": "threat",
       "is": ">= 18"
      },
      "then": [
       {
        "lose": "threat",
        "n": 3
       },
       {
        "damage": "each friendly hero"
       },
       {
        "spawn": 1,
        "name": "borrowed-choir"
       }
      ]
     }
    ],
    "regroup": [
     {
      "lose": "threat",
      "n": {
       "count": "damaged echo units"
      }
     },
     {
      "test": "any",
      "is": ">= 1",
      "then": {
       "lose": "threat",
       "n": {
        "value": "successes"
       }
      }
     }
    ],
    "duration": {
     "value": "threat",
     "is": "> 0"
    }
   }
  ],
  "explorations": [
   {
    "exploration": "footprints-in-the-silt",
    "name": {
     "en": "Footprints in the Silt",
     "de": "Spuren im Schlick"
    },
    "tier": 1,
    "story": {
     "en": "Bare prints cross the silt toward the dome. You set your foot in one: heel, arch, every toe, it fits. They are still filling with water, so whoever made them is minutes ahead. None lead back. You can hurry after them, or stand still and let the one behind you catch up.",
     "de": "Barfußspuren ziehen sich durch den Schlick zur Kuppel. Du setzt den Fuß in eine: Ferse, Gewölbe, jeder Zeh, sie passt. Noch läuft Wasser hinein, wer da ging, ist kaum Minuten voraus. Zurück führt keine. Du kannst hinterhereilen. Oder du bleibst stehen und lässt aufholen, wer hinter dir geht."
    },
    "do": [
     {
      "choose": 1,
      "of": [
       {
        "lose": "distance",
        "n": 1
       },
       [
        {
         "gain": "die",
         "colour": "green"
        },
        {
         "spawn": 1,
         "name": "pale-double"
        }
       ]
      ]
     }
    ]
   },
   {
    "exploration": "a-lamp-under-the-arch",
    "name": {
     "en": "A Lamp Under the Arch",
     "de": "Eine Lampe unter dem Bogen"
    },
    "tier": 1,
    "story": {
     "en": "Under a broken arch sits a girl in a coat three sizes too big, trimming a wick as if the sea were not at the door. She looks you over twice, then pinches your arm. Warm, she decides. So you are the one from outside. The others never bring a shadow. She picks up her lamp and goes ahead.",
     "de": "Unter einem geborstenen Bogen sitzt ein Mädchen in einem viel zu großen Mantel und stutzt einen Docht, als stünde nicht das Meer vor der Tür. Sie mustert dich zweimal, dann kneift sie dich in den Arm. Warm, stellt sie fest. Dann bist du von draußen. Die anderen haben nie einen Schatten dabei. Sie nimmt die Lampe und geht voran."
    },
    "do": [
     {
      "do": {
       "deploy": "nim-lamplighter"
      },
      "otherwise": {
       "draw": 1
      }
     },
     {
      "lose": "distance",
      "n": 1
     }
    ]
   },
   {
    "exploration": "the-missing-tide",
    "name": {
     "en": "The Missing Tide",
     "de": "Die fehlende Flut"
    },
    "tier": 1,
    "story": {
     "en": "Slates line the wall, two hundred years of tides in chalk. One night is missing, wiped off with a sleeve. You reckon it from its neighbours: there was no high water that night, none at all, and by morning the house was full. Somebody let the sea in. Read the rest rightly and there is a short way.",
     "de": "An der Wand reihen sich Schiefertafeln, zweihundert Jahre Gezeiten in Kreide. Eine Nacht fehlt, mit dem Ärmel weggewischt. Du rechnest sie aus den Nachbarn nach: Es gab keine Flut in jener Nacht, gar keine, und am Morgen stand das Haus voll. Jemand hat das Meer hereingelassen. Liest du den Rest richtig, gibt es einen kurzen Weg."
    },
    "do": [
     {
      "test": "any",
      "is": ">= 2",
      "then": {
       "lose": "distance",
       "n": 2
      },
      "else": [
       {
        "lose": "distance",
        "n": 1
       },
       {
        "lose": "card",
        "n": 1
       }
      ]
     }
    ]
   },
   {
    "exploration": "the-watch-book",
    "name": {
     "en": "The Watch Book",
     "de": "Das Wachbuch"
    },
    "tier": 2,
    "story": {
     "en": "The watch book lies open on a dry shelf. You have read three lines before you notice: the hooked g, the crossed seven, the lines that climb to the right. It is your own hand. They have learned to walk, it says. The last pages are stuck with salt. You could prise them apart. Close by, several voices begin to read along.",
     "de": "Auf einem trockenen Bord liegt das Wachbuch. Drei Zeilen liest du, ehe es dir auffällt: das g mit dem Haken, die gestrichene Sieben, die Zeilen, die nach rechts steigen. Es ist deine Schrift. Sie haben laufen gelernt, steht da. Die letzten Seiten kleben vor Salz. Du könntest sie lösen. Ganz in der Nähe lesen mehrere Stimmen mit."
    },
    "do": [
     {
      "lose": "distance",
      "n": 1
     },
     {
      "may": {
       "test": "yellow",
       "is": ">= 1",
       "then": [
        {
         "recover": "any"
        },
        {
         "draw": 1
        }
       ],
       "else": {
        "spawn": 1,
        "name": "borrowed-choir"
       }
      }
     }
    ]
   },
   {
    "exploration": "the-stranded-boat",
    "name": {
     "en": "The Stranded Boat",
     "de": "Das gestrandete Boot"
    },
    "tier": 2,
    "story": {
     "en": "Some old flood has lifted a boat and jammed it between two pillars. An old man sits in it, bailing with his hat. The night it sank I rowed the keeper out here, he says, and nobody ever rowed back. He peers at you a little too long. Then he holds out the end of a rope: pull, or pay what the boat can float on.",
     "de": "Eine alte Flut hat ein Boot gehoben und zwischen zwei Säulen geklemmt. Darin sitzt ein Alter und schöpft mit dem Hut. In der Nacht, als es unterging, sagt er, hab ich die Wacht hier herausgerudert, zurück wollte nie wer. Er sieht dich eine Spur zu lange an. Dann hält er dir ein Tauende hin: zieh, oder gib her, was schwimmt."
    },
    "do": [
     {
      "choose": 1,
      "of": [
       {
        "test": "red",
        "is": ">= 1",
        "then": {
         "deploy": "bram-ferryman"
        }
       },
       {
        "if": {
         "value": "hand",
         "is": ">= 2"
        },
        "then": [
         {
          "lose": "card",
          "n": 2
         },
         {
          "deploy": "bram-ferryman"
         }
        ]
       }
      ]
     },
     {
      "lose": "distance",
      "n": 1
     }
    ]
   },
   {
    "exploration": "breathing-glass",
    "name": {
     "en": "Breathing Glass",
     "de": "Atmendes Glas"
    },
    "tier": 2,
    "story": {
     "en": "In an alcove hangs a brass astrolabe, and its mirror mists over from within: in, out, in. Something is breathing back there. You could use the instrument, if you can unscrew it without touching the glass. Round the rim, in letters small as lice, someone has engraved: to see what I did not become.",
     "de": "In einer Nische hängt ein Astrolabium aus Messing, und sein Spiegel beschlägt von innen: ein, aus, ein. Dahinter atmet etwas. Das Gerät wäre nützlich, wenn du es abschrauben könntest, ohne das Glas zu berühren. Um den Rand hat jemand in läusekleinen Buchstaben graviert: zu sehen, was ich nicht geworden bin."
    },
    "do": [
     {
      "choose": 1,
      "of": [
       {
        "lose": "distance",
        "n": 1
       },
       {
        "test": "blue",
        "is": ">= 1",
        "then": {
         "gain": "die",
         "colour": "blue"
        },
        "else": {
         "spawn": 1,
         "name": "mirror-fencer"
        }
       },
       {
        "test": "yellow",
        "is": ">= 1",
        "then": {
         "gain": "die",
         "colour": "yellow"
        },
        "else": {
         "spawn": 1,
         "name": "mirror-fencer"
        }
       }
      ]
     }
    ]
   },
   {
    "exploration": "the-sunken-corridor",
    "name": {
     "en": "The Sunken Corridor",
     "de": "Der versunkene Gang"
    },
    "tier": 2,
    "story": {
     "en": "The passage slopes down into black water and comes up again twelve strides on. There is a current; it plucks at your ankles like a child that wants something. Along the ceiling somebody has fixed a rope, worn smooth by one hand only. When you reach up, it hangs exactly where your fingers close.",
     "de": "Der Gang taucht in schwarzes Wasser und zwölf Schritte weiter wieder auf. Es zieht; die Strömung zupft dir an den Knöcheln wie ein Kind, das etwas will. Unter der Decke hat jemand ein Seil gespannt, blank gegriffen von einer einzigen Hand. Du streckst den Arm, und es hängt genau dort, wo deine Finger sich schließen."
    },
    "do": [
     {
      "test": "green",
      "is": ">= 1",
      "then": {
       "lose": "distance",
       "n": 2
      },
      "else": [
       {
        "lose": "distance",
        "n": 1
       },
       {
        "damage": "random friendly unit"
       }
      ]
     }
    ]
   },
   {
    "exploration": "the-dry-room",
    "name": {
     "en": "The Dry Room",
     "de": "Das trockene Zimmer"
    },
    "tier": 2,
    "story": {
     "en": "Behind a swollen door one room has stayed dry. A cot, a stove, a kettle, two cups, only one of them used. The blanket smells of you, and the hollow in the pillow fits. You could sleep an hour; whoever lived here never wished you harm. Or take the ladder behind the stove. Someone has left it down for you.",
     "de": "Hinter einer verquollenen Tür ist ein Zimmer trocken geblieben. Pritsche, Ofen, Kessel, zwei Tassen, nur eine benutzt. Die Decke riecht nach dir, und die Kuhle im Kissen passt. Eine Stunde Schlaf wäre möglich; wer hier gewohnt hat, wollte dir nie Böses. Oder die Leiter hinter dem Ofen. Jemand hat sie für dich stehen lassen."
    },
    "do": [
     {
      "choose": 1,
      "of": [
       [
        {
         "revive": "each damaged friendly unit"
        },
        {
         "eachPlayer": {
          "gain": "vitality",
          "n": 1
         }
        }
       ],
       {
        "lose": "distance",
        "n": 2
       }
      ]
     }
    ]
   }
  ],
  "chapters": [
   {
    "chapter": "andares-2",
    "name": {
     "en": "The Drowned Observatory",
     "de": "Das ertrunkene Observatorium"
    },
    "story": {
     "en": "For one hour at the lowest ebb the observatory stands clear of the bay, weed hanging from its dome like wet hair. Nobody on this coast will say who drowned it; the last keeper's name has been filed off the brass. You have come for the lens, the one eye that still looks across the rift. High up, a lamp goes by behind a window. Whoever carries it walks exactly as you do.",
     "de": "Eine Stunde lang, beim tiefsten Stand der Ebbe, ragt das Observatorium aus der Bucht, und Tang hängt ihm von der Kuppel wie nasses Haar. Wer es ertränkt hat, sagt an dieser Küste niemand; der Name der letzten Wacht ist vom Messing gefeilt. Du willst zur Linse, dem einzigen Auge, das noch über den Riss blickt. Oben wandert eine Lampe am Fenster vorbei. Wer sie trägt, geht genau wie du."
    },
    "victory": {
     "en": "The wheel stops. The veil slips, and the face beneath is yours, thirty winters older. The lens never sought stars; it sought every road you did not take, until those roads learned to walk. One of your lives stayed here, understood, and opened the sea gates from within. Now you know who drowned this house: you did. You close the old eyes and carry the lens ashore. One shadow follows, your own.",
     "de": "Das Rad steht. Der Schleier gleitet herab, und darunter ist dein Gesicht, dreißig Winter älter. Die Linse hat nie Sterne gesucht, sondern jeden Weg, den du nicht gegangen bist, bis diese Wege laufen lernten. Eines deiner Leben blieb hier, begriff und öffnete von innen die Fluttore. Nun weißt du, wer dieses Haus ertränkt hat: du. Du schließt die alten Augen und trägst die Linse an Land. Ein Schatten folgt dir, deiner."
    },
    "defeat": {
     "en": "The water closes over the dome without a sound. You watch from the wrong side of the glass, palms flat against it, and no shout of yours mists the pane. Out on the causeway someone wrings out your coat, tries your walk for a few steps and goes ashore without looking round. At the next ebb a stranger will see you pass a window, carrying a lamp.",
     "de": "Lautlos schließt sich das Wasser über der Kuppel. Du siehst es von der falschen Seite des Glases, die Hände flach daran, und kein Schrei von dir beschlägt die Scheibe. Draußen auf dem Damm wringt jemand deinen Mantel aus, probiert ein paar Schritte lang deinen Gang und geht an Land, ohne sich umzusehen. Bei der nächsten Ebbe sieht ein fremdes Gesicht dich mit einer Lampe am Fenster vorübergehen."
    },
    "players": 2,
    "locations": [
     "ebb-causeway",
     "hall-of-unlived-hours",
     "lens-chamber"
    ],
    "encounters": [
     "late-reflections",
     "valve-gallery",
     "last-observation"
    ],
    "explorations": {
     "footprints-in-the-silt": 1,
     "a-lamp-under-the-arch": 1,
     "the-missing-tide": 1,
     "the-watch-book": 1,
     "the-stranded-boat": 1,
     "breathing-glass": 1,
     "the-sunken-corridor": 1,
     "the-dry-room": 1
    },
    "enemies": {
     "pale-double": 4,
     "mirror-fencer": 3,
     "borrowed-choir": 3,
     "drowned-keeper": 1
    },
    "allies": {
     "nim-lamplighter": 1,
     "bram-ferryman": 1
    },
    "finale": "last-observation"
   }
  ]
 }
] as const;

/** What their hash begins with (see contents.ts). */
export const packsHash = [1629030096,-180018641] as const;
