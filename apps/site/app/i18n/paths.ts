import type { Locale } from "@miqyas/contract";
import { addressRules } from "./addresses.ts";
import type { AddressName } from "./addresses.ts";

const fixed = (name: AddressName) => () => addressRules[name].pattern;
const withSegment = (name: AddressName) => (segment: string) =>
  addressRules[name].pattern.replace(/:\w+\??$/, () => encodeURIComponent(segment));

/** Canonical English addresses of every page, by name: `paths.article("fair-sample")`. */
export const paths = {
  home: fixed("home"),
  services: fixed("services"),
  about: fixed("about"),
  research: fixed("research"),
  markets: fixed("markets"),
  blog: fixed("blog"),
  article: withSegment("article"),
  contact: fixed("contact"),
  privacyPolicy: fixed("privacyPolicy"),
  terms: fixed("terms"),
  faq: fixed("faq"),
  resources: fixed("resources"),
  resource: withSegment("resource"),
  service: withSegment("service"),
  storedService: fixed("storedService"),
  tool: withSegment("tool"),
  trends: fixed("trends"),
  trend: withSegment("trend"),
  report: withSegment("report"),
  words: fixed("words"),
  word: withSegment("word"),
} satisfies Record<AddressName, (segment: string) => string>;

/** The address of a canonical path in a language: English as it is, Arabic under `/ar` (LANG-9). */
export function localizePath(path: string, locale: Locale): string {
  return locale === "en" ? path : `/ar${path.replace(/^\/(?=$|[?#])/, "")}`;
}
