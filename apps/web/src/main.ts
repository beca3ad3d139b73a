import "./look/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { stayOffline, update } from "./offline/update.svelte.ts";
import { router } from "./router.svelte.ts";
import { local } from "./service/local.ts";
import { newVersion } from "./shelf/notices.svelte.ts";

// A match needs the worker, which takes longer to come than the page.
if (router.place.at === "match" || router.place.at === "play") local();
mount(App, { target: document.getElementById("app") as HTMLElement });
stayOffline(() => newVersion(() => update.take()));
