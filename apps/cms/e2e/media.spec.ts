import { expect } from "@playwright/test";
import sharp from "sharp";
import { cms, openArticle, openForm, removeEntries, test } from "./admin.ts";

test(
  "B6 a file that is too large is refused before it is sent, with its limit",
  { tag: "@in-english" },
  async ({ admin: page, language }) => {
    const t = (en: string, ar: string) => (language === "ar" ? ar : en);
    await openForm(page, "collections/media/create");
    const large = { name: "large.png", mimeType: "image/png", buffer: Buffer.alloc(11_000_000) };
    await page.locator("input[type=file]").setInputFiles(large);
    await expect(page.locator(".payload-toast-container")).toContainText(
      t("“large.png” is 11 MB. The limit for this kind of file is 10 MB.", "حجم «large.png» ١١ ميغابايت"),
    );
    await expect(page.locator(".file-field__filename, .file-field input[value='large.png']")).toHaveCount(0);
  },
);

test(
  "a file in use says where, and is not deleted",
  { tag: "@in-english" },
  async ({ admin: page, language }) => {
    const t = (en: string, ar: string) => (language === "ar" ? ar : en);
    const headers = { Origin: cms, "Accept-Language": language };
    const query = `locale=${language}&depth=0&limit=1&sort=id&where[cover_image][exists]=true`;
    const found = await page.request.get(`${cms}/api/blogs?${query}`, { headers });
    const { docs } = (await found.json()) as { docs: [{ id: number; title: string; cover_image: number }] };
    const [{ id, title, cover_image }] = docs;

    await page.goto(`${cms}/admin/collections/media/${cover_image}`);
    const link = page.locator(".used-in").getByRole("link", { name: title });
    await expect(link).toHaveAttribute("href", `/admin/collections/blogs/${id}`);
    await expect(page.locator(".used-in")).toContainText(t("Article", "مقال"));

    const refused = await page.request.delete(`${cms}/api/media/${cover_image}`, { headers });
    expect(refused.status()).toBe(400);
    expect(await refused.text()).toContain(t(`Article “${title}”`, `مقال «${title}»`));
  },
);

test.describe("the library in a drawer", { tag: "@in-english" }, () => {
  // Another test may delete its file, the newest, while the list is shown.
  test.use({ expectedNoise: /404/ });

  test("a file of the library is chosen for an article, as a list and as a grid", async ({
    admin: page,
    language,
  }) => {
    const t = (en: string, ar: string) => (language === "ar" ? ar : en);
    await openArticle(page, language, `Cover ${language} ${Date.now()}`);
    const article = page.url();
    const field = page.locator("#field-cover_image");
    for (const view of [t("List", "قائمة"), t("Grid", "شبكة")]) {
      await field.getByRole("button", { name: t("Choose from existing", "اختيار من المكتبة") }).click();
      const drawer = page.getByRole("dialog");
      await drawer.getByRole("button", { name: view }).click();
      await expect(drawer.locator("thead")).toBeVisible({ visible: view === t("List", "قائمة") });
      // The list may move meanwhile: another test adds or deletes a file. One in the middle stays on this page.
      const name = await drawer.locator(".media-name").nth(4).innerText();
      await drawer.locator(".media-name", { hasText: name }).getByRole("button").click();
      await expect(drawer).toHaveCount(0);
      await expect(field).toContainText(name);
      await field.locator(".upload-relationship-details__remove").click();
    }
    expect(page.url()).toBe(article);
    await removeEntries(page, `blogs/${/\/(\d+)(?:\?|$)/.exec(article)?.[1]}`);
  });
});

test(
  "a file keeps its name, is described in both languages at once, found by its name, and goes to the trash",
  { tag: "@in-arabic" },
  async ({ admin: page, language }) => {
    const t = (en: string, ar: string) => (language === "ar" ? ar : en);
    const name = `سوق ${language} ${Date.now()}.png`;
    const buffer = await sharp({ create: { width: 40, height: 30, channels: 3, background: "#10565b" } })
      .png()
      .toBuffer();

    await openForm(page, "collections/media/create");
    await page.locator("input[type=file]").setInputFiles({ name, mimeType: "image/png", buffer });
    await page.locator("#field-alt_en").fill("A market");
    await expect(page.locator(".missing-alt[data-missing=true]")).toContainText(t("Missing", "لم يُكتب بعد"));
    await page.locator("#field-alt_ar").fill("سوق");
    await expect(page.locator(".missing-alt[data-missing=true]")).toHaveCount(0);
    await page.locator("#action-save").click();
    await expect(page.locator("h1")).toHaveText(name);
    await expect(page).toHaveURL(/\/media\/\d+/);
    await expect(page.locator("#field-alt_ar")).toHaveValue("سوق");
    const id = /\/(\d+)(?:\?|$)/.exec(page.url())?.[1];

    await page.goto(`${cms}/admin/collections/media?search=${encodeURIComponent(name)}`);
    const card = page.getByRole("link", { name });
    await page.getByRole("button", { name: t("Grid", "شبكة") }).click();
    await expect(page.locator(".collection-list--media thead")).toBeHidden();
    await page.reload();
    await expect(page.locator(".collection-list--media thead")).toBeHidden();
    await expect(page.locator(".collection-list--media tbody tr")).toHaveCount(1);
    await card.click();
    await expect(page.locator("h1")).toHaveText(name);
    await expect(page.locator("#field-alt_en")).toHaveValue("A market");
    await expect(page.locator("#field-alt_ar")).toHaveValue("سوق");
    await expect(page.locator("#field-original_name")).toHaveValue(name);

    const headers = { Origin: cms };
    const data = { deletedAt: new Date().toISOString() };
    const trashed = await page.request.patch(`${cms}/api/media/${id}`, { headers, data });
    expect(trashed.status()).toBe(200);
    await page.goto(`${cms}/admin/collections/media/trash?search=${encodeURIComponent(name)}`);
    await expect(card).toBeVisible();
    const removed = await page.request.delete(`${cms}/api/media/${id}?trash=true`, { headers });
    expect(removed.status()).toBe(200);
  },
);
