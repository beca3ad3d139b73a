/** What lies in each game's folder, by the game: a game is added by its folder, and by its engine in `engines.ts`. */
export const byGame = <T>(found: Readonly<Record<string, T>>): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(found).map(([path, part]) => [path.split("/")[1], part]));
