import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test as base } from "@playwright/test";
import type { BrowserContext, Page } from "@playwright/test";

export const cms = process.env.CMS_URL ?? "http://localhost:4000";

/** What the browser itself and Payload write when a request fails. For tests in which requests fail on purpose. */
export const failedRequests = /^Failed to load resource|^TypeError: Failed to fetch/;

interface TestFixtures {
  /** Console messages that the test expects. */
  expectedNoise: RegExp | null;
  /** A page of the admin. */
  admin: Page;
}

interface WorkerFixtures {
  /** The language of the admin and of the browser. */
  language: "en" | "ar";
  /**
   * The browser profile of a worker. It keeps the admin's files and compiled code from test to test, as the browsers of
   * staff do. Cookies and storage are those of `sign-in.setup.ts` at the start of each test.
   */
  profile: BrowserContext;
}

/** The admin in one of its languages. Any console message that is not expected fails the test. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  language: ["en", { option: true, scope: "worker" }],
  expectedNoise: [null, { option: true }],
  profile: [
    async ({ playwright, language, launchOptions }, use) => {
      const folder = mkdtempSync(path.join(tmpdir(), "miqyas-profile-"));
      const profile = await playwright.chromium.launchPersistentContext(folder, {
        ...launchOptions,
        locale: language === "ar" ? "ar-SY" : "en-US",
        viewport: { width: 1280, height: 800 },
        serviceWorkers: "block",
      });
      await use(profile);
      await profile.close();
      rmSync(folder, { recursive: true });
    },
    { scope: "worker" },
  ],
  context: async ({ profile, storageState }, use) => {
    await profile.setStorageState(storageState ?? { cookies: [], origins: [] });
    await use(profile);
    await Promise.all(profile.pages().map((page) => page.close()));
  },
  admin: async ({ context, page, language, expectedNoise }, use) => {
    const noise: string[] = [];
    page.on("console", (line) => {
      if (line.type() === "error" || line.type() === "warning") noise.push(line.text());
    });
    page.on("pageerror", (error) => noise.push(String(error)));
    await context.addCookies([{ name: "payload-lng", value: language, url: cms }]);
    await use(page);
    expect(noise.filter((text) => !expectedNoise?.test(text))).toEqual([]);
  },
});

/** Makes an article in a language of the content, without the form. Opens the form in that language, or in another. */
export async function openArticle(page: Page, locale: string, title: string, shown = locale): Promise<void> {
  const answer = await page.request.post(`${cms}/api/blogs?draft=true&locale=${locale}&depth=0`, {
    data: { title, _status: "draft" },
    headers: { Origin: cms },
  });
  const { doc } = (await answer.json()) as { doc: { id: number } };
  await openForm(page, `collections/blogs/${doc.id}?locale=${shown}`);
}

/** The stored draft of the article in the form, as JSON. */
export async function storedDraft(page: Page, locale: string): Promise<string> {
  const id = /blogs\/(\d+)/.exec(page.url())?.[1];
  const address = `${cms}/api/blogs/${id}?draft=true&locale=${locale}&depth=0`;
  return (await page.request.get(address, { headers: { Origin: cms } })).text();
}

/** Opens a form of the admin. Payload's forms take nothing before their script runs, and say when it does. */
export async function openForm(page: Page, place: string): Promise<void> {
  await page.goto(`${cms}/admin/${place}`);
  await expect(page.locator('form[data-form-ready="true"]').first()).toBeAttached();
}

/** Opens the planning of the entry in the form, and enters tomorrow at noon. Returns the drawer, with nothing sent yet. */
export async function fillPlan(page: Page) {
  await page.locator(".doc-controls .form-submit .popup-button").click();
  await page.locator("#schedule-publish").click();
  const drawer = page.locator(".schedule-publish");
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  await drawer.locator(".date-time-picker input").fill(`${tomorrow} 12:00`);
  await page.keyboard.press("Enter");
  return drawer;
}

/** Removes what a test has made, after the page that shows it is left. */
export async function removeEntries(page: Page, ...paths: string[]): Promise<void> {
  await page.goto("about:blank");
  for (const path of paths) await page.request.delete(`${cms}/api/${path}`, { headers: { Origin: cms } });
}

/** Pastes HTML in a paragraph of its own at the end of a text. Returns the editor. */
export async function paste(page: Page, html: string) {
  const editor = page.locator(".rich-text-lexical [contenteditable=true]");
  await editor.click();
  await editor.press("Control+End");
  // The editor learns of the caret's move by `selectionchange`, which follows the key in a task of its own.
  await editor.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  // The first block of a pasted text joins the block with the caret, unless that is empty.
  await editor.press("Enter");
  await editor.evaluate((element, source) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/html", source);
    clipboardData.setData("text/plain", "plain");
    element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, html);
  return editor;
}

/**
 * Opens or closes the preview beside the form. The account keeps it so, and an open one costs every form a page of the
 * site: who opens it closes it.
 */
async function showPreview(page: Page, isOpen: boolean): Promise<void> {
  const button = page.locator("#live-preview-toggler");
  if (/--active/.test((await button.getAttribute("class")) ?? "") === isOpen) return;
  const kept = page.waitForResponse(
    (response) => response.url().includes("/payload-preferences/") && response.request().method() === "POST",
  );
  await button.click();
  await kept;
}

export const openPreview = (page: Page) => showPreview(page, true);
export const closePreview = (page: Page) => showPreview(page, false);
