/** Less than this no finger finds. */
export const TARGET = 44;
/** Cards that lie too close to be told apart by a finger, opened to choose from. */
export const larger: { title: string; rows: readonly number[] } = $state({ title: "", rows: [] });
export function openLarger(title: string, rows: readonly number[]): void {
  larger.title = title;
  larger.rows = rows;
}
export function closeLarger(): void {
  larger.rows = [];
}
