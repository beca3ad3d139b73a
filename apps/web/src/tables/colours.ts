/** What colours mean in each game, and the light of its rift: every colours.css, beside the tokens that all share. */
import.meta.glob("./*/colours.css", { eager: true });
