import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { createI18n } from "../../i18n/create-i18n.ts";
import { messages as arabic } from "../../i18n/messages/ar.ts";
import { messages } from "../../i18n/messages/en.ts";
import { I18nContext } from "../../i18n/use-translation.ts";
import { FaqResults } from "./faq-results.tsx";

const category = (id: string) => ({ id, name: `Category ${id}` });
const page = {
  items: [{ id: "1", question: "How long?", answer: "Weeks", category: category("1"), untranslated: [] }],
  categories: [category("1"), category("2")],
  pagination: { current_page: 1, per_page: 10, total: 30, total_pages: 3, count: 1 },
};

test("FAQ-2 FAQ-4 while a category loads, the questions before it stay, and the pager leads into the category", () => {
  const html = renderToStaticMarkup(
    <I18nContext value={createI18n("en", messages)}>
      <MemoryRouter initialEntries={["/questions?cat=2"]}>
        <FaqResults page={page} params={{ page: 1, category_id: "2" }} opened={new Set()} isPrevious />
      </MemoryRouter>
    </I18nContext>,
  );
  expect(html).toContain("How long?");
  // Above them it is seen that others are on their way (NAV-3).
  expect(html).toMatch(/<p role="status" class="(?!visually-hidden)[^"]*">Loading/);
  expect(html).toContain('href="/questions?cat=2&amp;page=2"');
});

test("FAQ-5 FAQ-6 a list without questions says so where it is announced", () => {
  const html = renderToStaticMarkup(
    <I18nContext value={createI18n("en", messages)}>
      <MemoryRouter initialEntries={["/questions"]}>
        <FaqResults
          page={{ ...page, items: [] }}
          params={{ page: 1 }}
          opened={new Set()}
          isPrevious={false}
        />
      </MemoryRouter>
    </I18nContext>,
  );
  expect(html).toContain(
    '<p role="status" class="visually-hidden">No questions found for this category.</p>',
  );
});

test("LANG-5 a question without Arabic texts is marked as English on an Arabic page", () => {
  const html = renderToStaticMarkup(
    <I18nContext value={createI18n("ar", arabic)}>
      <MemoryRouter initialEntries={["/ar/questions"]}>
        <FaqResults page={page} params={{ page: 1 }} opened={new Set()} isPrevious={false} />
      </MemoryRouter>
    </I18nContext>,
  );
  for (const text of ["How long?", "Weeks"]) expect(html).toContain(`<bdi lang="en" dir="ltr">${text}</bdi>`);
});
