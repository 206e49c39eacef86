import { listSocialLinks } from "@miqyas/contract";
import { describe, expect, test } from "vitest";
import { createTranslate } from "../i18n/create-i18n.ts";
import type { Translate } from "../i18n/create-i18n.ts";
import { messages as ar } from "../i18n/messages/ar.ts";
import { messages as en } from "../i18n/messages/en.ts";
import { nameLink } from "./social-medias.ts";

describe("the name of a social link", () => {
  const links = listSocialLinks.read({
    success: true,
    data: [
      { platform_slug: "threads", name: "" },
      { platform_slug: "facebook", name: "" },
      { platform_slug: "threads", name: "Threads" },
      { platform_slug: "constructor", name: "Constructor" },
    ],
  });

  test("ENT-7 LANG-8 is in the reader's language where the backend gives none", () => {
    const namesIn = (t: Translate) => links.map((link) => nameLink(link, t).name);
    expect(namesIn(createTranslate("en", en))).toEqual([
      "Social Media",
      "Facebook",
      "Threads",
      "Constructor",
    ]);
    expect(namesIn(createTranslate("ar", ar))).toEqual(["شبكة تواصل", "فيسبوك", "Threads", "Constructor"]);
  });
});
