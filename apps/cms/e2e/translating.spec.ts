import { expect } from "@playwright/test";
import { cms, openForm, removeEntries, storedDraft, test } from "./admin.ts";

test(
  "LANG-14 LANG-15 LANG-16 a text is taken over as a draft and published in its language",
  { tag: "@in-arabic" },
  async ({ admin: page, language }) => {
    const t = (en: string, ar: string) => (language === "ar" ? ar : en);
    const title = `Untranslated ${language} ${Date.now()}`;
    const headers = { Origin: cms };
    const data = { title, excerpt: "An excerpt", created_on: "2026-01-01", _status: "published" };
    const created = await page.request.post(`${cms}/api/blogs?locale=en`, { data, headers });
    const { doc } = (await created.json()) as { doc: { id: number } };
    const read = async () => {
      const address = `${cms}/api/blogs/${doc.id}?locale=ar&fallback-locale=null&depth=0`;
      return (await (await page.request.get(address, { headers })).json()) as Record<string, unknown>;
    };

    await openForm(page, `collections/blogs/${doc.id}?locale=ar`);
    await expect(page.locator("h1")).toHaveText(title);
    const onSite = page.locator(".site-links a");
    await expect(onSite).toHaveText([t("English", "الإنكليزية")]);
    await expect(page.locator(".language-warning")).toContainText(t("Missing", "ناقص"));
    const visitor = await page.context().newPage();
    await visitor.goto(`/ar/Blogdetails/${doc.id}`);
    await expect(visitor.getByText("متوفّرة بالإنكليزية فقط")).toBeVisible();
    // An earlier choice, which the press replaces (LANG-4).
    await visitor.evaluate(() => localStorage.setItem("i18nextLng", "ar"));
    await visitor.getByRole("link", { name: title }).click();
    // A new document: its title is told, and the focus is at its top.
    await expect(visitor).toHaveURL((url) => url.pathname.startsWith("/Blogdetails/"));
    // Only a page that has started opens the list. Then it has compared its language with the choice.
    await visitor.getByRole("banner").getByRole("combobox").fill("xqzt");
    await expect(visitor.getByRole("banner").getByRole("listbox")).toBeAttached();
    await expect(visitor).toHaveURL((url) => url.pathname.startsWith("/Blogdetails/"));
    await expect(visitor.getByRole("heading", { name: title, level: 1 })).toBeVisible();
    await visitor.close();
    await page.getByRole("button", { name: t("Copy all texts", "نسخ النصوص كلها") }).click();
    await expect(page.locator("#field-title")).toHaveValue(title);
    await expect(page.locator("#field-excerpt")).toHaveValue("An excerpt");
    await page.getByRole("button", { name: t("Save Draft", "حفظ المسودة") }).click();
    await expect(page.locator(".language-panel [data-language=ar]")).toContainText(t("Draft", "مسودة"));
    expect(await read()).toMatchObject({ ar_state: "draft" });
    expect((await read()).title).toBeFalsy();

    await page.locator("#field-title").fill("مترجم");
    await page.getByRole("button", { name: t("Publish in Arabic", "نشر العربية") }).click();
    await expect(page.locator(".language-panel [data-language=ar]")).toContainText(t("Published", "منشور"));
    expect(await read()).toMatchObject({ title: "مترجم", ar_state: "published" });
    await expect(onSite).toHaveText([t("English", "الإنكليزية"), t("Arabic", "العربية")]);
    await removeEntries(page, `blogs/${doc.id}`);
  },
);

test(
  "LANG-15 going back to what is public changes the language of the form alone",
  { tag: "@in-arabic" },
  async ({ admin: page }) => {
    const headers = { Origin: cms };
    const data = { title: "Public", created_on: "2026-01-01", _status: "published" };
    const created = await page.request.post(`${cms}/api/blogs?locale=en`, { data, headers });
    const { doc } = (await created.json()) as { doc: { id: number } };
    const address = `${cms}/api/blogs/${doc.id}`;
    const save = (locale: string, title: string) =>
      page.request.patch(`${address}?draft=true&locale=${locale}`, { data: { title }, headers });
    await save("ar", "لم يُنشر");
    await save("en", "Changed");
    const titleOf = async (query: string) => {
      const answer = await page.request.get(`${address}?fallback-locale=null&${query}`, { headers });
      return ((await answer.json()) as { title?: string | null }).title ?? "";
    };

    await openForm(page, `collections/blogs/${doc.id}?locale=en`);
    await expect(page.locator("#field-title")).toHaveValue("Changed");
    await page.locator("#action-revert-to-published").click();
    await page.locator("#confirm-action").click();
    await expect(page.locator("#field-title")).toHaveValue("Public");
    expect(await titleOf("locale=ar")).toBe("");
    expect(await titleOf("locale=ar&draft=true")).toBe("لم يُنشر");
    expect(await titleOf("locale=en&draft=true")).toBe("Public");
    await removeEntries(page, `blogs/${doc.id}`);
  },
);

