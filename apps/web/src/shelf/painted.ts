/** Comes true once the browser has shown what was drawn and has a moment to spare. */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(() => resolve(), 60));
  });
}
