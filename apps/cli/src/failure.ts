/** Something went wrong that is no fault of ours: a message for people, and exit code 1. */
export class Failure extends Error {}
/** The command was called wrongly: exit code 2. */
export class BadUsage extends Error {}
