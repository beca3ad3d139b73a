import { version as ours } from "../package.json";

export const version: string = ours;
