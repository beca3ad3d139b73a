import type { Field, Section } from "@rifthall/effects";
import { LANGUAGES } from "@rifthall/kernel/game";
import { isReadable, LONGEST_NAME, shown, unknown } from "@rifthall/kernel/text";
import { type Bounds, LONGEST_STORY } from "./bounds.js";
import { type Fields, type Findings, isFields } from "./findings.js";

/** Ids are plain words: they become parts of card names, file names and addresses. */
export const ID = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
export const LONGEST_ID = 40;
/** Texts are never markup, and cannot turn the line around. */
export const PLAIN = /^[^<>&\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+$/u;

type Named = Readonly<Record<string, Field>>;

const about = { en: "", de: "" };
/** What stands at the head of every pack, besides its game and its author. */
const HEAD: Named = {
  pack: { type: "id", of: "the pack", about },
  version: { type: "number", least: 1, greatest: 9999, optional: true, about },
  title: { type: "text", optional: true, about },
};
const PACK_KEYS = ["game", "author"];

/**
 * Finds what has not the shape that the format says; effects are left to those who know their words. It looks and builds
 * nothing: a pack is mostly the only one its process checks, and a schema made ready takes longer than all the looking.
 */
export class Shape {
  private readonly path: (string | number)[] = [];

  constructor(
    private readonly bounds: Bounds,
    private readonly problems: Findings,
  ) {}

  /** A pack around the entries of its sections. */
  pack(pack: Fields, sections: readonly Section[]): void {
    this.fields(pack, HEAD, [...PACK_KEYS, ...sections.map((s) => s.key)]);
    if (pack.author !== undefined) this.within("author", () => this.plain(pack.author, "name", LONGEST_NAME));
    for (const { key } of sections)
      if (pack[key] !== undefined) this.within(key, () => this.isList(pack[key], 0, this.bounds.cards));
  }

  entry(entry: unknown, { key, id, fields }: Section, index: number): void {
    this.within(key, () =>
      this.within(index, () => {
        if (!this.isMapping(entry)) return;
        if (id !== undefined) this.within(id, () => this.id(own(entry, id)));
        this.fields(entry, fields, id === undefined ? [] : [id]);
      }),
    );
  }

  private fields(value: Fields, fields: Named, others: readonly string[]): void {
    for (const key in fields) {
      const given = own(value, key);
      if (given !== undefined || !fields[key].optional) this.within(key, () => this.field(given, fields[key]));
    }
    for (const key of Object.keys(value))
      if (!Object.hasOwn(fields, key) && !others.includes(key) && !this.problems.full)
        this.within(key, () => this.say(unknown("field", key, [...others, ...Object.keys(fields)])));
  }

  private field(value: unknown, field: Field): void {
    switch (field.type) {
      case "text":
        this.texts(value, "name", LONGEST_NAME);
        break;
      case "story":
        this.texts(value, "story", LONGEST_STORY);
        break;
      case "flag":
        if (typeof value !== "boolean") this.must(value, "true or false");
        break;
      case "word":
        this.word(value, field.words);
        break;
      case "words":
        if (!this.isList(value, 0, field.words.length)) break;
        this.each(value, (word) => this.word(word, field.words));
        if (new Set(value).size !== value.length) this.say("each word at most once");
        break;
      case "rule":
        if (typeof value !== "string" || !new RegExp(`^${field.pattern}$`).test(value))
          this.must(value, `a rule id such as ${field.pattern.replace("[0-9]+", "10")}`);
        break;
      case "number":
        this.whole(value, field.least, field.greatest);
        break;
      case "numbers":
        if (this.isList(value, 1, field.most)) this.each(value, (n) => this.whole(n, field.least, field.greatest));
        break;
      case "id":
        this.id(value);
        break;
      case "ids":
        if (this.isList(value, 1, this.bounds.cards)) this.each(value, (id) => this.id(id));
        break;
      case "counts":
        this.counts(value, field);
        break;
      case "byHeroes":
        this.byHeroes(value, field.least, field.greatest, field.heroes);
        break;
      case "group":
        this.group(value, field.fields);
        break;
      case "list":
        if (this.isList(value, 0, field.most)) this.each(value, (inner) => this.group(inner, field.fields));
        break;
      case "map":
        if (this.isMapping(value))
          for (const key of Object.keys(value))
            this.within(key, () => {
              this.id(key);
              this.group(value[key], field.fields);
            });
        break;
      case "effect":
      case "condition":
      case "select":
        if (value === undefined) this.say(`missing: ${field.about.en}`);
    }
  }

  private group(value: unknown, fields: Named): void {
    if (this.isMapping(value)) this.fields(value, fields, []);
  }

  private counts(value: unknown, field: Extract<Field, { type: "counts" }>): void {
    const { words, greatest, byHeroes: heroes, least = 0 } = field;
    if (!this.isMapping(value)) return;
    for (const key of Object.keys(value))
      this.within(key, () => {
        if (words && !words.includes(key)) this.say(unknown("word", key, words));
        else if (!words) this.id(key);
        if (heroes === undefined) this.whole(value[key], 0, greatest);
        else this.byHeroes(value[key], 0, greatest, heroes);
      });
    const sum = Object.values(value).reduce((all: number, n) => all + (typeof n === "number" ? n : 0), 0);
    if (sum < least) this.say(`${sum} of them; at least ${least} are needed`);
  }

  /** One number for all, or one for each number of heroes. */
  private byHeroes(value: unknown, least: number, greatest: number, heroes: number): void {
    if (Array.isArray(value) && value.length === heroes) this.each(value, (n) => this.whole(n, least, greatest));
    else if (typeof value === "number") this.whole(value, least, greatest);
    else this.must(value, `a whole number from ${least} to ${greatest}, or a list of ${heroes} of them, by heroes`);
  }

  private texts(value: unknown, what: "name" | "story", most: number): void {
    if (!this.isMapping(value, "a text in each language, such as { en: Echo, de: Echo }")) return;
    for (const language of LANGUAGES) this.within(language, () => this.plain(own(value, language), what, most));
    this.fields(value, {}, LANGUAGES);
  }

  private plain(value: unknown, what: "name" | "story", most: number): void {
    if (typeof value !== "string" || value.length === 0 || value.length > most)
      this.must(value, `a text of 1 to ${most} characters`);
    else if (!PLAIN.test(value) || !isReadable(value)) this.say(UNREADABLE[what]);
  }

  private word(value: unknown, words: readonly string[]): void {
    if (typeof value !== "string") this.must(value, `one of: ${words.join(", ")}`);
    else if (!words.includes(value)) this.say(unknown("word", value, words));
  }

  private id(value: unknown): void {
    if (typeof value !== "string") this.must(value, "an id");
    else if (value.length > LONGEST_ID || !ID.test(value))
      this.say(`${shown(value)}: an id is lower case words with hyphens, at most ${LONGEST_ID} characters`);
    // It becomes the key of objects.
    else if (value in Object.prototype) this.say("this word cannot be an id");
  }

  private whole(value: unknown, least: number, greatest: number): void {
    if (typeof value !== "number" || !Number.isInteger(value) || value < least || value > greatest)
      this.must(value, `a whole number from ${least} to ${greatest}`);
  }

  private isMapping(value: unknown, such = "a mapping"): value is Fields {
    if (isFields(value)) return true;
    this.must(value, such);
    return false;
  }

  private isList(value: unknown, least: number, most: number): value is readonly unknown[] {
    if (!Array.isArray(value)) this.must(value, "a list");
    else if (value.length < least || value.length > most)
      this.say(`${value.length} in this list; it must have ${least} to ${most}`);
    else return true;
    return false;
  }

  private each(list: readonly unknown[], look: (value: unknown) => void): void {
    for (const [i, value] of list.entries()) this.within(i, () => look(value));
  }

  private within(key: string | number, look: () => void): void {
    this.path.push(key);
    look();
    this.path.pop();
  }

  private must(value: unknown, be: string): void {
    this.say(value === undefined ? `missing; it must be ${be}` : `${shown(value)} must be ${be}`);
  }

  private say(message: string): void {
    this.problems.add([...this.path], message);
  }
}

const UNREADABLE = {
  name: "a name is plain text, without markup, control characters or what cannot be seen",
  story: "a story is plain text on one line, without markup, control characters or what cannot be seen",
};

/** What stands there; what every object has does not. */
const own = (value: Fields, key: string): unknown => (Object.hasOwn(value, key) ? value[key] : undefined);
