// Written by `npm run content` from content/*.yaml.
export const names = {
 "old-friends": {
  "en": "Old Friends",
  "de": "Alte Freunde"
 },
 "the-drowned-bell": {
  "en": "The Drowned Bell",
  "de": "Die ertrunkene Glocke"
 },
 "the-quiet-hive": {
  "en": "The Quiet Hive",
  "de": "Der stille Stock"
 },
 "the-gate-at-low-ferry": {
  "en": "The Gate at Low Ferry",
  "de": "Das Tor von Niederfähr"
 },
 "straw-and-tar": {
  "en": "Straw and Tar",
  "de": "Stroh und Teer"
 },
 "the-hall-of-seven-doors": {
  "en": "The Hall of Seven Doors",
  "de": "Die Halle der sieben Türen"
 },
 "six-candles": {
  "en": "Six Candles",
  "de": "Sechs Kerzen"
 },
 "the-weeping-stair": {
  "en": "The Weeping Stair",
  "de": "Die Weinende Treppe"
 },
 "low-water": {
  "en": "Low Water",
  "de": "Niedrigwasser"
 },
 "two-oaths": {
  "en": "Two Oaths",
  "de": "Zwei Eide"
 },
 "the-ninth-stroke": {
  "en": "The Ninth Stroke",
  "de": "Der neunte Schlag"
 },
 "tracks-in-the-ash": {
  "en": "Tracks in the Ash",
  "de": "Spuren in der Asche"
 },
 "hush": {
  "en": "Hush",
  "de": "Leise"
 },
 "the-hill-hums": {
  "en": "The Hill Hums",
  "de": "Der Berg summt"
 },
 "out-through-the-side-entrance": {
  "en": "Out Through the Side Entrance",
  "de": "Durch den Seiteneingang hinaus"
 },
 "terrain-door": {
  "en": "Door",
  "de": "Tür"
 },
 "terrain-portcullis": {
  "en": "Portcullis",
  "de": "Fallgitter"
 },
 "terrain-obstacle": {
  "en": "Obstacle",
  "de": "Hindernis"
 },
 "terrain-hazard": {
  "en": "Hazard",
  "de": "Gefahr"
 },
 "terrain-find": {
  "en": "Find",
  "de": "Fund"
 },
 "terrain-shrine": {
  "en": "Shrine",
  "de": "Schrein"
 }
};
