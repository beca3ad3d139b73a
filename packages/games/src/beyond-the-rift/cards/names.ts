import type { Names } from "@rifthall/effects";
import type { Library } from "../content.js";

/** What an id in an effect is called: a card, a hero, an item, a counter of a scenario or a note. */
export const namesIn =
  (library: Library): Names =>
  (id, language) =>
    (
      library.find(id) ??
      library.heroes.find((hero) => hero.id === id) ??
      library.items.find((item) => item.id === id) ??
      library.scenarios.flatMap((scenario) => scenario.counters).find((counter) => counter.id === id)
    )?.name[language] ??
    library.noteNames.get(id)?.[language] ??
    id.replaceAll("-", " ");
