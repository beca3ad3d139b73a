import { mount } from "svelte";
import "../../src/look/base.css";
import "../../src/tables/colours.ts";
import Gallery from "./Gallery.svelte";

const query = new URLSearchParams(location.search);
const root = document.documentElement;
if (query.get("contrast") === "high") root.dataset.contrast = "high";
if (query.get("motion") === "off") root.dataset.motion = "off";

const target = document.getElementById("app");
if (target !== null) mount(Gallery, { target, props: { part: query.get("part") ?? "all" } });
