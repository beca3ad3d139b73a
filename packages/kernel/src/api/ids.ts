export * from "../ids.js";
