import "./ahead.ts";
import "./look/base.css";
import "./tables/colours.ts";
import { mount } from "svelte";
import App from "./App.svelte";
import { stayOffline, update } from "./offline/update.svelte.ts";
import { router } from "./router.svelte.ts";
import { newVersion } from "./shelf/notices.svelte.ts";

// What tables are lettered with beyond the shelf.
const FONTS = ['500 1em "Alegreya Sans"', '700 1em "Alegreya Sans"', '700 1em "Eczar"'];
if (["match", "play", "online"].includes(router.place.at))
  for (const font of FONTS) document.fonts.load(font).catch(() => {});
mount(App, { target: document.getElementById("app") as HTMLElement });
stayOffline(() => newVersion(() => update.take()));
