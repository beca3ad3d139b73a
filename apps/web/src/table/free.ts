/** What may be tapped has a notch above it. */
const NOTCH = 12;

/** Where in the field a panel covers nothing that may be tapped now, from the top; nowhere: null. */
export function freeIn(panel: HTMLElement): number | null {
  const field = panel.parentElement;
  if (!field) return null;
  const { top, height } = field.getBoundingClientRect();
  const taken = [...field.querySelectorAll<HTMLElement>(".legal[data-key], .legal > [data-key], .here[data-key]")]
    .filter((element) => !panel.contains(element))
    .map((element) => element.getBoundingClientRect())
    .map((box) => ({ from: box.top - top - NOTCH, to: box.bottom - top }));
  const own = panel.offsetHeight;
  const isFree = (at: number): boolean =>
    at + own <= height && taken.every(({ from, to }) => to <= at || from >= at + own);
  return [0, ...taken.map(({ to }) => Math.ceil(to)).toSorted((a, b) => a - b)].find(isFree) ?? null;
}
