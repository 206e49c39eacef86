import { escapeHtml } from "@miqyas/contract";

/** HTML with escaped values. `new Markup` takes text that is HTML already. */
export class Markup {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Part = string | number | Markup | null | undefined | false | readonly Markup[];

function write(part: Part): string {
  if (part instanceof Markup) return part.text;
  if (typeof part === "string" || typeof part === "number") return escapeHtml(String(part));
  return part ? part.map(({ text }) => text).join("") : "";
}

/** A template in which every value is escaped, except HTML made by the same template. */
export function markup(strings: TemplateStringsArray, ...parts: Part[]): Markup {
  return new Markup(strings.reduce((text, string, at) => text + write(parts[at - 1]) + string));
}