test(
  "WRITE-1 LANG-16 a new entry is headed as untitled until it has a title, and appears nowhere yet",
  { tag: "@in-arabic" },
  async ({ admin: page, language }) => {
    const t = (en: string, ar: string) => (language === "ar" ? ar : en);
    await page.goto(`${cms}/admin/collections/blogs/create?locale=${language}`);
    await expect(page).toHaveURL(/blogs\/\d+/);
    // Without a language in its address the form has the one that the account used last, in any tab.
    const id = /blogs\/(\d+)/.exec(page.url())?.[1];
    await openForm(page, `collections/blogs/${id}?locale=${language}`);
    const heading = page.locator("h1");
    await expect(heading).toHaveText(t("[Untitled]", "[بلا عنوان]"));
    const panel = page.locator(".language-panel");
    await expect(panel).toContainText(t("There is no Arabic text yet.", "لا نص عربيًا بعد."));
    await expect(panel).not.toContainText(t("appears on", "لا تظهر"));
    await expect(panel.getByRole("button")).toHaveCount(0);
    const title = page.locator("#field-title");
    await title.fill(t("The price of salt", "سعر الملح"));
    await expect(heading).toHaveText(t("The price of salt", "سعر الملح"));
    await title.fill("");
    await expect(heading).toHaveText(t("[Untitled]", "[بلا عنوان]"));
    const readDraft = async () => JSON.parse(await storedDraft(page, language)) as object;
    await expect.poll(readDraft).toMatchObject({ title: "" });
    await page.goto(`${cms}/admin/collections/blogs/${id}/versions?locale=${language}`);
    await expect(heading).toHaveText(t("[Untitled]", "[بلا عنوان]"));
    await removeEntries(page, `blogs/${id}`);
  },
);

test(
  "LANG-14 LANG-16 all texts that are taken over during a save stay",
  { tag: "@in-english" },
  async ({ admin: page, language }) => {
    const t = (en: string, ar: string) => (language === "ar" ? ar : en);
    const headers = { Origin: cms };
    const data = {
      title: `Hurried ${Date.now()}`,
      excerpt: "An excerpt",
      author_name: "An author",
      _status: "published",
    };
    const created = await page.request.post(`${cms}/api/blogs?locale=en`, { data, headers });
    const { doc } = (await created.json()) as { doc: { id: number } };
    await openForm(page, `collections/blogs/${doc.id}?locale=ar`);
    const save = Promise.withResolvers<() => void>();
    await page.route("**/api/blogs/*?*autosave=true*", (route) => save.resolve(() => void route.continue()), {
      times: 1,
    });
    await page.locator("#field-title").fill("مستعجل");
    const send = await save.promise;
    await page.getByRole("button", { name: t("Copy all texts", "نسخ النصوص كلها") }).click();
    await expect(page.locator("#field-excerpt")).toHaveValue("An excerpt");
    const answered = page.waitForResponse(/autosave=true/);
    send();
    await answered;
    const stored = async () => {
      const address = `${cms}/api/blogs/${doc.id}?draft=true&locale=ar&fallback-locale=null&depth=0`;
      return (await (await page.request.get(address, { headers })).json()) as Record<string, unknown>;
    };
    await expect
      .poll(stored)
      .toMatchObject({ title: "مستعجل", excerpt: "An excerpt", author_name: "An author" });
    await expect(page.locator("#field-excerpt")).toHaveValue("An excerpt");
    await removeEntries(page, `blogs/${doc.id}`);
  },
);

