/** What neither the shelf nor an open match needs: fetched by whoever builds a deck or begins a match. */
export { dealDecks, deckBox, deckReport, decksOf, readDeck } from "@rifthall/host";
