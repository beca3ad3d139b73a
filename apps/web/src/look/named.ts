/** A picture with a name to those who cannot see it; without a name it is decoration. */
export const named = (label: string | undefined) =>
  label === undefined ? ({ "aria-hidden": "true" } as const) : ({ role: "img", "aria-label": label } as const);
