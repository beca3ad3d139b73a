// Written by `npm run content` from content/*.yaml.
export const packs = [
 {
  "pack": "afflictions",
  "game": "beyond-the-rift",
  "version": 1,
  "title": {
   "en": "Wounds and Fatigue",
   "de": "Wunden und Erschöpfung"
  },
  "wounds": [
   {
    "wound": "sprained-wrist",
    "name": {
     "en": "Sprained Wrist",
     "de": "Verstauchtes Handgelenk"
    },
    "attack": -1,
    "final": 2,
    "v099": 4,
    "modifiers": {
     "health": -1,
     "attack": -1
    }
   },
   {
    "wound": "split-knuckles",
    "name": {
     "en": "Split Knuckles",
     "de": "Aufgeplatzte Knöchel"
    },
    "attack": -1,
    "final": 2,
    "v099": 3,
    "modifiers": {
     "health": -1,
     "defence": -1
    }
   },
   {
    "wound": "torn-shoulder",
    "name": {
     "en": "Torn Shoulder",
     "de": "Gerissene Schulter"
    },
    "attack": -2,
    "final": 2,
    "v099": 3,
    "modifiers": {
     "health": -1,
     "attack": -1
    }
   },
   {
    "wound": "bruised-ribs",
    "name": {
     "en": "Bruised Ribs",
     "de": "Geprellte Rippen"
    },
    "defense": -1,
    "final": 2,
    "v099": 3,
    "modifiers": {
     "health": -1,
     "defence": -1
    }
   },
   {
    "wound": "gashed-forearm",
    "name": {
     "en": "Gashed Forearm",
     "de": "Klaffender Unterarm"
    },
    "defense": -1,
    "final": 2,
    "v099": 3,
    "modifiers": {
     "health": -1,
     "attack": -1
    }
   },
   {
    "wound": "broken-collarbone",
    "name": {
     "en": "Broken Collarbone",
     "de": "Schlüsselbeinbruch"
    },
    "defense": -2,
    "final": 2,
    "v099": 3,
    "modifiers": {
     "health": -1,
     "defence": -1
    }
   },
   {
    "wound": "twisted-knee",
    "name": {
     "en": "Twisted Knee",
     "de": "Verdrehtes Knie"
    },
    "ap": -2,
    "final": 2,
    "v099": 3,
    "modifiers": {
     "health": -1,
     "engagement": -1
    }
   },
   {
    "wound": "blow-to-the-head",
    "name": {
     "en": "Blow to the Head",
     "de": "Schlag auf den Kopf"
    },
    "ap": -2,
    "final": 2,
    "v099": 3,
    "modifiers": {
     "health": -1,
     "engagement": -1
    }
   },
   {
    "wound": "deep-cut",
    "name": {
     "en": "Deep Cut",
     "de": "Tiefer Schnitt"
    },
    "ap": -3,
    "final": 2,
    "v099": 3,
    "modifiers": {
     "health": -1,
     "engagement": -1
    }
   }
  ],
  "fatigues": [
   {
    "fatigue": "leaden-arms",
    "name": {
     "en": "Leaden Arms",
     "de": "Arme wie Blei"
    },
    "attack": -1,
    "final": 2,
    "v099": 3,
    "modifiers": {
     "attack": -1
    }
   },
   {
    "fatigue": "sweat-in-the-eyes",
    "name": {
     "en": "Sweat in the Eyes",
     "de": "Schweiß in den Augen"
    },
    "attack": -1,
    "final": 2,
    "v099": 2,
    "modifiers": {
     "defence": -1
    }
   },
   {
    "fatigue": "slow-feet",
    "name": {
     "en": "Slow Feet",
     "de": "Schwere Füße"
    },
    "defense": -1,
    "final": 2,
    "v099": 3,
    "modifiers": {
     "engagement": -1
    }
   },
   {
    "fatigue": "ringing-ears",
    "name": {
     "en": "Ringing Ears",
     "de": "Klingelnde Ohren"
    },
    "defense": -1,
    "final": 2,
    "v099": 2,
    "modifiers": {
     "attack": -1
    }
   },
   {
    "fatigue": "short-breath",
    "name": {
     "en": "Short of Breath",
     "de": "Außer Atem"
    },
    "ap": -1,
    "final": 2,
    "v099": 3,
    "modifiers": {
     "defence": -1
    }
   },
   {
    "fatigue": "shaking-hands",
    "name": {
     "en": "Shaking Hands",
     "de": "Zitternde Hände"
    },
    "ap": -1,
    "final": 2,
    "v099": 2,
    "modifiers": {
     "engagement": -1
    }
   }
  ]
 },
 {
  "pack": "campaigns",
  "game": "beyond-the-rift",
  "version": 1,
  "title": {
   "en": "Campaigns",
   "de": "Kampagnen"
  },
  "campaigns": [
   {
    "campaign": "old-friends",
    "name": {
     "en": "Old Friends",
     "de": "Alte Freunde"
    },
    "story": {
     "en": "Ten winters ago six people of the Ferry Company climbed down the Weeping Stair under Zanziar. Bastian climbed up again, alone, to fetch help, and when he came back with it there were five dead to count. He has held doors ever since, for anybody who asked. Now somebody is drilling orcs in the order of the Company, somebody writes letters in a hand he knows, and somebody keeps a place for him.",
     "de": "Vor zehn Wintern stiegen sechs Leute von der Fährkompanie die Weinende Treppe unter Zanziar hinab. Bastian stieg wieder herauf, allein, um Hilfe zu holen, und als er mit ihr zurückkam, waren fünf Tote zu zählen. Seither hält er Türen, für alle, die ihn darum bitten. Nun drillt jemand Orks in der Ordnung der Kompanie, jemand schreibt Briefe in einer Schrift, die er kennt, und jemand hält ihm einen Platz frei."
    },
    "hero": "bastian",
    "heroes": [
     "bastian",
     "elisa",
     "niffil",
     "olazabal"
    ],
    "scenarios": [
     "the-gate-at-low-ferry",
     "straw-and-tar",
     "the-hall-of-seven-doors",
     "six-candles",
     "the-weeping-stair"
    ],
    "v099": true
   },
   {
    "campaign": "the-drowned-bell",
    "name": {
     "en": "The Drowned Bell",
     "de": "Die ertrunkene Glocke"
    },
    "story": {
     "en": "On still nights a bell rings from the bottom of Lake Vell, and in the morning somebody's bed is empty and the wet footprints lead only one way. Elisa knows the sound. She was fire warden of the town down there, on the night when the bell kept silent. She has apologised to every house. It seems that one of them has something to say in return.",
     "de": "In stillen Nächten läutet vom Grund des Vellsees eine Glocke, und am Morgen ist irgendwo ein Bett leer, und die nassen Fußspuren führen nur in eine Richtung. Elisa kennt den Klang. Sie war Brandmeisterin der Stadt dort unten, in der Nacht, als die Glocke schwieg. Bei jedem Haus hat sie sich entschuldigt. Eines davon, so scheint es, möchte etwas erwidern."
    },
    "hero": "elisa",
    "heroes": [
     "elisa",
     "niffil",
     "olazabal",
     "ushka"
    ],
    "scenarios": [
     "low-water",
     "two-oaths",
     "the-ninth-stroke"
    ]
   },
   {
    "campaign": "the-quiet-hive",
    "name": {
     "en": "The Quiet Hive",
     "de": "Der stille Stock"
    },
    "story": {
     "en": "A hive of ten thousand makes a noise like a mill, and one gets used to it, as one does to a mill, until it stops. Under the hill of Tarnholt it has stopped. Niffil, who has been in and out of there for years with a sack and felt soles, would like it to be put on record that nothing of value was ever taken. Hardly anything. One thing, perhaps.",
     "de": "Ein Stock von zehntausend klingt wie eine Mühle, und wie an eine Mühle gewöhnt man sich daran, bis sie stehen bleibt. Unter dem Berg von Tarnholt ist sie stehen geblieben. Niffil, dort jahrelang ein und aus gegangen, mit Sack und Filzsohlen, legt Wert auf die Feststellung, dass nie etwas von Wert weggekommen ist. Kaum etwas. Ein einziges Ding, vielleicht."
    },
    "hero": "niffil",
    "heroes": [
     "niffil",
     "elisa",
     "bastian",
     "marrow"
    ],
    "scenarios": [
     "tracks-in-the-ash",
     "hush",
     "the-hill-hums"
    ]
   }
  ]
 },
 {
  "pack": "enemies",
  "game": "beyond-the-rift",
  "version": 1,
  "title": {
   "en": "Enemies",
   "de": "Gegner"
  },
  "enemies": [
   {
    "enemy": "acolyte",
    "name": {
     "en": "Acolyte",
     "de": "Akolyth"
    },
    "flavour": {
     "en": "He was promised a lamp of his own. So far he has been given a knife.",
     "de": "Man hat ihm eine eigene Lampe versprochen. Bekommen hat er bisher ein Messer."
    },
    "family": "cultist",
    "numbers": {
     "engagement": 1,
     "range": 1,
     "attack": 1,
     "defence": 1,
     "health": 1
    },
    "wounds": 1,
    "fatigue": 0,
    "final": 6,
    "v099": 6
   },
   {
    "enemy": "guard",
    "name": {
     "en": "Guard",
     "de": "Wache"
    },
    "flavour": {
     "en": "Paid by the night, and the nights are getting longer.",
     "de": "Bezahlt wird nach Nächten, und die Nächte werden länger."
    },
    "family": "cultist",
    "numbers": {
     "engagement": 2,
     "range": 1,
     "attack": 2,
     "defence": 3,
     "health": 2
    },
    "wounds": 1,
    "fatigue": 0,
    "final": 5,
    "v099": 5
   },
   {
    "enemy": "chanter",
    "name": {
     "en": "Chanter",
     "de": "Vorsängerin"
    },
    "flavour": {
     "en": "Her song has one verse, and it gets into your knees.",
     "de": "Ihr Lied hat nur eine Strophe, und die fährt in die Knie."
    },
    "family": "cultist",
    "numbers": {
     "engagement": 1,
     "range": 2,
     "attack": 1,
     "defence": 2,
     "health": 2
    },
    "wounds": 0,
    "fatigue": 1,
    "final": 5,
    "v099": 5,
    "ongoing": [
     {
      "get": {
       "defence": 1
      },
      "to": "each other cultist enemy here"
     }
    ]
   },
   {
    "enemy": "flagellant",
    "name": {
     "en": "Flagellant",
     "de": "Geißler"
    },
    "flavour": {
     "en": "He has practised on himself for years. You will find him thorough.",
     "de": "Jahrelang hat er an sich selbst geübt. Er ist gründlich."
    },
    "family": "cultist",
    "numbers": {
     "engagement": 1,
     "range": 1,
     "attack": 3,
     "defence": 1,
     "health": 2
    },
    "wounds": 1,
    "fatigue": 0,
    "final": 4,
    "v099": 4,
    "killed": {
     "get": {
      "attack": 1
     },
     "to": "each cultist enemy",
     "until": "round"
    }
   },
   {
    "enemy": "lamp-prior",
    "name": {
     "en": "Marek, the Lamp Prior",
     "de": "Marek, der Lampenprior"
    },
    "flavour": {
     "en": "He remembers everybody he ever led into the dark. He has kept their places.",
     "de": "Er weiß noch jeden, den er je ins Dunkel geführt hat. Er hat ihnen den Platz freigehalten."
    },
    "family": "cultist",
    "boss": true,
    "numbers": {
     "engagement": 2,
     "range": 2,
     "attack": 4,
     "defence": 4,
     "health": 4
    },
    "wounds": 1,
    "fatigue": 1,
    "final": 1,
    "v099": 1,
    "spawned": {
     "eachHero": {
      "lose": 1
     }
    }
   },
   {
    "enemy": "chileen",
    "name": {
     "en": "Chi'leen",
     "de": "Chi'leen"
    },
    "flavour": {
     "en": "One is a nuisance. Nobody has ever met one.",
     "de": "Eine einzelne ist lästig. Nur ist noch keinem eine einzelne begegnet."
    },
    "family": "insectoid",
    "numbers": {
     "engagement": 1,
     "range": 1,
     "attack": 1,
     "defence": 2,
     "health": 1
    },
    "wounds": 1,
    "fatigue": 0,
    "final": 6,
    "v099": 6,
    "ongoing": [
     {
      "get": {
       "attack": 1
      },
      "to": "self",
      "while": {
       "count": "other insectoid enemies here",
       "is": ">= 1"
      }
     }
    ]
   },
   {
    "enemy": "boneworm",
    "name": {
     "en": "Boneworm",
     "de": "Knochenwurm"
    },
    "flavour": {
     "en": "It wears what it eats. This one has done well.",
     "de": "Er trägt, was er frisst. Diesem hier geht es gut."
    },
    "family": "insectoid",
    "numbers": {
     "engagement": 2,
     "range": 1,
     "attack": 2,
     "defence": 3,
     "health": 2
    },
    "wounds": 1,
    "fatigue": 0,
    "final": 5,
    "v099": 5
   },
   {
    "enemy": "gall-spitter",
    "name": {
     "en": "Gall Spitter",
     "de": "Gallspucker"
    },
    "flavour": {
     "en": "It aims for the mouth. Keep yours shut.",
     "de": "Er zielt auf den Mund. Haltet ihn geschlossen."
    },
    "family": "insectoid",
    "numbers": {
     "engagement": 1,
     "range": 2,
     "attack": 1,
     "defence": 1,
     "health": 2
    },
    "wounds": 0,
    "fatigue": 1,
    "final": 5,
    "v099": 5,
    "killed": {
     "check": ">= 3",
     "then": {
      "who": "most-enemies",
      "do": {
       "fatigue": "hero"
      }
     }
    }
   },
   {
    "enemy": "husk-warden",
    "name": {
     "en": "Husk Warden",
     "de": "Panzerwächter"
    },
    "flavour": {
     "en": "Somewhere in all that shell is an animal. It is in no hurry to come out.",
     "de": "Irgendwo in all dem Panzer steckt ein Tier. Es hat keine Eile herauszukommen."
    },
    "family": "insectoid",
    "numbers": {
     "engagement": 2,
     "range": 1,
     "attack": 3,
     "defence": 4,
     "health": 2
    },
    "wounds": 1,
    "fatigue": 0,
    "final": 4,
    "v099": 4
   },
   {
    "enemy": "brood-mother",
    "name": {
     "en": "The Brood Mother",
     "de": "Die Brutmutter"
    },
    "flavour": {
     "en": "The whole hill is her house, and every one of her children has your scent.",
     "de": "Der ganze Hügel ist ihr Haus, und jedes ihrer Kinder hat eure Witterung."
    },
    "family": "insectoid",
    "boss": true,
    "numbers": {
     "engagement": 2,
     "range": 1,
     "attack": 3,
     "defence": 3,
     "health": 4
    },
    "wounds": 1,
    "fatigue": 0,
    "final": 1,
    "v099": 1,
    "ongoing": [
     {
      "get": {
       "defence": 1
      },
      "to": "self",
      "while": {
       "count": "other insectoid enemies here",
       "is": ">= 1"
      }
     }
    ]
   },
   {
    "enemy": "orc-archer",
    "name": {
     "en": "Orc Archer",
     "de": "Ork-Bogenschütze"
    },
    "flavour": {
     "en": "Three arrows in the air before the first one hurts.",
     "de": "Drei Pfeile in der Luft, ehe der erste wehtut."
    },
    "family": "orc",
    "numbers": {
     "engagement": 1,
     "range": 2,
     "attack": 2,
     "defence": 1,
     "health": 1
    },
    "wounds": 1,
    "fatigue": 0,
    "final": 6,
    "v099": 6
   },
   {
    "enemy": "orc-raider",
    "name": {
     "en": "Orc Raider",
     "de": "Ork-Plünderer"
    },
    "flavour": {
     "en": "She has counted your pigs, your doors and your sons. In that order.",
     "de": "Sie hat eure Schweine gezählt, eure Türen und eure Söhne. In dieser Reihenfolge."
    },
    "family": "orc",
    "numbers": {
     "engagement": 1,
     "range": 1,
     "attack": 2,
     "defence": 2,
     "health": 2
    },
    "wounds": 1,
    "fatigue": 0,
    "final": 5,
    "v099": 5
   },
   {
    "enemy": "orc-shieldbearer",
    "name": {
     "en": "Orc Shieldbearer",
     "de": "Ork-Schildträger"
    },
    "flavour": {
     "en": "The shield was a barn door. It still has a horseshoe on it, for luck.",
     "de": "Der Schild war ein Scheunentor. Das Hufeisen ist noch dran, das bringt Glück."
    },
    "family": "orc",
    "numbers": {
     "engagement": 2,
     "range": 1,
     "attack": 1,
     "defence": 4,
     "health": 2
    },
    "wounds": 0,
    "fatigue": 1,
    "final": 5,
    "v099": 5,
    "ongoing": [
     {
      "get": {
       "defence": 1
      },
      "to": "each other orc enemy here"
     }
    ]
   },
   {
    "enemy": "orc-huntmaster",
    "name": {
     "en": "Orc Huntmaster",
     "de": "Ork-Jagdmeister"
    },
    "flavour": {
     "en": "He holds the game, they do the shooting. Tonight you are the game.",
     "de": "Er stellt das Wild, geschossen wird von hinten. Heute Nacht seid ihr das Wild."
    },
    "family": "orc",
    "numbers": {
     "engagement": 2,
     "range": 1,
     "attack": 3,
     "defence": 3,
     "health": 2
    },
    "wounds": 1,
    "fatigue": 0,
    "final": 4,
    "v099": 4
   },
   {
    "enemy": "orc-warlord",
    "name": {
     "en": "Ghurra Two-Axes",
     "de": "Ghurra Zweibeil"
    },
    "flavour": {
     "en": "The second axe is for those who laugh about the first.",
     "de": "Das zweite Beil ist für die, die über das erste lachen."
    },
    "family": "orc",
    "boss": true,
    "numbers": {
     "engagement": 2,
     "range": 1,
     "attack": 4,
     "defence": 4,
     "health": 4
    },
    "wounds": 1,
    "fatigue": 0,
    "final": 1,
    "v099": 1,
    "spawned": {
     "get": {
      "attack": 1
     },
     "to": "each other orc enemy",
     "until": "round"
    },
    "killed": {
     "get": {
      "attack": -1
     },
     "to": "each orc enemy",
     "until": "scenario"
    }
   },
   {
    "enemy": "oath-dwarf",
    "name": {
     "en": "Oath Dwarf",
     "de": "Eidzwerg"
    },
    "flavour": {
     "en": "Swore once, at eleven, and has not needed to say much since.",
     "de": "Hat einmal geschworen, mit elf, und seither nicht mehr viel zu sagen gehabt."
    },
    "family": "dwarf",
    "numbers": {
     "engagement": 2,
     "range": 1,
     "attack": 2,
     "defence": 4,
     "health": 2
    },
    "wounds": 1,
    "fatigue": 0,
    "final": 4,
    "v099": 0
   },
   {
    "enemy": "founder-orlog",
    "name": {
     "en": "Orlog, the Bell Founder",
     "de": "Orlog, der Glockengießer"
    },
    "flavour": {
     "en": "Stone-deaf for thirty years. He did it himself, the night he heard what he had made.",
     "de": "Stocktaub seit dreißig Jahren. Dafür hat er selbst gesorgt, in der Nacht, als er hörte, was er da gegossen hatte."
    },
    "family": "dwarf",
    "boss": true,
    "numbers": {
     "engagement": 2,
     "range": 1,
     "attack": 4,
     "defence": 4,
     "health": 4
    },
    "wounds": 1,
    "fatigue": 0,
    "final": 1,
    "v099": 0,
    "ongoing": [
     {
      "get": {
       "attack": 1
      },
      "to": "self",
      "while": {
       "count": "hurt boss enemies",
       "is": ">= 1"
      }
     }
    ]
   },
   {
    "enemy": "wrecker",
    "name": {
     "en": "Wrecker",
     "de": "Strandräuberin"
    },
    "flavour": {
     "en": "What the lake gives up is hers. She is not particular about who was wearing it.",
     "de": "Was der See hergibt, gehört ihr. Wer es gerade anhat, ist ihr gleich."
    },
    "family": "human",
    "numbers": {
     "engagement": 1,
     "range": 1,
     "attack": 2,
     "defence": 2,
     "health": 2
    },
    "wounds": 1,
    "fatigue": 0,
    "final": 4,
    "v099": 0
   },
   {
    "enemy": "toll-reeve",
    "name": {
     "en": "Toll Reeve",
     "de": "Zollvogt"
    },
    "flavour": {
     "en": "Takes a tenth of everything that crosses the water. You have ten fingers.",
     "de": "Nimmt den Zehnten von allem, was übers Wasser kommt. Ihr habt zehn Finger."
    },
    "family": "human",
    "numbers": {
     "engagement": 1,
     "range": 2,
     "attack": 3,
     "defence": 2,
     "health": 2
    },
    "wounds": 1,
    "fatigue": 0,
    "final": 2,
    "v099": 0,
    "spawned": {
     "who": "most-ap",
     "do": {
      "lose": 2
     }
    }
   }
  ]
 },
 {
  "pack": "bastian",
  "game": "beyond-the-rift",
  "version": 1,
  "title": {
   "en": "Bastian",
   "de": "Bastian"
  },
  "heroes": [
   {
    "hero": "bastian",
    "name": {
     "en": "Bastian",
     "de": "Bastian"
    },
    "title": {
     "en": "The Man in the Doorway",
     "de": "Der Mann in der Tür"
    },
    "flavour": {
     "en": "He has held eleven doors in his life. Nine of them are still standing, and so is he.",
     "de": "Elf Türen hat er in seinem Leben gehalten. Neun davon stehen noch, und er auch."
    },
    "class": "warrior",
    "alignment": "just",
    "race": "human",
    "role": "defender",
    "v099": true,
    "deck": {
     "helm-first": 3,
     "plate-and-patience": 2,
     "stand-and-be-counted": 2,
     "shield-bash": 3,
     "gatekeepers-axe": 2,
     "overhand-argument": 2,
     "one-step-forward": 3,
     "hinge-breaker": 2,
     "soldiers-breakfast": 2,
     "get-behind-me": 2,
     "the-threshold": 1,
     "tally-of-doors": 2
    },
    "standard": {
     "ap": 6,
     "draw": 3,
     "swap": 3,
     "trade": 1,
     "guard": 1,
     "wounds": 1,
     "fatigue": 0,
     "action": {
      "cost": 0,
      "once": "round",
      "do": {
       "engage": "any loose enemy"
      }
     }
    },
    "alternate": {
     "ap": 6,
     "draw": 2,
     "swap": 2,
     "trade": 1,
     "guard": 2,
     "wounds": 1,
     "fatigue": 0,
     "ongoing": [
      {
       "get": {
        "strength": 1
       },
       "while": {
        "value": "engaged",
        "is": ">= 2"
       }
      }
     ]
    }
   }
  ],
  "cards": [
   {
    "card": "helm-first",
    "name": {
     "en": "Helm First",
     "de": "Mit dem Helm voran"
    },
    "flavour": {
     "en": "Forty years of dents. Not one of them is on the inside.",
     "de": "Vierzig Jahre Beulen. Keine einzige davon auf der Innenseite."
    },
    "part": "head",
    "range": 1,
    "defense": {
     "cost": 0,
     "value": 2
    },
    "reaction": {
     "cost": 1,
     "when": "missed",
     "do": {
      "strike": "attacker",
      "n": 4
     }
    },
    "divided": true
   },
   {
    "card": "plate-and-patience",
    "name": {
     "en": "Plate and Patience",
     "de": "Blech und Geduld"
    },
    "flavour": {
     "en": "The plate stops the blade. The patience stops him from saying so.",
     "de": "Das Blech hält die Klinge auf. Die Geduld hält ihn davon ab, es zu erwähnen."
    },
    "part": "torso",
    "range": 1,
    "defense": {
     "cost": 1,
     "value": 3,
     "bonus": {
      "if": {
       "success": "no"
      },
      "then": {
       "draw": 1
      }
     }
    }
   },
   {
    "card": "stand-and-be-counted",
    "name": {
     "en": "Stand and Be Counted",
     "de": "Durchzählen!"
    },
    "flavour": {
     "en": "One. That will have to do.",
     "de": "Eins. Das muss reichen."
    },
    "part": "torso",
    "range": 1,
    "ap": {
     "cost": 0,
     "gain": 3
    },
    "special": {
     "cost": 0,
     "do": {
      "engage": "any loose enemy"
     }
    }
   },
   {
    "card": "shield-bash",
    "name": {
     "en": "Shield Bash",
     "de": "Schildstoß"
    },
    "flavour": {
     "en": "The coat of arms has come off. It is on somebody's forehead now.",
     "de": "Das Wappen ist abgegangen. Es klebt jetzt auf irgendeiner Stirn."
    },
    "part": "left-arm",
    "range": 1,
    "attack": {
     "primary": 1,
     "secondary": 0,
     "value": 2
    },
    "defense": {
     "cost": 0,
     "value": 2
    },
    "divided": true
   },
   {
    "card": "gatekeepers-axe",
    "name": {
     "en": "Gatekeeper's Axe",
     "de": "Die Axt des Torwächters"
    },
    "flavour": {
     "en": "It opens what ought to be open and closes the rest.",
     "de": "Sie öffnet, was offen gehört, und schließt den Rest."
    },
    "part": "right-arm",
    "range": 1,
    "attack": {
     "primary": 3,
     "secondary": 2,
     "value": 5
    }
   },
   {
    "card": "overhand-argument",
    "name": {
     "en": "Overhand Argument",
     "de": "Schlagendes Argument"
    },
    "flavour": {
     "en": "He lets the other side speak first. It never takes long.",
     "de": "Erst darf die Gegenseite reden. Das dauert nie lange."
    },
    "part": "right-arm",
    "range": 1,
    "attack": {
     "primary": 2,
     "secondary": 1,
     "value": 4
    }
   },
   {
    "card": "one-step-forward",
    "name": {
     "en": "One Step Forward",
     "de": "Ein Schritt nach vorn"
    },
    "flavour": {
     "en": "He has never learned the other kind.",
     "de": "Die andere Sorte hat er nie gelernt."
    },
    "part": "legs",
    "range": 1,
    "attack": {
     "primary": 1,
     "secondary": 1,
     "value": 2,
     "bonus": {
      "may": {
       "engage": "any loose enemy"
      }
     }
    }
   },
   {
    "card": "hinge-breaker",
    "name": {
     "en": "Hinge Breaker",
     "de": "Angelbrecher"
    },
    "flavour": {
     "en": "Everything that stands has a hinge somewhere.",
     "de": "Alles, was steht, hängt irgendwo in einer Angel."
    },
    "range": 1,
    "attack": {
     "primary": 3,
     "secondary": 2,
     "value": 3,
     "responses": 1
    }
   },
   {
    "card": "soldiers-breakfast",
    "name": {
     "en": "Soldier's Breakfast",
     "de": "Soldatenfrühstück"
    },
    "flavour": {
     "en": "Bread, onion, and a stitch where it is needed. In that order.",
     "de": "Brot, Zwiebel und ein Stich, wo es nottut. In dieser Reihenfolge."
    },
    "range": 1,
    "ap": {
     "cost": 0,
     "gain": 3
    },
    "special": {
     "cost": 2,
     "do": {
      "cure": "wound"
     }
    },
    "divided": true
   },
   {
    "card": "get-behind-me",
    "name": {
     "en": "Get Behind Me",
     "de": "Hinter mich!"
    },
    "flavour": {
     "en": "He says it to everyone. Once he said it to a castle.",
     "de": "Das sagt er zu jedem. Einmal hat er es zu einer Burg gesagt."
    },
    "range": 2,
    "defense": {
     "cost": 1,
     "value": 2
    },
    "reaction": {
     "cost": 2,
     "when": "hit",
     "do": {
      "prevent": 1
     }
    },
    "divided": true
   },
   {
    "card": "the-threshold",
    "name": {
     "en": "The Threshold",
     "de": "Die Schwelle"
    },
    "flavour": {
     "en": "A line in the dust. He draws it with his heel, and then it is a wall.",
     "de": "Ein Strich im Staub, mit dem Absatz gezogen. Danach ist es eine Mauer."
    },
    "range": 1,
    "special": {
     "cost": 2
    },
    "persistent": true,
    "ongoing": [
     {
      "get": {
       "guard": 1
      }
     }
    ]
   },
   {
    "card": "tally-of-doors",
    "name": {
     "en": "Tally of Doors",
     "de": "Strichliste der Türen"
    },
    "flavour": {
     "en": "Cut into the shield rim. There is room for two more.",
     "de": "In den Schildrand geritzt. Platz ist noch für zwei."
    },
    "range": 1,
    "special": {
     "cost": 1
    },
    "persistent": true,
    "action": {
     "cost": 1,
     "once": "round",
     "when": {
      "value": "engaged",
      "is": ">= 2"
     },
     "do": {
      "draw": 1
     }
    }
   }
  ]
 },
 {
  "pack": "elisa",
  "game": "beyond-the-rift",
  "version": 1,
  "title": {
   "en": "Elisa",
   "de": "Elisa"
  },
  "heroes": [
   {
    "hero": "elisa",
    "name": {
     "en": "Elisa",
     "de": "Elisa"
    },
    "title": {
     "en": "Fire Warden of a Former Town",
     "de": "Brandmeisterin einer ehemaligen Stadt"
    },
    "flavour": {
     "en": "She has apologised to every one of the houses, by number.",
     "de": "Sie hat sich bei jedem einzelnen Haus entschuldigt, mit Hausnummer."
    },
    "class": "mage",
    "alignment": "just",
    "race": "elf",
    "role": "striker",
    "v099": true,
    "deck": {
     "bright-idea": 3,
     "singed-robes": 2,
     "breathe-in": 2,
     "warding-ember": 3,
     "spark": 2,
     "lance-of-noon": 2,
     "step-through-smoke": 3,
     "fire-spell": 3,
     "wildfire": 1,
     "cautery": 1,
     "pilot-light": 2,
     "kindling-box": 1,
     "slow-burn": 1
    },
    "standard": {
     "ap": 4,
     "draw": 2,
     "swap": 1,
     "trade": 1,
     "guard": 2,
     "wounds": 1,
     "fatigue": 0,
     "action": {
      "cost": 0,
      "once": "round",
      "when": {
       "value": "hand",
       "is": ">= 1"
      },
      "do": [
       {
        "discard": 1
       },
       {
        "get": {
         "strength": 1
        },
        "until": "phase"
       }
      ]
     }
    },
    "alternate": {
     "ap": 4,
     "draw": 2,
     "swap": 2,
     "trade": 2,
     "guard": 2,
     "wounds": 1,
     "fatigue": 0,
     "action": {
      "cost": 1,
      "once": "round",
      "do": [
       {
        "reveal": 2
       },
       {
        "take": "attack"
       }
      ]
     }
    }
   }
  ],
  "cards": [
   {
    "card": "bright-idea",
    "name": {
     "en": "Bright Idea",
     "de": "Zündende Idee"
    },
    "flavour": {
     "en": "It came to her at night. By morning one could read by it.",
     "de": "Sie kam ihr in der Nacht. Am Morgen konnte man dabei lesen."
    },
    "part": "head",
    "range": 1,
    "ap": {
     "cost": 0,
     "gain": 1
    },
    "special": {
     "cost": 0,
     "do": {
      "draw": 1
     }
    }
   },
   {
    "card": "singed-robes",
    "name": {
     "en": "Singed Robes",
     "de": "Angesengte Robe"
    },
    "flavour": {
     "en": "Touch the hem and you will know what the rest is like.",
     "de": "Wer den Saum anfasst, kann sich den Rest denken."
    },
    "part": "torso",
    "range": 1,
    "defense": {
     "cost": 0,
     "value": 3,
     "bonus": {
      "strike": "attacker",
      "n": 3
     }
    }
   },
   {
    "card": "breathe-in",
    "name": {
     "en": "Breathe In",
     "de": "Einatmen"
    },
    "flavour": {
     "en": "Everybody in the room notices that there is less air.",
     "de": "Alle im Raum merken, dass die Luft knapper wird."
    },
    "part": "torso",
    "range": 1,
    "ap": {
     "cost": 0,
     "gain": 3
    },
    "special": {
     "cost": 1,
     "do": {
      "get": {
       "strength": 1
      },
      "until": "phase"
     }
    },
    "divided": true
   },
   {
    "card": "warding-ember",
    "name": {
     "en": "Warding Ember",
     "de": "Hütende Glut"
    },
    "flavour": {
     "en": "Carried in the bare palm. One gets used to it, the palm says.",
     "de": "In der bloßen Hand getragen. Man gewöhnt sich daran, sagt die Hand."
    },
    "part": "left-arm",
    "range": 2,
    "attack": {
     "primary": 1,
     "secondary": 1,
     "value": 2
    },
    "defense": {
     "cost": 1,
     "value": 1,
     "responses": 1
    },
    "divided": true
   },
   {
    "card": "spark",
    "name": {
     "en": "Spark",
     "de": "Funke"
    },
    "flavour": {
     "en": "Nothing to see. Wait for it.",
     "de": "Nichts zu sehen. Noch nicht."
    },
    "part": "right-arm",
    "range": 2,
    "attack": {
     "primary": 1,
     "secondary": 0,
     "value": 2
    },
    "reaction": {
     "cost": 1,
     "when": "failed",
     "do": {
      "strike": "target",
      "n": 4
     }
    },
    "divided": true
   },
   {
    "card": "lance-of-noon",
    "name": {
     "en": "Lance of Noon",
     "de": "Mittagslanze"
    },
    "flavour": {
     "en": "For a moment nothing in the hall has a shadow. Then one thing has no hall.",
     "de": "Einen Herzschlag lang wirft nichts im Saal einen Schatten. Dann fehlt dem Saal etwas."
    },
    "part": "right-arm",
    "range": 2,
    "attack": {
     "primary": 3,
     "secondary": 2,
     "value": 4
    }
   },
   {
    "card": "step-through-smoke",
    "name": {
     "en": "Step Through Smoke",
     "de": "Gang durch den Rauch"
    },
    "flavour": {
     "en": "They hold her coat. She has several.",
     "de": "Was sie festhalten, ist ihr Mantel. Sie hat mehrere."
    },
    "part": "legs",
    "range": 1,
    "special": {
     "cost": 0,
     "do": [
      {
       "disengage": "up to 2 your enemies"
      },
      {
       "gain": 1
      }
     ]
    },
    "reaction": {
     "cost": 1,
     "when": "engaged",
     "do": {
      "disengage": "that"
     }
    },
    "divided": true
   },
   {
    "card": "fire-spell",
    "name": {
     "en": "Fire Spell",
     "de": "Feuerzauber"
    },
    "flavour": {
     "en": "Fire cannot be made. It can only be talked into more.",
     "de": "Feuer kann man nicht machen. Man kann es nur zu mehr überreden."
    },
    "range": 2,
    "attack": {
     "secondary": 1,
     "value": 3,
     "responses": 1
    }
   },
   {
    "card": "wildfire",
    "name": {
     "en": "Wildfire",
     "de": "Lauffeuer"
    },
    "flavour": {
     "en": "She is asked to point it away from the straw. She asks which straw.",
     "de": "Bitte nicht auf das Stroh zielen. Auf welches Stroh, fragt sie."
    },
    "range": 2,
    "attack": {
     "primary": 3,
     "value": 3,
     "targets": 2
    }
   },
   {
    "card": "cautery",
    "name": {
     "en": "Cautery",
     "de": "Ausbrennen"
    },
    "flavour": {
     "en": "It hurts exactly once.",
     "de": "Es tut genau einmal weh."
    },
    "range": 2,
    "attack": {
     "primary": 2,
     "secondary": 1,
     "value": 3
    },
    "special": {
     "cost": 2,
     "do": {
      "cure": "wound",
      "to": "any hero in-range"
     }
    },
    "divided": true
   },
   {
    "card": "pilot-light",
    "name": {
     "en": "Pilot Light",
     "de": "Ewiges Flämmchen"
    },
    "flavour": {
     "en": "It has been burning since the town. She feeds it letters.",
     "de": "Es brennt seit damals, seit der Stadt. Sie füttert es mit Briefen."
    },
    "range": 2,
    "special": {
     "cost": 2
    },
    "persistent": true,
    "end": {
     "gain": 1
    }
   },
   {
    "card": "kindling-box",
    "name": {
     "en": "Kindling Box",
     "de": "Zunderkiste"
    },
    "flavour": {
     "en": "Sermons, love letters, treatises on water. Everything burns better than it reads.",
     "de": "Predigten, Liebesbriefe, Abhandlungen über Wasser. Alles brennt besser, als es sich liest."
    },
    "range": 1,
    "special": {
     "cost": 1
    },
    "persistent": true,
    "ongoing": [
     {
      "get": {
       "trade-gain": 1
      }
     }
    ]
   },
   {
    "card": "slow-burn",
    "name": {
     "en": "Slow Burn",
     "de": "Schwelbrand"
    },
    "flavour": {
     "en": "First it itches. Then it is all one can think about.",
     "de": "Erst juckt es. Dann denkt man an nichts anderes mehr."
    },
    "range": 2,
    "special": {
     "cost": 0,
     "do": {
      "attach": "any enemy in-range"
     }
    },
    "modifiers": {
     "attack": -2,
     "defence": -1
    }
   }
  ]
 },
 {
  "pack": "marrow",
  "game": "beyond-the-rift",
  "version": 1,
  "title": {
   "en": "Marrow Finch",
   "de": "Marrow Finch"
  },
  "heroes": [
   {
    "hero": "marrow",
    "name": {
     "en": "Marrow Finch",
     "de": "Marrow Finch"
    },
    "title": {
     "en": "Sings at Other People's Funerals",
     "de": "Singt auf fremden Beerdigungen"
    },
    "flavour": {
     "en": "The flute is bone. Whose bone, says the second verse.",
     "de": "Die Flöte ist aus Knochen. Aus wessen, verrät die zweite Strophe."
    },
    "class": "bard",
    "alignment": "free",
    "race": "halfling",
    "role": "controller",
    "deck": {
     "sharp-tongue": 3,
     "everyone-knows-the-chorus": 2,
     "padded-bodice": 2,
     "bone-flute": 3,
     "hatpin": 2,
     "bottle-first": 2,
     "mutual-introduction": 3,
     "encore": 2,
     "lullaby": 2,
     "mourners-wage": 2,
     "ballad-in-progress": 1,
     "slow-drum": 1,
     "regular-booking": 1
    },
    "standard": {
     "ap": 4,
     "draw": 2,
     "swap": 1,
     "trade": 2,
     "guard": 2,
     "wounds": 1,
     "fatigue": 0,
     "action": {
      "cost": 1,
      "once": "round",
      "do": {
       "gain": 2,
       "to": "any other hero"
      }
     }
    },
    "alternate": {
     "ap": 5,
     "draw": 2,
     "swap": 2,
     "trade": 1,
     "guard": 2,
     "wounds": 1,
     "fatigue": 0,
     "action": {
      "cost": 2,
      "once": "round",
      "do": {
       "get": {
        "attack": -1
       },
       "to": "each your enemy",
       "until": "round"
      }
     }
    }
   }
  ],
  "cards": [
   {
    "card": "sharp-tongue",
    "name": {
     "en": "Sharp Tongue",
     "de": "Spitze Zunge"
    },
    "flavour": {
     "en": "It was only a rhyme on his mother. He walked into the beam all by himself.",
     "de": "Nur ein Reim auf seine Mutter. Gegen den Balken lief er ganz von selbst."
    },
    "part": "head",
    "range": 2,
    "attack": {
     "primary": 1,
     "secondary": 1,
     "value": 1,
     "responses": 1
    }
   },
   {
    "card": "everyone-knows-the-chorus",
    "name": {
     "en": "Everyone Knows the Chorus",
     "de": "Den Refrain kann jeder"
    },
    "flavour": {
     "en": "Even the orcs hummed along. That is how they were found.",
     "de": "Selbst die Orks summten mit. So hat man sie gefunden."
    },
    "part": "torso",
    "range": 2,
    "ap": {
     "cost": 0,
     "gain": 1
    },
    "special": {
     "cost": 0,
     "do": {
      "eachHero": {
       "gain": 1
      }
     }
    }
   },
   {
    "card": "padded-bodice",
    "name": {
     "en": "Padded Bodice",
     "de": "Gepolstertes Mieder"
    },
    "flavour": {
     "en": "Horsehair, whalebone and four seasons in provincial theatre.",
     "de": "Rosshaar, Fischbein und vier Spielzeiten in der Provinz."
    },
    "part": "torso",
    "range": 2,
    "defense": {
     "cost": 0,
     "value": 3,
     "bonus": {
      "draw": 1
     }
    }
   },
   {
    "card": "bone-flute",
    "name": {
     "en": "Bone Flute",
     "de": "Knochenflöte"
    },
    "flavour": {
     "en": "Played high it stirs the blood. Played low, somebody else's.",
     "de": "Hoch gespielt bringt sie das Blut in Wallung. Tief gespielt fremdes."
    },
    "part": "left-arm",
    "range": 2,
    "defense": {
     "cost": 1,
     "value": 1,
     "responses": 1
    },
    "special": {
     "cost": 1,
     "do": {
      "get": {
       "strength": 1
      },
      "to": "any hero in-range",
      "until": "phase"
     }
    },
    "divided": true
   },
   {
    "card": "hatpin",
    "name": {
     "en": "Hatpin",
     "de": "Hutnadel"
    },
    "flavour": {
     "en": "Black pearl, nine inches. For mourning, and for the cause of it.",
     "de": "Schwarze Perle, neun Zoll. Für die Trauer und für ihren Anlass."
    },
    "part": "right-arm",
    "range": 1,
    "attack": {
     "primary": 2,
     "secondary": 1,
     "value": 3
    }
   },
   {
    "card": "bottle-first",
    "name": {
     "en": "Bottle First",
     "de": "Erst die Flasche"
    },
    "flavour": {
     "en": "Then the chair. There is an order to these things.",
     "de": "Dann der Stuhl. So etwas hat seine Reihenfolge."
    },
    "part": "right-arm",
    "range": 1,
    "attack": {
     "primary": 2,
     "secondary": 1,
     "value": 2,
     "responses": 1
    }
   },
   {
    "card": "mutual-introduction",
    "name": {
     "en": "Mutual Introduction",
     "de": "Bekannt machen"
    },
    "flavour": {
     "en": "Horror, this is Bastian. Bastian, you will have a great deal to talk about.",
     "de": "Grauen, das ist Bastian. Bastian, ihr habt euch sicher viel zu sagen."
    },
    "part": "legs",
    "range": 2,
    "attack": {
     "primary": 1,
     "secondary": 1,
     "value": 2
    },
    "special": {
     "cost": 0,
     "do": {
      "engage": "any your enemy",
      "to": "any other hero"
     }
    },
    "divided": true
   },
   {
    "card": "encore",
    "name": {
     "en": "Encore",
     "de": "Zugabe"
    },
    "flavour": {
     "en": "Nobody asked for it. That has never stopped anybody on a stage.",
     "de": "Verlangt hat sie keiner. Das hat auf einer Bühne noch nie jemanden aufgehalten."
    },
    "range": 2,
    "attack": {
     "primary": 2,
     "secondary": 1,
     "value": 3
    },
    "reaction": {
     "cost": 2,
     "when": "struck",
     "do": {
      "do": {
       "wound": "target"
      },
      "otherwise": {
       "draw": 1
      }
     }
    },
    "divided": true
   },
   {
    "card": "lullaby",
    "name": {
     "en": "Lullaby",
     "de": "Wiegenlied"
    },
    "flavour": {
     "en": "It has put children to sleep, a garrison, and once a volcano, briefly.",
     "de": "Kinder hat es zum Schlafen gebracht, eine Garnison und kurz auch einen Vulkan."
    },
    "range": 2,
    "special": {
     "cost": 1,
     "do": {
      "get": {
       "attack": -2
      },
      "to": "any enemy in-range",
      "until": "round"
     }
    },
    "reaction": {
     "cost": 1,
     "when": "attacked",
     "do": {
      "get": {
       "attack": -2
      },
      "to": "attacker",
      "until": "attack"
     }
    },
    "divided": true
   },
   {
    "card": "mourners-wage",
    "name": {
     "en": "Mourner's Wage",
     "de": "Klageweiberlohn"
    },
    "flavour": {
     "en": "Paid by the tear. The large ones are extra.",
     "de": "Abgerechnet wird nach Tränen. Dicke kosten extra."
    },
    "range": 2,
    "ap": {
     "cost": 0,
     "gain": 3
    },
    "special": {
     "cost": 2,
     "do": {
      "cure": "any",
      "to": "any hero in-range"
     }
    },
    "divided": true
   },
   {
    "card": "ballad-in-progress",
    "name": {
     "en": "Ballad in Progress",
     "de": "Ballade in Arbeit"
    },
    "flavour": {
     "en": "You are in the fourth stanza. It would be good if you lived to the fifth.",
     "de": "Du kommst in der vierten Strophe vor. Die fünfte solltest du noch erleben."
    },
    "range": 2,
    "special": {
     "cost": 2
    },
    "persistent": true,
    "ongoing": [
     {
      "get": {
       "draw-cost": -1
      }
     }
    ]
   },
   {
    "card": "slow-drum",
    "name": {
     "en": "The Slow Drum",
     "de": "Trommel zum Trauermarsch"
    },
    "flavour": {
     "en": "Left foot, right foot, axe.",
     "de": "Linker Fuß, rechter Fuß, Axt."
    },
    "range": 2,
    "special": {
     "cost": 2
    },
    "persistent": true,
    "action": {
     "cost": 2,
     "once": "round",
     "do": {
      "get": {
       "strength": 1
      },
      "to": "each hero",
      "until": "phase"
     }
    }
   },
   {
    "card": "regular-booking",
    "name": {
     "en": "Regular Booking",
     "de": "Festes Engagement"
    },
    "flavour": {
     "en": "Every night, same place, same audience. Slightly fewer of them each time.",
     "de": "Jeden Abend, selber Ort, selbes Publikum. Nur jedes Mal etwas weniger davon."
    },
    "range": 2,
    "special": {
     "cost": 3
    },
    "persistent": true,
    "ongoing": [
     {
      "get": {
       "start-ap": 1
      }
     }
    ]
   }
  ]
 },
 {
  "pack": "niffil",
  "game": "beyond-the-rift",
  "version": 1,
  "title": {
   "en": "Niffil",
   "de": "Niffil"
  },
  "heroes": [
   {
    "hero": "niffil",
    "name": {
     "en": "Niffil",
     "de": "Niffil"
    },
    "title": {
     "en": "Previous Owner Unknown",
     "de": "Vorbesitzer unbekannt"
    },
    "flavour": {
     "en": "Locks open for Niffil out of professional courtesy.",
     "de": "Schlösser gehen für Niffil aus kollegialer Höflichkeit auf."
    },
    "class": "rogue",
    "alignment": "free",
    "race": "gnome",
    "role": "controller",
    "v099": true,
    "deck": {
     "loaded-guess": 3,
     "not-where-you-looked": 2,
     "turned-out-pockets": 2,
     "offhand-remark": 3,
     "borrowed-hatpins": 2,
     "between-the-plates": 2,
     "under-the-table": 3,
     "chain-of-hooks": 2,
     "handful-of-trouble": 2,
     "somebodys-medicine": 2,
     "tripwire": 2,
     "tin-sentry": 1
    },
    "standard": {
     "ap": 4,
     "draw": 2,
     "swap": 1,
     "trade": 2,
     "guard": 2,
     "wounds": 1,
     "fatigue": 0,
     "action": {
      "cost": 1,
      "once": "round",
      "do": [
       {
        "reveal": 2
       },
       {
        "take": "any"
       }
      ]
     }
    },
    "alternate": {
     "ap": 5,
     "draw": 2,
     "swap": 2,
     "trade": 1,
     "guard": 2,
     "wounds": 1,
     "fatigue": 0,
     "ongoing": [
      {
       "get": {
        "strength": 1
       },
       "while": {
        "count": "your enemies",
        "is": "= 0"
       }
      }
     ]
    }
   }
  ],
  "cards": [
   {
    "card": "loaded-guess",
    "name": {
     "en": "Loaded Guess",
     "de": "Gezinkte Ahnung"
    },
    "flavour": {
     "en": "Luck is a pocket like any other.",
     "de": "Glück ist eine Tasche wie jede andere."
    },
    "part": "head",
    "range": 2,
    "ap": {
     "cost": 0,
     "gain": 2
    },
    "reaction": {
     "cost": 0,
     "when": "response",
     "do": {
      "redraw": "response"
     }
    },
    "divided": true
   },
   {
    "card": "not-where-you-looked",
    "name": {
     "en": "Not Where You Looked",
     "de": "Daneben geschaut"
    },
    "flavour": {
     "en": "The coat was hanging there all the time. Nobody was ever in it.",
     "de": "Der Mantel hing die ganze Zeit da. Drin war nie jemand."
    },
    "part": "torso",
    "range": 2,
    "defense": {
     "cost": 0,
     "value": 3,
     "bonus": {
      "disengage": "attacker"
     }
    }
   },
   {
    "card": "turned-out-pockets",
    "name": {
     "en": "Turned-Out Pockets",
     "de": "Ausgeleerte Taschen"
    },
    "flavour": {
     "en": "String, a tooth, three keys, the mayor's seal. Nothing of value.",
     "de": "Schnur, ein Zahn, drei Schlüssel, das Siegel des Bürgermeisters. Nichts von Wert."
    },
    "part": "torso",
    "range": 1,
    "ap": {
     "cost": 0,
     "gain": 2
    },
    "special": {
     "cost": 0,
     "do": {
      "may": [
       {
        "discard": 1
       },
       {
        "draw": 1
       }
      ]
     }
    }
   },
   {
    "card": "offhand-remark",
    "name": {
     "en": "Offhand Remark",
     "de": "Beiläufige Bemerkung"
    },
    "flavour": {
     "en": "While the right hand is being watched, the left one makes a point.",
     "de": "Während alle auf die rechte Hand achten, wird die linke deutlich."
    },
    "part": "left-arm",
    "range": 1,
    "attack": {
     "primary": 1,
     "secondary": 1,
     "value": 2,
     "bonus": {
      "if": {
       "success": "yes"
      },
      "then": {
       "draw": 1
      }
     }
    }
   },
   {
    "card": "borrowed-hatpins",
    "name": {
     "en": "Borrowed Hatpins",
     "de": "Geborgte Hutnadeln"
    },
    "flavour": {
     "en": "They are always given back. Point first, as a rule.",
     "de": "Sie werden immer zurückgegeben. In der Regel mit der Spitze zuerst."
    },
    "part": "right-arm",
    "range": 2,
    "attack": {
     "primary": 1,
     "secondary": 0,
     "value": 2
    }
   },
   {
    "card": "between-the-plates",
    "name": {
     "en": "Between the Plates",
     "de": "Zwischen die Platten"
    },
    "flavour": {
     "en": "Every armour is a house, and every house has a back door.",
     "de": "Jede Rüstung ist ein Haus, und jedes Haus hat eine Hintertür."
    },
    "part": "right-arm",
    "range": 1,
    "attack": {
     "primary": 2,
     "secondary": 1,
     "value": 3,
     "bonus": {
      "get": {
       "defence": -1
      },
      "to": "target",
      "until": "phase"
     }
    }
   },
   {
    "card": "under-the-table",
    "name": {
     "en": "Under the Table",
     "de": "Unter den Tisch"
    },
    "flavour": {
     "en": "The safest place at any feast, and the best informed.",
     "de": "Bei jedem Festmahl der sicherste Platz. Und der bestinformierte."
    },
    "part": "legs",
    "range": 1,
    "defense": {
     "cost": 0,
     "value": 2
    },
    "special": {
     "cost": 1,
     "do": {
      "disengage": "up to 2 your enemies"
     }
    },
    "divided": true
   },
   {
    "card": "chain-of-hooks",
    "name": {
     "en": "Chain of Hooks",
     "de": "Hakenkette"
    },
    "flavour": {
     "en": "Thrown with great care in roughly that direction.",
     "de": "Mit großer Sorgfalt ungefähr dorthin geworfen."
    },
    "range": 2,
    "attack": {
     "primary": 2,
     "secondary": 1,
     "value": 2,
     "responses": 1
    }
   },
   {
    "card": "handful-of-trouble",
    "name": {
     "en": "Handful of Trouble",
     "de": "Eine Handvoll Ärger"
    },
    "flavour": {
     "en": "Nails, glass, two wasps. The wasps were not planned.",
     "de": "Nägel, Glas, zwei Wespen. Die Wespen waren nicht geplant."
    },
    "range": 2,
    "attack": {
     "primary": 2,
     "secondary": 1,
     "value": 2,
     "targets": 2
    }
   },
   {
    "card": "somebodys-medicine",
    "name": {
     "en": "Somebody's Medicine",
     "de": "Jemandes Arznei"
    },
    "flavour": {
     "en": "The label says whose. It does not say what for.",
     "de": "Auf dem Etikett steht, wem sie gehört. Nicht, wogegen sie hilft."
    },
    "range": 2,
    "attack": {
     "primary": 1,
     "secondary": 1,
     "value": 2
    },
    "special": {
     "cost": 2,
     "do": {
      "cure": "any",
      "to": "any hero in-range"
     }
    },
    "divided": true
   },
   {
    "card": "tripwire",
    "name": {
     "en": "Tripwire",
     "de": "Stolperdraht"
    },
    "flavour": {
     "en": "Ankle height. Whose ankle is a matter of taste.",
     "de": "Auf Knöchelhöhe. Wessen Knöchel, ist Geschmackssache."
    },
    "range": 2,
    "special": {
     "cost": 1
    },
    "persistent": true,
    "end": {
     "if": {
      "count": "your enemies",
      "is": ">= 1"
     },
     "then": [
      {
       "strike": "any your enemy",
       "n": 5
      },
      {
       "remove": "self"
      }
     ]
    }
   },
   {
    "card": "tin-sentry",
    "name": {
     "en": "Tin Sentry",
     "de": "Wachmann aus Blech"
    },
    "flavour": {
     "en": "Wound up, it salutes. Hit, it salutes harder.",
     "de": "Aufgezogen salutiert er. Getroffen salutiert er heftiger."
    },
    "range": 2,
    "special": {
     "cost": 2
    },
    "persistent": true,
    "ally": {
     "engagement": 0,
     "range": 1,
     "attack": 0,
     "defence": 3,
     "health": 2
    }
   }
  ]
 },
 {
  "pack": "olazabal",
  "game": "beyond-the-rift",
  "version": 1,
  "title": {
   "en": "Olazabal",
   "de": "Olazabal"
  },
  "heroes": [
   {
    "hero": "olazabal",
    "name": {
     "en": "Olazabal",
     "de": "Olazabal"
    },
    "title": {
     "en": "Undertaker in Advance",
     "de": "Bestatter auf Vorrat"
    },
    "flavour": {
     "en": "First he takes your measurements. Then he does everything to keep them from being needed.",
     "de": "Erst nimmt er Maß. Danach tut er alles, damit man es nicht braucht."
    },
    "class": "priest",
    "alignment": "grim",
    "race": "dwarf",
    "role": "healer",
    "v099": true,
    "deck": {
     "grudging-blessing": 3,
     "coffin-lid": 2,
     "sackcloth-and-mail": 2,
     "toll-the-handbell": 3,
     "gravediggers-spade": 2,
     "six-feet-of-swing": 2,
     "stamp-it-flat": 3,
     "last-nail": 2,
     "fee-and-favour": 2,
     "sit-down-a-moment": 2,
     "vigil-candle": 2,
     "consecrated-ground": 1
    },
    "standard": {
     "ap": 6,
     "draw": 2,
     "swap": 2,
     "trade": 1,
     "guard": 2,
     "wounds": 1,
     "fatigue": 0,
     "action": {
      "cost": 2,
      "once": "round",
      "do": {
       "cure": "fatigue",
       "to": "any hero"
      }
     }
    },
    "alternate": {
     "ap": 6,
     "draw": 3,
     "swap": 2,
     "trade": 1,
     "guard": 1,
     "wounds": 1,
     "fatigue": 0,
     "ongoing": [
      {
       "get": {
        "strength": 1
       },
       "while": {
        "value": "wounds",
        "is": ">= 2"
       }
      }
     ]
    }
   }
  ],
  "cards": [
   {
    "card": "grudging-blessing",
    "name": {
     "en": "Grudging Blessing",
     "de": "Widerwilliger Segen"
    },
    "flavour": {
     "en": "The gods are asked to look after this one. For a while. If it is no trouble.",
     "de": "Die Götter mögen auf diesen da achten. Eine Weile. Wenn es keine Umstände macht."
    },
    "part": "head",
    "range": 2,
    "ap": {
     "cost": 0,
     "gain": 3
    },
    "special": {
     "cost": 1,
     "do": {
      "get": {
       "guard": 1
      },
      "to": "any hero in-range",
      "until": "round"
     }
    },
    "divided": true
   },
   {
    "card": "coffin-lid",
    "name": {
     "en": "Coffin Lid",
     "de": "Sargdeckel"
    },
    "flavour": {
     "en": "Oak, well made, and much better in front of a man than above him.",
     "de": "Eiche, gut gearbeitet, und vor einem Mann viel besser als über ihm."
    },
    "part": "torso",
    "range": 2,
    "defense": {
     "cost": 1,
     "value": 3
    }
   },
   {
    "card": "sackcloth-and-mail",
    "name": {
     "en": "Sackcloth and Mail",
     "de": "Sack und Kette"
    },
    "flavour": {
     "en": "Humble on the outside. The rings are nobody's business.",
     "de": "Außen demütig. Die Ringe darunter gehen niemanden etwas an."
    },
    "part": "torso",
    "range": 1,
    "defense": {
     "cost": 0,
     "value": 2
    },
    "reaction": {
     "cost": 2,
     "when": "wounded",
     "do": {
      "cure": "wound"
     }
    },
    "divided": true
   },
   {
    "card": "toll-the-handbell",
    "name": {
     "en": "Toll the Handbell",
     "de": "Die Handglocke läuten"
    },
    "flavour": {
     "en": "Once for the warning. Twice means that you did not listen.",
     "de": "Einmal heißt Warnung. Zweimal heißt, du hast nicht zugehört."
    },
    "part": "left-arm",
    "range": 2,
    "attack": {
     "primary": 1,
     "secondary": 1,
     "value": 3,
     "bonus": {
      "get": {
       "attack": -1
      },
      "to": "target",
      "until": "round"
     }
    }
   },
   {
    "card": "gravediggers-spade",
    "name": {
     "en": "Gravedigger's Spade",
     "de": "Totengräberspaten"
    },
    "flavour": {
     "en": "Both edges are sharp. The ground here is stony.",
     "de": "Beide Kanten sind scharf. Der Boden hier ist steinig."
    },
    "part": "right-arm",
    "range": 1,
    "attack": {
     "primary": 2,
     "secondary": 1,
     "value": 4
    }
   },
   {
    "card": "six-feet-of-swing",
    "name": {
     "en": "Six Feet of Swing",
     "de": "Sechs Fuß Schwung"
    },
    "flavour": {
     "en": "He is only four feet tall. The rest is conviction.",
     "de": "Er selbst misst vier. Der Rest ist Überzeugung."
    },
    "part": "right-arm",
    "range": 1,
    "attack": {
     "primary": 3,
     "secondary": 2,
     "value": 5,
     "bonus": {
      "if": {
       "success": "no"
      },
      "then": {
       "gain": 1
      }
     }
    }
   },
   {
    "card": "stamp-it-flat",
    "name": {
     "en": "Stamp It Flat",
     "de": "Festtreten"
    },
    "flavour": {
     "en": "A grave is not finished until it has been walked on.",
     "de": "Ein Grab ist erst fertig, wenn jemand daraufgetreten ist."
    },
    "part": "legs",
    "range": 1,
    "attack": {
     "primary": 1,
     "secondary": 0,
     "value": 2
    }
   },
   {
    "card": "last-nail",
    "name": {
     "en": "The Last Nail",
     "de": "Der letzte Nagel"
    },
    "flavour": {
     "en": "The others hold the lid. This one holds the argument.",
     "de": "Die anderen halten den Deckel. Dieser hält die Diskussion kurz."
    },
    "range": 1,
    "attack": {
     "primary": 2,
     "secondary": 2,
     "value": 2,
     "responses": 1
    }
   },
   {
    "card": "fee-and-favour",
    "name": {
     "en": "Fee and Favour",
     "de": "Gebühr und Gnade"
    },
    "flavour": {
     "en": "The living get a discount. Somebody else has usually paid already.",
     "de": "Für Lebende gibt es Rabatt. Bezahlt hat meistens schon ein anderer."
    },
    "range": 2,
    "special": {
     "cost": 2,
     "do": {
      "cure": "wound",
      "to": "any hero in-range"
     }
    },
    "reaction": {
     "cost": 0,
     "when": "killed",
     "do": {
      "gain": 2
     }
    },
    "divided": true
   },
   {
    "card": "sit-down-a-moment",
    "name": {
     "en": "Sit Down a Moment",
     "de": "Setz dich kurz"
    },
    "flavour": {
     "en": "On that. No, not on that, that one is taken.",
     "de": "Dahin. Nein, nicht da, der ist schon belegt."
    },
    "range": 2,
    "ap": {
     "cost": 0,
     "gain": 3
    },
    "special": {
     "cost": 0,
     "do": {
      "cure": "fatigue",
      "to": "any hero in-range"
     }
    }
   },
   {
    "card": "vigil-candle",
    "name": {
     "en": "Vigil Candle",
     "de": "Totenwachenkerze"
    },
    "flavour": {
     "en": "As long as it burns, nobody here is officially dead.",
     "de": "Solange sie brennt, ist hier amtlich niemand tot."
    },
    "range": 2,
    "special": {
     "cost": 1
    },
    "persistent": true,
    "action": {
     "cost": 1,
     "once": "round",
     "when": {
      "value": "wounds",
      "is": ">= 1"
     },
     "do": [
      {
       "cure": "wound"
      },
      {
       "remove": "self"
      }
     ]
    }
   },
   {
    "card": "consecrated-ground",
    "name": {
     "en": "Consecrated Ground",
     "de": "Geweihter Boden"
    },
    "flavour": {
     "en": "They may come in. They must wipe their feet and lower their voices.",
     "de": "Sie dürfen herein. Aber Füße abtreten, und leise."
    },
    "range": 2,
    "special": {
     "cost": 3
    },
    "persistent": true,
    "ongoing": [
     {
      "get": {
       "attack": -1
      },
      "to": "each your enemy"
     }
    ]
   }
  ]
 },
 {
  "pack": "ushka",
  "game": "beyond-the-rift",
  "version": 1,
  "title": {
   "en": "Ushka",
   "de": "Ushka"
  },
  "heroes": [
   {
    "hero": "ushka",
    "name": {
     "en": "Ushka",
     "de": "Ushka"
    },
    "title": {
     "en": "Who Walks Behind",
     "de": "Die Hinterhergeht"
    },
    "flavour": {
     "en": "She follows a thing for three days before she makes up her mind to dislike it.",
     "de": "Drei Tage folgt sie einer Sache. Dann erst beschließt sie, sie nicht zu mögen."
    },
    "class": "ranger",
    "alignment": "grim",
    "race": "orc",
    "role": "striker",
    "deck": {
     "nose-to-the-wind": 3,
     "mudhide": 2,
     "bitter-root": 2,
     "bow-stave": 3,
     "grey-fletching": 2,
     "heavy-draw": 2,
     "kick-and-vanish": 3,
     "first-arrow": 2,
     "skinning-knife": 2,
     "barb-in-the-shoulder": 2,
     "hunters-hide": 1,
     "grandmother": 1,
     "snare-line": 1
    },
    "standard": {
     "ap": 6,
     "draw": 3,
     "swap": 2,
     "trade": 1,
     "guard": 2,
     "wounds": 1,
     "fatigue": 0,
     "action": {
      "cost": 1,
      "once": "round",
      "do": {
       "get": {
        "defence": -1
       },
       "to": "any loose enemy",
       "until": "phase"
      }
     }
    },
    "alternate": {
     "ap": 4,
     "draw": 2,
     "swap": 2,
     "trade": 1,
     "guard": 2,
     "wounds": 1,
     "fatigue": 0,
     "ongoing": [
      {
       "get": {
        "strength": 1
       }
      },
      {
       "get": {
        "cant": "aid"
       }
      }
     ]
    }
   }
  ],
  "cards": [
   {
    "card": "nose-to-the-wind",
    "name": {
     "en": "Nose to the Wind",
     "de": "Nase im Wind"
    },
    "flavour": {
     "en": "Wet leather, old onions, and somebody who is trying not to breathe.",
     "de": "Nasses Leder, alte Zwiebeln und jemand, der versucht, nicht zu atmen."
    },
    "part": "head",
    "range": 2,
    "ap": {
     "cost": 0,
     "gain": 2
    },
    "special": {
     "cost": 0,
     "do": {
      "get": {
       "defence": -1
      },
      "to": "any enemy in-range",
      "until": "phase"
     }
    }
   },
   {
    "card": "mudhide",
    "name": {
     "en": "Mudhide",
     "de": "Schlammhaut"
    },
    "flavour": {
     "en": "Three layers: mud, bark, opinion.",
     "de": "Drei Schichten: Schlamm, Rinde, Starrsinn."
    },
    "part": "torso",
    "range": 1,
    "defense": {
     "cost": 0,
     "value": 2
    },
    "reaction": {
     "cost": 0,
     "when": "poisoned",
     "do": [
      {
       "reveal": 1
      },
      {
       "gain": 2
      }
     ]
    },
    "divided": true
   },
   {
    "card": "bitter-root",
    "name": {
     "en": "Bitter Root",
     "de": "Bitterwurz"
    },
    "flavour": {
     "en": "Chew. Do not ask what it was growing on.",
     "de": "Kauen. Nicht fragen, worauf sie gewachsen ist."
    },
    "part": "torso",
    "range": 1,
    "ap": {
     "cost": 0,
     "gain": 3
    },
    "special": {
     "cost": 2,
     "do": {
      "cure": "any"
     }
    },
    "divided": true
   },
   {
    "card": "bow-stave",
    "name": {
     "en": "Bow Stave",
     "de": "Bogenstab"
    },
    "flavour": {
     "en": "A bow is a stick that has been taught manners. It can forget them.",
     "de": "Ein Bogen ist ein Stock mit Manieren. Er kann sie auch vergessen."
    },
    "part": "left-arm",
    "range": 2,
    "attack": {
     "primary": 1,
     "secondary": 0,
     "value": 2
    },
    "defense": {
     "cost": 1,
     "value": 2
    },
    "divided": true
   },
   {
    "card": "grey-fletching",
    "name": {
     "en": "Grey Fletching",
     "de": "Graue Befiederung"
    },
    "flavour": {
     "en": "From a goose that once bit her. There are not many left.",
     "de": "Von einer Gans, die sie einmal gebissen hat. Viele Federn sind nicht mehr übrig."
    },
    "part": "right-arm",
    "range": 2,
    "attack": {
     "primary": 2,
     "secondary": 1,
     "value": 3
    }
   },
   {
    "card": "heavy-draw",
    "name": {
     "en": "Heavy Draw",
     "de": "Bis ans Ohr gezogen"
    },
    "flavour": {
     "en": "The string complains. Then it is somebody else's turn.",
     "de": "Die Sehne beschwert sich. Dann beschwert sich jemand anders."
    },
    "part": "right-arm",
    "range": 2,
    "attack": {
     "primary": 3,
     "secondary": 3,
     "value": 3,
     "responses": 1
    }
   },
   {
    "card": "kick-and-vanish",
    "name": {
     "en": "Kick and Vanish",
     "de": "Tritt und weg"
    },
    "flavour": {
     "en": "She is gone before the knee has understood.",
     "de": "Sie ist fort, ehe das Knie es begriffen hat."
    },
    "part": "legs",
    "range": 1,
    "attack": {
     "primary": 1,
     "secondary": 1,
     "value": 2,
     "bonus": {
      "may": {
       "disengage": "target"
      }
     }
    },
    "reaction": {
     "cost": 1,
     "when": "attacked",
     "do": {
      "get": {
       "guard": 2
      },
      "until": "attack"
     }
    },
    "divided": true
   },
   {
    "card": "first-arrow",
    "name": {
     "en": "The First Arrow",
     "de": "Der erste Pfeil"
    },
    "flavour": {
     "en": "Loosed before the door opens. It is a matter of knowing doors.",
     "de": "Abgeschossen, bevor die Tür aufgeht. Man muss Türen eben kennen."
    },
    "range": 2,
    "attack": {
     "primary": 2,
     "secondary": 2,
     "value": 3
    },
    "reaction": {
     "cost": 1,
     "when": "spawned",
     "do": {
      "strike": "that",
      "n": 4
     }
    },
    "divided": true
   },
   {
    "card": "skinning-knife",
    "name": {
     "en": "Skinning Knife",
     "de": "Abziehmesser"
    },
    "flavour": {
     "en": "Nothing is wasted. That is meant as a courtesy.",
     "de": "Nichts wird verschwendet. Das ist als Höflichkeit gemeint."
    },
    "range": 1,
    "attack": {
     "primary": 3,
     "secondary": 3,
     "value": 3
    },
    "ap": {
     "cost": 0,
     "gain": 2
    }
   },
   {
    "card": "barb-in-the-shoulder",
    "name": {
     "en": "Barb in the Shoulder",
     "de": "Widerhaken in der Schulter"
    },
    "flavour": {
     "en": "It does not come out forwards, and it does not come out backwards.",
     "de": "Nach vorn geht er nicht heraus. Nach hinten auch nicht."
    },
    "range": 2,
    "special": {
     "cost": 0,
     "do": {
      "attach": "any enemy in-range"
     }
    },
    "modifiers": {
     "engagement": -1,
     "range": -1,
     "attack": -2
    }
   },
   {
    "card": "hunters-hide",
    "name": {
     "en": "Hunter's Hide",
     "de": "Jägerversteck"
    },
    "flavour": {
     "en": "Four branches, one of which is her.",
     "de": "Vier Äste. Einer davon ist sie."
    },
    "range": 2,
    "special": {
     "cost": 2
    },
    "persistent": true,
    "ongoing": [
     {
      "get": {
       "strength": 1
      },
      "while": {
       "count": "your enemies",
       "is": "= 0"
      }
     }
    ]
   },
   {
    "card": "grandmother",
    "name": {
     "en": "Grandmother",
     "de": "Großmutter"
    },
    "flavour": {
     "en": "The wolf has eleven teeth left and knows exactly where they go.",
     "de": "Elf Zähne hat die Wölfin noch, und sie weiß von jedem, wohin er gehört."
    },
    "range": 2,
    "special": {
     "cost": 3
    },
    "persistent": true,
    "ally": {
     "engagement": 1,
     "range": 1,
     "attack": 2,
     "defence": 2,
     "health": 2
    },
    "action": {
     "cost": 1,
     "once": "round",
     "do": {
      "strike": "any your enemy",
      "n": 4
     }
    }
   },
   {
    "card": "snare-line",
    "name": {
     "en": "Snare Line",
     "de": "Schlingenpfad"
    },
    "flavour": {
     "en": "The path is clear. That should have made them think.",
     "de": "Der Weg ist frei. Das hätte ihnen zu denken geben sollen."
    },
    "range": 2,
    "special": {
     "cost": 2
    },
    "persistent": true,
    "ongoing": [
     {
      "get": {
       "defence": -1
      },
      "to": "each your enemy"
     }
    ]
   }
  ]
 },
 {
  "pack": "items",
  "game": "beyond-the-rift",
  "version": 1,
  "title": {
   "en": "Items",
   "de": "Gegenstände"
  },
  "items": [
   {
    "item": "captains-old-helm",
    "name": {
     "en": "The Captain's Old Helm",
     "de": "Der alte Helm des Hauptmanns"
    },
    "flavour": {
     "en": "It still gives orders, if one listens long enough.",
     "de": "Wer lange genug hinhört, bekommt noch Befehle."
    },
    "part": "head",
    "campaign": "old-friends",
    "v099": true,
    "requires": {
     "class": "warrior",
     "role": "defender"
    },
    "cards": {
     "chin-strap": 2,
     "roll-call": 1
    }
   },
   {
    "item": "regimental-greatcoat",
    "name": {
     "en": "Regimental Greatcoat",
     "de": "Regimentsmantel"
    },
    "flavour": {
     "en": "Brushed every morning for twenty years, the last six by the widow.",
     "de": "Zwanzig Jahre lang jeden Morgen gebürstet, die letzten sechs von der Witwe."
    },
    "part": "torso",
    "campaign": "old-friends",
    "v099": true,
    "requires": {
     "alignment": "just"
    },
    "cards": {
     "brass-buttons": 2,
     "inside-pocket": 2
    }
   },
   {
    "item": "left-handers-buckler",
    "name": {
     "en": "Left-Hander's Buckler",
     "de": "Linkshänderbuckler"
    },
    "flavour": {
     "en": "Dwarven work, made for a wrist that was buried without it.",
     "de": "Zwergenarbeit für ein Handgelenk, das ohne ihn begraben wurde."
    },
    "part": "left-arm",
    "campaign": "old-friends",
    "v099": true,
    "requires": {
     "race": "dwarf"
    },
    "cards": {
     "buckler-twist": 2,
     "catch-the-wrist": 1
    }
   },
   {
    "item": "borrowed-sword",
    "name": {
     "en": "The Borrowed Sword",
     "de": "Das geliehene Schwert"
    },
    "flavour": {
     "en": "He always meant to give it back. Now there is nobody to give it to.",
     "de": "Er wollte es immer zurückgeben. Nun gibt es keinen mehr, dem es fehlt."
    },
    "part": "right-arm",
    "campaign": "old-friends",
    "v099": true,
    "cards": {
     "borrowed-edge": 3,
     "return-to-sender": 1
    }
   },
   {
    "item": "dead-friends-boots",
    "name": {
     "en": "A Dead Friend's Boots",
     "de": "Die Stiefel eines toten Freundes"
    },
    "flavour": {
     "en": "They pinch a little whenever you turn the wrong way.",
     "de": "Sie drücken ein wenig, sobald man falsch abbiegt."
    },
    "part": "legs",
    "campaign": "old-friends",
    "v099": true,
    "cards": {
     "other-mans-stride": 2,
     "he-knew-the-way": 1
    }
   },
   {
    "item": "smoked-eyeglass",
    "name": {
     "en": "Smoked Eyeglass",
     "de": "Rußgeschwärztes Augenglas"
    },
    "flavour": {
     "en": "Through it one sees only what is about to be on fire.",
     "de": "Man sieht dadurch nur, was gleich brennen wird."
    },
    "part": "head",
    "campaign": "old-friends",
    "v099": true,
    "requires": {
     "class": "mage",
     "role": "striker"
    },
    "cards": {
     "narrowed-eye": 2,
     "afterimage": 1
    }
   },
   {
    "item": "bandolier-of-small-regrets",
    "name": {
     "en": "Bandolier of Small Regrets",
     "de": "Gurt der kleinen Reue"
    },
    "flavour": {
     "en": "Each knife has a name scratched into it, and then scratched out.",
     "de": "In jedes Messer ist ein Name geritzt und wieder ausgekratzt."
    },
    "part": "torso",
    "campaign": "old-friends",
    "requires": {
     "class": "rogue"
    },
    "cards": {
     "small-regret": 3,
     "larger-regret": 1
    }
   },
   {
    "item": "bow-of-other-peoples-bones",
    "name": {
     "en": "Bow of Other People's Bones",
     "de": "Bogen aus fremden Knochen"
    },
    "flavour": {
     "en": "The family agreed to it. They were asked afterwards.",
     "de": "Die Familie war einverstanden. Gefragt wurde sie hinterher."
    },
    "part": "right-arm",
    "campaign": "old-friends",
    "requires": {
     "class": "ranger"
    },
    "cards": {
     "rib-and-sinew": 2,
     "knucklebone-tip": 2
    }
   },
   {
    "item": "pilgrims-lantern",
    "name": {
     "en": "Pilgrim's Lantern",
     "de": "Pilgerlaterne"
    },
    "flavour": {
     "en": "It has been to every shrine and believes in none of them.",
     "de": "Sie war an jedem Schrein und glaubt an keinen."
    },
    "part": "left-arm",
    "campaign": "old-friends",
    "requires": {
     "class": "priest"
    },
    "cards": {
     "hold-it-higher": 2,
     "wick-and-prayer": 1
    }
   },
   {
    "item": "deserters-shoes",
    "name": {
     "en": "Deserter's Shoes",
     "de": "Schuhe eines Deserteurs"
    },
    "flavour": {
     "en": "Hardly worn in front.",
     "de": "Vorn kaum abgelaufen."
    },
    "part": "legs",
    "campaign": "old-friends",
    "requires": {
     "alignment": "free"
    },
    "cards": {
     "heel-and-toe": 2,
     "not-my-war": 1
    }
   },
   {
    "item": "divers-hood",
    "name": {
     "en": "Diver's Hood",
     "de": "Taucherhaube"
    },
    "flavour": {
     "en": "The glass is cracked on the inside.",
     "de": "Das Glas ist gesprungen. Von innen."
    },
    "part": "head",
    "campaign": "the-drowned-bell",
    "cards": {
     "hold-your-breath": 2,
     "bottom-time": 1
    }
   },
   {
    "item": "beaked-mask",
    "name": {
     "en": "Beaked Mask",
     "de": "Schnabelmaske"
    },
    "flavour": {
     "en": "Stuffed with herbs against the smell, and with cotton against the questions.",
     "de": "Gestopft mit Kräutern gegen den Geruch und mit Watte gegen die Fragen."
    },
    "part": "head",
    "campaign": "the-drowned-bell",
    "requires": {
     "alignment": "grim"
    },
    "cards": {
     "vinegar-and-rosemary": 2,
     "pronouncement": 1
    }
   },
   {
    "item": "eelskin-coat",
    "name": {
     "en": "Eelskin Coat",
     "de": "Aalhautmantel"
    },
    "flavour": {
     "en": "It dries, but it never quite believes it.",
     "de": "Er trocknet durchaus. Er glaubt es nur nie."
    },
    "part": "torso",
    "campaign": "the-drowned-bell",
    "cards": {
     "slip-off": 2,
     "live-lining": 2
    }
   },
   {
    "item": "bell-clapper",
    "name": {
     "en": "Clapper Without a Bell",
     "de": "Klöppel ohne Glocke"
    },
    "flavour": {
     "en": "It swings by itself whenever somebody has just decided to come.",
     "de": "Er schwingt von selbst, sobald jemand beschlossen hat zu kommen."
    },
    "part": "left-arm",
    "campaign": "the-drowned-bell",
    "cards": {
     "toll-once": 2,
     "toll-for-supper": 1
    }
   },
   {
    "item": "net-no-fisher-cast",
    "name": {
     "en": "The Net No Fisher Cast",
     "de": "Das Netz, das keiner auswarf"
    },
    "flavour": {
     "en": "Found full.",
     "de": "Voll gefunden."
    },
    "part": "left-arm",
    "campaign": "the-drowned-bell",
    "cards": {
     "cast-wide": 2,
     "haul-in": 1
    }
   },
   {
    "item": "rusted-harpoon",
    "name": {
     "en": "Rusted Harpoon",
     "de": "Rostige Harpune"
    },
    "flavour": {
     "en": "The line is still attached. So was the last owner.",
     "de": "Die Leine hängt noch dran. Am letzten Besitzer hing sie auch."
    },
    "part": "right-arm",
    "campaign": "the-drowned-bell",
    "requires": {
     "class": "ranger"
    },
    "cards": {
     "harpoon-throw": 2,
     "short-line": 1,
     "twist-the-shaft": 1
    }
   },
   {
    "item": "ferrymans-oar",
    "name": {
     "en": "Ferryman's Oar",
     "de": "Das Ruder des Fährmanns"
    },
    "flavour": {
     "en": "He took a coin for the way over. The way back was never discussed.",
     "de": "Für die Überfahrt nahm er eine Münze. Von der Rückfahrt war nie die Rede."
    },
    "part": "right-arm",
    "campaign": "the-drowned-bell",
    "cards": {
     "long-oar": 2,
     "shove-off": 2
    }
   },
   {
    "item": "salt-stiff-boots",
    "name": {
     "en": "Salt-Stiff Boots",
     "de": "Salzstarre Stiefel"
    },
    "flavour": {
     "en": "They stand up without anyone in them. Olazabal finds that considerate.",
     "de": "Sie stehen auch, wenn keiner drin ist. Olazabal findet das rücksichtsvoll."
    },
    "part": "legs",
    "campaign": "the-drowned-bell",
    "requires": {
     "hero": "olazabal"
    },
    "cards": {
     "stand-in-the-tide": 2,
     "ebb": 1
    }
   },
   {
    "item": "chitin-mask",
    "name": {
     "en": "Chitin Mask",
     "de": "Chitinmaske"
    },
    "flavour": {
     "en": "It fits everyone. That is the unpleasant part.",
     "de": "Sie passt jedem. Das ist das Unangenehme daran."
    },
    "part": "head",
    "campaign": "the-quiet-hive",
    "cards": {
     "mandible-grin": 2,
     "second-eyelid": 1
    }
   },
   {
    "item": "wax-for-the-ears",
    "name": {
     "en": "Wax for the Ears",
     "de": "Wachs für die Ohren"
    },
    "flavour": {
     "en": "So that the hive cannot be heard, and the others neither.",
     "de": "Damit man den Stock nicht hört. Und die anderen auch nicht."
    },
    "part": "head",
    "campaign": "the-quiet-hive",
    "requires": {
     "class": "bard"
    },
    "cards": {
     "did-not-hear-that": 2,
     "humming-along": 1
    }
   },
   {
    "item": "queens-silk",
    "name": {
     "en": "Queen's Silk",
     "de": "Seide der Königin"
    },
    "flavour": {
     "en": "Spun for somebody with more arms. It can be taken in.",
     "de": "Für jemanden mit mehr Armen gesponnen. Das lässt sich abnähen."
    },
    "part": "torso",
    "campaign": "the-quiet-hive",
    "cards": {
     "royal-weave": 2,
     "moult": 2
    }
   },
   {
    "item": "bee-smoker",
    "name": {
     "en": "Bee Smoker",
     "de": "Imkerpfeife"
    },
    "flavour": {
     "en": "For bees a puff will do. Nobody has said anything about these.",
     "de": "Bei Bienen genügt ein Wölkchen. Von denen hier war nie die Rede."
    },
    "part": "left-arm",
    "campaign": "the-quiet-hive",
    "requires": {
     "class": "mage"
    },
    "cards": {
     "drowsy-puff": 2,
     "whole-chimney": 1
    }
   },
   {
    "item": "shell-shield",
    "name": {
     "en": "Shell Shield",
     "de": "Panzerschild"
    },
    "flavour": {
     "en": "Light, hard, and on warm days it looks for its legs.",
     "de": "Leicht, hart, und an warmen Tagen sucht er seine Beine."
    },
    "part": "left-arm",
    "campaign": "the-quiet-hive",
    "cards": {
     "carapace": 2,
     "shed-the-skin": 1
    }
   },
   {
    "item": "sting-lance",
    "name": {
     "en": "Sting Lance",
     "de": "Stachellanze"
    },
    "flavour": {
     "en": "The previous bearer used it once and died of it, as is the custom there.",
     "de": "Die Vorbesitzerin stach einmal zu und starb daran, wie es dort Sitte ist."
    },
    "part": "right-arm",
    "campaign": "the-quiet-hive",
    "requires": {
     "class": "warrior"
    },
    "cards": {
     "hornets-greeting": 2,
     "leave-it-in": 2
    }
   },
   {
    "item": "cricket-greaves",
    "name": {
     "en": "Cricket Greaves",
     "de": "Grillenschienen"
    },
    "flavour": {
     "en": "They fold the wrong way. After a week one no longer minds.",
     "de": "Sie knicken verkehrt herum. Nach einer Woche stört es einen nicht mehr."
    },
    "part": "legs",
    "campaign": "the-quiet-hive",
    "cards": {
     "backward-leap": 2,
     "chirp": 1
    }
   },
   {
    "item": "felt-slippers",
    "name": {
     "en": "Felt Slippers",
     "de": "Filzpantoffeln"
    },
    "flavour": {
     "en": "In a hive of ten thousand, Niffil was heard by none, and was a little offended.",
     "de": "Zehntausend im Stock, und niemand hat Niffil gehört. Das war fast kränkend."
    },
    "part": "legs",
    "campaign": "the-quiet-hive",
    "requires": {
     "hero": "niffil"
    },
    "cards": {
     "unheard": 2,
     "on-tiptoe": 1
    }
   }
  ],
  "cards": [
   {
    "card": "chin-strap",
    "name": {
     "en": "Chin Strap",
     "de": "Kinnriemen"
    },
    "flavour": {
     "en": "Heads do come off. Helmets need not.",
     "de": "Köpfe gehen ab. Helme müssen nicht."
    },
    "part": "head",
    "range": 1,
    "defense": {
     "cost": 0,
     "value": 3
    }
   },
   {
    "card": "roll-call",
    "name": {
     "en": "Roll Call",
     "de": "Appell"
    },
    "flavour": {
     "en": "The silences are counted as present.",
     "de": "Wer schweigt, gilt als anwesend."
    },
    "part": "head",
    "range": 2,
    "ap": {
     "cost": 0,
     "gain": 3
    },
    "reaction": {
     "cost": 0,
     "when": "engaged",
     "do": {
      "get": {
       "attack": -1
      },
      "to": "that",
      "until": "round"
     }
    },
    "divided": true
   },
   {
    "card": "brass-buttons",
    "name": {
     "en": "Brass Buttons",
     "de": "Messingknöpfe"
    },
    "flavour": {
     "en": "Nine of them, and one has stopped a bolt.",
     "de": "Neun Stück, und einer hat einen Bolzen aufgehalten."
    },
    "part": "torso",
    "range": 1,
    "defense": {
     "cost": 0,
     "value": 2,
     "bonus": {
      "gain": 1
     }
    }
   },
   {
    "card": "inside-pocket",
    "name": {
     "en": "Inside Pocket",
     "de": "Innentasche"
    },
    "flavour": {
     "en": "A flask, a needle, a letter never sent.",
     "de": "Ein Flachmann, eine Nadel, ein nie abgeschickter Brief."
    },
    "part": "torso",
    "range": 1,
    "ap": {
     "cost": 0,
     "gain": 3
    },
    "special": {
     "cost": 1,
     "do": {
      "cure": "any"
     }
    },
    "divided": true
   },
   {
    "card": "buckler-twist",
    "name": {
     "en": "Buckler Twist",
     "de": "Bucklerdreh"
    },
    "flavour": {
     "en": "The wrong hand, the wrong angle, the right moment.",
     "de": "Falsche Hand, falscher Winkel, richtiger Augenblick."
    },
    "part": "left-arm",
    "range": 1,
    "attack": {
     "primary": 1,
     "secondary": 0,
     "value": 2
    },
    "defense": {
     "cost": 0,
     "value": 2,
     "bonus": {
      "if": {
       "success": "no"
      },
      "then": {
       "strike": "attacker",
       "n": 3
      }
     }
    },
    "divided": true
   },
   {
    "card": "catch-the-wrist",
    "name": {
     "en": "Catch the Wrist",
     "de": "Am Handgelenk gepackt"
    },
    "part": "left-arm",
    "range": 1,
    "reaction": {
     "cost": 0,
     "when": "attacked",
     "do": {
      "get": {
       "attack": -3
      },
      "to": "attacker",
      "until": "attack"
     }
    }
   },
   {
    "card": "borrowed-edge",
    "name": {
     "en": "Borrowed Edge",
     "de": "Geliehene Schneide"
    },
    "flavour": {
     "en": "It cuts as if it wanted to be remembered.",
     "de": "Sie schneidet, als wollte sie im Gedächtnis bleiben."
    },
    "part": "right-arm",
    "range": 1,
    "attack": {
     "primary": 1,
     "secondary": 1,
     "value": 3
    }
   },
   {
    "card": "return-to-sender",
    "name": {
     "en": "Return to Sender",
     "de": "Zurück an den Absender"
    },
    "flavour": {
     "en": "Postage paid.",
     "de": "Porto bezahlt."
    },
    "part": "right-arm",
    "range": 1,
    "attack": {
     "primary": 3,
     "secondary": 2,
     "value": 4
    },
    "reaction": {
     "cost": 1,
     "when": "missed",
     "do": {
      "strike": "attacker",
      "n": 5
     }
    },
    "divided": true
   },
   {
    "card": "other-mans-stride",
    "name": {
     "en": "Another Man's Stride",
     "de": "Der Schritt eines anderen"
    },
    "flavour": {
     "en": "A little longer than yours, and much surer.",
     "de": "Etwas länger als der eigene und viel sicherer."
    },
    "part": "legs",
    "range": 1,
    "attack": {
     "primary": 1,
     "secondary": 0,
     "value": 2
    },
    "special": {
     "cost": 0,
     "do": {
      "choose": 1,
      "of": [
       {
        "engage": "any loose enemy"
       },
       {
        "disengage": "any your enemy"
       }
      ]
     }
    },
    "divided": true
   },
   {
    "card": "he-knew-the-way",
    "name": {
     "en": "He Knew the Way",
     "de": "Er kannte den Weg"
    },
    "flavour": {
     "en": "Left at the gallows. It was always left at the gallows.",
     "de": "Am Galgen links. Es ging immer am Galgen links."
    },
    "part": "legs",
    "range": 1,
    "special": {
     "cost": 0,
     "do": [
      {
       "reveal": 3
      },
      {
       "take": "any"
      }
     ]
    }
   },
   {
    "card": "narrowed-eye",
    "name": {
     "en": "Narrowed Eye",
     "de": "Schmales Auge"
    },
    "flavour": {
     "en": "She looks at it the way one looks at kindling.",
     "de": "Sie sieht es an, wie man Anmachholz ansieht."
    },
    "part": "head",
    "range": 2,
    "attack": {
     "primary": 1,
     "secondary": 0,
     "value": 1,
     "responses": 1
    }
   },
   {
    "card": "afterimage",
    "name": {
     "en": "Afterimage",
     "de": "Nachbild"
    },
    "flavour": {
     "en": "Close your eyes. It is still burning in there.",
     "de": "Mach die Augen zu. Da drin brennt es noch."
    },
    "part": "head",
    "range": 2,
    "special": {
     "cost": 2,
     "do": [
      {
       "reveal": 4
      },
      {
       "if": {
        "value": "revealed-attack",
        "is": ">= 2"
       },
       "then": {
        "wound": "any enemy in-range"
       },
       "else": {
        "gain": 3
       }
      }
     ]
    }
   },
   {
    "card": "small-regret",
    "name": {
     "en": "Small Regret",
     "de": "Kleine Reue"
    },
    "flavour": {
     "en": "One hardly feels it at first.",
     "de": "Am Anfang spürt man sie kaum."
    },
    "part": "torso",
    "range": 2,
    "attack": {
     "primary": 0,
     "secondary": 0,
     "value": 1,
     "bonus": {
      "if": {
       "success": "yes"
      },
      "then": {
       "gain": 1
      }
     }
    }
   },
   {
    "card": "larger-regret",
    "name": {
     "en": "Larger Regret",
     "de": "Größere Reue"
    },
    "flavour": {
     "en": "All of them at once. There will be nothing left to throw but the belt.",
     "de": "Alle auf einmal. Danach bleibt nur noch der Gurt zum Werfen."
    },
    "part": "torso",
    "range": 2,
    "attack": {
     "primary": 4,
     "secondary": 2,
     "value": 4,
     "targets": 3
    }
   },
   {
    "card": "rib-and-sinew",
    "name": {
     "en": "Rib and Sinew",
     "de": "Rippe und Sehne"
    },
    "flavour": {
     "en": "It creaks like somebody getting up in the next room.",
     "de": "Er knarrt, als stünde nebenan jemand auf."
    },
    "part": "right-arm",
    "range": 2,
    "attack": {
     "primary": 2,
     "secondary": 2,
     "value": 4
    }
   },
   {
    "card": "knucklebone-tip",
    "name": {
     "en": "Knucklebone Tip",
     "de": "Knöchelspitze"
    },
    "flavour": {
     "en": "It points even after it has landed.",
     "de": "Sie zeigt noch auf etwas, wenn sie längst steckt."
    },
    "part": "right-arm",
    "range": 2,
    "attack": {
     "primary": 1,
     "secondary": 1,
     "value": 2,
     "bonus": {
      "if": {
       "success": "yes"
      },
      "then": {
       "fatigue": "target"
      }
     }
    }
   },
   {
    "card": "hold-it-higher",
    "name": {
     "en": "Hold It Higher",
     "de": "Höher halten"
    },
    "flavour": {
     "en": "The dark steps back one pace. It is in no hurry.",
     "de": "Das Dunkel weicht einen Schritt zurück. Es hat keine Eile."
    },
    "part": "left-arm",
    "range": 2,
    "defense": {
     "cost": 1,
     "value": 3
    },
    "special": {
     "cost": 1,
     "do": {
      "cure": "any",
      "to": "any hero in-range"
     }
    },
    "divided": true
   },
   {
    "card": "wick-and-prayer",
    "name": {
     "en": "Wick and Prayer",
     "de": "Docht und Gebet"
    },
    "flavour": {
     "en": "One of the two usually catches.",
     "de": "Eins von beiden fängt meistens Feuer."
    },
    "part": "left-arm",
    "range": 2,
    "special": {
     "cost": 1
    },
    "persistent": true,
    "action": {
     "cost": 1,
     "once": "round",
     "do": {
      "check": ">= 2",
      "then": {
       "cure": "any"
      },
      "else": {
       "gain": 2
      }
     }
    }
   },
   {
    "card": "heel-and-toe",
    "name": {
     "en": "Heel and Toe",
     "de": "Ferse und Spitze"
    },
    "flavour": {
     "en": "Mostly heel.",
     "de": "Vor allem Ferse, von hinten gesehen."
    },
    "part": "legs",
    "range": 1,
    "defense": {
     "cost": 0,
     "value": 2,
     "bonus": {
      "disengage": "attacker"
     }
    }
   },
   {
    "card": "not-my-war",
    "name": {
     "en": "Not My War",
     "de": "Nicht mein Krieg"
    },
    "flavour": {
     "en": "Said over the shoulder, and already quite far off.",
     "de": "Über die Schulter gesagt und schon recht weit weg."
    },
    "part": "legs",
    "range": 1,
    "special": {
     "cost": 1,
     "do": [
      {
       "disengage": "each your enemy"
      },
      {
       "draw": 1
      }
     ]
    }
   },
   {
    "card": "hold-your-breath",
    "name": {
     "en": "Hold Your Breath",
     "de": "Luft anhalten"
    },
    "flavour": {
     "en": "Count to a hundred. Whoever is knocking will go away or come in.",
     "de": "Bis hundert zählen. Was klopft, geht dann wieder oder kommt herein."
    },
    "part": "head",
    "range": 1,
    "defense": {
     "cost": 0,
     "value": 2
    },
    "reaction": {
     "cost": 1,
     "when": "hit",
     "do": {
      "prevent": 1
     }
    },
    "divided": true
   },
   {
    "card": "bottom-time",
    "name": {
     "en": "Bottom Time",
     "de": "Zeit am Grund"
    },
    "flavour": {
     "en": "Down there one learns quickly what one can do without.",
     "de": "Dort unten lernt man schnell, was man alles nicht braucht."
    },
    "part": "head",
    "range": 1,
    "ap": {
     "cost": 0,
     "gain": 5
    },
    "special": {
     "cost": 0,
     "do": {
      "discard": 1
     }
    }
   },
   {
    "card": "vinegar-and-rosemary",
    "name": {
     "en": "Vinegar and Rosemary",
     "de": "Essig und Rosmarin"
    },
    "flavour": {
     "en": "It keeps nothing away. But one dies seasoned.",
     "de": "Es hält nichts ab. Aber man stirbt gewürzt."
    },
    "part": "head",
    "range": 1,
    "ap": {
     "cost": 0,
     "gain": 3
    },
    "reaction": {
     "cost": 0,
     "when": "poisoned",
     "do": [
      {
       "reveal": 1
      },
      {
       "draw": 1
      }
     ]
    },
    "divided": true
   },
   {
    "card": "pronouncement",
    "name": {
     "en": "Pronouncement",
     "de": "Befund"
    },
    "flavour": {
     "en": "He listens at the chest for a while and then says: not today.",
     "de": "Er horcht eine Weile an der Brust und sagt dann: heute nicht."
    },
    "part": "head",
    "range": 2,
    "special": {
     "cost": 2,
     "do": [
      {
       "who": "most-wounds",
       "do": {
        "cure": "wound"
       }
      },
      {
       "draw": 1
      }
     ]
    }
   },
   {
    "card": "slip-off",
    "name": {
     "en": "Slip Off",
     "de": "Abgleiten"
    },
    "flavour": {
     "en": "They had him. They will swear to it.",
     "de": "Sie hatten ihn. Sie würden es beschwören."
    },
    "part": "torso",
    "range": 1,
    "defense": {
     "cost": 0,
     "value": 1,
     "responses": 1
    }
   },
   {
    "card": "live-lining",
    "name": {
     "en": "Live Lining",
     "de": "Lebendes Futter"
    },
    "flavour": {
     "en": "Nobody ever asked what became of the eels.",
     "de": "Was aus den Aalen wurde, hat nie jemand gefragt."
    },
    "part": "torso",
    "range": 1,
    "ap": {
     "cost": 0,
     "gain": 3
    },
    "reaction": {
     "cost": 1,
     "when": "engaged",
     "do": {
      "strike": "that",
      "n": 5
     }
    },
    "divided": true
   },
   {
    "card": "toll-once",
    "name": {
     "en": "Toll Once",
     "de": "Einmal schlagen"
    },
    "flavour": {
     "en": "One does not hear it. One only remembers having heard it.",
     "de": "Man hört es nicht. Man erinnert sich nur, es gehört zu haben."
    },
    "part": "left-arm",
    "range": 1,
    "attack": {
     "primary": 2,
     "secondary": 1,
     "value": 3,
     "bonus": {
      "get": {
       "attack": -1
      },
      "to": "each your enemy",
      "until": "round"
     }
    }
   },
   {
    "card": "toll-for-supper",
    "name": {
     "en": "Toll for Supper",
     "de": "Zum Abendbrot läuten"
    },
    "flavour": {
     "en": "Something always comes. One should be hungrier than it is.",
     "de": "Irgendetwas kommt immer. Man sollte nur der Hungrigere sein."
    },
    "part": "left-arm",
    "range": 1,
    "special": {
     "cost": 0,
     "do": [
      {
       "spawn": 1,
       "into": "yours"
      },
      {
       "gain": 4
      },
      {
       "draw": 1
      }
     ]
    }
   },
   {
    "card": "cast-wide",
    "name": {
     "en": "Cast Wide",
     "de": "Weit ausgeworfen"
    },
    "flavour": {
     "en": "The knots tighten. They have had practice.",
     "de": "Die Knoten ziehen sich zu. Sie haben Übung."
    },
    "part": "left-arm",
    "range": 2,
    "special": {
     "cost": 1,
     "do": {
      "attach": "any enemy in-range"
     }
    },
    "modifiers": {
     "engagement": -1,
     "attack": -1,
     "defence": -1
    }
   },
   {
    "card": "haul-in",
    "name": {
     "en": "Haul In",
     "de": "Einholen"
    },
    "flavour": {
     "en": "Heavy. And it is helping.",
     "de": "Schwer. Und es zieht mit."
    },
    "part": "left-arm",
    "range": 2,
    "attack": {
     "primary": 1,
     "secondary": 1,
     "value": 3
    },
    "special": {
     "cost": 0,
     "do": [
      {
       "engage": "any enemy in-range"
      },
      {
       "draw": 1
      }
     ]
    },
    "divided": true
   },
   {
    "card": "harpoon-throw",
    "name": {
     "en": "Harpoon Throw",
     "de": "Harpunenwurf"
    },
    "flavour": {
     "en": "Come here. It was not a request.",
     "de": "Komm her. Das war keine Bitte."
    },
    "part": "right-arm",
    "range": 2,
    "attack": {
     "primary": 3,
     "secondary": 2,
     "value": 4,
     "bonus": {
      "may": {
       "engage": "target"
      }
     }
    }
   },
   {
    "card": "short-line",
    "name": {
     "en": "Short Line",
     "de": "Kurze Leine"
    },
    "part": "right-arm",
    "range": 1,
    "attack": {
     "primary": 1,
     "secondary": 1,
     "value": 3
    }
   },
   {
    "card": "twist-the-shaft",
    "name": {
     "en": "Twist the Shaft",
     "de": "Den Schaft drehen"
    },
    "flavour": {
     "en": "Rust is not dirt. Rust is patience with edges.",
     "de": "Rost ist kein Schmutz. Rost ist Geduld mit Kanten."
    },
    "part": "right-arm",
    "range": 1,
    "attack": {
     "primary": 2,
     "secondary": 1,
     "value": 3
    },
    "special": {
     "cost": 3,
     "do": {
      "get": {
       "damage": 1
      },
      "until": "phase"
     }
    },
    "divided": true
   },
   {
    "card": "long-oar",
    "name": {
     "en": "The Long Oar",
     "de": "Das lange Ruder"
    },
    "flavour": {
     "en": "It reaches the other bank.",
     "de": "Es reicht bis ans andere Ufer."
    },
    "part": "right-arm",
    "range": 2,
    "attack": {
     "primary": 2,
     "secondary": 1,
     "value": 3,
     "bonus": {
      "if": {
       "success": "no"
      },
      "then": {
       "draw": 1
      }
     }
    }
   },
   {
    "card": "shove-off",
    "name": {
     "en": "Shove Off",
     "de": "Abstoßen"
    },
    "flavour": {
     "en": "The trick is to be the one in the boat.",
     "de": "Die Kunst ist, selbst im Boot zu sein."
    },
    "part": "right-arm",
    "range": 1,
    "attack": {
     "primary": 2,
     "secondary": 1,
     "value": 3,
     "bonus": {
      "disengage": "up to 2 your enemies"
     }
    }
   },
   {
    "card": "stand-in-the-tide",
    "name": {
     "en": "Stand in the Tide",
     "de": "In der Flut stehen"
    },
    "flavour": {
     "en": "Twice a day the sea tries. Twice a day it goes home.",
     "de": "Zweimal am Tag versucht es das Meer. Zweimal am Tag geht es heim."
    },
    "part": "legs",
    "range": 1,
    "attack": {
     "primary": 1,
     "secondary": 0,
     "value": 2
    },
    "defense": {
     "cost": 1,
     "value": 4
    },
    "divided": true
   },
   {
    "card": "ebb",
    "name": {
     "en": "Ebb",
     "de": "Ebbe"
    },
    "flavour": {
     "en": "It takes along whatever is loose. Some of it was yours to lose.",
     "de": "Sie nimmt mit, was lose ist. Um manches davon ist es nicht schade."
    },
    "part": "legs",
    "range": 2,
    "special": {
     "cost": 2,
     "do": {
      "cure": "any",
      "n": 2,
      "to": "any hero in-range"
     }
    }
   },
   {
    "card": "mandible-grin",
    "name": {
     "en": "Mandible Grin",
     "de": "Kieferzangenlächeln"
    },
    "flavour": {
     "en": "It smiles sideways.",
     "de": "Es lächelt von links nach rechts."
    },
    "part": "head",
    "range": 1,
    "attack": {
     "primary": 1,
     "secondary": 1,
     "value": 2,
     "responses": 1
    }
   },
   {
    "card": "second-eyelid",
    "name": {
     "en": "Second Eyelid",
     "de": "Zweites Lid"
    },
    "flavour": {
     "en": "With the first one closed one sees better.",
     "de": "Wenn das erste zu ist, sieht man besser."
    },
    "part": "head",
    "range": 2,
    "ap": {
     "cost": 0,
     "gain": 3
    },
    "reaction": {
     "cost": 0,
     "when": "response",
     "do": {
      "redraw": "response"
     }
    },
    "divided": true
   },
   {
    "card": "did-not-hear-that",
    "name": {
     "en": "Did Not Hear That",
     "de": "Nichts gehört"
    },
    "flavour": {
     "en": "Least of all the order to surrender.",
     "de": "Am wenigsten die Aufforderung, sich zu ergeben."
    },
    "part": "head",
    "range": 1,
    "ap": {
     "cost": 0,
     "gain": 2
    },
    "reaction": {
     "cost": 0,
     "when": "attacked",
     "do": {
      "get": {
       "guard": 3
      },
      "until": "attack"
     }
    },
    "divided": true
   },
   {
    "card": "humming-along",
    "name": {
     "en": "Humming Along",
     "de": "Mitsummen"
    },
    "flavour": {
     "en": "The hive has one note. It turns out that harmony is allowed.",
     "de": "Der Stock kennt nur einen Ton. Eine zweite Stimme ist offenbar erlaubt."
    },
    "part": "head",
    "range": 2,
    "special": {
     "cost": 2,
     "do": {
      "eachHero": {
       "draw": 1
      }
     }
    }
   },
   {
    "card": "royal-weave",
    "name": {
     "en": "Royal Weave",
     "de": "Königliches Gewebe"
    },
    "flavour": {
     "en": "Blades get lost in it and come out apologising.",
     "de": "Klingen verlaufen sich darin und bitten hinterher um Verzeihung."
    },
    "part": "torso",
    "range": 2,
    "defense": {
     "cost": 1,
     "value": 3,
     "bonus": {
      "gain": 1
     }
    }
   },
   {
    "card": "moult",
    "name": {
     "en": "Moult",
     "de": "Häutung"
    },
    "flavour": {
     "en": "The old one is still standing over there, looking brave.",
     "de": "Die alte Haut steht noch da drüben und sieht tapfer aus."
    },
    "part": "torso",
    "range": 1,
    "ap": {
     "cost": 0,
     "gain": 3
    },
    "reaction": {
     "cost": 1,
     "when": "wounded",
     "do": [
      {
       "cure": "wound"
      },
      {
       "discard": 1
      }
     ]
    },
    "divided": true
   },
   {
    "card": "drowsy-puff",
    "name": {
     "en": "Drowsy Puff",
     "de": "Schläfriges Wölkchen"
    },
    "flavour": {
     "en": "They sit down. Some fold their hands, as many as they have.",
     "de": "Sie setzen sich hin. Manche falten die Hände, so viele sie haben."
    },
    "part": "left-arm",
    "range": 2,
    "attack": {
     "primary": 1,
     "secondary": 0,
     "value": 2
    },
    "special": {
     "cost": 1,
     "do": {
      "get": {
       "attack": -1
      },
      "to": "each enemy in-range",
      "until": "round"
     }
    },
    "divided": true
   },
   {
    "card": "whole-chimney",
    "name": {
     "en": "The Whole Chimney",
     "de": "Der ganze Schornstein"
    },
    "flavour": {
     "en": "The instructions said a puff. The instructions were small and flammable.",
     "de": "In der Anleitung stand: ein Wölkchen. Die Anleitung war klein und brennbar."
    },
    "part": "left-arm",
    "range": 2,
    "attack": {
     "primary": 3,
     "secondary": 2,
     "value": 3,
     "targets": 3
    }
   },
   {
    "card": "carapace",
    "name": {
     "en": "Carapace",
     "de": "Rückenpanzer"
    },
    "flavour": {
     "en": "Grown, not made. It shows in the seams, for there are none.",
     "de": "Gewachsen, nicht gemacht. Man sieht es an den Nähten: Es gibt keine."
    },
    "part": "left-arm",
    "range": 1,
    "defense": {
     "cost": 0,
     "value": 3
    }
   },
   {
    "card": "shed-the-skin",
    "name": {
     "en": "Shed the Skin",
     "de": "Aus der Haut fahren"
    },
    "flavour": {
     "en": "One comes out smaller, pinker, and in a much better mood.",
     "de": "Man kommt kleiner heraus, rosiger und viel besser gelaunt."
    },
    "part": "left-arm",
    "range": 1,
    "special": {
     "cost": 2,
     "do": {
      "cure": "any",
      "n": 2
     }
    },
    "reaction": {
     "cost": 0,
     "when": "wounded",
     "do": {
      "draw": 2
     }
    },
    "divided": true
   },
   {
    "card": "hornets-greeting",
    "name": {
     "en": "Hornet's Greeting",
     "de": "Hornissengruß"
    },
    "flavour": {
     "en": "Short, formal, and one swells up.",
     "de": "Kurz, förmlich, und dann schwillt es an."
    },
    "part": "right-arm",
    "range": 2,
    "attack": {
     "primary": 2,
     "secondary": 1,
     "value": 3,
     "bonus": {
      "if": {
       "success": "yes"
      },
      "then": {
       "fatigue": "target"
      }
     }
    }
   },
   {
    "card": "leave-it-in",
    "name": {
     "en": "Leave It In",
     "de": "Stecken lassen"
    },
    "flavour": {
     "en": "It keeps pumping for a while. Best not to watch.",
     "de": "Er pumpt noch eine Weile weiter. Am besten nicht hinsehen."
    },
    "part": "right-arm",
    "range": 1,
    "attack": {
     "primary": 2,
     "secondary": 1,
     "value": 3
    },
    "special": {
     "cost": 3,
     "do": {
      "attach": "any enemy in-range"
     }
    },
    "divided": true,
    "modifiers": {
     "health": -1
    }
   },
   {
    "card": "backward-leap",
    "name": {
     "en": "Backward Leap",
     "de": "Sprung nach hinten"
    },
    "flavour": {
     "en": "One lands where one was a moment ago, only higher.",
     "de": "Man landet, wo man eben noch war, nur weiter oben."
    },
    "part": "legs",
    "range": 1,
    "attack": {
     "primary": 1,
     "secondary": 1,
     "value": 3
    },
    "reaction": {
     "cost": 0,
     "when": "engaged",
     "do": {
      "disengage": "that"
     }
    },
    "divided": true
   },
   {
    "card": "chirp",
    "name": {
     "en": "Chirp",
     "de": "Zirpen"
    },
    "flavour": {
     "en": "After every death there is one. Nobody admits to it.",
     "de": "Nach jedem Tod zirpt es. Keiner will es gewesen sein."
    },
    "part": "legs",
    "range": 2,
    "ap": {
     "cost": 0,
     "gain": 2
    },
    "reaction": {
     "cost": 0,
     "when": "killed",
     "do": [
      {
       "draw": 1
      },
      {
       "gain": 1
      }
     ]
    },
    "divided": true
   },
   {
    "card": "unheard",
    "name": {
     "en": "Unheard",
     "de": "Ungehört"
    },
    "flavour": {
     "en": "The floorboard would like to creak, but does not dare.",
     "de": "Die Diele würde gern knarren, traut sich aber nicht."
    },
    "part": "legs",
    "range": 2,
    "defense": {
     "cost": 1,
     "value": 3
    },
    "reaction": {
     "cost": 0,
     "when": "spawned",
     "do": {
      "draw": 1
     }
    },
    "divided": true
   },
   {
    "card": "on-tiptoe",
    "name": {
     "en": "On Tiptoe",
     "de": "Auf Zehenspitzen"
    },
    "flavour": {
     "en": "Between the sleepers, over the sleepers, once upon a sleeper.",
     "de": "Zwischen den Schläfern, über die Schläfer, einmal auf einen Schläfer."
    },
    "part": "legs",
    "range": 1,
    "special": {
     "cost": 1
    },
    "persistent": true,
    "action": {
     "cost": 0,
     "once": "round",
     "when": {
      "count": "your enemies",
      "is": "= 0"
     },
     "do": {
      "gain": 1
     }
    }
   }
  ]
 },
 {
  "pack": "notes",
  "game": "beyond-the-rift",
  "version": 1,
  "title": {
   "en": "Notes",
   "de": "Notizen"
  },
  "notes": [
   {
    "note": "ferry-folk",
    "name": {
     "en": "The ferry folk owe you",
     "de": "Die Fährleute stehen in eurer Schuld"
    }
   },
   {
    "note": "barn-saved",
    "name": {
     "en": "Nobody burned in the barn",
     "de": "In der Scheune ist niemand verbrannt"
    }
   },
   {
    "note": "barn-lost",
    "name": {
     "en": "The barn is ash",
     "de": "Die Scheune ist Asche"
    }
   },
   {
    "note": "drummer-freed",
    "name": {
     "en": "The drummer runs free",
     "de": "Der Trommler läuft frei herum"
    }
   },
   {
    "note": "ghurra-lives",
    "name": {
     "en": "Ghurra got away",
     "de": "Ghurra ist entkommen"
    }
   },
   {
    "note": "went-straight-down",
    "name": {
     "en": "You went straight down",
     "de": "Ihr seid gleich hinabgestiegen"
    }
   },
   {
    "note": "odo-freed",
    "name": {
     "en": "Odo walks beside you",
     "de": "Odo geht mit euch"
    }
   },
   {
    "note": "names-known",
    "name": {
     "en": "You know the six names",
     "de": "Ihr kennt die sechs Namen"
    }
   },
   {
    "note": "marek-forgiven",
    "name": {
     "en": "Marek was forgiven",
     "de": "Marek wurde verziehen"
    }
   },
   {
    "note": "wreckers-paid",
    "name": {
     "en": "The wreckers have been paid",
     "de": "Die Strandräuber sind bezahlt"
    }
   },
   {
    "note": "bell-for-dwarves",
    "name": {
     "en": "The bell goes to the dwarves",
     "de": "Die Glocke gehört den Zwergen"
    }
   },
   {
    "note": "bell-for-wreckers",
    "name": {
     "en": "The bell goes to the wreckers",
     "de": "Die Glocke gehört den Strandräubern"
    }
   },
   {
    "note": "bell-silenced",
    "name": {
     "en": "The bell will not ring again",
     "de": "Die Glocke läutet nicht mehr"
    }
   },
   {
    "note": "way-marked",
    "name": {
     "en": "The way back is marked",
     "de": "Der Rückweg ist markiert"
    }
   },
   {
    "note": "way-down",
    "name": {
     "en": "You know the way down",
     "de": "Ihr kennt den Weg hinab"
    }
   },
   {
    "note": "hive-awake",
    "name": {
     "en": "The hive is awake",
     "de": "Das Nest ist wach"
    }
   },
   {
    "note": "eggs-burned",
    "name": {
     "en": "The eggs have burned",
     "de": "Die Eier sind verbrannt"
    }
   },
   {
    "note": "hive-at-peace",
    "name": {
     "en": "The hive let you go",
     "de": "Das Nest hat euch gehen lassen"
    }
   }
  ]
 },
 {
  "pack": "responses",
  "game": "beyond-the-rift",
  "version": 1,
  "title": {
   "en": "Responses",
   "de": "Antworten"
  },
  "responses": [
   {
    "response": "a-held-breath",
    "name": {
     "en": "A Held Breath",
     "de": "Angehaltener Atem"
    },
    "value": 0,
    "copies": 8
   },
   {
    "response": "a-scrape-of-boots",
    "name": {
     "en": "A Scrape of Boots",
     "de": "Scharrende Stiefel"
    },
    "value": 1,
    "copies": 14
   },
   {
    "response": "steel-on-steel",
    "name": {
     "en": "Steel on Steel",
     "de": "Stahl auf Stahl"
    },
    "value": 2,
    "copies": 12
   },
   {
    "response": "the-worst-of-it",
    "name": {
     "en": "The Worst of It",
     "de": "Das Schlimmste"
    },
    "value": 3,
    "copies": 8
   }
  ]
 },
 {
  "pack": "scenarios-old-friends",
  "game": "beyond-the-rift",
  "version": 1,
  "title": {
   "en": "Old Friends",
   "de": "Alte Freunde"
  },
  "scenarios": [
   {
    "scenario": "the-gate-at-low-ferry",
    "name": {
     "en": "The Gate at Low Ferry",
     "de": "Das Tor von Niederfähr"
    },
    "story": {
     "en": "Low Ferry has one street, one gate and, since Thursday, one hundred fewer sheep. The orcs come back tonight for the rest. Bastian looks down from the palisade and grows very quiet. Archers who loose and step back. A huntmaster who holds the line while they do it. He knows that drill. He was there when it was thought up, ten winters ago, in the Ferry Company, by somebody who is dead. The gate is older than the village and in worse repair. Dawn is a long way off, and behind you a hundred people are packing what they can carry.",
     "de": "Niederfähr hat eine Straße, ein Tor und seit Donnerstag hundert Schafe weniger. Heute Nacht holen die Orks den Rest. Bastian blickt von der Palisade hinunter und wird sehr still. Schützen, die schießen und zurücktreten. Ein Jagdmeister, der so lange die Reihe hält. Er kennt diesen Drill. Er war dabei, als er ersonnen wurde, vor zehn Wintern, in der Fährkompanie, von jemandem, der tot ist. Das Tor ist älter als das Dorf und schlechter in Schuss. Bis zum Morgen ist es weit, und hinter euch packen hundert Leute, was sie tragen können."
    },
    "goal": {
     "en": "Hold out until Threat reaches 8: dawn. The gate must not fall to 0. Raiders and Shieldbearers that no hero has engaged batter it. Brace the gate, use the ballista; whoever lets the ferry folk out by the water stairs leaves it weaker, and will be remembered for it.",
     "de": "Haltet aus, bis die Bedrohung 8 erreicht: das Morgengrauen. Das Tor darf nicht auf 0 fallen. Plünderer und Schildträger, die kein Held gebunden hat, rammen es. Stützt das Tor, nutzt die Balliste; wer das Fährvolk über die Wassertreppe hinauslässt, schwächt es, aber man wird sich daran erinnern."
    },
    "victory": {
     "en": "The sun comes up over the river as if nothing had happened. The orcs are gone, in good order, which is the worst of it. On the last huntmaster you find a tin cup with six names scratched around the rim. Bastian does not need to read them. They drank from it by turns, every evening, until the Weeping Stair. There were five cups' worth of dead down there, he says. I counted. East of the village a barn is burning; west, fresh tracks lead under the hill.",
     "de": "Über dem Fluss geht die Sonne auf, als wäre nichts gewesen. Die Orks sind fort, in guter Ordnung, und das ist das Schlimmste daran. Beim letzten Jagdmeister findet ihr einen Zinnbecher, um den Rand sechs Namen geritzt. Bastian muss sie nicht lesen. Reihum haben sie daraus getrunken, jeden Abend, bis zur Weinenden Treppe. Fünf Tote lagen da unten, sagt er. Ich habe gezählt. Östlich des Dorfes brennt eine Scheune; westlich führen frische Spuren unter den Hügel."
    },
    "defeat": {
     "en": "The gate goes down with a sigh, almost politely. They do not burn Low Ferry and they do not shout. They walk through the houses in pairs, holding up lanterns to every face, comparing it with a drawing. In the end they leave with the sheep, the salt and the ferry. Nobody can tell Bastian later whom they were looking for. He does not ask twice.",
     "de": "Mit einem Seufzer legt sich das Tor, beinahe höflich. Sie zünden Niederfähr nicht an, sie brüllen nicht einmal. Zu zweit gehen sie durch die Häuser, halten jedem eine Laterne vors Gesicht und vergleichen es mit einer Zeichnung. Am Ende nehmen sie die Schafe, das Salz und die Fähre. Wen sie gesucht haben, kann Bastian später keiner sagen. Er fragt nicht zweimal."
    },
    "campaign": "old-friends",
    "v099": true,
    "heroes": {
     "least": 1,
     "most": 4
    },
    "levels": {
     "normal": {
      "enemies": {
       "orc-raider": [
        5,
        5,
        5,
        5
       ],
       "orc-archer": [
        4,
        5,
        5,
        4
       ],
       "orc-shieldbearer": [
        2,
        3,
        3,
        3
       ],
       "orc-huntmaster": [
        2,
        4,
        3,
        4
       ]
      },
      "threat": [
       2,
       2,
       2,
       2
      ],
      "counters": {
       "gate": [
        1,
        3,
        3,
        1
       ]
      }
     },
     "easy": {
      "enemies": {
       "orc-raider": [
        4,
        4,
        4,
        3
       ],
       "orc-archer": [
        4,
        4,
        4,
        4
       ],
       "orc-shieldbearer": [
        1,
        2,
        2,
        2
       ],
       "orc-huntmaster": [
        1,
        1,
        1,
        1
       ]
      },
      "threat": [
       3,
       3,
       4,
       4
      ],
      "counters": {
       "gate": [
        6,
        6,
        7,
        9
       ]
      }
     },
     "hard": {
      "enemies": {
       "orc-raider": [
        5,
        5,
        5,
        5
       ],
       "orc-archer": [
        2,
        2,
        2,
        2
       ],
       "orc-shieldbearer": [
        4,
        5,
        5,
        5
       ],
       "orc-huntmaster": [
        4,
        4,
        4,
        4
       ]
      },
      "threat": 0,
      "counters": {
       "gate": [
        1,
        1,
        1,
        1
       ]
      }
     }
    },
    "counters": [
     {
      "counter": "gate",
      "name": {
       "en": "Gate",
       "de": "Tor"
      }
     }
    ],
    "setup": {
     "spawn": {
      "byHeroes": [
       4,
       8,
       8,
       8
      ]
     }
    },
    "quest": [
     {
      "raise": "threat"
     },
     {
      "spawn": {
       "byHeroes": [
        1,
        1,
        2,
        2
       ]
      }
     },
     {
      "check": ">= 2",
      "then": {
       "spawn": 1
      }
     }
    ],
    "table": [
     {
      "who": "orc-huntmaster",
      "zero": {
       "do": [
        {
         "support": "orc-archer"
        },
        {
         "order": "orc-archer",
         "do": {
          "disengage": "self"
         }
        }
       ],
       "otherwise": {
        "do": {
         "attack": "target"
        },
        "otherwise": {
         "engage": "self"
        }
       }
      },
      "one": {
       "do": {
        "attack": "target"
       },
       "otherwise": {
        "engage": "self"
       }
      },
      "three": {
       "do": [
        {
         "support": "orc-archer"
        },
        {
         "order": "orc-archer",
         "do": {
          "disengage": "self"
         }
        }
       ],
       "otherwise": [
        {
         "engage": "self"
        },
        {
         "attack": "target"
        }
       ]
      }
     },
     {
      "who": "orc-archer",
      "one": {
       "attack": "target"
      }
     },
     {
      "who": "orc-raider",
      "zero": {
       "engage": "self"
      },
      "one": {
       "do": {
        "attack": "target"
       },
       "otherwise": {
        "lower": "gate"
       }
      },
      "three": [
       {
        "engage": "self"
       },
       {
        "attack": "target"
       }
      ]
     },
     {
      "who": "orc-shieldbearer",
      "zero": {
       "do": {
        "support": "orc-raider"
       },
       "otherwise": {
        "obstruct": 1
       }
      },
      "one": {
       "do": {
        "attack": "target"
       },
       "otherwise": {
        "lower": "gate"
       }
      },
      "three": {
       "do": {
        "obstruct": 2
       },
       "otherwise": {
        "engage": "self"
       }
      }
     }
    ],
    "actions": [
     {
      "action": "brace-the-gate",
      "name": {
       "en": "Brace the gate",
       "de": "Das Tor stützen"
      },
      "cost": 3,
      "unengaged": true,
      "when": {
       "marks": "gate",
       "is": "< 9"
      },
      "do": {
       "raise": "gate"
      }
     },
     {
      "action": "loose-the-ballista",
      "name": {
       "en": "Loose the ferry ballista",
       "de": "Die Fährballiste abschießen"
      },
      "cost": 4,
      "once": "round",
      "unengaged": true,
      "do": {
       "strike": "any loose enemy",
       "n": 5
      }
     },
     {
      "action": "let-the-ferry-folk-out",
      "name": {
       "en": "Let the ferry folk out",
       "de": "Das Fährvolk hinauslassen"
      },
      "cost": 3,
      "unengaged": true,
      "when": {
       "not": {
        "noted": "ferry-folk"
       }
      },
      "do": [
       {
        "note": "ferry-folk"
       },
       {
        "lower": "gate"
       }
      ]
     }
    ],
    "win": {
     "value": "threat",
     "is": ">= 8"
    },
    "lose": {
     "marks": "gate",
     "is": "= 0"
    },
    "rewards": {
     "item": 1
    }
   },
   {
    "scenario": "straw-and-tar",
    "name": {
     "en": "Straw and Tar",
     "de": "Stroh und Teer"
    },
    "story": {
     "en": "They barred the tithe barn from outside and tarred the thatch. Whoever could not run to the gate is in there: the miller's people, two nuns, a midwife, and by the sound of it a goose. The raiders stand around it in a ring, quite patient. They are not here for plunder. They are here because somebody told them that Bastian cannot walk past a closed door with people behind it. In a corner of the barn hangs one of their own, a drummer boy in chains, left to burn with the rest. Nobody has told you why.",
     "de": "Die Zehntscheune haben sie von außen verriegelt und das Stroh geteert. Wer es nicht bis zum Tor geschafft hat, ist darin: die Müllersleute, zwei Nonnen, eine Hebamme und, dem Lärm nach, eine Gans. Die Plünderer stehen im Ring darum, ganz geduldig. Um Beute geht es ihnen nicht. Sie stehen hier, weil ihnen jemand erzählt hat, dass Bastian an keiner verschlossenen Tür vorbeikommt, hinter der Menschen sind. In einer Ecke hängt einer der Ihren in Ketten, ein Trommlerjunge, und soll mitbrennen. Warum, hat euch keiner gesagt."
    },
    "goal": {
     "en": "Open the Door, then carry everybody out. From Threat 6 on the fire takes one of them each round; if it takes two you have lost. Buckets from the well push Threat back, while there is water. The drummer can be cut loose: it costs time, and Ghurra will not like it.",
     "de": "Öffnet die Tür, dann tragt alle hinaus. Ab Bedrohung 6 holt das Feuer jede Runde einen von ihnen; holt es zwei, ist es verloren. Eimer vom Brunnen drücken die Bedrohung, solange Wasser da ist. Der Trommler lässt sich losschneiden: Das kostet Zeit, und Ghurra wird es nicht gefallen."
    },
    "victory": {
     "en": "The roof comes down on nobody. The goose is fine. The midwife takes your face in both sooty hands and says that there was a man with the orcs, a thin man with a lamp, who stood up there on the hill and watched who came. He was not angry, she says. He looked as if he had been waiting for guests. Then he put out his lamp and went down into the hill. Bastian asks whether the man limped. She has to think. On the left, she says.",
     "de": "Das Dach stürzt auf niemanden. Der Gans geht es gut. Die Hebamme nimmt euer Gesicht in beide rußigen Hände: Bei den Orks war ein Mann, ein dünner mit einer Lampe, der hat dort oben auf dem Hügel gestanden und geschaut, wer kommt. Zornig war er nicht, sagt sie. Er sah aus, als erwartete er Gäste. Dann hat er die Lampe gelöscht und ist in den Hügel gegangen. Ob der Mann gehinkt habe, fragt Bastian. Sie muss nachdenken. Links, sagt sie."
    },
    "defeat": {
     "en": "There comes a moment when a fire stops being an obstacle and becomes the place. You get out, some of them get out, and behind you it is suddenly very quiet. Bastian stays kneeling in front of the door for a long time. It is the third he did not hold. On the hill somebody lifts a lamp, as one lifts a glass, and goes inside.",
     "de": "Irgendwann ist ein Feuer kein Hindernis mehr, sondern der Ort selbst. Ihr kommt hinaus, einige von ihnen kommen hinaus, und hinter euch wird es mit einem Mal sehr still. Lange kniet Bastian vor der Tür. Es ist die dritte, die er nicht gehalten hat. Auf dem Hügel hebt jemand eine Lampe, wie man ein Glas hebt, und geht hinein."
    },
    "campaign": "old-friends",
    "v099": true,
    "requires": {
     "won": [
      "the-gate-at-low-ferry"
     ],
     "without": [
      "went-straight-down"
     ]
    },
    "heroes": {
     "least": 1,
     "most": 4
    },
    "levels": {
     "normal": {
      "enemies": {
       "orc-raider": [
        3,
        4,
        5,
        5
       ],
       "orc-archer": [
        2,
        3,
        4,
        4
       ],
       "orc-shieldbearer": [
        1,
        2,
        2,
        2
       ],
       "orc-huntmaster": [
        1,
        1,
        1,
        1
       ]
      },
      "terrain": {
       "door": 1,
       "burning-beams": [
        2,
        3,
        3,
        3
       ],
       "barricade": [
        1,
        1,
        2,
        2
       ],
       "cache": 1
      },
      "outside": {
       "orc-warlord": 1
      },
      "threat": [
       1,
       1,
       1,
       1
      ],
      "counters": {
       "inside": [
        5,
        10,
        20,
        28
       ],
       "mercy": 2,
       "water": [
        2,
        1,
        2,
        2
       ],
       "ghurra": 0
      }
     },
     "easy": {
      "counters": {
       "inside": [
        3,
        4,
        12,
        16
       ],
       "water": [
        3,
        2,
        3,
        3
       ]
      }
     },
     "hard": {
      "threat": [
       2,
       2,
       2,
       2
      ],
      "counters": {
       "inside": [
        7,
        13,
        22,
        31
       ],
       "water": [
        0,
        1,
        1,
        1
       ]
      }
     }
    },
    "doors": {
     "door": {
      "value": [
       3,
       4,
       5,
       5
      ],
      "responses": 1,
      "defence": [
       2,
       3,
       4,
       4
      ]
     }
    },
    "counters": [
     {
      "counter": "inside",
      "name": {
       "en": "People inside",
       "de": "Menschen drinnen"
      }
     },
     {
      "counter": "mercy",
      "name": {
       "en": "Losses you can bear",
       "de": "Erträgliche Verluste"
      }
     },
     {
      "counter": "water",
      "name": {
       "en": "Water in the well",
       "de": "Wasser im Brunnen"
      }
     },
     {
      "counter": "ghurra",
      "name": {
       "en": "Ghurra's coming",
       "de": "Ghurras Ankunft"
      }
     }
    ],
    "setup": [
     {
      "bring": "door"
     },
     {
      "spawn": {
       "byHeroes": [
        2,
        3,
        3,
        3
       ]
      }
     },
     {
      "if": {
       "noted": "ferry-folk"
      },
      "then": {
       "lower": "inside"
      }
     }
    ],
    "quest": [
     {
      "raise": "threat"
     },
     {
      "if": {
       "value": "round",
       "is": "<= 4"
      },
      "then": {
       "explore": 1
      }
     },
     {
      "if": {
       "value": "round",
       "is": "= 4"
      },
      "then": [
       {
        "raise": "ghurra"
       },
       {
        "bring": "orc-warlord"
       }
      ],
      "else": [
       {
        "spawn": {
         "byHeroes": [
          0,
          1,
          1,
          1
         ]
        }
       },
       {
        "check": ">= 2",
        "then": {
         "spawn": 1
        }
       }
      ]
     },
     {
      "if": {
       "value": "threat",
       "is": ">= 6"
      },
      "then": {
       "if": {
        "marks": "inside",
        "is": ">= 1"
       },
       "then": [
        {
         "lower": "inside"
        },
        {
         "lower": "mercy"
        }
       ]
      }
     }
    ],
    "table": [
     {
      "who": "orc-warlord",
      "zero": {
       "do": {
        "order": "orc",
        "do": {
         "attack": "target"
        }
       },
       "otherwise": [
        {
         "engage": "self"
        },
        {
         "attack": "target"
        }
       ]
      },
      "one": {
       "do": {
        "attack": "target"
       },
       "otherwise": {
        "engage": "self"
       }
      },
      "three": [
       {
        "reengage": "self"
       },
       {
        "intimidate": 1
       }
      ]
     },
     {
      "who": "orc-huntmaster",
      "zero": {
       "do": [
        {
         "support": "orc-archer"
        },
        {
         "order": "orc-archer",
         "do": {
          "disengage": "self"
         }
        }
       ],
       "otherwise": {
        "engage": "self"
       }
      },
      "one": {
       "do": {
        "attack": "target"
       },
       "otherwise": {
        "engage": "self"
       }
      }
     },
     {
      "who": "orc-archer",
      "zero": {
       "disengage": "self"
      },
      "one": {
       "attack": "target"
      },
      "three": {
       "attack": "target",
       "by": "fewest-enemies"
      }
     },
     {
      "who": "orc-raider",
      "zero": {
       "engage": "self"
      },
      "one": {
       "do": {
        "attack": "target"
       },
       "otherwise": {
        "engage": "self"
       }
      },
      "three": [
       {
        "engage": "self"
       },
       {
        "attack": "target"
       }
      ]
     },
     {
      "who": "orc-shieldbearer",
      "zero": {
       "engage": "self"
      },
      "one": {
       "do": {
        "obstruct": 1
       },
       "otherwise": {
        "engage": "self"
       }
      },
      "two": {
       "do": {
        "attack": "target"
       },
       "otherwise": {
        "engage": "self"
       }
      }
     }
    ],
    "actions": [
     {
      "action": "carry-somebody-out",
      "name": {
       "en": "Carry somebody out",
       "de": "Jemanden hinaustragen"
      },
      "cost": 4,
      "unengaged": true,
      "when": {
       "both": {
        "marks": "inside",
        "is": ">= 1"
       },
       "and": {
        "count": "doors",
        "is": "= 0"
       }
      },
      "do": {
       "lower": "inside"
      }
     },
     {
      "action": "haul-water",
      "name": {
       "en": "Haul water",
       "de": "Wasser schleppen"
      },
      "cost": 3,
      "unengaged": true,
      "when": {
       "both": {
        "marks": "water",
        "is": ">= 1"
       },
       "and": {
        "value": "threat",
        "is": ">= 1"
       }
      },
      "do": [
       {
        "lower": "water"
       },
       {
        "lower": "threat"
       }
      ]
     },
     {
      "action": "cut-the-drummer-loose",
      "name": {
       "en": "Cut the drummer loose",
       "de": "Den Trommler losschneiden"
      },
      "cost": 3,
      "unengaged": true,
      "when": {
       "both": {
        "count": "doors",
        "is": "= 0"
       },
       "and": {
        "not": {
         "noted": "drummer-freed"
        }
       }
      },
      "do": [
       {
        "note": "drummer-freed"
       },
       {
        "check": ">= 2",
        "then": {
         "spawn": 1,
         "into": "yours"
        }
       }
      ]
     }
    ],
    "win": {
     "marks": "inside",
     "is": "= 0"
    },
    "lose": {
     "marks": "mercy",
     "is": "= 0"
    },
    "rewards": [
     {
      "note": "barn-saved"
     },
     {
      "item": 1
     },
     {
      "join": "ushka"
     },
     {
      "if": {
       "marks": "ghurra",
       "is": ">= 1"
      },
      "then": {
       "if": {
        "present": "orc-warlord",
        "is": "= 0"
       },
       "then": {
        "item": 1
       },
       "else": {
        "note": "ghurra-lives"
       }
      },
      "else": {
       "note": "ghurra-lives"
      }
     }
    ],
    "setback": [
     {
      "note": "barn-lost"
     },
     {
      "note": "ghurra-lives"
     }
    ]
   },
   {
    "scenario": "the-hall-of-seven-doors",
    "name": {
     "en": "The Hall of Seven Doors",
     "de": "Die Halle der sieben Türen"
    },
    "story": {
     "en": "Under the hill runs the old toll road of Zanziar, and the people who built it liked doors. Each traveller paid at every one. The toll keepers have long gone; what keeps the hall now has six legs and does not take coin. Bastian has been here before, and he names the doors as you go: this one Wren picked, this one Hagen kicked in, behind this one they slept. At the fourth he stops and puts his ear to a bricked-up arch. Somebody on the other side is humming a marching song. The dust trickles faster than it should.",
     "de": "Unter dem Hügel läuft die alte Zollstraße von Zanziar, und wer sie baute, hatte eine Schwäche für Türen. An jeder zahlte man. Die Zöllner sind lange fort; was die Halle heute hütet, hat sechs Beine und nimmt kein Geld. Bastian war schon einmal hier, und im Gehen nennt er die Türen: Die hier hat Wren geknackt, die hat Hagen eingetreten, hinter der haben sie geschlafen. An der vierten bleibt er stehen und legt das Ohr an einen zugemauerten Bogen. Auf der anderen Seite summt jemand ein Marschlied. Der Staub rieselt schneller, als er sollte."
    },
    "goal": {
     "en": "Open or break as many Doors and Portcullises as the counter says, before the roof comes down at Threat 10. Each one is heard. Tear down the bricked-up arch to see who hums, if you can spare the time. If you left the barn burning to come here, it will have burnt down when you return.",
     "de": "Öffnet oder zerschlagt so viele Türen und Fallgitter, wie der Zähler sagt, ehe bei Bedrohung 10 die Decke einstürzt. Jede wird gehört. Reißt den vermauerten Bogen ein, um zu sehen, wer da summt, falls ihr die Zeit habt. Wer die Scheune hat brennen lassen, um herzukommen, findet sie bei der Rückkehr nicht mehr vor."
    },
    "victory": {
     "en": "Behind the last door the air is warm and smells of wax. Somebody has swept here. Along the wall stand five pairs of boots, polished, each with a name in chalk, and beside them an empty place with a sixth name and no boots. Bastian looks at his feet. From below comes light and the sound of many people breathing in together, as one does before the first line of a hymn.",
     "de": "Hinter der letzten Tür ist die Luft warm und riecht nach Wachs. Hier hat jemand gefegt. An der Wand stehen fünf Paar Stiefel, blank geputzt, jedes mit einem Namen in Kreide, und daneben ein freier Platz mit einem sechsten Namen und ohne Stiefel. Bastian sieht auf seine Füße. Von unten kommt Licht, und man hört viele Leute gemeinsam Luft holen, wie vor der ersten Zeile eines Chorals."
    },
    "defeat": {
     "en": "First the dust, then the pebbles, then the hill. You make it back through two doors of the seven and lie in the grass coughing, while behind you a road that stood for nine hundred years closes its mouth. The humming you hear until the very last stone. It does not even falter. It will take weeks to dig, says Bastian, and goes to find a shovel.",
     "de": "Erst der Staub, dann die Kiesel, dann der Hügel. Ihr schafft es durch zwei der sieben Türen zurück und liegt hustend im Gras, während hinter euch eine Straße den Mund schließt, die neunhundert Jahre gestanden hat. Das Summen hört ihr bis zum allerletzten Stein. Es stockt nicht einmal. Das Graben wird Wochen dauern, sagt Bastian und geht eine Schaufel suchen."
    },
    "campaign": "old-friends",
    "v099": true,
    "requires": {
     "won": [
      "the-gate-at-low-ferry"
     ]
    },
    "heroes": {
     "least": 1,
     "most": 4
    },
    "levels": {
     "normal": {
      "enemies": {
       "chileen": [
        3,
        5,
        6,
        6
       ],
       "boneworm": [
        2,
        3,
        4,
        4
       ],
       "gall-spitter": [
        2,
        3,
        3,
        3
       ],
       "husk-warden": [
        1,
        2,
        2,
        2
       ]
      },
      "terrain": {
       "door": [
        3,
        4,
        4,
        4
       ],
       "portcullis": [
        2,
        3,
        3,
        3
       ],
       "rubble": [
        1,
        1,
        2,
        2
       ],
       "cache": [
        1,
        1,
        2,
        2
       ],
       "spore-bed": 1,
       "wayside-shrine": 1
      },
      "threat": [
       3,
       3,
       1,
       2
      ],
      "counters": {
       "bars": [
        5,
        6,
        7,
        7
       ],
       "wall": [
        3,
        3,
        4,
        4
       ]
      }
     },
     "easy": {
      "threat": 0,
      "counters": {
       "bars": [
        3,
        3,
        3,
        3
       ]
      }
     },
     "hard": {
      "enemies": {
       "chileen": [
        2,
        4,
        5,
        5
       ],
       "boneworm": [
        3,
        4,
        5,
        5
       ],
       "gall-spitter": [
        1,
        2,
        2,
        2
       ],
       "husk-warden": [
        2,
        3,
        4,
        4
       ]
      },
      "threat": [
       5,
       5,
       3,
       5
      ],
      "counters": {
       "bars": [
        5,
        6,
        7,
        7
       ]
      }
     }
    },
    "doors": {
     "door": {
      "value": [
       2,
       4,
       5,
       5
      ],
      "responses": 1,
      "defence": [
       2,
       3,
       3,
       3
      ]
     },
     "portcullis": {
      "value": [
       3,
       5,
       6,
       6
      ],
      "responses": 1,
      "defence": [
       3,
       4,
       5,
       5
      ]
     }
    },
    "counters": [
     {
      "counter": "bars",
      "name": {
       "en": "Doors before you",
       "de": "Türen vor euch"
      }
     },
     {
      "counter": "wall",
      "name": {
       "en": "Bricks in the arch",
       "de": "Ziegel im Bogen"
      }
     }
    ],
    "setup": [
     {
      "if": {
       "not": {
        "either": {
         "noted": "barn-saved"
        },
        "or": {
         "noted": "barn-lost"
        }
       }
      },
      "then": {
       "note": "went-straight-down"
      }
     },
     {
      "explore": 2
     },
     {
      "spawn": {
       "byHeroes": [
        1,
        2,
        3,
        3
       ]
      }
     },
     {
      "if": {
       "noted": "drummer-freed"
      },
      "then": {
       "lower": "bars"
      }
     }
    ],
    "hero": {
     "if": {
      "value": "threat",
      "is": ">= 7"
     },
     "then": {
      "eachHero": {
       "lose": 1
      }
     }
    },
    "quest": [
     {
      "raise": "threat"
     },
     {
      "if": {
       "count": "doors",
       "is": "= 0"
      },
      "then": {
       "explore": 2
      }
     },
     {
      "spawn": {
       "byHeroes": [
        0,
        1,
        1,
        1
       ]
      }
     },
     {
      "check": ">= 2",
      "then": {
       "spawn": {
        "byHeroes": [
         1,
         0,
         1,
         1
        ]
       }
      }
     }
    ],
    "opened": [
     {
      "lower": "bars"
     },
     {
      "explore": 1
     },
     {
      "check": ">= 2",
      "then": {
       "spawn": 1,
       "into": "priority"
      }
     }
    ],
    "table": [
     {
      "who": "chileen",
      "zero": {
       "do": {
        "support": "chileen"
       },
       "otherwise": {
        "engage": "self"
       }
      },
      "one": {
       "do": {
        "attack": "target"
       },
       "otherwise": {
        "engage": "self"
       }
      },
      "three": [
       {
        "engage": "self"
       },
       {
        "attack": "target"
       }
      ]
     },
     {
      "who": "boneworm",
      "zero": {
       "disengage": "self"
      },
      "one": {
       "do": {
        "attack": "target"
       },
       "otherwise": {
        "engage": "self"
       }
      },
      "two": [
       {
        "reengage": "self"
       },
       {
        "attack": "target"
       }
      ]
     },
     {
      "who": "gall-spitter",
      "one": {
       "attack": "target"
      },
      "two": {
       "poison": "target",
       "by": "most-cards"
      },
      "three": {
       "do": {
        "heal": "insectoid",
        "n": 1
       },
       "otherwise": {
        "attack": "target"
       }
      }
     },
     {
      "who": "husk-warden",
      "zero": {
       "do": {
        "obstruct": 2
       },
       "otherwise": {
        "engage": "self"
       }
      },
      "one": {
       "do": {
        "attack": "target"
       },
       "otherwise": {
        "engage": "self"
       }
      }
     }
    ],
    "actions": [
     {
      "action": "tear-down-the-arch",
      "name": {
       "en": "Tear at the bricked-up arch",
       "de": "Den vermauerten Bogen aufreißen"
      },
      "cost": 2,
      "unengaged": true,
      "when": {
       "marks": "wall",
       "is": ">= 1"
      },
      "do": [
       {
        "lower": "wall"
       },
       {
        "if": {
         "marks": "wall",
         "is": "= 0"
        },
        "then": {
         "note": "odo-freed"
        }
       }
      ]
     }
    ],
    "win": {
     "marks": "bars",
     "is": "= 0"
    },
    "lose": {
     "value": "threat",
     "is": ">= 10"
    },
    "rewards": [
     {
      "item": 1
     },
     {
      "join": "marrow"
     }
    ]
   },
   {
    "scenario": "six-candles",
    "name": {
     "en": "Six Candles",
     "de": "Sechs Kerzen"
    },
    "story": {
     "en": "The chapel was a cistern once. Now six candles as tall as men stand in it, and around them the brothers and sisters of the Last Lamp sing what they sang over your coal cellar, only this time in tune. Five wicks burn. In each flame somebody sits, small and bent, arms around the knees, and Bastian knows them by their backs. The sixth candle is new. Whoever they are calling back, they have got as far as the shoulders. The man with the lamp is not here; he has left a note on the altar: do begin without me.",
     "de": "Die Kapelle war einmal eine Zisterne. Nun stehen sechs mannshohe Kerzen darin, und ringsum singen die Brüder und Schwestern der Letzten Lampe, was sie über eurem Kohlenkeller gesungen haben, nur diesmal richtig. Fünf Dochte brennen. In jeder Flamme sitzt jemand, klein und krumm, die Arme um die Knie, und Bastian kennt sie von hinten. Die sechste Kerze ist neu. Wen immer sie zurückrufen, bis zu den Schultern sind sie gekommen. Der Mann mit der Lampe ist nicht da; auf dem Altar liegt ein Zettel: Fangt ruhig ohne mich an."
    },
    "goal": {
     "en": "Snuff the candles before Threat reaches 12. Each Quest Phase raises it, and once more while a Chanter is in play. A snuffed candle draws the next cultist straight to you. Reading the names at the foot of the candles is tiring, and may be worth it in the end.",
     "de": "Löscht die Kerzen, bevor die Bedrohung 12 erreicht. Jede Questphase erhöht sie, und noch einmal, solange eine Vorsängerin im Spiel ist. Eine gelöschte Kerze zieht leicht den nächsten Kultisten zu euch. Die Namen am Fuß der Kerzen zu lesen ermüdet, und am Ende mag es sich lohnen."
    },
    "victory": {
     "en": "The last flame bends, and the one who sat in it looks round. It is Tamsin, who cooked. She does not look reproachful, only rather tired, like somebody who has been kept up for a story. Then there is smoke, and it smells of nothing but wax. Bastian laces his boots for a while. They were not coming back, he says at last. He was keeping them from leaving. There is one stair left, and all of you can hear what it is weeping about: somebody sits at the top and waits, and taps a spoon against a tin cup.",
     "de": "Die letzte Flamme neigt sich, und wer darin saß, sieht sich um. Es ist Tamsin, die gekocht hat. Vorwurfsvoll schaut sie nicht, nur recht müde, wie jemand, den man für eine Geschichte wach gehalten hat. Dann ist da Rauch, und er riecht nach nichts als Wachs. Bastian schnürt eine Weile an seinen Stiefeln. Zurückgekommen wären sie nicht, sagt er. Er hat sie am Gehen gehindert. Eine Treppe ist noch übrig, und alle hört ihr, worüber sie weint: Oben sitzt jemand, wartet und klopft mit dem Löffel an einen Becher."
    },
    "defeat": {
     "en": "The sixth wick catches by itself. It is a small, domestic sound, like a match. Bastian puts down his shield with great care, as if somebody were asleep, and walks towards the candle until you hold him by the belt, all of you, and drag him up the steps. Behind you they have begun the second verse. He weighs next to nothing. It takes until noon before he knows your names.",
     "de": "Der sechste Docht fängt von selbst Feuer. Es klingt klein und häuslich, wie ein Zündholz. Sehr behutsam legt Bastian den Schild ab, als schliefe jemand, und geht auf die Kerze zu, bis ihr ihn am Gürtel packt, ihr alle, und die Stufen hinaufzerrt. Hinter euch beginnt die zweite Strophe. Er wiegt fast nichts. Erst gegen Mittag weiß er wieder, wie ihr heißt."
    },
    "campaign": "old-friends",
    "v099": true,
    "requires": {
     "won": [
      "the-hall-of-seven-doors"
     ]
    },
    "heroes": {
     "least": 1,
     "most": 4
    },
    "levels": {
     "normal": {
      "enemies": {
       "acolyte": [
        2,
        3,
        4,
        4
       ],
       "guard": [
        2,
        3,
        4,
        4
       ],
       "chanter": [
        3,
        4,
        4,
        4
       ],
       "flagellant": [
        1,
        2,
        3,
        3
       ]
      },
      "outside": {
       "acolyte": [
        1,
        2,
        2,
        2
       ]
      },
      "threat": [
       0,
       0,
       0,
       0
      ],
      "counters": {
       "candles": [
        4,
        8,
        10,
        15
       ]
      }
     },
     "easy": {
      "counters": {
       "candles": [
        2,
        4,
        6,
        9
       ]
      }
     },
     "hard": {
      "enemies": {
       "acolyte": [
        2,
        3,
        3,
        3
       ],
       "chanter": [
        3,
        5,
        5,
        5
       ],
       "flagellant": [
        2,
        3,
        4,
        4
       ]
      },
      "threat": [
       2,
       1,
       1,
       1
      ],
      "counters": {
       "candles": [
        5,
        10,
        13,
        18
       ]
      }
     }
    },
    "counters": [
     {
      "counter": "candles",
      "name": {
       "en": "Burning candles",
       "de": "Brennende Kerzen"
      }
     }
    ],
    "setup": [
     {
      "bring": "chanter",
      "n": {
       "byHeroes": [
        1,
        1,
        2,
        2
       ]
      }
     },
     {
      "spawn": {
       "byHeroes": [
        1,
        2,
        2,
        2
       ]
      }
     }
    ],
    "enemy": {
     "if": {
      "marks": "candles",
      "is": "<= 2"
     },
     "then": {
      "get": {
       "attack": 1
      },
      "to": "each cultist enemy",
      "until": "phase"
     }
    },
    "quest": [
     {
      "raise": "threat"
     },
     {
      "if": {
       "present": "chanter",
       "is": ">= 1"
      },
      "then": {
       "raise": "threat"
      }
     },
     {
      "spawn": {
       "byHeroes": [
        0,
        1,
        1,
        1
       ]
      }
     },
     {
      "check": ">= 2",
      "then": {
       "spawn": {
        "byHeroes": [
         1,
         0,
         1,
         1
        ]
       }
      }
     }
    ],
    "table": [
     {
      "who": "chanter",
      "zero": {
       "do": {
        "summon": "acolyte"
       },
       "otherwise": {
        "attack": "target"
       }
      },
      "one": {
       "attack": "target"
      },
      "two": {
       "do": {
        "heal": "cultist",
        "n": 2
       },
       "otherwise": {
        "support": "guard"
       }
      },
      "three": {
       "intimidate": 1,
       "by": "most-cards"
      }
     },
     {
      "who": "guard",
      "zero": {
       "do": {
        "support": "chanter"
       },
       "otherwise": {
        "engage": "self"
       }
      },
      "one": {
       "do": {
        "attack": "target"
       },
       "otherwise": {
        "engage": "self"
       }
      },
      "three": {
       "do": {
        "obstruct": 1
       },
       "otherwise": {
        "engage": "self"
       }
      }
     },
     {
      "who": "flagellant",
      "zero": {
       "engage": "self"
      },
      "one": {
       "do": {
        "attack": "target"
       },
       "otherwise": {
        "engage": "self"
       }
      },
      "three": [
       {
        "engage": "self"
       },
       {
        "attack": "target"
       }
      ]
     },
     {
      "who": "acolyte",
      "zero": {
       "engage": "self"
      },
      "one": {
       "do": {
        "attack": "target"
       },
       "otherwise": {
        "engage": "self"
       }
      }
     }
    ],
    "actions": [
     {
      "action": "snuff-a-candle",
      "name": {
       "en": "Snuff a candle",
       "de": "Eine Kerze löschen"
      },
      "cost": 4,
      "unengaged": true,
      "when": {
       "marks": "candles",
       "is": ">= 1"
      },
      "do": [
       {
        "lower": "candles"
       },
       {
        "check": ">= 2",
        "then": {
         "spawn": 1,
         "into": "yours"
        }
       }
      ]
     },
     {
      "action": "read-the-names",
      "name": {
       "en": "Read the names",
       "de": "Die Namen lesen"
      },
      "cost": 2,
      "unengaged": true,
      "when": {
       "not": {
        "noted": "names-known"
       }
      },
      "do": [
       {
        "note": "names-known"
       },
       {
        "fatigue": "hero"
       }
      ]
     }
    ],
    "win": {
     "marks": "candles",
     "is": "= 0"
    },
    "lose": {
     "value": "threat",
     "is": ">= 12"
    },
    "rewards": [
     {
      "item": 1
     },
     {
      "board": "bastian"
     }
    ]
   },
   {
    "scenario": "the-weeping-stair",
    "name": {
     "en": "The Weeping Stair",
     "de": "Die Weinende Treppe"
    },
    "story": {
     "en": "Water runs down the steps and always has. At the top sits Captain Marek of the Ferry Company, thinner than a man can be, with his lamp between his knees. You went for help, he says. We waited. Then I found that one need not die of waiting, if somebody keeps the light burning. He sounds friendly and a little hoarse. I have kept your place, Bastian. You need not hold any more doors. Behind him they come out of the wall, all whom he has talked into staying, and the lamp begins to eat the dark around you like bread.",
     "de": "Wasser läuft die Stufen hinab, das tat es immer. Oben sitzt Hauptmann Marek von der Fährkompanie, dünner, als ein Mensch sein kann, die Lampe zwischen den Knien. Du bist Hilfe holen gegangen, sagt er. Wir haben gewartet. Dann fand ich heraus, dass man am Warten nicht sterben muss, wenn nur einer das Licht in Gang hält. Er klingt freundlich und etwas heiser. Ich habe dir den Platz freigehalten, Bastian. Du musst keine Türen mehr halten. Hinter ihm treten sie aus der Wand, alle, die er zum Bleiben überredet hat, und die Lampe isst das Dunkel um euch wie Brot."
    },
    "goal": {
     "en": "Marek comes down after the second round. Defeat him before Threat reaches 11. Bar the stair to keep his people back for a round. Whoever knows the names may offer him the cup once he is hurt; he may even take it. Friends made on the way are felt here, enemies too.",
     "de": "Nach der zweiten Runde kommt Marek herunter. Besiegt ihn, ehe die Bedrohung 11 erreicht. Versperrt die Treppe, um seine Leute eine Runde aufzuhalten. Wer die Namen kennt, kann ihm den Becher reichen, sobald er verletzt ist; vielleicht nimmt er ihn. Wen ihr euch unterwegs zum Freund gemacht habt, spürt ihr hier, und die anderen auch."
    },
    "victory": {
     "en": "The lamp goes over, rolls down nine steps and is out. In the dark Marek is only an old man with a bad leg, leaning on Bastian, and very light. Were you long, he asks. Ten winters, says Bastian. That is not so long, says Marek, for you. Later you fill the tin cup from the stair and pass it round, six sips, one for each name, the last for the one who got out. It tastes of stone. When you climb up to the day, somebody has left the side entrance open.",
     "de": "Die Lampe kippt, rollt neun Stufen hinab und ist aus. Im Dunkeln ist Marek nur ein alter Mann mit schlechtem Bein, der sich auf Bastian stützt, und sehr leicht. Warst du lange fort, fragt er. Zehn Winter, sagt Bastian. Das ist nicht lang, sagt Marek, für dich. Später füllt ihr den Zinnbecher an der Treppe und lasst ihn herumgehen, sechs Schlucke, einen für jeden Namen, den letzten für den, der herauskam. Er schmeckt nach Stein. Als ihr zum Tag hinaufsteigt, hat jemand den Seiteneingang offen gelassen."
    },
    "defeat": {
     "en": "It is warm in the light, and nobody is in pain. Six sit on the stair, shoulder to shoulder as in the old days, and the cup goes round and is never empty. From time to time somebody in the village says that one ought to go down and look for those people. It is a good lamp. It will burn until they come.",
     "de": "Warm ist es im Licht, und niemandem tut etwas weh. Sechs sitzen auf der Treppe, Schulter an Schulter wie früher, und der Becher geht herum und wird nie leer. Ab und zu sagt jemand im Dorf, man sollte hinuntersteigen und nach diesen Leuten sehen. Es ist eine gute Lampe. Sie brennt, bis sie kommen."
    },
    "campaign": "old-friends",
    "v099": true,
    "requires": {
     "won": [
      "six-candles"
     ],
     "heroes": [
      "bastian"
     ]
    },
    "must": [
     "bastian"
    ],
    "heroes": {
     "least": 1,
     "most": 4
    },
    "levels": {
     "normal": {
      "enemies": {
       "acolyte": [
        3,
        3,
        3,
        3
       ],
       "guard": [
        1,
        3,
        3,
        2
       ],
       "chanter": [
        1,
        1,
        1,
        1
       ],
       "flagellant": [
        1,
        1,
        2,
        2
       ]
      },
      "terrain": {
       "wayside-shrine": 1,
       "rubble": [
        0,
        1,
        1,
        1
       ],
       "barricade": 1
      },
      "outside": {
       "lamp-prior": 1,
       "acolyte": [
        1,
        2,
        2,
        2
       ],
       "orc-warlord": 1
      },
      "threat": [
       5,
       6,
       5,
       5
      ],
      "counters": {
       "marek": 0,
       "bar": [
        1,
        2,
        0,
        0
       ]
      }
     },
     "easy": {
      "enemies": {
       "acolyte": [
        2,
        2,
        2,
        2
       ],
       "guard": [
        1,
        1,
        1,
        1
       ],
       "flagellant": [
        0,
        0,
        1,
        1
       ]
      },
      "threat": [
       0,
       0,
       0,
       0
      ],
      "counters": {
       "bar": [
        3,
        4,
        4,
        4
       ]
      }
     },
     "hard": {
      "enemies": {
       "acolyte": [
        3,
        3,
        3,
        3
       ],
       "guard": [
        2,
        4,
        4,
        4
       ],
       "chanter": [
        2,
        3,
        3,
        3
       ],
       "flagellant": [
        2,
        3,
        4,
        4
       ]
      },
      "threat": [
       6,
       7,
       7,
       7
      ],
      "counters": {
       "bar": 0
      }
     }
    },
    "counters": [
     {
      "counter": "marek",
      "name": {
       "en": "Marek's coming",
       "de": "Mareks Ankunft"
      }
     },
     {
      "counter": "bar",
      "name": {
       "en": "Bars on the stair",
       "de": "Riegel auf der Treppe"
      }
     }
    ],
    "rules": [
     {
      "get": {
       "health": 2
      },
      "to": "each boss cultist enemy",
      "while": {
       "value": "heroes",
       "is": ">= 2"
      }
     },
     {
      "get": {
       "defence": 1
      },
      "to": "each boss cultist enemy",
      "while": {
       "value": "heroes",
       "is": ">= 3"
      }
     },
     {
      "get": {
       "defence": -1
      },
      "to": "each boss cultist enemy",
      "while": {
       "noted": "odo-freed"
      }
     },
     {
      "get": {
       "attack": -1
      },
      "to": "each boss cultist enemy",
      "while": {
       "noted": "names-known"
      }
     }
    ],
    "setup": [
     {
      "spawn": {
       "byHeroes": [
        2,
        2,
        3,
        3
       ]
      }
     },
     {
      "explore": 1
     },
     {
      "if": {
       "noted": "ferry-folk"
      },
      "then": {
       "eachHero": {
        "gain": 2
       }
      }
     }
    ],
    "quest": [
     {
      "raise": "threat"
     },
     {
      "if": {
       "value": "round",
       "is": "= 2"
      },
      "then": [
       {
        "raise": "marek"
       },
       {
        "bring": "lamp-prior"
       }
      ]
     },
     {
      "if": {
       "value": "round",
       "is": "= 4"
      },
      "then": {
       "if": {
        "both": {
         "noted": "ghurra-lives"
        },
        "and": {
         "not": {
          "noted": "drummer-freed"
         }
        }
       },
       "then": {
        "bring": "orc-warlord"
       }
      }
     },
     {
      "if": {
       "marks": "bar",
       "is": ">= 1"
      },
      "then": {
       "lower": "bar"
      },
      "else": [
       {
        "spawn": {
         "byHeroes": [
          0,
          1,
          1,
          1
         ]
        }
       },
       {
        "check": ">= 2",
        "then": {
         "spawn": 1
        }
       }
      ]
     }
    ],
    "end": {
     "if": {
      "both": {
       "present": "lamp-prior",
       "is": ">= 1"
      },
      "and": {
       "value": "threat",
       "is": ">= 7"
      }
     },
     "then": {
      "who": "fewest-wounds",
      "do": {
       "fatigue": "hero"
      }
     }
    },
    "table": [
     {
      "who": "lamp-prior",
      "zero": {
       "do": {
        "summon": "acolyte"
       },
       "otherwise": {
        "attack": "target"
       }
      },
      "one": {
       "attack": "target"
      },
      "two": {
       "attack": "target",
       "by": "fewest-cards"
      },
      "three": {
       "do": {
        "order": "cultist",
        "do": {
         "attack": "target"
        }
       },
       "otherwise": {
        "intimidate": 1
       }
      }
     },
     {
      "who": "orc-warlord",
      "zero": {
       "engage": "self"
      },
      "one": {
       "do": {
        "attack": "target"
       },
       "otherwise": {
        "engage": "self"
       }
      }
     },
     {
      "who": "chanter",
      "zero": {
       "do": {
        "heal": "lamp-prior",
        "n": 1
       },
       "otherwise": {
        "support": "cultist"
       }
      },
      "one": {
       "attack": "target"
      }
     },
     {
      "who": "guard",
      "zero": {
       "do": {
        "support": "lamp-prior"
       },
       "otherwise": {
        "engage": "self"
       }
      },
      "one": {
       "do": {
        "attack": "target"
       },
       "otherwise": {
        "engage": "self"
       }
      }
     },
     {
      "who": "flagellant",
      "zero": {
       "engage": "self"
      },
      "one": {
       "do": {
        "attack": "target"
       },
       "otherwise": {
        "engage": "self"
       }
      },
      "three": [
       {
        "engage": "self"
       },
       {
        "attack": "target"
       }
      ]
     },
     {
      "who": "acolyte",
      "zero": {
       "engage": "self"
      },
      "one": {
       "do": {
        "attack": "target"
       },
       "otherwise": {
        "engage": "self"
       }
      }
     }
    ],
    "actions": [
     {
      "action": "bar-the-stair",
      "name": {
       "en": "Bar the stair",
       "de": "Die Treppe versperren"
      },
      "cost": 4,
      "unengaged": true,
      "when": {
       "marks": "bar",
       "is": "= 0"
      },
      "do": {
       "raise": "bar"
      }
     },
     {
      "action": "offer-the-cup",
      "name": {
       "en": "Offer him the cup",
       "de": "Ihm den Becher reichen"
      },
      "cost": 5,
      "once": "round",
      "when": {
       "both": {
        "noted": "names-known"
       },
       "and": {
        "count": "hurt boss cultist enemies",
        "is": ">= 1"
       }
      },
      "do": {
       "check": ">= 2",
       "then": [
        {
         "note": "marek-forgiven"
        },
        {
         "finish": "won"
        }
       ],
       "else": {
        "wound": "hero"
       }
      }
     }
    ],
    "win": {
     "both": {
      "marks": "marek",
      "is": ">= 1"
     },
     "and": {
      "present": "lamp-prior",
      "is": "= 0"
     }
    },
    "lose": {
     "value": "threat",
     "is": ">= 11"
    },
    "rewards": [
     {
      "item": 1
     },
     {
      "if": {
       "noted": "marek-forgiven"
      },
      "then": {
       "item": 1
      }
     }
    ]
   }
  ]
 },
 {
  "pack": "scenarios-the-drowned-bell",
  "game": "beyond-the-rift",
  "version": 1,
  "title": {
   "en": "The Drowned Bell",
   "de": "Die ertrunkene Glocke"
  },
  "scenarios": [
   {
    "scenario": "low-water",
    "name": {
     "en": "Low Water",
     "de": "Niedrigwasser"
    },
    "story": {
     "en": "Once in a generation the sluices of Vell are cleaned, and for one night the lake runs out and the town stands in the mud again, thirty years older. Elisa was its fire warden. When the fire got away from her they opened the sluices on it; it was the right thing to do, and four hundred slept through it, because nobody had rung the bell. Now it rings by itself, and those who hear it walk into the water. Its tongue broke in the fall and lies in pieces between the houses. Without it the bell is only bronze. You have until the lake comes home. So have the wreckers.",
     "de": "Einmal in jedem Menschenalter werden die Schleusen von Vell gereinigt, dann läuft für eine Nacht der See aus, und die Stadt steht wieder im Schlamm, dreißig Jahre älter. Elisa war hier Brandmeisterin. Als ihr das Feuer entkam, öffnete man die Schleusen darüber; das war richtig so, und vierhundert verschliefen es, denn geläutet hatte keiner. Nun läutet die Glocke von selbst, und wer sie hört, geht ins Wasser. Ihr Klöppel ist beim Sturz zerbrochen und liegt zwischen den Häusern. Ohne ihn ist sie bloß Bronze. Ihr habt Zeit, bis der See heimkommt. Die Strandräuber auch."
    },
    "goal": {
     "en": "Dig up the pieces of the clapper before Threat reaches 9. Nobody can dig while Rubble is in play. Wreckers that no hero has engaged carry off bell metal; if none is left you have lost. They can be bought, for a stiff price, and will stay bought.",
     "de": "Grabt die Stücke des Klöppels aus, bevor die Bedrohung 9 erreicht. Solange Trümmer im Spiel sind, kann niemand graben. Strandräuberinnen, die kein Held gebunden hat, schleppen Glockenerz fort; ist keines mehr da, habt ihr verloren. Sie sind käuflich, nicht billig, und bleiben es dann auch."
    },
    "victory": {
     "en": "You stand on the sluice wall and lay out the pieces on a cloth. The last one fits; the crack is bright, as if it had been made this morning. On the inside, where no one was ever meant to look, runs a line of dwarf writing, and Elisa, who reads everything, reads it: sworn not to strike nine. Down in the dark the water closes over the roofs, number by number. Then, without any tongue at all, the bell strikes once.",
     "de": "Auf der Schleusenmauer legt ihr die Stücke auf ein Tuch. Das letzte passt; der Bruch glänzt, als wäre er von heute früh. Innen, wo nie jemand hinsehen sollte, läuft eine Zeile in Zwergenschrift, und Elisa, die alles liest, liest auch das: geschworen, nicht neun zu schlagen. Unten im Dunkeln schließt sich das Wasser über den Dächern, Hausnummer um Hausnummer. Dann schlägt die Glocke, ganz ohne Klöppel, ein einziges Mal."
    },
    "defeat": {
     "en": "The lake comes home the way it left, without hurry, through every door at once. You run along the ridge of the fish market with your hands full of mud. Elisa stays until it reaches her knees and says the house numbers under her breath. By morning the water lies there like a lid. Somewhere on the shore somebody is weighing bronze.",
     "de": "Der See kommt heim, wie er gegangen ist, ohne Eile und durch alle Türen zugleich. Ihr rennt über den First des Fischmarkts, die Hände voll Schlamm. Elisa bleibt, bis es ihr an die Knie geht, und murmelt Hausnummern. Am Morgen liegt das Wasser da wie ein Deckel. Irgendwo am Ufer wiegt jemand Bronze."
    },
    "campaign": "the-drowned-bell",
    "heroes": {
     "least": 1,
     "most": 4
    },
    "levels": {
     "normal": {
      "enemies": {
       "wrecker": [
        2,
        4,
        4,
        4
       ],
       "toll-reeve": [
        1,
        1,
        2,
        2
       ],
       "boneworm": [
        2,
        3,
        4,
        4
       ],
       "gall-spitter": [
        2,
        3,
        3,
        3
       ],
       "chileen": [
        1,
        2,
        3,
        3
       ]
      },
      "terrain": {
       "rubble": [
        2,
        3,
        4,
        4
       ],
       "cache": [
        1,
        1,
        2,
        2
       ],
       "spore-bed": 1,
       "barricade": 1
      },
      "threat": [
       1,
       1,
       1,
       1
      ],
      "counters": {
       "pieces": [
        6,
        11,
        19,
        27
       ],
       "bronze": [
        5,
        6,
        7,
        7
       ]
      }
     },
     "easy": {
      "threat": [
       0,
       0,
       0,
       0
      ],
      "counters": {
       "pieces": [
        2,
        6,
        11,
        17
       ],
       "bronze": [
        7,
        8,
        9,
        9
       ]
      }
     },
     "hard": {
      "threat": [
       2,
       2,
       2,
       2
      ],
      "counters": {
       "pieces": [
        8,
        14,
        24,
        33
       ],
       "bronze": [
        3,
        4,
        4,
        4
       ]
      }
     }
    },
    "counters": [
     {
      "counter": "pieces",
      "name": {
       "en": "Pieces in the mud",
       "de": "Stücke im Schlamm"
      }
     },
     {
      "counter": "bronze",
      "name": {
       "en": "Bell metal",
       "de": "Glockenerz"
      }
     }
    ],
    "setup": [
     {
      "bring": "rubble"
     },
     {
      "bring": "wrecker"
     },
     {
      "spawn": {
       "byHeroes": [
        1,
        2,
        3,
        3
       ]
      }
     }
    ],
    "quest": [
     {
      "raise": "threat"
     },
     {
      "check": ">= 2",
      "then": {
       "explore": 1
      }
     },
     {
      "spawn": {
       "byHeroes": [
        0,
        1,
        1,
        1
       ]
      }
     },
     {
      "check": ">= 2",
      "then": {
       "spawn": 1
      }
     }
    ],
    "draw": {
     "if": {
      "value": "threat",
      "is": ">= 7"
     },
     "then": {
      "who": "fewest-cards",
      "do": {
       "fatigue": "hero"
      }
     }
    },
    "table": [
     {
      "who": "wrecker",
      "zero": {
       "engage": "self"
      },
      "one": {
       "do": {
        "attack": "target"
       },
       "otherwise": {
        "if": {
         "not": {
          "noted": "wreckers-paid"
         }
        },
        "then": {
         "lower": "bronze"
        }
       }
      },
      "three": [
       {
        "engage": "self"
       },
       {
        "attack": "target"
       }
      ]
     },
     {
      "who": "toll-reeve",
      "zero": {
       "do": {
        "order": "human",
        "do": {
         "attack": "target"
        }
       },
       "otherwise": {
        "obstruct": 2,
        "by": "most-ap"
       }
      },
      "one": {
       "attack": "target"
      },
      "three": {
       "obstruct": 2,
       "by": "most-ap"
      }
     },
     {
      "who": "boneworm",
      "zero": {
       "disengage": "self"
      },
      "one": {
       "do": {
        "attack": "target"
       },
       "otherwise": {
        "engage": "self"
       }
      },
      "three": [
       {
        "reengage": "self"
       },
       {
        "attack": "target"
       }
      ]
     },
     {
      "who": "gall-spitter",
      "one": {
       "attack": "target"
      },
      "three": {
       "poison": "target",
       "by": "fewest-wounds"
      }
     },
     {
      "who": "chileen",
      "zero": {
       "do": {
        "support": "chileen"
       },
       "otherwise": {
        "engage": "self"
       }
      },
      "one": {
       "do": {
        "attack": "target"
       },
       "otherwise": {
        "engage": "self"
       }
      }
     }
    ],
    "actions": [
     {
      "action": "dig",
      "name": {
       "en": "Dig",
       "de": "Graben"
      },
      "cost": 4,
      "unengaged": true,
      "when": {
       "both": {
        "marks": "pieces",
        "is": ">= 1"
       },
       "and": {
        "present": "rubble",
        "is": "= 0"
       }
      },
      "do": {
       "check": ">= 1",
       "then": {
        "lower": "pieces"
       },
       "else": {
        "explore": 1
       }
      }
     },
     {
      "action": "pay-the-wreckers",
      "name": {
       "en": "Pay the wreckers off",
       "de": "Die Strandräuber auszahlen"
      },
      "cost": 6,
      "unengaged": true,
      "when": {
       "not": {
        "noted": "wreckers-paid"
       }
      },
      "do": [
       {
        "note": "wreckers-paid"
       },
       {
        "disengage": "each engaged human enemy"
       }
      ]
     }
    ],
    "win": {
     "marks": "pieces",
     "is": "= 0"
    },
    "lose": {
     "either": {
      "value": "threat",
      "is": ">= 9"
     },
     "or": {
      "marks": "bronze",
      "is": "= 0"
     }
    },
    "rewards": [
     {
      "item": 1
     },
     {
      "join": "marrow"
     }
    ]
   },
   {
    "scenario": "two-oaths",
    "name": {
     "en": "Two Oaths",
     "de": "Zwei Eide"
    },
    "story": {
     "en": "The bell hangs from a raft in the shallows, and on the causeway beside it two parties are explaining to each other whose it is. The dwarves cast it and swore that it should never strike nine. The wreckers raised it and have sworn to be paid. Both have been drinking since noon, and both like to be clear. If blood is spilt over this bronze, says Elisa, it will ring for that too. So you walk out on the stones between them with your hands empty, more or less, and begin to talk. It is a narrow causeway. The water on either side is listening.",
     "de": "Die Glocke hängt an einem Floß im Flachen, und daneben auf dem Damm erklären zwei Parteien einander, wem sie gehört. Die Zwerge haben sie gegossen und geschworen, dass sie nie neun schlägt. Die Strandräuber haben sie gehoben und geschworen, dass man sie bezahlt. Getrunken wird auf beiden Seiten seit Mittag, und beide werden gern deutlich. Fließt Blut um dieses Erz, sagt Elisa, dann läutet es auch dafür. Also geht ihr zwischen ihnen auf den Damm hinaus, mit leeren Händen, mehr oder weniger, und redet. Der Damm ist schmal. Das Wasser links und rechts hört zu."
    },
    "goal": {
     "en": "Talk the quarrel down to 0 before Threat reaches 10. The truce must not break: it suffers from every death, and at the End of each round in which Dwarves and Humans both stand loose in the Quest Area. Keep one side busy. You may promise the bell, but only once, and only to one.",
     "de": "Redet den Streit auf 0 herunter, bevor die Bedrohung 10 erreicht. Der Burgfrieden darf nicht brechen: Jeder Tod schadet ihm, und jede Endphase, in der Zwerge und Menschen beide ungebunden im Questbereich stehen. Haltet eine Seite beschäftigt. Die Glocke dürft ihr versprechen, aber nur einmal, und nur einer."
    },
    "victory": {
     "en": "Near midnight somebody laughs, by mistake, and after that it is hard to go back to axes. They share the last of the brandy on an upturned boat. An old wrecker tells the dwarves how her brother drowned in Vell, in his bed, at number thirty-one. Elisa nods. She knew the shutters. Only one place at the fire stays empty: the founder himself has not drunk, has not spoken and is not deaf to everything, it turns out. Out on the raft a lantern goes up the rope.",
     "de": "Gegen Mitternacht lacht jemand, aus Versehen, und danach findet man schlecht zu den Äxten zurück. Auf einem umgedrehten Boot teilen sie den letzten Branntwein. Eine alte Strandräuberin erzählt den Zwergen, wie ihr Bruder in Vell ertrunken ist, im Bett, in Nummer einunddreißig. Elisa nickt. Sie kannte die Fensterläden. Nur ein Platz am Feuer bleibt leer: Der Gießer selbst hat nicht getrunken, nicht geredet und ist, wie sich zeigt, nicht für alles taub. Draußen auf dem Floß wandert eine Laterne das Seil hinauf."
    },
    "defeat": {
     "en": "It takes one bottle, thrown by nobody in particular. After that everybody keeps an oath. You drag out of the water whom you can reach and lay them in two rows, because they would have wanted it so, and it turns out that under the mud you cannot tell the rows apart. Out on the raft the bell hums, as a cat does over a bowl.",
     "de": "Eine Flasche genügt, geworfen von niemand Bestimmtem. Danach halten alle ihren Eid. Ihr zieht aus dem Wasser, wen ihr erreicht, und legt sie in zwei Reihen, denn so hätten sie es gewollt, und unter dem Schlamm, stellt sich heraus, kann man die Reihen nicht unterscheiden. Draußen auf dem Floß summt die Glocke wie eine Katze überm Napf."
    },
    "campaign": "the-drowned-bell",
    "requires": {
     "won": [
      "low-water"
     ]
    },
    "heroes": {
     "least": 1,
     "most": 4
    },
    "levels": {
     "normal": {
      "enemies": {
       "wrecker": [
        2,
        4,
        4,
        4
       ],
       "oath-dwarf": [
        2,
        4,
        4,
        4
       ],
       "toll-reeve": [
        1,
        1,
        2,
        2
       ]
      },
      "threat": [
       1,
       1,
       1,
       1
      ],
      "counters": {
       "quarrel": [
        11,
        19,
        22,
        29
       ],
       "truce": [
        4,
        5,
        5,
        6
       ]
      }
     },
     "easy": {
      "threat": [
       0,
       0,
       0,
       0
      ],
      "counters": {
       "quarrel": [
        8,
        16,
        18,
        23
       ],
       "truce": [
        4,
        6,
        6,
        6
       ]
      }
     },
     "hard": {
      "threat": [
       2,
       2,
       2,
       2
      ],
      "counters": {
       "quarrel": [
        13,
        23,
        26,
        33
       ]
      }
     }
    },
    "counters": [
     {
      "counter": "quarrel",
      "name": {
       "en": "Quarrel",
       "de": "Streit"
      }
     },
     {
      "counter": "truce",
      "name": {
       "en": "Truce",
       "de": "Burgfrieden"
      }
     }
    ],
    "setup": [
     {
      "bring": "wrecker",
      "n": {
       "byHeroes": [
        1,
        2,
        2,
        2
       ]
      }
     },
     {
      "bring": "oath-dwarf",
      "n": {
       "byHeroes": [
        1,
        2,
        2,
        2
       ]
      }
     },
     {
      "if": {
       "noted": "wreckers-paid"
      },
      "then": {
       "raise": "truce"
      }
     }
    ],
    "quest": [
     {
      "raise": "threat"
     },
     {
      "spawn": {
       "byHeroes": [
        0,
        1,
        1,
        1
       ]
      }
     },
     {
      "check": ">= 2",
      "then": {
       "spawn": {
        "byHeroes": [
         1,
         0,
         1,
         1
        ]
       },
       "into": "quest"
      }
     }
    ],
    "killed": {
     "lower": "truce"
    },
    "end": {
     "if": {
      "both": {
       "count": "loose dwarf enemies",
       "is": ">= 1"
      },
      "and": {
       "count": "loose human enemies",
       "is": ">= 1"
      }
     },
     "then": {
      "lower": "truce"
     }
    },
    "table": [
     {
      "who": "oath-dwarf",
      "zero": {
       "disengage": "self"
      },
      "one": {
       "attack": "target"
      },
      "three": [
       {
        "attack": "target"
       },
       {
        "do": {
         "support": "oath-dwarf"
        },
        "otherwise": {
         "disengage": "self"
        }
       }
      ]
     },
     {
      "who": "wrecker",
      "zero": {
       "disengage": "self"
      },
      "one": {
       "attack": "target"
      },
      "two": {
       "intimidate": 1
      },
      "three": [
       {
        "attack": "target"
       },
       {
        "disengage": "self"
       }
      ]
     },
     {
      "who": "toll-reeve",
      "zero": {
       "obstruct": 1,
       "by": "most-ap"
      },
      "one": {
       "attack": "target",
       "by": "most-ap"
      },
      "two": {
       "obstruct": 2,
       "by": "most-ap"
      }
     }
    ],
    "actions": [
     {
      "action": "speak-for-peace",
      "name": {
       "en": "Speak for peace",
       "de": "Zum Frieden reden"
      },
      "cost": 5,
      "when": {
       "marks": "quarrel",
       "is": ">= 1"
      },
      "do": {
       "lower": "quarrel"
      }
     },
     {
      "action": "promise-it-to-the-dwarves",
      "name": {
       "en": "Promise the bell to the dwarves",
       "de": "Die Glocke den Zwergen versprechen"
      },
      "cost": 2,
      "when": {
       "not": {
        "either": {
         "noted": "bell-for-dwarves"
        },
        "or": {
         "noted": "bell-for-wreckers"
        }
       }
      },
      "do": [
       {
        "note": "bell-for-dwarves"
       },
       {
        "lower": "quarrel",
        "n": 2
       },
       {
        "disengage": "each your dwarf enemy"
       }
      ]
     },
     {
      "action": "promise-it-to-the-wreckers",
      "name": {
       "en": "Promise the bell to the wreckers",
       "de": "Die Glocke den Strandräubern versprechen"
      },
      "cost": 2,
      "when": {
       "not": {
        "either": {
         "noted": "bell-for-dwarves"
        },
        "or": {
         "noted": "bell-for-wreckers"
        }
       }
      },
      "do": [
       {
        "note": "bell-for-wreckers"
       },
       {
        "lower": "quarrel",
        "n": 2
       },
       {
        "disengage": "each your human enemy"
       }
      ]
     }
    ],
    "win": {
     "marks": "quarrel",
     "is": "= 0"
    },
    "lose": {
     "either": {
      "marks": "truce",
      "is": "= 0"
     },
     "or": {
      "value": "threat",
      "is": ">= 10"
     }
    },
    "rewards": [
     {
      "item": 1
     },
     {
      "join": "bastian"
     }
    ]
   },
   {
    "scenario": "the-ninth-stroke",
    "name": {
     "en": "The Ninth Stroke",
     "de": "Der neunte Schlag"
    },
    "story": {
     "en": "Orlog the founder has hauled his bell up into what is left of the church tower, and the lake with it: the water stands on the stairs like a congregation. He rings with both arms. He swore that it would never strike nine, and he kept it, and four hundred slept. Thirty years he has thought about that. Tonight it shall strike nine, and wake them all. He cannot hear what answers from below. You can. Elisa puts her hand on the rope, and it is warm, and she says what she has never said aloud: it was not the bell that let the fire out.",
     "de": "Orlog, der Gießer, hat seine Glocke in das hinaufgezogen, was vom Kirchturm blieb, und den See gleich mit: Auf den Stufen steht das Wasser wie eine Gemeinde. Er läutet mit beiden Armen. Er hatte geschworen, dass sie nie neun schlägt, und hielt es, und vierhundert schliefen weiter. Dreißig Jahre hat er darüber nachgedacht. Heute Nacht soll sie neun schlagen und alle wecken. Was von unten antwortet, hört er nicht. Ihr schon. Elisa legt die Hand an das Seil, es ist warm, und sie sagt, was sie nie laut gesagt hat: Die Glocke hat das Feuer nicht herausgelassen."
    },
    "goal": {
     "en": "Defeat Orlog before the ninth stroke: Threat 9. Each Quest Phase the bell strikes, and as long as it is whole it wears you down. Every crack costs strength; at 2 cracks to go, and again when it is broken, Orlog's defence sinks. Those who were promised the bell hold back.",
     "de": "Besiegt Orlog vor dem neunten Schlag: Bedrohung 9. In jeder Questphase schlägt die Glocke, und solange sie nicht zersprungen ist, zermürbt sie euch. Jeder Riss kostet Kraft; fehlen nur noch 2, und noch einmal, wenn sie zerspringt, sinkt Orlogs Verteidigung. Wem die Glocke versprochen war, der hält sich zurück."
    },
    "victory": {
     "en": "Orlog sits down on the last dry step and looks at his hands. The bell hangs askew, cracked from lip to crown, and for the first time since Vell nobody hears anything. Elisa kneels in front of him so that he can read her lips. She tells him about the fire, from the beginning, with all the numbers. It takes until morning. Then he nods and answers, too loud, as the deaf do: So neither of us. Below, the water goes down the stairs, one by one, like people after mass.",
     "de": "Orlog setzt sich auf die letzte trockene Stufe und betrachtet seine Hände. Schief hängt die Glocke, gesprungen vom Rand bis zur Krone, und zum ersten Mal seit Vell hört niemand etwas. Elisa kniet sich vor ihn, damit er ihr von den Lippen lesen kann. Sie erzählt ihm von dem Feuer, von Anfang an, mit allen Nummern. Das dauert bis zum Morgen. Dann nickt er und antwortet zu laut, wie Taube es tun: Also keiner von uns. Unten geht das Wasser die Treppe hinab, Stufe um Stufe, wie Leute nach der Messe."
    },
    "defeat": {
     "en": "Nine. You count it with your teeth. All along the shore lamps go on in the villages, doors open, and people come out in their shirts, sleepy and obedient, and walk down to the landing stages. In the lake four hundred windows light up. Orlog lets go of the rope and smiles. He has waited so long for somebody to wake.",
     "de": "Neun. Ihr zählt es mit den Zähnen. Am ganzen Ufer gehen in den Dörfern Lichter an, Türen öffnen sich, und Leute kommen im Hemd heraus, verschlafen und gehorsam, und gehen zu den Stegen hinunter. Im See werden vierhundert Fenster hell. Orlog lässt das Seil los und lächelt. So lange hat er gewartet, dass jemand aufwacht."
    },
    "campaign": "the-drowned-bell",
    "requires": {
     "won": [
      "two-oaths"
     ],
     "heroes": [
      "elisa"
     ]
    },
    "must": [
     "elisa"
    ],
    "heroes": {
     "least": 1,
     "most": 4
    },
    "levels": {
     "normal": {
      "enemies": {
       "oath-dwarf": [
        2,
        2,
        3,
        3
       ],
       "wrecker": [
        3,
        3,
        3,
        3
       ],
       "toll-reeve": [
        1,
        1,
        2,
        2
       ],
       "boneworm": [
        2,
        3,
        3,
        3
       ],
       "gall-spitter": [
        2,
        3,
        4,
        4
       ]
      },
      "terrain": {
       "cache": 1,
       "rubble": [
        1,
        1,
        2,
        2
       ]
      },
      "outside": {
       "founder-orlog": 1,
       "boneworm": [
        1,
        2,
        2,
        2
       ]
      },
      "threat": [
       5,
       4,
       5,
       5
      ],
      "counters": {
       "bell": [
        5,
        10,
        4,
        5
       ]
      }
     },
     "easy": {
      "enemies": {
       "oath-dwarf": 0,
       "wrecker": 1,
       "toll-reeve": 0,
       "boneworm": [
        1,
        2,
        2,
        2
       ],
       "gall-spitter": [
        1,
        2,
        3,
        3
       ]
      },
      "threat": [
       1,
       0,
       0,
       0
      ],
      "counters": {
       "bell": [
        3,
        1,
        1,
        1
       ]
      }
     },
     "hard": {
      "enemies": {
       "oath-dwarf": [
        3,
        4,
        4,
        4
       ],
       "wrecker": [
        3,
        4,
        4,
        4
       ],
       "toll-reeve": [
        1,
        2,
        2,
        2
       ],
       "boneworm": [
        3,
        3,
        3,
        3
       ]
      },
      "threat": [
       6,
       6,
       7,
       6
      ],
      "counters": {
       "bell": [
        7,
        11,
        7,
        7
       ]
      }
     }
    },
    "counters": [
     {
      "counter": "bell",
      "name": {
       "en": "Sound bronze",
       "de": "Heile Bronze"
      }
     }
    ],
    "rules": [
     {
      "get": {
       "health": 2
      },
      "to": "each boss enemy",
      "while": {
       "value": "heroes",
       "is": ">= 2"
      }
     },
     {
      "get": {
       "defence": 1
      },
      "to": "each boss enemy",
      "while": {
       "value": "heroes",
       "is": ">= 2"
      }
     },
     {
      "get": {
       "defence": -1
      },
      "to": "each boss enemy",
      "while": {
       "marks": "bell",
       "is": "<= 2"
      }
     },
     {
      "get": {
       "defence": -1
      },
      "to": "each boss enemy",
      "while": {
       "marks": "bell",
       "is": "= 0"
      }
     },
     {
      "get": {
       "attack": -1
      },
      "to": "each dwarf enemy",
      "while": {
       "noted": "bell-for-dwarves"
      }
     },
     {
      "get": {
       "attack": -1
      },
      "to": "each human enemy",
      "while": {
       "noted": "bell-for-wreckers"
      }
     },
     {
      "get": {
       "engagement": -1
      },
      "to": "each human enemy",
      "while": {
       "noted": "wreckers-paid"
      }
     }
    ],
    "setup": [
     {
      "bring": "founder-orlog"
     },
     {
      "spawn": {
       "byHeroes": [
        2,
        4,
        5,
        6
       ]
      }
     },
     {
      "explore": 1
     }
    ],
    "quest": [
     {
      "raise": "threat"
     },
     {
      "if": {
       "marks": "bell",
       "is": ">= 1"
      },
      "then": {
       "who": "most-ap",
       "do": {
        "choose": 1,
        "of": [
         {
          "discard": 1
         },
         {
          "fatigue": "hero"
         }
        ]
       }
      }
     },
     {
      "if": {
       "value": "round",
       "is": "= 4"
      },
      "then": {
       "spawn": 1,
       "into": "each"
      },
      "else": [
       {
        "spawn": {
         "byHeroes": [
          1,
          1,
          1,
          1
         ]
        }
       },
       {
        "check": ">= 2",
        "then": {
         "spawn": {
          "byHeroes": [
           1,
           0,
           1,
           1
          ]
         }
        }
       }
      ]
     }
    ],
    "killed": {
     "if": {
      "present": "oath-dwarf",
      "is": "= 0"
     },
     "then": {
      "get": {
       "attack": -1
      },
      "to": "each boss enemy",
      "until": "round"
     }
    },
    "table": [
     {
      "who": "founder-orlog",
      "zero": {
       "do": {
        "summon": "boneworm"
       },
       "otherwise": {
        "heal": "dwarf",
        "n": 1
       }
      },
      "one": {
       "do": {
        "attack": "target"
       },
       "otherwise": {
        "engage": "self"
       }
      },
      "two": [
       {
        "reengage": "self"
       },
       {
        "attack": "target"
       }
      ],
      "three": {
       "do": {
        "order": "dwarf",
        "do": {
         "attack": "target"
        }
       },
       "otherwise": [
        {
         "engage": "self"
        },
        {
         "attack": "target"
        }
       ]
      }
     },
     {
      "who": "oath-dwarf",
      "zero": {
       "do": {
        "support": "founder-orlog"
       },
       "otherwise": {
        "engage": "self"
       }
      },
      "one": {
       "do": {
        "attack": "target"
       },
       "otherwise": {
        "engage": "self"
       }
      }
     },
     {
      "who": "wrecker",
      "zero": {
       "engage": "self"
      },
      "one": {
       "do": {
        "attack": "target"
       },
       "otherwise": {
        "engage": "self"
       }
      },
      "three": {
       "do": {
        "intimidate": 1
       },
       "otherwise": {
        "engage": "self"
       }
      }
     },
     {
      "who": "toll-reeve",
      "one": {
       "attack": "target"
      },
      "three": {
       "obstruct": 2,
       "by": "most-ap"
      }
     },
     {
      "who": "boneworm",
      "zero": {
       "disengage": "self"
      },
      "one": {
       "do": {
        "attack": "target"
       },
       "otherwise": {
        "engage": "self"
       }
      },
      "three": [
       {
        "reengage": "self"
       },
       {
        "attack": "target"
       }
      ]
     },
     {
      "who": "gall-spitter",
      "one": {
       "attack": "target"
      },
      "three": {
       "poison": "target",
       "by": "most-cards"
      }
     }
    ],
    "actions": [
     {
      "action": "crack-the-bell",
      "name": {
       "en": "Crack the bell",
       "de": "Der Glocke einen Riss schlagen"
      },
      "cost": 4,
      "unengaged": true,
      "when": {
       "marks": "bell",
       "is": ">= 1"
      },
      "do": {
       "lower": "bell"
      }
     }
    ],
    "win": {
     "present": "founder-orlog",
     "is": "= 0"
    },
    "lose": {
     "value": "threat",
     "is": ">= 9"
    },
    "rewards": [
     {
      "item": 1
     },
     {
      "board": "elisa"
     },
     {
      "if": {
       "marks": "bell",
       "is": "= 0"
      },
      "then": {
       "note": "bell-silenced"
      }
     }
    ]
   }
  ]
 },
 {
  "pack": "scenarios-the-quiet-hive",
  "game": "beyond-the-rift",
  "version": 1,
  "title": {
   "en": "The Quiet Hive",
   "de": "Der stille Stock"
  },
  "scenarios": [
   {
    "scenario": "tracks-in-the-ash",
    "name": {
     "en": "Tracks in the Ash",
     "de": "Spuren in der Asche"
    },
    "story": {
     "en": "In Tarnholt the soup is still warm. Nine houses, nine tables, nobody. Niffil has sold the miners of Tarnholt honey for years, best quality, origin confidential, and stands now in the last kitchen, turning a spoon over and over. The honey came out of the hive under the hill. One always heard it from here, day and night, like a mill. Today one hears nothing. On the ash slope behind the village run tracks, broad and deep, with a dragging toe. You follow them until noon. Then Niffil points at your own footprints. Somebody has stepped into every one of them.",
     "de": "In Tarnholt ist die Suppe noch warm. Neun Häuser, neun Tische, niemand. Jahrelang hat Niffil den Bergleuten von Tarnholt Honig verkauft, beste Ware, Herkunft vertraulich, nun dreht dieselbe Hand in der letzten Küche einen Löffel hin und her. Der Honig kam aus dem Stock unter dem Berg. Den hörte man von hier immer, Tag und Nacht, wie eine Mühle. Heute hört man nichts. Am Aschehang hinter dem Dorf laufen Spuren, breit und tief, mit schleifendem Zeh. Ihr folgt ihnen bis Mittag. Dann zeigt Niffil auf eure eigenen Spuren. In jede davon ist jemand getreten."
    },
    "goal": {
     "en": "Read all the signs, and the Husk Wardens come out of the ash: kill them before the storm at Threat 10. Loose Insectoids are hard to hit in the ash; bait them to you. What hunts you goes for the hero with the fewest enemies. The way can be marked for those who were taken.",
     "de": "Lest alle Zeichen, dann kommen die Panzerwächter aus der Asche: Tötet sie vor dem Sturm bei Bedrohung 10. Ungebundene Insektoide sind in der Asche schwer zu treffen; ködert sie zu euch. Was euch jagt, sucht sich, wer die wenigsten Gegner hat. Den Weg könnt ihr für die Verschleppten markieren."
    },
    "victory": {
     "en": "Up close the warden is old, its shell is scratched all over, and the scratches are letters: names of miners, dates, a joke about the foreman. They have been living beside each other for longer than anybody let on. In its jaws hangs a child's scarf, quite unharmed, carried as one carries an egg. It was not eating them, says Niffil, in an odd voice. It was fetching them. Behind the ridge lies the mouth of the hive, and it breathes in, and does not breathe out.",
     "de": "Aus der Nähe ist der Wächter alt, der Panzer rundum zerkratzt, und die Kratzer sind Buchstaben: Namen von Bergleuten, Jahreszahlen, ein Witz über den Steiger. Hier hat man länger nebeneinander gelebt, als irgendwer zugab. Im Kiefer hängt ein Kinderschal, ganz unversehrt, getragen wie ein Ei. Gefressen hat er sie nicht, sagt Niffil mit seltsamer Stimme. Er hat sie geholt. Hinter dem Grat liegt der Schlund des Stocks, und er atmet ein, und er atmet nicht aus."
    },
    "defeat": {
     "en": "The storm comes down the slope like a curtain, and after that there are no tracks, neither theirs nor yours. You sit back to back under one blanket and listen. Now and then something heavy sits down nearby, quite close, as if it were cold too. In the morning one of the packs is missing. It has been taken off its owner's shoulders without a buckle being opened.",
     "de": "Wie ein Vorhang kommt der Sturm den Hang herab, und danach gibt es keine Spuren mehr, weder ihre noch eure. Rücken an Rücken sitzt ihr unter einer Decke und horcht. Ab und zu lässt sich in der Nähe etwas Schweres nieder, ganz nah, als fröre es auch. Am Morgen fehlt einer der Rucksäcke. Jemand hat ihn von den Schultern genommen, ohne eine Schnalle zu öffnen."
    },
    "campaign": "the-quiet-hive",
    "heroes": {
     "least": 1,
     "most": 4
    },
    "levels": {
     "normal": {
      "enemies": {
       "chileen": [
        3,
        4,
        5,
        5
       ],
       "gall-spitter": [
        2,
        3,
        3,
        3
       ],
       "boneworm": [
        2,
        3,
        3,
        3
       ]
      },
      "terrain": {
       "spore-bed": 1,
       "cache": 1,
       "barricade": [
        0,
        1,
        1,
        1
       ]
      },
      "outside": {
       "husk-warden": [
        1,
        2,
        2,
        2
       ]
      },
      "threat": [
       5,
       3,
       4,
       4
      ],
      "counters": {
       "signs": [
        4,
        5,
        6,
        7
       ]
      }
     },
     "easy": {
      "enemies": {
       "chileen": [
        2,
        3,
        3,
        3
       ],
       "boneworm": [
        1,
        2,
        1,
        1
       ]
      },
      "threat": [
       1,
       0,
       0,
       0
      ],
      "counters": {
       "signs": [
        2,
        1,
        2,
        3
       ]
      }
     },
     "hard": {
      "enemies": {
       "chileen": [
        3,
        5,
        6,
        6
       ],
       "gall-spitter": [
        2,
        3,
        4,
        4
       ],
       "boneworm": [
        3,
        4,
        4,
        4
       ]
      },
      "threat": [
       6,
       6,
       6,
       6
      ],
      "counters": {
       "signs": [
        5,
        6,
        7,
        8
       ]
      }
     }
    },
    "counters": [
     {
      "counter": "signs",
      "name": {
       "en": "Unread signs",
       "de": "Ungelesene Zeichen"
      }
     }
    ],
    "rules": [
     {
      "get": {
       "defence": 1
      },
      "to": "each loose insectoid enemy"
     }
    ],
    "setup": [
     {
      "spawn": {
       "byHeroes": [
        1,
        2,
        3,
        3
       ]
      }
     },
     {
      "explore": 1
     }
    ],
    "quest": [
     {
      "raise": "threat"
     },
     {
      "who": "fewest-enemies",
      "do": {
       "spawn": {
        "byHeroes": [
         0,
         1,
         1,
         1
        ]
       },
       "into": "yours"
      }
     },
     {
      "check": ">= 2",
      "then": {
       "spawn": {
        "byHeroes": [
         1,
         0,
         1,
         1
        ]
       },
       "into": "priority"
      }
     }
    ],
    "table": [
     {
      "who": "husk-warden",
      "zero": {
       "disengage": "self"
      },
      "one": {
       "do": {
        "attack": "target"
       },
       "otherwise": {
        "engage": "self"
       }
      },
      "two": [
       {
        "reengage": "self"
       },
       {
        "attack": "target"
       }
      ],
      "three": [
       {
        "attack": "target",
        "by": "fewest-cards"
       },
       {
        "disengage": "self"
       }
      ]
     },
     {
      "who": "boneworm",
      "zero": {
       "disengage": "self"
      },
      "one": {
       "do": {
        "attack": "target"
       },
       "otherwise": {
        "engage": "self"
       }
      },
      "three": [
       {
        "reengage": "self"
       },
       {
        "attack": "target"
       }
      ]
     },
     {
      "who": "gall-spitter",
      "zero": {
       "do": {
        "support": "chileen"
       },
       "otherwise": {
        "disengage": "self"
       }
      },
      "one": {
       "attack": "target"
      },
      "three": {
       "poison": "target",
       "by": "most-cards"
      }
     },
     {
      "who": "chileen",
      "zero": {
       "do": {
        "support": "husk-warden"
       },
       "otherwise": {
        "engage": "self"
       }
      },
      "one": {
       "do": {
        "attack": "target"
       },
       "otherwise": {
        "engage": "self"
       }
      }
     }
    ],
    "actions": [
     {
      "action": "read-the-ground",
      "name": {
       "en": "Read the ground",
       "de": "Den Boden lesen"
      },
      "cost": 3,
      "unengaged": true,
      "when": {
       "marks": "signs",
       "is": ">= 1"
      },
      "do": [
       {
        "lower": "signs"
       },
       {
        "check": ">= 3",
        "then": {
         "spawn": 1,
         "into": "yours"
        }
       },
       {
        "if": {
         "marks": "signs",
         "is": "= 0"
        },
        "then": {
         "bring": "husk-warden",
         "n": {
          "byHeroes": [
           1,
           2,
           2,
           2
          ]
         },
         "into": "priority"
        }
       }
      ]
     },
     {
      "action": "lay-bait",
      "name": {
       "en": "Lay bait",
       "de": "Köder auslegen"
      },
      "cost": 1,
      "once": "round",
      "do": {
       "engage": "any loose insectoid enemy"
      }
     },
     {
      "action": "mark-the-way",
      "name": {
       "en": "Mark the way for the taken",
       "de": "Den Weg für die Verschleppten markieren"
      },
      "cost": 3,
      "unengaged": true,
      "when": {
       "not": {
        "noted": "way-marked"
       }
      },
      "do": {
       "note": "way-marked"
      }
     }
    ],
    "win": {
     "both": {
      "marks": "signs",
      "is": "= 0"
     },
     "and": {
      "present": "husk-warden",
      "is": "= 0"
     }
    },
    "lose": {
     "value": "threat",
     "is": ">= 10"
    },
    "rewards": [
     {
      "item": 1
     },
     {
      "join": "ushka"
     }
    ]
   },
   {
    "scenario": "hush",
    "name": {
     "en": "Hush",
     "de": "Leise"
    },
    "story": {
     "en": "They sit in the wax as in church pews, the whole of Tarnholt, upright, eyes open, breathing all at once. Around them the hive sleeps, ten thousand strong, or does something that looks like it. Niffil lifts one finger. The rule of this house, learnt over many visits: here you can take anything you like, as long as nothing makes a sound that was not there before. A scream was not there before. In the chamber beside it lie the eggs, row upon row, pale as soap. Your candle is good for eight turns of the glass.",
     "de": "Sie sitzen im Wachs wie in Kirchenbänken, ganz Tarnholt, aufrecht, mit offenen Augen, und atmen alle zugleich. Ringsum schläft der Stock, zehntausend an der Zahl, oder tut etwas, das so aussieht. Niffil hebt einen Finger. Die Hausregel, gelernt bei vielen Besuchen: Hier kann man alles mitnehmen, solange kein Laut entsteht, der vorher nicht da war. Ein Schrei war vorher nicht da. In der Kammer nebenan liegen die Eier, Reihe um Reihe, bleich wie Seife. Eure Kerze reicht für acht Umdrehungen des Stundenglases."
    },
    "goal": {
     "en": "Open the wax Door and cut everybody loose before the candle is down. Threat is noise: every kill and every door raises it, at 8 the hive is awake and you have lost. From 4 on it stirs. Hold enemies rather than kill them, or hold your breath. The eggs would burn well. It would be heard.",
     "de": "Öffnet die Wachstür und schneidet alle los, ehe die Kerze herunter ist. Bedrohung ist Lärm: Jeder Tod und jede Tür erhöht sie, bei 8 ist der Stock wach und ihr habt verloren. Ab 4 regt er sich. Haltet Gegner lieber fest, als sie zu töten, oder haltet den Atem an. Die Eier würden gut brennen. Man würde es hören."
    },
    "victory": {
     "en": "You lead them out by the sleeve, one after another, barefoot on the wax. In the open the first one blinks and says that they were asked to come, ever so politely, and to help listen. Listen for what? For the one that is missing, of course. Niffil says nothing, walks a little aside and takes something out of a waistcoat pocket: a paperweight, round and pale as soap, got years ago in a good trade. Held to the ear, it has always hummed a little.",
     "de": "Am Ärmel führt ihr sie hinaus, einen nach dem anderen, barfuß über das Wachs. Im Freien blinzelt der Erste und sagt, man habe sie hergebeten, ganz höflich, sie sollten horchen helfen. Horchen, wonach? Nach dem, das fehlt, natürlich. Niffil sagt nichts, geht ein Stück beiseite und zieht etwas aus der Westentasche: einen Briefbeschwerer, rund und bleich wie Seife, vor Jahren günstig erworben. Ans Ohr gehalten, hat er immer schon ein wenig gesummt."
    },
    "defeat": {
     "en": "It is only a buckle, or a knee, or somebody's stomach. Then ten thousand heads turn in the dark with the sound of one page being turned. You are not even hurt. You are passed on from leg to leg, over the whole ceiling, and put out at the door like cats. Behind you the humming starts, for the first time in weeks, very deep. Whatever they were listening for, they believe that you know where it is. They have left the way down open.",
     "de": "Es ist nur eine Schnalle, oder ein Knie, oder irgendein Magen. Dann wenden sich im Dunkeln zehntausend Köpfe, und es klingt, als blättere jemand eine Seite um. Ihr werdet nicht einmal verletzt. Von Bein zu Bein reicht man euch weiter, über die ganze Decke, und setzt euch vor die Tür wie Katzen. Hinter euch fängt das Summen an, zum ersten Mal seit Wochen, sehr tief. Wonach auch immer sie horchen, sie glauben, dass ihr wisst, wo es ist. Den Weg hinab lassen sie offen."
    },
    "campaign": "the-quiet-hive",
    "requires": {
     "won": [
      "tracks-in-the-ash"
     ]
    },
    "heroes": {
     "least": 1,
     "most": 4
    },
    "levels": {
     "normal": {
      "enemies": {
       "chileen": [
        3,
        5,
        6,
        6
       ],
       "boneworm": [
        2,
        3,
        3,
        3
       ],
       "gall-spitter": [
        2,
        3,
        3,
        3
       ],
       "husk-warden": [
        1,
        2,
        2,
        2
       ]
      },
      "terrain": {
       "door": 1,
       "spore-bed": [
        1,
        2,
        2,
        2
       ],
       "rubble": 1
      },
      "threat": [
       0,
       0,
       0,
       0
      ],
      "counters": {
       "captives": [
        12,
        19,
        23,
        29
       ],
       "candle": 8
      }
     },
     "easy": {
      "counters": {
       "captives": [
        8,
        13,
        16,
        19
       ],
       "candle": 9
      }
     },
     "hard": {
      "threat": [
       1,
       1,
       1,
       1
      ],
      "counters": {
       "captives": [
        13,
        21,
        26,
        31
       ],
       "candle": 7
      }
     }
    },
    "doors": {
     "door": {
      "value": [
       2,
       3,
       4,
       4
      ],
      "responses": 1,
      "defence": [
       2,
       3,
       4,
       4
      ]
     }
    },
    "counters": [
     {
      "counter": "captives",
      "name": {
       "en": "People in the wax",
       "de": "Menschen im Wachs"
      }
     },
     {
      "counter": "candle",
      "name": {
       "en": "Candle",
       "de": "Kerze"
      }
     }
    ],
    "setup": [
     {
      "bring": "door"
     },
     {
      "spawn": {
       "byHeroes": [
        1,
        2,
        3,
        3
       ]
      }
     },
     {
      "if": {
       "noted": "way-marked"
      },
      "then": {
       "lower": "captives"
      }
     }
    ],
    "quest": [
     {
      "lower": "candle"
     },
     {
      "check": "= 3",
      "then": {
       "explore": 1
      }
     },
     {
      "spawn": {
       "byHeroes": [
        0,
        1,
        1,
        1
       ]
      }
     },
     {
      "if": {
       "value": "threat",
       "is": ">= 4"
      },
      "then": {
       "spawn": 1,
       "into": "priority"
      },
      "else": {
       "check": ">= 2",
       "then": {
        "spawn": {
         "byHeroes": [
          1,
          0,
          1,
          1
         ]
        }
       }
      }
     }
    ],
    "killed": {
     "raise": "threat"
    },
    "opened": {
     "raise": "threat"
    },
    "spawned": {
     "if": {
      "value": "threat",
      "is": ">= 5"
     },
     "then": {
      "get": {
       "attack": 1
      },
      "to": "that",
      "until": "round"
     }
    },
    "table": [
     {
      "who": "husk-warden",
      "one": {
       "if": {
        "value": "threat",
        "is": ">= 4"
       },
       "then": {
        "do": {
         "attack": "target"
        },
        "otherwise": {
         "engage": "self"
        }
       }
      },
      "two": {
       "do": {
        "attack": "target"
       },
       "otherwise": {
        "engage": "self"
       }
      }
     },
     {
      "who": "boneworm",
      "zero": {
       "disengage": "self"
      },
      "one": {
       "attack": "target"
      },
      "two": {
       "do": {
        "attack": "target"
       },
       "otherwise": {
        "engage": "self"
       }
      }
     },
     {
      "who": "gall-spitter",
      "one": {
       "if": {
        "value": "threat",
        "is": ">= 4"
       },
       "then": {
        "attack": "target"
       }
      },
      "two": {
       "poison": "target"
      },
      "three": {
       "attack": "target"
      }
     },
     {
      "who": "chileen",
      "zero": {
       "support": "chileen"
      },
      "one": {
       "if": {
        "value": "threat",
        "is": ">= 4"
       },
       "then": [
        {
         "engage": "self"
        },
        {
         "attack": "target"
        }
       ],
       "else": {
        "attack": "target"
       }
      },
      "two": {
       "do": {
        "attack": "target"
       },
       "otherwise": {
        "engage": "self"
       }
      }
     }
    ],
    "actions": [
     {
      "action": "cut-somebody-loose",
      "name": {
       "en": "Cut somebody loose",
       "de": "Jemanden losschneiden"
      },
      "cost": 4,
      "unengaged": true,
      "when": {
       "both": {
        "marks": "captives",
        "is": ">= 1"
       },
       "and": {
        "count": "doors",
        "is": "= 0"
       }
      },
      "do": [
       {
        "lower": "captives"
       },
       {
        "check": ">= 3",
        "then": {
         "raise": "threat"
        }
       }
      ]
     },
     {
      "action": "hold-your-breath",
      "name": {
       "en": "Hold your breath",
       "de": "Den Atem anhalten"
      },
      "cost": 3,
      "once": "round",
      "when": {
       "value": "threat",
       "is": ">= 1"
      },
      "do": {
       "lower": "threat"
      }
     },
     {
      "action": "burn-the-eggs",
      "name": {
       "en": "Burn the eggs",
       "de": "Die Eier verbrennen"
      },
      "cost": 4,
      "unengaged": true,
      "when": {
       "not": {
        "noted": "eggs-burned"
       }
      },
      "do": [
       {
        "note": "eggs-burned"
       },
       {
        "raise": "threat",
        "n": 2
       }
      ]
     }
    ],
    "win": {
     "marks": "captives",
     "is": "= 0"
    },
    "lose": {
     "either": {
      "value": "threat",
      "is": ">= 8"
     },
     "or": {
      "marks": "candle",
      "is": "= 0"
     }
    },
    "rewards": [
     {
      "note": "way-down"
     },
     {
      "forget": "hive-awake"
     },
     {
      "item": 1
     },
     {
      "join": "olazabal"
     }
    ],
    "setback": [
     {
      "note": "way-down"
     },
     {
      "note": "hive-awake"
     }
    ]
   },
   {
    "scenario": "the-hill-hums",
    "name": {
     "en": "The Hill Hums",
     "de": "Der Berg summt"
    },
    "story": {
     "en": "She fills the chamber as a loaf fills an oven. Dwarf miners walk to and fro in front of her, wax in their eyes, and carry eggs like trays. When Niffil steps into the light with the paperweight on an open palm, everything stops. The thing in the egg hums its one note. The Brood Mother answers, a third lower, and the hill takes it up until your teeth ring. One could give it back. One would have to hum along, though, and stand quite still, in front of those jaws, and one must not have hurt her. Otherwise there is the other way. She seems ready for either.",
     "de": "Sie füllt die Kammer wie der Laib den Ofen. Zwergische Bergleute gehen vor ihr auf und ab, Wachs in den Augen, und tragen Eier wie Tabletts. Als Niffil ins Licht tritt, den Briefbeschwerer auf der offenen Hand, steht alles still. Das im Ei summt seinen einen Ton. Die Brutmutter antwortet, eine Terz tiefer, und der Berg nimmt es auf, bis euch die Zähne klingen. Man könnte es zurückgeben. Nur müsste man mitsummen und dabei ganz still stehen, vor diesen Kiefern, und verletzt haben dürfte man sie nicht. Sonst bleibt der andere Weg. Ihr scheint beides recht zu sein."
    },
    "goal": {
     "en": "Kill the Brood Mother before Threat reaches 11. Or leave her unhurt and hum until she takes her child back; nobody who burned the eggs can do that. Each clutch hatches unless you crush it first. Burnt eggs mean fewer clutches, and an angrier mother.",
     "de": "Tötet die Brutmutter, ehe die Bedrohung 11 erreicht. Oder lasst sie unverletzt und summt, bis sie ihr Kind zurücknimmt; wer die Eier verbrannt hat, kann das nicht. Jedes Gelege schlüpft, wenn ihr es nicht vorher zertretet. Verbrannte Eier heißt weniger Gelege und eine wütendere Mutter."
    },
    "victory": {
     "en": "Then the hill is merely a hill. The miners stand about, pick wax out of their eyes and ask what day it is. Nobody in Tarnholt will ever agree on how it ended; one has seen a battle, another a christening. Niffil turns down the honey trade, for reasons of health, and opens a stall with paperweights, all of glass. At night one hears it from the village again, faint and even, like a mill. It sounds like one voice more than before, or one less. It depends on where you stand.",
     "de": "Dann ist der Berg nur noch ein Berg. Die Bergleute stehen herum, zupfen sich Wachs aus den Augen und fragen, welcher Tag heute ist. Wie es ausging, darüber wird man sich in Tarnholt nie einig; der eine hat eine Schlacht gesehen, die andere eine Taufe. Niffil gibt den Honighandel auf, der Gesundheit wegen, und eröffnet einen Stand mit Briefbeschwerern, alle aus Glas. Nachts hört man es im Dorf wieder, leise und gleichmäßig, wie eine Mühle. Es klingt nach einer Stimme mehr als früher, oder einer weniger. Das kommt darauf an, wo man steht."
    },
    "defeat": {
     "en": "It does not hurt. The wax is warm and smells of every summer there ever was. You sit upright, eyes open, with the others, and listen. It is important work. Once a day somebody comes by and dusts you. The humming has stopped again, so as not to disturb you. Far above, on a slope of ash, somebody else has begun to read the ground.",
     "de": "Es tut nicht weh. Das Wachs ist warm und riecht nach allen Sommern, die es je gab. Aufrecht sitzt ihr da, mit offenen Augen, bei den anderen, und horcht. Es ist eine wichtige Arbeit. Einmal am Tag kommt jemand und staubt euch ab. Das Summen hat wieder aufgehört, damit es euch nicht stört. Weit oben, an einem Aschehang, liest jemand anders den Boden."
    },
    "campaign": "the-quiet-hive",
    "requires": {
     "notes": [
      "way-down"
     ],
     "heroes": [
      "niffil"
     ]
    },
    "must": [
     "niffil"
    ],
    "heroes": {
     "least": 1,
     "most": 4
    },
    "levels": {
     "normal": {
      "enemies": {
       "chileen": [
        2,
        3,
        4,
        4
       ],
       "gall-spitter": [
        2,
        3,
        4,
        4
       ],
       "boneworm": [
        2,
        3,
        3,
        3
       ],
       "husk-warden": [
        0,
        1,
        2,
        1
       ],
       "oath-dwarf": [
        1,
        2,
        3,
        2
       ]
      },
      "terrain": {
       "spore-bed": 1,
       "wayside-shrine": 1,
       "cache": 1
      },
      "outside": {
       "brood-mother": 1,
       "chileen": [
        1,
        2,
        2,
        2
       ]
      },
      "threat": [
       7,
       6,
       7,
       8
      ],
      "counters": {
       "clutches": [
        2,
        4,
        4,
        4
       ],
       "tones": [
        7,
        17,
        18,
        20
       ]
      }
     },
     "easy": {
      "enemies": {
       "boneworm": [
        1,
        1,
        1,
        1
       ],
       "husk-warden": 0,
       "oath-dwarf": 0
      },
      "threat": [
       3,
       3,
       3,
       3
      ],
      "counters": {
       "clutches": [
        1,
        1,
        1,
        1
       ],
       "tones": [
        6,
        12,
        15,
        17
       ]
      }
     },
     "hard": {
      "enemies": {
       "gall-spitter": [
        1,
        2,
        3,
        3
       ],
       "boneworm": [
        2,
        3,
        4,
        4
       ],
       "husk-warden": [
        1,
        3,
        3,
        3
       ],
       "oath-dwarf": [
        2,
        3,
        4,
        4
       ]
      },
      "threat": [
       9,
       8,
       9,
       9
      ],
      "counters": {
       "clutches": [
        4,
        5,
        5,
        5
       ],
       "tones": [
        8,
        19,
        20,
        22
       ]
      }
     }
    },
    "counters": [
     {
      "counter": "clutches",
      "name": {
       "en": "Clutches",
       "de": "Gelege"
      }
     },
     {
      "counter": "tones",
      "name": {
       "en": "Notes to hum",
       "de": "Töne zum Summen"
      }
     }
    ],
    "rules": [
     {
      "get": {
       "health": 2
      },
      "to": "each boss enemy",
      "while": {
       "value": "heroes",
       "is": ">= 2"
      }
     },
     {
      "get": {
       "defence": 1
      },
      "to": "each boss enemy",
      "while": {
       "value": "heroes",
       "is": ">= 2"
      }
     },
     {
      "get": {
       "attack": 1
      },
      "to": "each boss enemy",
      "while": {
       "noted": "eggs-burned"
      }
     },
     {
      "get": {
       "attack": -1
      },
      "to": "each dwarf enemy",
      "while": {
       "noted": "way-marked"
      }
     }
    ],
    "setup": [
     {
      "bring": "brood-mother"
     },
     {
      "spawn": {
       "byHeroes": [
        1,
        2,
        2,
        2
       ]
      }
     },
     {
      "explore": 1
     },
     {
      "if": {
       "noted": "eggs-burned"
      },
      "then": {
       "lower": "clutches",
       "n": 2
      }
     },
     {
      "if": {
       "noted": "hive-awake"
      },
      "then": {
       "spawn": 1,
       "into": "priority"
      }
     }
    ],
    "quest": [
     {
      "raise": "threat"
     },
     {
      "if": {
       "marks": "clutches",
       "is": ">= 1"
      },
      "then": [
       {
        "lower": "clutches"
       },
       {
        "spawn": {
         "byHeroes": [
          1,
          1,
          2,
          2
         ]
        }
       }
      ],
      "else": {
       "spawn": {
        "byHeroes": [
         0,
         1,
         1,
         1
        ]
       }
      }
     },
     {
      "check": ">= 3",
      "then": {
       "spawn": {
        "byHeroes": [
         1,
         1,
         1,
         1
        ]
       }
      }
     }
    ],
    "table": [
     {
      "who": "brood-mother",
      "zero": {
       "do": {
        "summon": "chileen"
       },
       "otherwise": {
        "heal": "brood-mother",
        "n": 1
       }
      },
      "one": {
       "do": {
        "attack": "target"
       },
       "otherwise": {
        "engage": "self"
       }
      },
      "two": [
       {
        "engage": "self"
       },
       {
        "attack": "target"
       }
      ],
      "three": {
       "do": {
        "order": "insectoid",
        "do": {
         "attack": "target"
        }
       },
       "otherwise": [
        {
         "reengage": "self"
        },
        {
         "attack": "target"
        }
       ]
      }
     },
     {
      "who": "husk-warden",
      "zero": {
       "do": {
        "support": "brood-mother"
       },
       "otherwise": {
        "engage": "self"
       }
      },
      "one": {
       "do": {
        "attack": "target"
       },
       "otherwise": {
        "engage": "self"
       }
      }
     },
     {
      "who": "oath-dwarf",
      "zero": {
       "do": {
        "obstruct": 2
       },
       "otherwise": {
        "engage": "self"
       }
      },
      "one": {
       "do": {
        "attack": "target"
       },
       "otherwise": {
        "engage": "self"
       }
      },
      "three": {
       "do": {
        "support": "brood-mother"
       },
       "otherwise": {
        "engage": "self"
       }
      }
     },
     {
      "who": "boneworm",
      "zero": {
       "disengage": "self"
      },
      "one": {
       "do": {
        "attack": "target"
       },
       "otherwise": {
        "engage": "self"
       }
      },
      "three": [
       {
        "reengage": "self"
       },
       {
        "attack": "target"
       }
      ]
     },
     {
      "who": "gall-spitter",
      "zero": {
       "do": {
        "heal": "insectoid",
        "n": 1
       },
       "otherwise": {
        "poison": "target"
       }
      },
      "one": {
       "attack": "target"
      }
     },
     {
      "who": "chileen",
      "zero": {
       "do": {
        "support": "insectoid"
       },
       "otherwise": {
        "engage": "self"
       }
      },
      "one": {
       "do": {
        "attack": "target"
       },
       "otherwise": {
        "engage": "self"
       }
      }
     }
    ],
    "actions": [
     {
      "action": "crush-a-clutch",
      "name": {
       "en": "Crush a clutch",
       "de": "Ein Gelege zertreten"
      },
      "cost": 3,
      "unengaged": true,
      "when": {
       "marks": "clutches",
       "is": ">= 1"
      },
      "do": {
       "lower": "clutches"
      }
     },
     {
      "action": "hum-along",
      "name": {
       "en": "Hum along",
       "de": "Mitsummen"
      },
      "cost": 4,
      "unengaged": true,
      "when": {
       "both": {
        "not": {
         "noted": "eggs-burned"
        }
       },
       "and": {
        "both": {
         "count": "hurt boss enemies",
         "is": "= 0"
        },
        "and": {
         "marks": "tones",
         "is": ">= 1"
        }
       }
      },
      "do": [
       {
        "lower": "tones"
       },
       {
        "if": {
         "marks": "tones",
         "is": "= 0"
        },
        "then": [
         {
          "note": "hive-at-peace"
         },
         {
          "finish": "won"
         }
        ]
       }
      ]
     }
    ],
    "win": {
     "present": "brood-mother",
     "is": "= 0"
    },
    "lose": {
     "value": "threat",
     "is": ">= 11"
    },
    "rewards": [
     {
      "item": 1
     },
     {
      "board": "niffil"
     },
     {
      "if": {
       "noted": "hive-at-peace"
      },
      "then": {
       "item": 1
      }
     }
    ]
   }
  ]
 },
 {
  "pack": "scenarios-tutorial",
  "game": "beyond-the-rift",
  "version": 1,
  "title": {
   "en": "The First Evening",
   "de": "Der erste Abend"
  },
  "scenarios": [
   {
    "scenario": "out-through-the-side-entrance",
    "name": {
     "en": "Out Through the Side Entrance",
     "de": "Durch den Seiteneingang hinaus"
    },
    "story": {
     "en": "You came to the House of the Last Lamp by the front, with a letter of invitation, and woke up in its coal cellar without your boots. The boots you have found. The letter was a forgery, and a good one: somebody here knows how you spell your name. Above you they are singing, out of tune and in no hurry. There is a side entrance, the cook uses it, and it smells of wet leaves. Between you and the leaves stand a Door, a Portcullis and as many lamp-lighters as can be woken before you are through.",
     "de": "Ihr seid vorn ins Haus der Letzten Lampe gekommen, mit einem Einladungsbrief, und im Kohlenkeller wieder aufgewacht, ohne Stiefel. Die Stiefel habt ihr gefunden. Der Brief war gefälscht, und zwar gut: Jemand hier weiß, wie man eure Namen schreibt. Oben wird gesungen, schief und ohne Eile. Es gibt einen Seiteneingang, die Köchin benutzt ihn, und er riecht nach nassem Laub. Zwischen euch und dem Laub liegen eine Tür, ein Fallgitter und so viele Lampenbrüder, wie vorher noch wach werden."
    },
    "goal": {
     "en": "Open the Door and the Portcullis behind it before Threat reaches 10. Round 1: strike the Acolytes. Range 1 reaches only whom you have engaged: pay for that, or let them come. A blow lands if your cards beat Defence and a Response card; cards may be added. Round 2: a Chanter reaches every hero, engaged or not. Keep a Defense card, or AP. Round 3: the Door and a cache. Only a hero without an enemy in their area may spend AP on them; a Door can also be struck. Round 4: a Guard goes for whoever stands most alone. Aid each other. From round 5 on they keep coming, so leave.",
     "de": "Öffnet die Tür und dahinter das Fallgitter, bevor die Bedrohung 10 erreicht. Runde 1: Schlagt die Akolythen. Reichweite 1 erreicht nur, wen ihr gebunden habt: Zahlt dafür AP, oder lasst sie kommen. Ein Hieb trifft, wenn eure Karten Verteidigung und Antwortkarte übertreffen; Karten lassen sich hinzufügen. Runde 2: Eine Vorsängerin erreicht jeden Helden. Behaltet eine Verteidigungskarte oder AP. Runde 3: Tür und Versteck. Nur wer keinen Gegner bei sich hat, darf dafür AP ausgeben; auf die Tür kann man auch einschlagen. Runde 4: Eine Wache sucht sich, wer am meisten allein steht. Helft einander. Ab Runde 5 kommen immer mehr, also geht."
    },
    "victory": {
     "en": "Wet leaves, a compost heap, a goat that does not care. You run until the singing is behind a hill. Only then does somebody open the book you took off the porter's desk, to see what you were worth. It is a list of names in a tidy hand, six of them, bracketed as one company. Five are crossed out. The sixth is Bastian's, and beside it stands: will come by himself, once he hears about Low Ferry.",
     "de": "Nasses Laub, ein Misthaufen, eine Ziege, der alles gleich ist. Ihr lauft, bis der Gesang hinter einem Hügel liegt. Dann erst schlägt jemand das Buch auf, das ihr vom Tisch des Pförtners mitgenommen habt, um zu sehen, was ihr wert wart. Eine Liste, ordentliche Handschrift, sechs Namen, als eine Truppe zusammengefasst. Fünf sind durchgestrichen. Der sechste ist Bastian, und daneben steht: kommt von selbst, sobald er von Niederfähr hört."
    },
    "defeat": {
     "en": "The bell rings, the whole house is on the stairs, and every one of them has brought a light. It is remarkable how friendly they are. Somebody takes your boots again. Somebody else writes the time into a book, yawns, and asks whether you would rather be awake for it. You hear the cook come in by the side entrance, shaking out her shawl.",
     "de": "Die Glocke geht, das ganze Haus steht auf der Treppe, und jeder hat ein Licht mitgebracht. Bemerkenswert, wie freundlich sie sind. Jemand nimmt euch wieder die Stiefel ab. Jemand anders trägt die Uhrzeit in ein Buch ein, gähnt und fragt, ob ihr dabei lieber wach wärt. Durch den Seiteneingang hört ihr die Köchin hereinkommen und ihr Tuch ausschütteln."
    },
    "v099": true,
    "heroes": {
     "least": 1,
     "most": 4
    },
    "levels": {
     "normal": {
      "enemies": {
       "acolyte": [
        2,
        5,
        6,
        6
       ],
       "chanter": [
        1,
        1,
        2,
        2
       ],
       "guard": [
        1,
        2,
        2,
        2
       ],
       "flagellant": [
        0,
        1,
        1,
        1
       ]
      },
      "terrain": {
       "door": 1,
       "portcullis": 1,
       "cache": 1
      },
      "threat": [
       6,
       6,
       6,
       6
      ],
      "counters": {
       "ways": 2
      }
     },
     "easy": {
      "enemies": {
       "acolyte": [
        2,
        4,
        4,
        4
       ],
       "chanter": 1,
       "guard": 1,
       "flagellant": 0
      },
      "threat": [
       0,
       0,
       0,
       0
      ]
     },
     "hard": {
      "enemies": {
       "acolyte": [
        3,
        4,
        5,
        5
       ],
       "chanter": [
        1,
        2,
        2,
        2
       ],
       "guard": [
        2,
        3,
        3,
        3
       ],
       "flagellant": [
        1,
        2,
        3,
        3
       ]
      },
      "threat": [
       7,
       7,
       7,
       7
      ]
     }
    },
    "doors": {
     "door": {
      "value": [
       4,
       5,
       6,
       7
      ],
      "responses": 1,
      "defence": [
       2,
       4,
       5,
       5
      ]
     },
     "portcullis": {
      "value": [
       5,
       7,
       7,
       7
      ],
      "responses": 1,
      "defence": [
       3,
       6,
       6,
       6
      ]
     }
    },
    "counters": [
     {
      "counter": "ways",
      "name": {
       "en": "Bars before you",
       "de": "Riegel vor euch"
      }
     }
    ],
    "setup": {
     "bring": "acolyte",
     "n": {
      "byHeroes": [
       1,
       2,
       2,
       2
      ]
     }
    },
    "quest": [
     {
      "raise": "threat"
     },
     {
      "if": {
       "value": "round",
       "is": "= 1"
      },
      "then": {
       "bring": "chanter"
      }
     },
     {
      "if": {
       "value": "round",
       "is": "= 2"
      },
      "then": [
       {
        "bring": "door"
       },
       {
        "bring": "cache"
       },
       {
        "bring": "acolyte"
       }
      ]
     },
     {
      "if": {
       "value": "round",
       "is": "= 3"
      },
      "then": {
       "bring": "guard",
       "into": "priority"
      }
     },
     {
      "if": {
       "value": "round",
       "is": ">= 4"
      },
      "then": {
       "spawn": {
        "byHeroes": [
         1,
         1,
         2,
         2
        ]
       }
      }
     }
    ],
    "opened": [
     {
      "lower": "ways"
     },
     {
      "if": {
       "marks": "ways",
       "is": ">= 1"
      },
      "then": {
       "bring": "portcullis"
      }
     }
    ],
    "table": [
     {
      "who": "chanter",
      "one": {
       "attack": "target"
      },
      "three": {
       "do": {
        "heal": "cultist",
        "n": 1
       },
       "otherwise": {
        "attack": "target"
       }
      }
     },
     {
      "who": "acolyte",
      "zero": {
       "engage": "self"
      },
      "one": {
       "do": {
        "attack": "target"
       },
       "otherwise": {
        "engage": "self"
       }
      },
      "three": [
       {
        "engage": "self"
       },
       {
        "attack": "target"
       }
      ]
     },
     {
      "who": "guard",
      "zero": {
       "do": {
        "support": "chanter"
       },
       "otherwise": {
        "engage": "self"
       }
      },
      "one": {
       "do": {
        "attack": "target"
       },
       "otherwise": {
        "engage": "self"
       }
      }
     },
     {
      "who": "flagellant",
      "zero": {
       "engage": "self"
      },
      "one": {
       "do": {
        "attack": "target"
       },
       "otherwise": {
        "engage": "self"
       }
      }
     }
    ],
    "win": {
     "marks": "ways",
     "is": "= 0"
    },
    "lose": {
     "value": "threat",
     "is": ">= 10"
    }
   }
  ]
 },
 {
  "pack": "terrain",
  "game": "beyond-the-rift",
  "version": 1,
  "title": {
   "en": "Terrain",
   "de": "Gelände"
  },
  "terrain": [
   {
    "terrain": "door",
    "name": {
     "en": "Door",
     "de": "Tür"
    },
    "flavour": {
     "en": "Oak, iron, and on the far side somebody leaning against it.",
     "de": "Eiche, Eisen, und auf der anderen Seite lehnt jemand dagegen."
    },
    "kind": "door",
    "final": 5,
    "v099": 4
   },
   {
    "terrain": "portcullis",
    "name": {
     "en": "Portcullis",
     "de": "Fallgitter"
    },
    "flavour": {
     "en": "You can see everything you cannot reach. That is the idea of it.",
     "de": "Man sieht alles, woran man nicht kommt. So ist es gedacht."
    },
    "kind": "portcullis",
    "final": 3,
    "v099": 3
   },
   {
    "terrain": "rubble",
    "name": {
     "en": "Rubble",
     "de": "Trümmer"
    },
    "flavour": {
     "en": "A wall, once, and not a bad one. Now it has opinions about your ankles.",
     "de": "Früher eine Mauer, und keine schlechte. Jetzt hat sie es auf eure Knöchel abgesehen."
    },
    "kind": "obstacle",
    "final": 4,
    "v099": 3,
    "ongoing": [
     {
      "get": {
       "swap-cost": 1
      },
      "to": "each hero"
     }
    ],
    "action": {
     "cost": 3,
     "do": {
      "remove": "self"
     }
    }
   },
   {
    "terrain": "barricade",
    "name": {
     "en": "Barricade",
     "de": "Barrikade"
    },
    "flavour": {
     "en": "Two carts, a pew, somebody's bed. Nobody built it for you.",
     "de": "Zwei Karren, eine Kirchenbank, ein fremdes Bett. Für euch hat das keiner gebaut."
    },
    "kind": "obstacle",
    "final": 3,
    "v099": 3,
    "ongoing": [
     {
      "get": {
       "defence": 1
      },
      "to": "each loose enemy"
     }
    ],
    "action": {
     "cost": 3,
     "do": {
      "remove": "self"
     }
    }
   },
   {
    "terrain": "burning-beams",
    "name": {
     "en": "Burning Beams",
     "de": "Brennendes Gebälk"
    },
    "flavour": {
     "en": "The roof has decided to come down. It is only choosing the moment.",
     "de": "Das Dach kommt herunter, das steht fest. Es sucht sich nur noch den Moment aus."
    },
    "kind": "hazard",
    "final": 4,
    "v099": 3,
    "spawned": {
     "check": ">= 2",
     "then": {
      "who": "most-ap",
      "do": {
       "fatigue": "hero"
      }
     }
    },
    "ongoing": [
     {
      "get": {
       "start-ap": -1
      },
      "to": "each hero"
     }
    ],
    "action": {
     "cost": 3,
     "do": {
      "remove": "self"
     }
    }
   },
   {
    "terrain": "spore-bed",
    "name": {
     "en": "Spore Bed",
     "de": "Sporenbeet"
    },
    "flavour": {
     "en": "It breathes out whenever you do. Physicians pay well for the yellow ones.",
     "de": "Es atmet aus, wenn ihr ausatmet. Für die gelben zahlen Wundärzte gut."
    },
    "kind": "hazard",
    "final": 3,
    "v099": 1,
    "spawned": {
     "who": "most-cards",
     "do": {
      "lose": 1
     }
    },
    "ongoing": [
     {
      "get": {
       "draw-cost": 1
      },
      "to": "each hero"
     }
    ],
    "action": {
     "cost": 1,
     "do": [
      {
       "check": ">= 2",
       "then": {
        "fatigue": "hero"
       },
       "else": {
        "cure": "fatigue",
        "from": "discard"
       }
      },
      {
       "remove": "self"
      }
     ]
    }
   },
   {
    "terrain": "cache",
    "name": {
     "en": "Smugglers' Cache",
     "de": "Schmugglerversteck"
    },
    "flavour": {
     "en": "Rope, brandy, a left boot of good make. The owner will not be back.",
     "de": "Seil, Branntwein, ein linker Stiefel von guter Machart. Den holt keiner mehr ab."
    },
    "kind": "find",
    "final": 3,
    "v099": 3,
    "action": {
     "cost": 1,
     "do": [
      {
       "choose": 1,
       "of": [
        {
         "draw": 2
        },
        {
         "gain": 4
        }
       ]
      },
      {
       "remove": "self"
      }
     ]
    }
   },
   {
    "terrain": "wayside-shrine",
    "name": {
     "en": "Wayside Shrine",
     "de": "Wegschrein"
    },
    "flavour": {
     "en": "The saint has lost her face, her name and most of her hands. She still does what she can.",
     "de": "Die Heilige hat Gesicht, Namen und fast beide Hände verloren. Was sie kann, tut sie noch."
    },
    "kind": "shrine",
    "final": 2,
    "v099": 2,
    "spawned": {
     "eachHero": {
      "gain": 1
     }
    },
    "action": {
     "cost": 4,
     "once": "round",
     "do": {
      "cure": "wound",
      "n": 1
     }
    }
   }
  ]
 }
] as const;

/** What their hash begins with (see contents.ts). */
export const packsHash = [1771858717,-263808421] as const;
