import { MediaQuery } from "svelte/reactivity";

/** Room for the cribs beside the field; the same line is drawn in the components' styles. */
export const desktop = new MediaQuery("(width >= 1100px) and (height >= 560px)");
/** A phone on its side: prompt and hand stand beside the field. */
export const low = new MediaQuery("(height < 480px)");
/** Fingers need 44 px. */
export const coarse = new MediaQuery("(pointer: coarse)");
/** Room for whole sentences on a guild that is offered. */
export const roomy = new MediaQuery("(width >= 700px) and (height >= 500px)");
/** Room for them on many guilds, too. */
export const tall = new MediaQuery("(width >= 1100px) and (height >= 800px)");
