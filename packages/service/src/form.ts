/** What a value from outside must be like: null if it is, else what is wrong, by its place. */
export type Form = (value: unknown, place: string) => string | null;
/** One form for each argument. */
export type FormsOf<Args extends readonly unknown[]> = { readonly [I in keyof Args]: Form };

const unless = (fits: boolean, place: string, right: string): string | null =>
  fits ? null : `${place} must be ${right}`;

export const text =
  (most: number): Form =>
  (value, place) =>
    unless(typeof value === "string" && value.length <= most, place, `a text of at most ${most} characters`);

export const whole =
  (least: number, most: number): Form =>
  (value, place) =>
    unless(
      Number.isInteger(value) && Number(value) >= least && Number(value) <= most,
      place,
      `a whole number from ${least} to ${most}`,
    );

export const flag: Form = (value, place) => unless(typeof value === "boolean", place, "true or false");

export const oneOf =
  (...values: readonly unknown[]): Form =>
  (value, place) =>
    unless(values.includes(value), place, values.map((v) => JSON.stringify(v)).join(" or "));

/** The first form that fits; what is wrong is said by the last. */
export const either =
  (...forms: readonly Form[]): Form =>
  (value, place) => {
    let wrong: string | null = null;
    for (const form of forms) {
      wrong = form(value, place);
      if (wrong === null) return null;
    }
    return wrong;
  };
export const orNull = (form: Form): Form => either(oneOf(null), form);
export const orNothing = (form: Form): Form => either(oneOf(undefined), form);

export const listOf =
  (form: Form, most: number): Form =>
  (value, place) => {
    if (!Array.isArray(value) || value.length > most) return unless(false, place, `a list of at most ${most}`);
    return first(value, (each, i) => form(each, `${place}[${i}]`));
  };

/** An object with these fields; whatever else is in it is nobody's business. */
export const objectOf =
  (fields: Readonly<Record<string, Form>>): Form =>
  (value, place) => {
    if (typeof value !== "object" || value === null || Array.isArray(value)) return unless(false, place, "an object");
    const own = value as Readonly<Record<string, unknown>>;
    return first(Object.entries(fields), ([name, form]) =>
      form(Object.hasOwn(own, name) ? own[name] : undefined, `${place}.${name}`),
    );
  };

/** An object of whatever fields, as long as all that is in it is not too much. */
export const bounded =
  (most: { readonly values: number; readonly depth: number; readonly text: number }): Form =>
  (value, place) => {
    const wrong = objectOf({})(value, place);
    if (wrong !== null) return wrong;
    let values = 0;
    const open: { within: object; depth: number }[] = [{ within: value as object, depth: 1 }];
    for (let next = open.pop(); next; next = open.pop()) {
      const { within, depth } = next;
      if (depth > most.depth) return `${place} must nest at most ${most.depth} levels deep`;
      for (const [name, field] of Object.entries(within)) {
        if (++values > most.values) return `${place} must hold at most ${most.values} values`;
        if (name.length > most.text || (typeof field === "string" && field.length > most.text))
          return `${place} must hold texts of at most ${most.text} characters`;
        if (typeof field === "object" && field !== null) open.push({ within: field, depth: depth + 1 });
      }
    }
    return null;
  };

function first<T>(values: readonly T[], wrong: (value: T, i: number) => string | null): string | null {
  for (const [i, value] of values.entries()) {
    const found = wrong(value, i);
    if (found !== null) return found;
  }
  return null;
}
