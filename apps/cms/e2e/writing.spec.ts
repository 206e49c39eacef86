import { expect } from "@playwright/test";
import type { APIRequestContext, Route } from "@playwright/test";
import {
  closePreview,
  cms,
  failedRequests,
  fillPlan,
  openArticle,
  openForm,
  openPreview,
  removeEntries,
  storedDraft,
  test,
} from "./admin.ts";

test(
  "RT-27 WRITE-1 the preview shows the site's page, and follows what is written, during a save and after a failure",
  { tag: "@in-arabic" },
  async ({ admin: page, language }) => {
    const t = (en: string, ar: string) => (language === "ar" ? ar : en);
    const before = `${t("Before", "قبل")} ${Date.now()}`;
    await openArticle(page, language, before);
    await closePreview(page);
    const frame = page.frameLocator(`iframe[title$="${t("English", "العربية")}"]`);
    const heading = frame.getByRole("heading", { level: 1 });
    const write = async (words: string) => {
      await page.locator("#field-title").fill(words);
      return words;
    };

    // Opened during a save, it follows that save.
    const sent = Promise.withResolvers<() => void>();
    await page.route("**/api/blogs/*?*autosave=true*", (route) => sent.resolve(() => void route.continue()), {
      times: 1,
    });
    const later = await write(`${t("Later", "بعد")} ${Date.now()}`);
    const save = await sent.promise;
    await openPreview(page);
    await expect(frame.locator("html")).toHaveAttribute("dir", t("ltr", "rtl"));
    await expect(heading).toHaveText(before);
    save();
    await expect(heading).toHaveText(later);

    await expect(heading).toHaveText(await write(`${t("Written", "كُتب")} ${Date.now()}`));
    await page.getByRole("button", { name: t("Phone", "هاتف"), exact: true }).click();
    await expect(heading).toBeVisible();
    // The frame gets its new width from the browser, in its own time.
    await expect
      .poll(() => frame.locator("html").evaluate((html) => html.clientWidth))
      .toBeLessThanOrEqual(390);
    await closePreview(page);

    // The site does not answer when it is opened, and answers later.
    await page.route("**/preview/*", (route) => route.fulfill({ body: "Away", contentType: "text/html" }));
    await openPreview(page);
    await expect(frame.locator("body")).toHaveText("Away");
    await page.unroute("**/preview/*");
    await expect(heading).toHaveText(await write(`${t("Back", "عاد")} ${Date.now()}`));
    await closePreview(page);
  },
);

test("RT-26 results show a page under the agency's name or the site's own, and a save leaves those of the other language", async ({
  admin: page,
  language,
}) => {
  const t = (en: string, ar: string) => (language === "ar" ? ar : en);
  // Other tests read the real settings at the same time.
  await page.route("**/api/v1/site-settings?lang=en", (route) =>
    route.fulfill({ json: { success: true, data: { name: "Orontes Research" } } }),
  );
  await page.route("**/api/v1/site-settings?lang=ar", (route) =>
    route.fulfill({ json: { success: true, data: { name: null } } }),
  );
  const title = t("Baskets", "سلال");
  await openArticle(page, language, title, t("ar", "en"));
  const id = /blogs\/(\d+)/.exec(page.url())?.[1];
  const part = page.locator(".collapsible", {
    hasText: t("Search engines and sharing", "محركات البحث والمشاركة"),
  });
  const toggle = part.locator(".collapsible__toggle");
  // What is opened at the lower edge is below the window.
  await toggle.evaluate((button) => button.scrollIntoView({ block: "end" }));
  await toggle.click();
  const results = page.locator(".search-preview__result");
  await expect(results.locator(".search-preview__site").first()).toContainText("Orontes Research");
  await expect(results.locator(".search-preview__site").last()).toContainText("مقياس");
  const titles = results.locator(".search-preview__title");
  const shown = titles.nth(language === "en" ? 0 : 1);
  await expect(shown).toHaveText(`${title} — ${t("Orontes Research", "مقياس")}`);

  const sent = Promise.withResolvers<() => void>();
  await page.route(`**/api/blogs/${id}?*saved=*`, (route) => sent.resolve(() => void route.continue()), {
    times: 1,
  });
  const written = t("سعر الملح", "The price of salt");
  await page.locator("#field-title").fill(written);
  const answer = await sent.promise;
  await expect(shown).toHaveText(`${title} — ${t("Orontes Research", "مقياس")}`);
  answer();
  await expect(titles.nth(language === "en" ? 1 : 0)).toHaveText(
    `${written} — ${t("مقياس", "Orontes Research")}`,
  );
  await removeEntries(page, `blogs/${id}`);
});

