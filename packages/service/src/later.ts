/** What neither the shelf nor an open match needs: fetched by whoever builds a deck, begins a match or looks at an old one. */
export { dealDecks, deckBox, deckReport, decksOf, Replay, readDeck } from "@rifthall/host";
