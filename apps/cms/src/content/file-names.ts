import path from "node:path";
import { slugFrom } from "../fields/slug-from.ts";

/** The file at the root of a folder of content that says so. */
export const markerFile = "content.yaml";
export const formatVersion = 1;

export const sharedFile = "entry.yaml";
export const languageFiles = { en: "en.md", ar: "ar.md" } as const;

/** What is said of a file stands beside it, under its name and this ending. */
export const aboutEnding = ".yaml";

const longest = 48;

/** A name of a few words, cut between two of them. */
export function shortName(text: string): string {
  const slug = slugFrom(text);
  if (slug.length <= longest) return slug;
  return slug.slice(0, slug.lastIndexOf("-", longest) > 0 ? slug.lastIndexOf("-", longest) : longest);
}

/** Gives out names, each once: the second `methods` is `methods-2`. */
export class Names {
  readonly #taken = new Set<string>();

  take(wanted: string, ending = ""): string {
    for (let count = 1; ; count += 1) {
      const name = `${wanted}${count === 1 ? "" : `-${count}`}${ending}`;
      if (this.#taken.has(name)) continue;
      this.#taken.add(name);
      return name;
    }
  }
}

/** The path of a file as another file of a folder names it. */
export const relativeName = (folder: string, file: string): string => path.posix.relative(folder, file);

/** The path inside the content of what a file of a folder names. */
export const resolveName = (folder: string, name: string): string => path.posix.join(folder, name);