test("WRITE-4 the copy check names places, leads to them, and locks nothing", async ({
  admin: page,
  language,
}) => {
  const t = (en: string, ar: string) => (language === "ar" ? ar : en);
  await openArticle(page, language, t("It's a draft", "أسعار القهوة, ثم الشاي"));
  const panel = page.locator(".copy-check");
  const hint = panel.getByRole("listitem").filter({ hasText: t("better: ’", "الأفضل: ،") });
  await hint.getByRole("button").click();
  const title = page.locator("#field-title");
  await expect(title).toBeFocused();
  const selected = () =>
    title.evaluate((input: HTMLInputElement) =>
      input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0),
    );
  expect(await selected()).toBe(t("'", ","));
  await page.keyboard.insertText(t("’", "،"));
  await expect(panel).toContainText(t("No hints", "لا ملاحظات"));

  const editor = page.locator("[contenteditable=true]");
  await editor.click();
  await page.keyboard.insertText(t("We met at  noon", "التقينا  ظهرًا"));
  await panel.getByRole("button", { name: "␣␣" }).click();
  await expect.poll(() => page.evaluate(() => String(getSelection()))).toBe("  ");
  await expect(editor).toBeFocused();
  await page.getByRole("button", { name: t("Publish in English", "نشر العربية") }).click();
  await expect(page.locator(".doc-controls__status")).toContainText(t("Published", "منشور"));
});

test(
  "WRITE-1 what was typed last is published however soon the button is pressed, also while the draft is being saved",
  { tag: "@in-english" },
  async ({ admin: page, language }) => {
    const t = (en: string, ar: string) => (language === "ar" ? ar : en);
    // Payload's editor waits for the browser's idle time. Here it comes late.
    await page.addInitScript(() => {
      const late: IdleDeadline = { didTimeout: true, timeRemaining: () => 0 };
      window.requestIdleCallback = (run) => window.setTimeout(() => run(late), 3000);
      window.cancelIdleCallback = (handle) => window.clearTimeout(handle);
    });
    await openArticle(page, language, `Last ${crypto.randomUUID().slice(0, 8)}`);
    const id = /blogs\/(\d+)/.exec(page.url())?.[1];
    const read = async () => (await page.request.get(`${cms}/api/v1/blogs/${id}?lang=${language}`)).text();
    const publish = page.getByRole("button", { name: t("Publish in English", "نشر العربية") });
    const status = page.locator(".doc-controls__status");
    await page.locator("[contenteditable=true]").click();
    await page.keyboard.insertText(t("the last words", "آخر الكلام"));
    await publish.click();
    await expect(status).toContainText(t("Published", "منشور"));
    expect(await read()).toContain(t("the last words", "آخر الكلام"));

    const isByButton = ({ pathname, searchParams }: URL) =>
      pathname === `/api/blogs/${id}` && searchParams.has("draft") && !searchParams.has("autosave");
    const held = Promise.withResolvers<undefined>();
    await page.route(isByButton, async (route) => {
      await held.promise;
      await route.continue();
    });
    const early = t("Pressed early", "ضُغط مبكرًا");
    await page.locator("#field-title").fill(early);
    const saving = page.waitForRequest((request) => isByButton(new URL(request.url())));
    await page.getByRole("button", { name: t("Save Draft", "حفظ المسودة") }).click();
    await saving;
    await expect(publish).toBeDisabled();
    await publish.click({ force: true });
    expect(await read()).not.toContain(early);
    held.resolve(undefined);
    await expect.poll(read).toContain(early);
    await expect(status).toContainText(t("Published", "منشور"));
    await removeEntries(page, `blogs/${id}`);
  },
);

