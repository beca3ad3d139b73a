// Written by `npm run content` from content/*.yaml.
export const names = {
 "fire": {
  "en": "Fire",
  "de": "Feuer"
 },
 "ice": {
  "en": "Ice",
  "de": "Eis"
 },
 "light": {
  "en": "Light",
  "de": "Licht"
 },
 "shadow": {
  "en": "Shadow",
  "de": "Schatten"
 },
 "earth": {
  "en": "Earth",
  "de": "Erde"
 },
 "water": {
  "en": "Water",
  "de": "Wasser"
 },
 "thunderbolt": {
  "en": "Thunderbolt",
  "de": "Blitz"
 },
 "plant": {
  "en": "Plant",
  "de": "Pflanze"
 },
 "air": {
  "en": "Air",
  "de": "Luft"
 },
 "crystal": {
  "en": "Crystal",
  "de": "Kristall"
 },
 "acid": {
  "en": "Acid",
  "de": "Säure"
 },
 "beast": {
  "en": "Beast",
  "de": "Bestie"
 },
 "lava": {
  "en": "Lava",
  "de": "Lava"
 },
 "love": {
  "en": "Love",
  "de": "Liebe"
 },
 "magnet": {
  "en": "Magnet",
  "de": "Magnet"
 },
 "music": {
  "en": "Music",
  "de": "Musik"
 },
 "sand": {
  "en": "Sand",
  "de": "Sand"
 },
 "star": {
  "en": "Star",
  "de": "Stern"
 }
};
