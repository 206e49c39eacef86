import type { Bilingual, SeedPicture } from "./types.ts";

/**
 * The parts of a sample text. Inline marks inside a text: `**strong**`, `*emphasis*`,
 * `[label](address)`. An address is `https://…`, `mailto:…` or a path of the site such as `/words`.
 */
export type Block =
  | { kind: "paragraph"; text: string }
  | { kind: "heading"; level: 2 | 3; text: string }
  | { kind: "list"; ordered: boolean; items: string[] }
  | { kind: "quote"; text: string; source?: string }
  | { kind: "table"; head: string[]; rows: string[][] }
  | { kind: "image"; picture: SeedPicture };

export const p = (text: string): Block => ({ kind: "paragraph", text });
export const h2 = (text: string): Block => ({ kind: "heading", level: 2, text });
export const h3 = (text: string): Block => ({ kind: "heading", level: 3, text });
export const ul = (...items: string[]): Block => ({ kind: "list", ordered: false, items });
export const ol = (...items: string[]): Block => ({ kind: "list", ordered: true, items });
export const quote = (text: string, source?: string): Block => ({
  kind: "quote",
  text,
  ...(source && { source }),
});
export const table = (head: string[], ...rows: string[][]): Block => ({ kind: "table", head, rows });
export const image = (picture: SeedPicture): Block => ({ kind: "image", picture });
export const both = (en: string, ar: string): Bilingual => ({ en, ar });
