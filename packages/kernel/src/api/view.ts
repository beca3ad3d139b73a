export { type Facts, openZones, type Scene, type SeenCard, seenZones } from "../scene.js";
export { look, redact, resample, Sampler, type View } from "../view.js";
