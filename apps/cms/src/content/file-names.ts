import path from "node:path";
import { slugFrom } from "../fields/slug-from.ts";

/** The file that marks the root of a folder of content. */
export const markerFile = "content.yaml";
export const formatVersion = 1;

export const sharedFile = "entry.yaml";
export const languageFiles = { en: "en.md", ar: "ar.md" } as const;

/**
 * Extension of the file with the texts of a media file. It has the name of the media file and this extension.
 */
export const aboutEnding = ".yaml";

const longest = 48;

/** A name of a few words, cut between two words. */
export function shortName(text: string): string {
  const slug = slugFrom(text);
  if (slug.length <= longest) return slug;
  return slug.slice(0, slug.lastIndexOf("-", longest) > 0 ? slug.lastIndexOf("-", longest) : longest);
}

/** Gives each name once: the second `methods` becomes `methods-2`. */
export class UniqueNames {
  readonly #taken = new Set<string>();

  take(stem: string, ending = ""): string {
    for (let count = 1; ; count += 1) {
      const name = `${stem}${count === 1 ? "" : `-${count}`}${ending}`;
      if (this.#taken.has(name)) continue;
      this.#taken.add(name);
      return name;
    }
  }
}

/** The path of a file, relative to a folder. */
export const relativeName = (folder: string, file: string): string => path.posix.relative(folder, file);

/** The path in the content of a file that is named relative to a folder. */
export const resolveName = (folder: string, name: string): string => path.posix.join(folder, name);
