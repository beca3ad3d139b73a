/** How something on the table moves once: only by `transform` and `opacity`, which need no layout. */
export interface Move {
  readonly frames: readonly Keyframe[];
  /** In milliseconds; less where the event itself is shown for less. */
  readonly time: number;
  /** What was done to it shows as soon as the blow has landed. */
  readonly burns?: true;
  /** It goes on until the table is drawn without it, however long the event is shown. */
  readonly leaves?: true;
}

/** The way across the rift: enemies strike down, ours up. */
export type Towards = 1 | -1;

/** When of a blow's time it lands. */
export const LANDS = 0.6;

const STRIKE = "cubic-bezier(.7, 0, .9, .4)";
const at = (offset: number, x: number, y: number, more = "", easing = "ease-out"): Keyframe => ({
  transform: `translate(${x}px, ${y}px) ${more}`,
  offset,
  easing,
});
const rest = (offset: number, easing = "ease-out"): Keyframe => ({ transform: "none", offset, easing });

/** Draws back, then goes for it, and is slow to come home. */
export const strike = (towards: Towards, far = 12): Move => ({
  frames: [rest(0), at(0.26, 0, (-far / 3) * towards, "scale(1.03)", STRIKE), at(LANDS, 0, far * towards), rest(1)],
  time: 340,
});

/** Thrown back from the rift, and shaken until it stands. */
export const recoil = (towards: Towards): Move => ({
  frames: [
    rest(0, STRIKE),
    at(0.22, 0, -7 * towards, "rotate(-2.5deg) scale(.95)"),
    at(0.42, 4, -3 * towards, "rotate(2deg)"),
    at(0.62, -3, 0, "rotate(-1deg)"),
    at(0.8, 1.5, 0),
    rest(1),
  ],
  time: 340,
  burns: true,
});

/** Holds against something. */
export const withstand: Move = {
  frames: [rest(0, STRIKE), at(0.25, -5, 0, "rotate(-2deg)"), at(0.5, 5, 0, "rotate(2deg)"), at(0.75, -2, 0), rest(1)],
  time: 280,
};

/** Draws attention to itself. */
export const swell: Move = { frames: [rest(0), at(0.4, 0, 0, "scale(1.07)"), rest(1)], time: 340 };

/** Comes from its own side and is put down: a little too far, then flat. */
export const arrive = (towards: Towards): Move => ({
  frames: [
    { ...at(0, 0, -22 * towards, "scale(1.14)"), opacity: 0 },
    { ...at(0.3, 0, -14 * towards, "scale(1.1)"), opacity: 1 },
    at(0.72, 0, 2 * towards, "scale(.97)"),
    rest(1),
  ],
  time: 400,
});

/** Is jolted, breaks away and drops into the rift: nothing of it is left. */
export const fall = (towards: Towards): Move => ({
  frames: [
    rest(0, STRIKE),
    at(0.14, -4, 0, "rotate(-3deg) scale(1.05)"),
    at(0.3, 2, -5 * towards, "rotate(2deg)", "cubic-bezier(.5, 0, .9, .5)"),
    { ...at(0.76, 0, 44 * towards, "rotate(11deg) scale(.62)"), opacity: 0 },
    { ...at(1, 0, 44 * towards, "rotate(11deg) scale(.62)"), opacity: 0 },
  ],
  time: 320,
  leaves: true,
});

/** Sinks under its own weight, or rises again. */
export const sink: Move = {
  frames: [at(0, 0, -5, "rotate(5deg)"), at(0.6, 0, 2, "rotate(-1deg)"), rest(1)],
  time: 280,
};
export const rise: Move = {
  frames: [at(0, 0, 3, "rotate(-5deg)"), at(0.55, 0, -6, "scale(1.04)"), rest(1)],
  time: 340,
};

/** Is lifted, turned over in the air by its face, and set down with weight. */
export const turnOver: Move = {
  frames: [rest(0), at(0.35, 0, -9, "scale(1.12)"), at(0.75, 0, 1, "scale(.95)", "ease-in-out"), rest(1)],
  time: 340,
};

/** A mark that is burnt in where a blow has landed. */
export const BURN: readonly Keyframe[] = [
  { transform: "scale(2.1)", opacity: 0, easing: STRIKE },
  { transform: "scale(.86)", opacity: 1, offset: 0.6, easing: "ease-out" },
  { transform: "none", opacity: 1 },
];
export const BURN_TIME = 180;
