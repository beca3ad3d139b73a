// Written by `npm run content` from content/*.yaml.
export const packs = [
 {
  "pack": "riftforce",
  "game": "riftforce",
  "version": 1,
  "guilds": [
   {
    "guild": "fire",
    "name": {
     "en": "Fire",
     "de": "Feuer"
    },
    "set": "base",
    "rule": "RF-10",
    "icon": "flame",
    "activate": [
     {
      "damage": 3,
      "to": "first enemy here"
     },
     {
      "damage": 1,
      "to": "ally behind"
     }
    ]
   },
   {
    "guild": "ice",
    "name": {
     "en": "Ice",
     "de": "Eis"
    },
    "set": "base",
    "rule": "RF-11",
    "icon": "snowflake",
    "activate": [
     {
      "pick": "last enemy here"
     },
     {
      "if": {
       "damaged": "that"
      },
      "then": {
       "damage": 4,
       "to": "that"
      },
      "else": {
       "damage": 1,
       "to": "that"
      }
     }
    ]
   },
   {
    "guild": "light",
    "name": {
     "en": "Light",
     "de": "Licht"
    },
    "set": "base",
    "rule": "RF-12",
    "icon": "sun",
    "activate": [
     {
      "damage": 2,
      "to": "first enemy here"
     },
     {
      "heal": 1,
      "from": "any ally"
     }
    ]
   },
   {
    "guild": "shadow",
    "name": {
     "en": "Shadow",
     "de": "Schatten"
    },
    "set": "base",
    "rule": "RF-13",
    "icon": "moon",
    "activate": [
     {
      "move": "self",
      "to": "any other location"
     },
     {
      "damage": 1,
      "to": "first enemy here"
     },
     {
      "if": {
       "destroyed": "that"
      },
      "then": {
       "gain": 1
      }
     }
    ]
   },
   {
    "guild": "earth",
    "name": {
     "en": "Earth",
     "de": "Erde"
    },
    "set": "base",
    "rule": "RF-14",
    "icon": "mountain",
    "played": {
     "damage": 1,
     "to": "each enemy here"
    },
    "activate": {
     "damage": 2,
     "to": "first enemy here"
    }
   },
   {
    "guild": "water",
    "name": {
     "en": "Water",
     "de": "Wasser"
    },
    "set": "base",
    "rule": "RF-15",
    "icon": "wave",
    "activate": [
     {
      "damage": 2,
      "to": "first enemy here"
     },
     {
      "move": "self",
      "to": "any adjacent location"
     },
     {
      "damage": 1,
      "to": "first enemy here"
     }
    ]
   },
   {
    "guild": "thunderbolt",
    "name": {
     "en": "Thunderbolt",
     "de": "Blitz"
    },
    "set": "base",
    "rule": "RF-16",
    "icon": "bolt",
    "activate": [
     {
      "repeat": 2,
      "while": {
       "destroyed": "that"
      },
      "do": {
       "damage": 2,
       "to": "any enemy here"
      }
     }
    ]
   },
   {
    "guild": "plant",
    "name": {
     "en": "Plant",
     "de": "Pflanze"
    },
    "set": "base",
    "rule": "RF-17",
    "icon": "leaf",
    "activate": [
     {
      "at": "any adjacent occupied location",
      "do": [
       {
        "damage": 2,
        "to": "first enemy there"
       },
       {
        "if": {
         "survived": "that"
        },
        "then": {
         "move": "that",
         "to": "here"
        }
       }
      ]
     }
    ]
   },
   {
    "guild": "air",
    "name": {
     "en": "Air",
     "de": "Luft"
    },
    "set": "base",
    "rule": "RF-18",
    "icon": "wind",
    "activate": [
     {
      "move": "self",
      "to": "any other location"
     },
     {
      "at": "each nearby location",
      "do": {
       "damage": 1,
       "to": "first enemy there"
      }
     }
    ]
   },
   {
    "guild": "crystal",
    "name": {
     "en": "Crystal",
     "de": "Kristall"
    },
    "set": "base",
    "rule": "RF-19",
    "icon": "gem",
    "activate": {
     "damage": 4,
     "to": "first enemy here"
    },
    "destroyed": {
     "gain": 1,
     "who": "opponent"
    }
   },
   {
    "guild": "acid",
    "name": {
     "en": "Acid",
     "de": "Säure"
    },
    "set": "beyond",
    "rule": "RF-20",
    "icon": "drop",
    "activate": [
     {
      "get": {
       "cant": "score"
      },
      "until": "ability"
     },
     {
      "damage": 3,
      "to": "first enemy here"
     },
     {
      "damage": 1,
      "to": "second enemy here"
     }
    ]
   },
   {
    "guild": "beast",
    "name": {
     "en": "Beast",
     "de": "Bestie"
    },
    "set": "beyond",
    "rule": "RF-21",
    "icon": "claw",
    "activate": [
     {
      "move": "self",
      "to": "any adjacent location"
     },
     {
      "if": {
       "damaged": "self"
      },
      "then": {
       "damage": 3,
       "to": "first enemy here"
      },
      "else": {
       "damage": 2,
       "to": "first enemy here"
      }
     }
    ]
   },
   {
    "guild": "lava",
    "name": {
     "en": "Lava",
     "de": "Lava"
    },
    "set": "beyond",
    "rule": "RF-22",
    "icon": "volcano",
    "activate": [
     {
      "at": "each adjacent location",
      "do": {
       "damage": 2,
       "to": "first enemy there"
      }
     },
     {
      "damage": 1,
      "to": "self"
     },
     {
      "damage": 1,
      "to": "each ally ahead"
     }
    ]
   },
   {
    "guild": "love",
    "name": {
     "en": "Love",
     "de": "Liebe"
    },
    "set": "beyond",
    "rule": "RF-23",
    "icon": "heart",
    "played": {
     "heal": "all",
     "from": "any ally here"
    },
    "activate": {
     "damage": 2,
     "to": "first enemy here"
    }
   },
   {
    "guild": "magnet",
    "name": {
     "en": "Magnet",
     "de": "Magnet"
    },
    "set": "beyond",
    "rule": "RF-24",
    "icon": "magnet",
    "activate": [
     {
      "damage": 2,
      "to": "last enemy here"
     },
     {
      "move": "self",
      "to": "any adjacent location"
     },
     {
      "if": {
       "survived": "that"
      },
      "then": {
       "move": "that",
       "to": "here"
      }
     }
    ]
   },
   {
    "guild": "music",
    "name": {
     "en": "Music",
     "de": "Musik"
    },
    "set": "beyond",
    "rule": "RF-25",
    "icon": "note",
    "activate": [
     {
      "damage": 2,
      "to": "first enemy here"
     },
     {
      "if": {
       "destroyed": "that"
      },
      "then": {
       "play": "that",
       "to": "any adjacent location"
      }
     }
    ]
   },
   {
    "guild": "sand",
    "name": {
     "en": "Sand",
     "de": "Sand"
    },
    "set": "beyond",
    "rule": "RF-26",
    "icon": "dune",
    "activate": [
     {
      "move": "self",
      "to": "any other location"
     },
     {
      "damage": 1,
      "to": "each enemy here"
     },
     {
      "heal": 1,
      "from": "self"
     }
    ]
   },
   {
    "guild": "star",
    "name": {
     "en": "Star",
     "de": "Stern"
    },
    "set": "beyond",
    "rule": "RF-27",
    "icon": "star",
    "activate": [
     {
      "damage": 2,
      "to": "first enemy here"
     },
     {
      "if": {
       "hand": "you",
       "is": "< 7"
      },
      "then": {
       "draw": 1
      }
     }
    ]
   }
  ]
 },
 {
  "pack": "riftforce-plans",
  "game": "riftforce",
  "version": 1,
  "plans": [
   {
    "kind": "attack",
    "location": 2,
    "numbers": [
     5,
     6
    ]
   },
   {
    "kind": "attack",
    "location": 3,
    "numbers": [
     7,
     5
    ]
   },
   {
    "kind": "attack",
    "location": 4,
    "numbers": [
     6,
     5
    ]
   },
   {
    "kind": "control",
    "location": 1
   },
   {
    "kind": "attack",
    "location": 0,
    "numbers": [
     6,
     6
    ]
   },
   {
    "kind": "attack",
    "location": 3,
    "numbers": [
     5,
     7
    ]
   },
   {
    "kind": "attack",
    "location": 2,
    "numbers": [
     5,
     6,
     5
    ]
   },
   {
    "kind": "control",
    "location": 4
   },
   {
    "kind": "attack",
    "location": 0,
    "numbers": [
     5,
     5
    ]
   },
   {
    "kind": "attack",
    "location": 1,
    "numbers": [
     7,
     6,
     5
    ]
   },
   {
    "kind": "attack",
    "location": 2,
    "numbers": [
     6,
     7
    ]
   },
   {
    "kind": "control",
    "location": 3
   },
   {
    "kind": "attack",
    "location": 1,
    "numbers": [
     5,
     6,
     7
    ]
   },
   {
    "kind": "attack",
    "location": 0,
    "numbers": [
     5,
     5
    ]
   },
   {
    "kind": "attack",
    "location": 4,
    "numbers": [
     7,
     5,
     6
    ]
   },
   {
    "kind": "control",
    "location": 2
   },
   {
    "kind": "attack",
    "location": 1,
    "numbers": [
     6,
     7
    ]
   },
   {
    "kind": "attack",
    "location": 4,
    "numbers": [
     5,
     6,
     5
    ]
   },
   {
    "kind": "attack",
    "location": 3,
    "numbers": [
     7,
     6,
     5
    ]
   },
   {
    "kind": "control",
    "location": 0
   }
  ]
 },
 {
  "pack": "riftforce-trainer",
  "game": "riftforce",
  "version": 1,
  "challenges": [
   {
    "challenge": "five-1",
    "number": 5,
    "stars": 1,
    "activate": {
     "damage": 2,
     "to": "first enemy here"
    }
   },
   {
    "challenge": "five-2",
    "number": 5,
    "stars": 2,
    "activate": [
     {
      "repeat": 2,
      "while": {
       "destroyed": "that"
      },
      "do": {
       "damage": 2,
       "to": "last enemy here"
      }
     }
    ]
   },
   {
    "challenge": "five-3",
    "number": 5,
    "stars": 3,
    "activate": [
     {
      "damage": 2,
      "to": "first enemy here"
     },
     {
      "damage": 1,
      "to": "second enemy here"
     }
    ]
   },
   {
    "challenge": "five-4",
    "number": 5,
    "stars": 4,
    "activate": {
     "damage": 2,
     "to": "most-damaged enemy here"
    }
   },
   {
    "challenge": "six-1",
    "number": 6,
    "stars": 1,
    "activate": {
     "damage": 3,
     "to": "last enemy here"
    }
   },
   {
    "challenge": "six-2",
    "number": 6,
    "stars": 2,
    "activate": [
     {
      "at": "any adjacent occupied location",
      "do": [
       {
        "damage": 3,
        "to": "first enemy there"
       },
       {
        "if": {
         "survived": "that"
        },
        "then": {
         "move": "that",
         "to": "here"
        }
       }
      ]
     }
    ]
   },
   {
    "challenge": "six-3",
    "number": 6,
    "stars": 3,
    "activate": [
     {
      "damage": 3,
      "to": "first enemy here"
     },
     {
      "if": {
       "survived": "that"
      },
      "then": {
       "move": "that",
       "to": "any adjacent location"
      }
     }
    ]
   },
   {
    "challenge": "six-4",
    "number": 6,
    "stars": 4,
    "activate": {
     "damage": 3,
     "to": "first enemy here"
    }
   },
   {
    "challenge": "seven-1",
    "number": 7,
    "stars": 1,
    "activate": [
     {
      "at": "each adjacent location",
      "do": {
       "damage": 2,
       "to": "first enemy there"
      }
     }
    ]
   },
   {
    "challenge": "seven-2",
    "number": 7,
    "stars": 2,
    "activate": [
     {
      "damage": 2,
      "to": "first enemy here"
     },
     {
      "damage": 2,
      "to": "last enemy here"
     }
    ]
   },
   {
    "challenge": "seven-3",
    "number": 7,
    "stars": 3,
    "activate": [
     {
      "damage": 3,
      "to": "first enemy here"
     },
     {
      "damage": 1,
      "to": "each remaining enemy here"
     }
    ]
   },
   {
    "challenge": "seven-4",
    "number": 7,
    "stars": 4,
    "activate": {
     "damage": 5,
     "to": "last enemy here"
    }
   }
  ],
  "addOns": [
   {
    "addOn": "roam",
    "stars": 5,
    "first": {
     "move": "self",
     "to": "any other location"
    }
   },
   {
    "addOn": "mend",
    "stars": 5,
    "first": {
     "heal": 1,
     "from": "any ally"
    }
   }
  ]
 }
] as const;

/** What their hash begins with (see contents.ts). */
export const packsHash = [-1084332434,62178906] as const;
