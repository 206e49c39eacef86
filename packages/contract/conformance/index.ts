import type { Locale } from "../src/index.ts";
import { expectations } from "./expectations.ts";
import { checkBadQueries, checkRead, checkRedirectOf, checkSearch, checkUnknownId } from "./read-checks.ts";
import type { Findings } from "./read-checks.ts";
import { ask } from "./reader.ts";
import { checkContact, checkNewsletter, checkNewsletterLinks } from "./write-checks.ts";

export interface ConformanceResult {
  name: string;
  locale: Locale;
  findings: Findings;
}

/**
 * Checks a running backend against the whole contract, one check after the other.
 * @param base origin of the backend, without a slash at the end
 * @param write also sends one contact message and one subscription per language
 */
export async function* runConformance(
  base: string,
  { locales, write }: { locales: readonly Locale[]; write: boolean },
): AsyncGenerator<ConformanceResult> {
  for (const locale of locales) {
    for (const expected of expectations) {
      const name = `GET ${expected.path}${expected.call.optional ? " (optional)" : ""}`;
      yield { name, locale, findings: await checkRead(base, locale, expected) };
      if (expected.idFrom)
        yield { name: `${name} unknown id`, locale, findings: await checkUnknownId(base, locale, expected) };
      else
        yield { name: `${name} bad input`, locale, findings: await checkBadQueries(base, locale, expected) };
    }
    yield {
      name: "GET /api/v1/redirects?from= (optional)",
      locale,
      findings: await checkRedirectOf(base, locale),
    };
    yield {
      name: "GET /api/v1/search?q= (optional)",
      locale,
      findings: await checkSearch(base, locale),
    };
    const unknown = await ask(base, "/api/v1/no-such-call", { locale });
    yield {
      name: "an unknown path",
      locale,
      findings: unknown.status === 404 ? [] : [`status ${unknown.status}, expected 404`],
    };
    if (!write) continue;
    yield { name: "POST /contact-us-messages", locale, findings: await checkContact(base, locale) };
    yield { name: "POST /newsletter/subscribe", locale, findings: await checkNewsletter(base, locale) };
    const findings = await checkNewsletterLinks(base, locale);
    yield { name: "POST /newsletter/confirm, /newsletter/unsubscribe (optional)", locale, findings };
  }
}
