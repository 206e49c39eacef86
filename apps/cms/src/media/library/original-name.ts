import type { TextField } from "payload";

/** Maximum length of a name, characters. */
const longest = 200;

/** Control characters, and marks that change the direction of what follows. */
const invisible = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** The name of an uploaded file without folders and invisible characters. */
export function cleanName(name: string): string {
  const file = name.split(/[/\\]/).at(-1) ?? "";
  return file.normalize("NFC").replaceAll(invisible, "").trim().slice(0, longest);
}

/**
 * The name that a file had when it was uploaded. Lists, search and fields show it to staff, who may change it. The file
 * itself is stored under a random name, so that visitors cannot read the original one (B6).
 */
export const originalName: TextField = {
  name: "original_name",
  type: "text",
  maxLength: longest,
  index: true,
  label: { en: "Name", ar: "الاسم" },
  admin: {
    position: "sidebar",
    // A new file has the name that it is uploaded with.
    condition: ({ filename }) => Boolean(filename),
    description: {
      en: "The name that the file was uploaded with. Visitors do not see it.",
      ar: "الاسم الذي رُفع به الملف. لا يراه الزوّار.",
    },
    components: { Cell: "/media/library/name-cell.tsx#NameCell" },
  },
};
