/** What tables show only where they are among others. */
export const online = {
  talk: "chat-bubble",
  watching: "spyglass",
  muted: "sound-off",
} as const;
