// Written by `npm run content` from content/*.yaml.
export const names = {
 "andares-1": {
  "en": "Face Down",
  "de": "Die blanke Seite nach unten"
 },
 "andares-2": {
  "en": "The Drowned Observatory",
  "de": "Das ertrunkene Observatorium"
 }
};
