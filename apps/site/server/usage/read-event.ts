import { cleanLine, foldText, formKinds, latinDigits, locales } from "@miqyas/contract";
import type { Locale, UsageKind } from "@miqyas/contract";
import * as v from "valibot";
import type { SiteApp } from "../shared/app-build.ts";

/** Something to count once. */
export interface UsageEvent {
  kind: UsageKind;
  locale: Locale;
  subject: string;
}

const text = v.pipe(v.string(), v.maxLength(500));
const locale = v.picklist(locales);

/** What a page of the site sends (`app/usage/send-usage.ts`). */
const event = v.variant("kind", [
  v.object({ kind: v.literal("read"), locale, subject: text, from: v.optional(text) }),
  v.object({ kind: v.literal("search"), locale, subject: text }),
  v.object({ kind: v.literal("download"), locale, subject: text }),
  v.object({ kind: v.literal("begun"), locale, subject: v.picklist(formKinds) }),
]);

const longestWords = 60;

/** Words of a search as they are counted. `null` for words that may name a person: an address or a number (RT-30). */
function readWords(typed: string): string | null {
  const words = foldText(cleanLine(typed));
  const digits = latinDigits(words).replace(/\D/g, "").length;
  return words === "" || words.length > longestWords || words.includes("@") || digits > 5 ? null : words;
}

/** The host of the page whose link was followed; `null` for the site's own pages and for anything but a host. */
function readHost(from: string, siteHost: string): string | null {
  const host = from.toLowerCase().replace(/^www\./, "");
  return /^(?=.{1,100}$)[a-z\d-]+(?:\.[a-z\d-]+)+$/.test(host) && host !== siteHost.replace(/^www\./, "")
    ? host
    : null;
}

export interface EventRules {
  resolveAddress: SiteApp["resolveAddress"];
  /** Host of the site, without port. */
  siteHost: string;
  /** Paths of the backend's files. */
  filePaths: readonly string[];
}

/** What to count for a body that a browser sent: nothing for an unknown page, file or kind. */
export function readEvents(body: unknown, rules: EventRules): UsageEvent[] {
  const parsed = v.safeParse(event, body);
  if (!parsed.success) return [];
  const given = parsed.output;
  const one = (subject: string | null): UsageEvent[] =>
    subject === null ? [] : [{ kind: given.kind, locale: given.locale, subject }];
  switch (given.kind) {
    case "read": {
      const address = rules.resolveAddress(given.subject, "");
      const path = address.kind === "page" ? decodeURIComponent(address.path) : "";
      if (path === "" || path.length > 200) return [];
      const host = given.from === undefined ? null : readHost(given.from, rules.siteHost);
      const source = host === null ? [] : [{ kind: "source" as const, locale: given.locale, subject: host }];
      return [...one(path), ...source];
    }
    case "search":
      return one(readWords(given.subject));
    case "download": {
      const isFile = rules.filePaths.some((path) => given.subject.startsWith(`${path}/`));
      return one(isFile && /^[\w./-]{1,200}$/.test(given.subject) ? given.subject : null);
    }
    case "begun":
      return one(given.subject);
  }
}