test(
  "LANG-16 a part that has moved shows and takes the text of the same part",
  { tag: "@in-arabic" },
  async ({ admin: page, language }) => {
    const t = (en: string, ar: string) => (language === "ar" ? ar : en);
    const headers = { Origin: cms };
    const explores = ["First", "Second", "Third"].map((title) => ({ title: `${title} part` }));
    const data = { title: `Parts ${Date.now()}`, explores, _status: "published" };
    const created = await page.request.post(`${cms}/api/our-services?locale=en`, { data, headers });
    const { doc } = (await created.json()) as { doc: { id: number } };
    await openForm(page, `collections/our-services/${doc.id}?locale=ar`);
    const titles = page.locator("#field-explores input[id$=__title]");
    const sources = page.locator("#field-explores .source-text");
    await expect(sources).toContainText(["First part", "Second part", "Third part"]);
    const actions = page.locator("#field-explores .array-actions");
    const choose = async (name: string) => {
      await actions.first().getByRole("button").click();
      await page.locator(`.array-actions__${name}`).filter({ visible: true }).click();
    };
    await choose("remove");
    await expect(sources).toContainText(["Second part", "Third part"]);
    await choose("add");
    await expect(titles).toHaveCount(3);
    await expect(sources).toContainText(["Second part", "Third part"]);
    await page.getByRole("button", { name: t("Copy all texts", "نسخ النصوص كلها") }).click();
    await expect(titles.nth(2)).toHaveValue("Third part");
    await expect(titles.nth(0)).toHaveValue("Second part");
    await expect(titles.nth(1)).toHaveValue("");
    await removeEntries(page, `our-services/${doc.id}`);
  },
);

test(
  "LANG-16 WRITE-2 what is typed while a translation is marked as checked stays",
  { tag: "@in-english" },
  async ({ admin: page, language }) => {
    const t = (en: string, ar: string) => (language === "ar" ? ar : en);
    const headers = { Origin: cms };
    const entry = { title: `Checked ${Date.now()}`, created_on: "2026-01-01", _status: "published" };
    const created = await page.request.post(`${cms}/api/blogs?locale=en`, { data: entry, headers });
    const { doc } = (await created.json()) as { doc: { id: number } };
    for (const [locale, title] of [
      ["ar", "روجع"],
      ["en", `Changed ${Date.now()}`],
    ])
      await page.request.patch(`${cms}/api/blogs/${doc.id}?locale=${locale}`, {
        data: { ...entry, title },
        headers,
      });
    await openForm(page, `collections/blogs/${doc.id}?locale=ar`);
    const state = page.locator(".language-panel [data-language=ar]");
    await expect(state).toContainText(t("Outdated", "يحتاج إلى تحديث"));
    // The source changes once more: it is shown before it can be confirmed.
    const again = `Changed again ${Date.now()}`;
    await page.request.patch(`${cms}/api/blogs/${doc.id}?locale=en`, {
      data: { ...entry, title: again },
      headers,
    });
    await state.getByRole("button").click();
    await expect(page.getByText(t("Please compare once more", "يُرجى المقارنة مرة أخرى"))).toBeVisible();
    await expect(page.locator(".source-text").first()).toContainText(again);
    // Answered later: until then the text is in the form alone.
    const saving = Promise.withResolvers<void>();
    await page.route("**/api/blogs/*?*autosave=true*", (route) =>
      saving.promise.then(() => route.continue()),
    );
    await page.route("**/checked", (route) => route.fulfill({ body: "no answer of ours" }), { times: 1 });
    await state.getByRole("button").click();
    await expect(page.getByText(t("This did not work.", "لم تنجح العملية."))).toBeVisible();
    const check = Promise.withResolvers<() => void>();
    await page.route("**/checked", (route) => check.resolve(() => void route.continue()));
    await state.getByRole("button").click();
    const send = await check.promise;
    await page.locator("#field-title").fill("روجع وصُحّح");
    send();
    await expect(state).toContainText(t("Published", "منشور"));
    saving.resolve();
    await expect.poll(() => storedDraft(page, "ar")).toContain("روجع وصُحّح");
    await expect(page.locator("#field-title")).toHaveValue("روجع وصُحّح");
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await removeEntries(page, `blogs/${doc.id}`);
  },
);
