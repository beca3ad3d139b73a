export { drawZones, type Facts, type Scene, type SeenCard } from "../scene.js";
export { look, redact, resample, Sampler, type View } from "../view.js";
