import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { createI18n } from "../i18n/create-i18n.ts";
import { messages } from "../i18n/messages/ar.ts";
import { I18nContext } from "../i18n/use-translation.ts";
import { PageBanner } from "./page-banner.tsx";

test("LANG-8 a lead without Arabic text is marked as English, and a Latin name in a title too (WCAG 3.1.2)", () => {
  const html = renderToStaticMarkup(
    <I18nContext value={createI18n("ar", messages)}>
      <MemoryRouter initialEntries={["/ar/tools/1"]}>
        <PageBanner
          tone="basalt"
          heading="المقابلات الهاتفية (CATI)"
          lead="Calls from our own centre."
          picture={{ src: null, alt: "" }}
        />
      </MemoryRouter>
    </I18nContext>,
  );
  expect(html).toContain('<bdi lang="en" dir="ltr">Calls from our own centre.</bdi>');
  expect(html).toMatch(/المقابلات الهاتفية \(<bdi lang="en">.*CATI.*<\/bdi>\)/);
});
