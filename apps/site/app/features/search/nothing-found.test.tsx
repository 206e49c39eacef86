import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { createI18n } from "../../i18n/create-i18n.ts";
import { messages } from "../../i18n/messages/en.ts";
import { I18nContext } from "../../i18n/use-translation.ts";
import type { SearchState } from "../../shell/search/hit-path.ts";
import { NothingFound } from "./nothing-found.tsx";

const htmlOf = (search: SearchState) =>
  renderToStaticMarkup(
    <I18nContext value={createI18n("en", messages)}>
      <MemoryRouter>
        <NothingFound search={search} onTurn={() => undefined} />
      </MemoryRouter>
    </I18nContext>,
  );

test("SRCH-13 RT-30 nothing of one kind leads to every kind, and is not counted as a search without result", () => {
  const html = htmlOf({ q: "NPS", kind: "articles" });
  expect(html).toContain('href="/search?q=NPS"');
  expect(html).not.toContain("data-nothing-found");
  expect(htmlOf({ q: "NPS" })).toContain('data-nothing-found="NPS"');
});