test(
  "WRITE-1 a published text that is changed and changed back is published, and the form says so",
  { tag: "@in-arabic" },
  async ({ admin: page, language }) => {
    const t = (en: string, ar: string) => (language === "ar" ? ar : en);
    const published = `Same ${Date.now()}`;
    await openArticle(page, language, published);
    const newest = page.locator(".latest-versions li").first();
    await expect(newest).toContainText(t("Draft", "مسودة"));
    await page.getByRole("button", { name: t("Publish in English", "نشر العربية") }).click();
    const status = page.locator(".doc-controls__status");
    await expect(status).toContainText(t("Published", "منشور"));
    await expect(newest).toContainText(t("Published", "منشورة"));
    for (let time = 0; time < 2; time++) {
      await page.locator("#field-title").fill("Other words");
      await expect(status).toContainText(t("Changed", "تعديلات لم تُنشر"));
      await page.locator("#field-title").fill(published);
      await expect(status).not.toContainText(t("Changed", "تعديلات لم تُنشر"));
      expect(await storedDraft(page, language)).toContain('"_status":"published"');
    }
  },
);

test(
  "WRITE-2 what is typed in several fields while the form saves itself for the first time, or again, stays and is saved",
  { tag: "@in-english" },
  async ({ admin: page, language }) => {
    await openArticle(page, language, `Several ${Date.now()}`);
    const [title, excerpt] = [page.locator("#field-title"), page.locator("#field-excerpt")];
    const editor = page.locator(".rich-text-lexical [contenteditable=true]");
    /** Holds the answer to the next save. Returns when the save is stored, with the function that lets the answer go. */
    const holdSave = async () => {
      const [stored, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      const hold = async (route: Route) => {
        const response = await route.fetch();
        stored.resolve();
        await released.promise;
        await route.fulfill({ response });
      };
      await page.route("**/api/blogs/*?*autosave=true*", hold, { times: 1 });
      return { stored: stored.promise, release: released.resolve };
    };
    /** Types during a save, whose answer comes at once after the last letter. */
    const typeDuring = async (save: { release: () => void }, name: string, text: string, note: string) => {
      await title.fill(name);
      await editor.click();
      await page.keyboard.press("ControlOrMeta+a");
      await page.keyboard.type(text);
      await excerpt.fill(note);
      await expect(excerpt).toHaveValue(note);
      const answered = page.waitForResponse(/autosave=true/);
      save.release();
      await answered;
      const both = new RegExp(`"${text}".*"${note}"|"${note}".*"${text}"`);
      await expect.poll(() => storedDraft(page, language)).toMatch(both);
      expect(await storedDraft(page, language)).toContain(`"${name}"`);
      await expect(title).toHaveValue(name);
      await expect(editor).toHaveText(text);
      await expect(excerpt).toHaveValue(note);
    };
    let save = await holdSave();
    await title.fill("Nought");
    await save.stored;
    await typeDuring(save, "One and two", "Three", "Four");

    // During a save that began as the answer to the one before it came.
    const before = await holdSave();
    await title.fill("Five");
    await before.stored;
    await title.fill("Six");
    // What is kept so was also given to Payload, which saves it after the answer.
    await expect.poll(() => page.evaluate(() => Object.values(localStorage).join())).toContain('"Six"');
    save = await holdSave();
    before.release();
    await save.stored;
    await typeDuring(save, "Six and seven", "Eight", "Nine");
  },
);

test(
  "WRITE-1 the form saves itself while a link is being made, and a link that is cancelled is no link",
  { tag: "@in-english" },
  async ({ admin: page, language }) => {
    const t = (en: string, ar: string) => (language === "ar" ? ar : en);
    await openArticle(page, language, `Linked ${Date.now()}`);
    const editor = page.locator(".rich-text-lexical [contenteditable=true]");
    await editor.click();
    const words = t("a reading", "قراءة");
    await page.keyboard.insertText(words);
    await expect.poll(() => storedDraft(page, language)).toContain(words);
    const drawer = page.getByRole("dialog");
    await page.keyboard.press("ControlOrMeta+a");
    // The button is grey until the editor knows what is selected, and for a moment while the form saves itself.
    await page.locator(".fixed-toolbar .toolbar-popup__button-link:not(.disabled)").click();
    await expect(drawer.locator("#field-url")).toHaveValue("https://");
    await expect.poll(() => storedDraft(page, language)).toContain('"url":"https://"');
    await expect(page.locator(".unsaved-notice")).toHaveCount(0);
    await page.keyboard.press("Escape");
    await expect(editor.locator("a")).toHaveCount(0);
    await expect.poll(() => storedDraft(page, language)).not.toContain('"url":"https://"');
    const id = /blogs\/(\d+)/.exec(page.url())?.[1];
    await removeEntries(page, `blogs/${id}`);
  },
);

test.describe("when a save fails", () => {
  test.use({ expectedNoise: failedRequests });

  test(
    "WRITE-2 a text whose writer is signed out, or that is refused, says what to do and is saved once that is done",
    { tag: "@in-arabic" },
    async ({ admin: page, context, language }) => {
      const t = (en: string, ar: string) => (language === "ar" ? ar : en);
      await openArticle(page, language, `Not saved ${Date.now()}`);
      const title = page.locator("#field-title");
      await expect(title).toBeEditable();
      const cookies = await context.cookies();
      await context.clearCookies({ name: "payload-token" });
      await title.fill("Written without a session");
      const notice = page.getByRole("alert").filter({ hasText: t("Not saved", "لم يُحفظ") });
      await expect(notice).toContainText(t("you are signed out", "انتهت جلستك"));
      await expect(notice).toContainText(t("kept in this browser", "بقيت نسخة من نصك في هذا المتصفح"));
      const link = notice.getByRole("link");
      await expect(link).toHaveAttribute("target", "_blank");
      await expect(link).toHaveAttribute("href", /\/admin\/login$/);
      await context.addCookies(cookies);
      await notice.getByRole("button", { name: t("Save again", "إعادة الحفظ") }).click();
      await expect(notice).toHaveCount(0);
      await expect(page.locator(".payload-toast-container")).toContainText(t("is saved", "حُفظ نصك"));
      await page.reload();
      await expect(title).toHaveValue("Written without a session");
      await expect(page.locator(".unsaved-notice")).toHaveCount(0);

      const saves = "**/api/blogs/*?*autosave=true*";
      const reason = "The third link leads nowhere.";
      await page.route(saves, (route) =>
        route.fulfill({ status: 400, json: { errors: [{ message: reason, data: {} }] } }),
      );
      await title.fill("Refused");
      const refused = page.getByRole("alert").filter({ hasText: t("was refused", "رُفضت المادة") });
      await expect(refused).toContainText(reason);
      await page.unroute(saves);
      await title.fill("Accepted");
      await expect(refused).toHaveCount(0);
      await expect.poll(() => storedDraft(page, language)).toContain('"Accepted"');
    },
  );

  test(
    "WRITE-2 WRITE-3 text written without a connection is taken back, or discarded",
    { tag: "@in-arabic" },
    async ({ admin: page, context, language }) => {
      const t = (en: string, ar: string) => (language === "ar" ? ar : en);
      const stored = `Stored ${Date.now()}`;
      await openArticle(page, language, stored);
      const title = page.locator("#field-title");
      const editor = page.locator("[contenteditable=true]");
      await expect(title).toBeEditable();
      await expect(editor).toBeVisible();
      const kept = () => page.evaluate(() => Object.values(localStorage).join());
      /** Writes while the connection is gone, leaves the page and comes back. */
      const writeAndLeave = async (words: string) => {
        await context.setOffline(true);
        await title.fill(words);
        await editor.click();
        await page.keyboard.insertText(words);
        await expect(
          page.getByRole("alert").filter({ hasText: t("no connection", "لا اتصال") }),
        ).toBeVisible();
        await expect.poll(kept).toContain(`${words}","type":"text"`);
        const address = page.url();
        await page.goto("about:blank");
        await context.setOffline(false);
        await page.goto(address);
      };
      await writeAndLeave("First words");
      const notice = page.locator(".unsaved-notice");
      await expect(notice).toContainText(t("was not saved", "لم يُحفظ"));
      await expect(title).toHaveValue(stored);
      await notice.getByRole("button", { name: t("Restore it", "استعادته") }).click();
      await expect(title).toHaveValue("First words");
      await expect(editor).toHaveText("First words");
      await expect(notice).toHaveCount(0);
      await expect
        .poll(() => storedDraft(page, language))
        .toMatch(/"text":"First words".*"title":"First words"|"title":"First words".*"text":"First words"/);
      await expect.poll(kept).not.toContain("First words");

      await writeAndLeave("Second words");
      await expect(title).toHaveValue("First words");
      await expect(editor).toHaveText("First words");
      await notice.getByRole("button", { name: t("Discard", "حذفه") }).click();
      await expect(notice).toHaveCount(0);
      await expect.poll(kept).not.toContain("Second words");
      await page.reload();
      await expect(title).toHaveValue("First words");
      await expect(notice).toHaveCount(0);
    },
  );

  test(
    "WRITE-1 WRITE-3 a form that was open while a colleague or another tab wrote shows the newest text, or keeps its own and saves nothing over it",
    { tag: "@in-english" },
    async ({ admin: page, browser, context, language }) => {
      const t = (en: string, ar: string) => (language === "ar" ? ar : en);
      await openArticle(page, language, `Together ${Date.now()}`);
      const id = /blogs\/(\d+)/.exec(page.url())?.[1];
      const headers = { Origin: cms };
      const [title, excerpt] = [page.locator("#field-title"), page.locator("#field-excerpt")];
      const notice = page.locator(".unsaved-notice");
      /** Stores a title as a form on another device does. */
      const store = async (by: APIRequestContext, words: string) => {
        const query = `autosave=true&draft=true&depth=0&locale=${language}`;
        const sent = await by.patch(`${cms}/api/blogs/${id}?${query}`, { data: { title: words }, headers });
        expect(sent.status()).toBe(200);
      };
      /** Finds another text stored, in place of the form's own, and takes that one back. */
      const takeBack = async (stored: string, own: string) => {
        expect(await storedDraft(page, language)).toContain(`"${stored}"`);
        await notice.getByRole("button", { name: t("Reload the page", "إعادة تحميل الصفحة") }).click();
        await expect(title).toHaveValue(stored);
        await notice.getByRole("button", { name: t("Restore it", "استعادته") }).click();
        await expect(title).toHaveValue(own);
        await expect.poll(() => storedDraft(page, language)).toContain(`"${own}"`);
        await expect(notice).toHaveCount(0);
      };

      const account = {
        email: `${crypto.randomUUID()}@miqyas.example`,
        password: "a kettle on the roof",
        ...{ name: "Colleague", role: "editor" },
      };
      expect((await page.request.post(`${cms}/api/users`, { data: account, headers })).status()).toBe(201);
      const colleague = await browser.newContext({ storageState: { cookies: [], origins: [] } });
      await colleague.request.post(`${cms}/api/users/login`, { data: account });
      await store(colleague.request, "By a colleague");
      const locks = `${cms}/api/payload-locked-documents?where[document.value][equals]=${id}`;
      expect((await colleague.request.delete(locks, { headers })).status()).toBe(200);
      await colleague.close();
      await title.fill("By the first");
      await expect(notice).toContainText(t("somebody else has changed this entry", "عدّل شخص آخر هذه المادة"));
      await takeBack("By a colleague", "By the first");

      const other = await context.newPage();
      await other.goto(page.url());
      await other.locator("#field-title").fill("In the second tab");
      await expect(title).toHaveValue("In the second tab");
      await expect(page.locator(".payload-toast-container")).toContainText(
        t("You see its newest text", "وأمامك الآن أحدث نص"),
      );
      await excerpt.fill("In the first tab");
      await expect(other.locator("#field-excerpt")).toHaveValue("In the first tab");
      expect(await storedDraft(page, language)).toContain('"In the second tab"');
      await other.close();

      // On another device, while the answer to this form's look is on its way.
      const released = Promise.withResolvers<void>();
      let isAsked = false;
      await page.route(`**/api/blogs/${id}?draft=true*`, async (route) => {
        isAsked = true;
        await released.promise;
        await route.continue();
      });
      await store(page.request, "On another device");
      // A form that is being saved does not look.
      const comeBack = () => page.evaluate(() => window.dispatchEvent(new Event("focus")));
      await expect.poll(() => comeBack().then(() => isAsked)).toBe(true);
      await title.fill("On this device");
      released.resolve();
      await expect(notice).toContainText(t("was changed elsewhere", "عُدّلت هذه المادة في مكان آخر"));
      await takeBack("On another device", "On this device");

      // This form has not looked: nobody has left it.
      await store(page.request, "On a phone");
      await title.fill("On this desk");
      await expect(notice).toContainText(t("was changed elsewhere", "عُدّلت هذه المادة في مكان آخر"));
      await takeBack("On a phone", "On this desk");
    },
  );

  test(
    "WRITE-2 WRITE-3 a form without drafts says why a save failed, can be saved again, and asks before Back",
    { tag: "@in-arabic" },
    async ({ admin: page, context, language }) => {
      const t = (en: string, ar: string) => (language === "ar" ? ar : en);
      const [name, typed] = [`Kept ${Date.now()}`, `Typed ${Date.now()}`];
      const headers = { Origin: cms };
      const created = await page.request.post(`${cms}/api/blog-categories?locale=${language}`, {
        data: { name },
        headers,
      });
      const { doc } = (await created.json()) as { doc: { id: number } };
      const address = `${cms}/api/blog-categories/${doc.id}?locale=${language}`;
      const stored = async () => (await page.request.get(address, { headers })).text();
      const leave = page.getByRole("button", { name: t("Leave anyway", "مغادرة"), exact: true });
      const stay = page.getByRole("button", { name: t("Stay on this page", "البقاء في هذه الصفحة") });
      const settings = /globals\/site-settings/;
      await page.goto(`${cms}/admin`);
      await page.locator('.dashboard a[href="/admin/globals/site-settings"]').click();
      await page.locator("#field-agency_name").fill(typed);
      for (const answer of [stay, stay, leave]) {
        await page.goBack();
        await expect(answer).toBeVisible();
        await expect(page).toHaveURL(settings);
        await expect(page.locator("#field-agency_name")).toHaveValue(typed);
        await answer.click();
      }
      await expect(page).toHaveURL(`${cms}/admin`);
      await expect(page.locator(".dashboard")).toBeVisible();

      await page.goto(`${cms}/admin/collections/blog-categories?locale=${language}&limit=100`);
      const link = page.getByRole("link", { name, exact: true });
      // As when the session ends meanwhile: the form keeps its language.
      await page.route("**/api/payload-preferences/locale", (route) =>
        route.fulfill({ json: { message: "Not Found", value: null } }),
      );
      await link.click();
      const field = page.locator("#field-name");
      await expect(field).toHaveValue(name);
      await page.goBack();
      await link.click();
      await field.fill(typed);
      const button = page.locator("#action-save");
      const toasts = page.locator(".payload-toast-container");
      await context.setOffline(true);
      await button.click();
      await expect(toasts).toContainText(t("no connection", "لا اتصال"));
      await context.setOffline(false);
      const cookies = await context.cookies();
      await context.clearCookies({ name: "payload-token" });
      await button.click();
      await expect(toasts).toContainText(t("you are signed out", "انتهت جلستك"));
      await context.addCookies(cookies);
      await button.click();
      await expect.poll(stored).toContain(typed);

      await removeEntries(page, `blog-categories/${doc.id}`);
    },
  );

  test(
    "WRITE-2 the notice of a form in a drawer is reached by keyboard, and saves again",
    { tag: "@in-english" },
    async ({ admin: page }) => {
      const make = async (collection: string, data: object) => {
        const address = `${cms}/api/${collection}?draft=true&locale=en&depth=0`;
        const answer = await page.request.post(address, { data, headers: { Origin: cms } });
        return ((await answer.json()) as { doc: { id: number } }).doc.id;
      };
      const service = await make("our-services", { title: "In a drawer" });
      const impact = await make("our-impacts", { title: "Around it", services: [service] });
      await openForm(page, `collections/our-impacts/${impact}?locale=en`);
      await page.locator("#field-services .relationship--multi-value-label__drawer-toggler").click();
      const drawer = page.getByRole("dialog");
      await page.route("**/api/our-services/*?*autosave=true*", (route) => route.abort());
      await drawer.locator("#field-title").fill("Typed in a drawer");
      const again = drawer.getByRole("alert").getByRole("button", { name: "Save again" });
      await expect(again).toBeVisible();
      await drawer.locator(".drawer__close").focus();
      await page.keyboard.press("Shift+Tab");
      await expect(again).toBeFocused();
      await page.unrouteAll();
      await page.keyboard.press("Enter");
      await expect(drawer.getByRole("alert")).toHaveCount(0);
      const stored = await page.request.get(`${cms}/api/our-services/${service}?draft=true&locale=en`, {
        headers: { Origin: cms },
      });
      expect(((await stored.json()) as { title: string }).title).toBe("Typed in a drawer");
      await removeEntries(page, `our-impacts/${impact}`, `our-services/${service}`);
    },
  );
});

test.describe("when a plan fails", () => {
  // Payload's form writes the reason.
  test.use({ expectedNoise: new RegExp(`${failedRequests.source}|لم يتغيّر شيء في الجدولة`) });

  test(
    "WRITE-2 a plan that was not stored is not called scheduled",
    { tag: "@in-arabic" },
    async ({ admin: page, language }) => {
      const t = (en: string, ar: string) => (language === "ar" ? ar : en);
      await openArticle(page, language, `Not planned ${Date.now()}`);
      const drawer = await fillPlan(page);
      const toasts = page.locator(".payload-toast-container");
      await page.route(
        (url) => url.pathname.startsWith("/admin/"),
        (route) => (route.request().method() === "POST" ? route.abort() : route.fallback()),
      );
      await drawer.locator(".schedule-publish__actions button").click();
      await expect(toasts).toContainText(t("nothing was scheduled", "ولم يتغيّر شيء في الجدولة"));
      await page.unrouteAll();
      await drawer.locator(".schedule-publish__actions button").click();
      await expect(drawer.locator(".schedule-publish__upcoming tbody tr")).toHaveCount(1);
    },
  );
});
