export { type Asking, type Held, inPostgres, inRedis, type Kind, type Place, type Taking } from "./place.js";
