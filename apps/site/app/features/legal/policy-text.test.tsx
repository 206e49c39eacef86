import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { parseHtml } from "../../content/parse-html.ts";
import { createI18n } from "../../i18n/create-i18n.ts";
import { messages } from "../../i18n/messages/en.ts";
import { I18nContext } from "../../i18n/use-translation.ts";
import { markParagraphs } from "./mark-paragraphs.ts";
import { PolicyText } from "./policy-text.tsx";

test("POL-2 LAY-15 a table of a policy scrolls in its own box, between marked paragraphs", () => {
  const html = "<p>1. Who we are</p><table><tbody><tr><td>A</td><td>B</td></tr></tbody></table><p>2. You</p>";
  const page = renderToStaticMarkup(
    <I18nContext value={createI18n("en", messages)}>
      <PolicyText blocks={markParagraphs(parseHtml(html))} />
    </I18nContext>,
  );
  expect(page.match(/data-mark="section"/g)).toHaveLength(2);
  expect(page).toMatch(/<div[^>]*role="group"[^>]*tabindex="0"[^>]*><table>/i);
});
