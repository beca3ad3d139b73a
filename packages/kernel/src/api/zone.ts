export * from "../zone.js";
