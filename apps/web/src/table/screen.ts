import { MediaQuery } from "svelte/reactivity";

/** Is there a column beside the field for the log and the enlarged card? */
export const wide = new MediaQuery("min-width: 1100px");
