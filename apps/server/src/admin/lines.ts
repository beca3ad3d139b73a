import { Refusal } from "@rifthall/kernel/text";

/** What comes over a line, cut where lines end; one that is too long is refused before it is all there. */
export async function* linesOf(parts: AsyncIterable<Buffer | string>, longest: number): AsyncGenerator<string> {
  let rest = "";
  const decoder = new TextDecoder();
  for await (const part of parts) {
    rest += typeof part === "string" ? part : decoder.decode(part, { stream: true });
    for (let end = rest.indexOf("\n"); end >= 0; end = rest.indexOf("\n")) {
      yield rest.slice(0, end);
      rest = rest.slice(end + 1);
    }
    if (rest.length > longest) throw new Refusal("too-long", `a line of more than ${longest} characters`);
  }
  if (rest !== "") yield rest;
}
