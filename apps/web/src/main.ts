import "./look/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { stayOffline, update } from "./offline/update.svelte.ts";
import { newVersion } from "./shelf/notices.svelte.ts";

mount(App, { target: document.getElementById("app") as HTMLElement });
stayOffline(() => newVersion(() => update.take()));
