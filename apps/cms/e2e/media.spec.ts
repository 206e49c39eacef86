import { expect } from "@playwright/test";
import { cms, test } from "./admin.ts";

test("B6 a file that is too large is refused before it is sent, with its limit", async ({
  admin: page,
  language,
}) => {
  const t = (en: string, ar: string) => (language === "ar" ? ar : en);
  await page.goto(`${cms}/admin/collections/media/create`);
  const large = { name: "large.png", mimeType: "image/png", buffer: Buffer.alloc(11_000_000) };
  await page.locator("input[type=file]").setInputFiles(large);
  await expect(page.locator(".payload-toast-container")).toContainText(
    t("“large.png” has 11 MB. The limit for this kind of file is 10 MB.", "حجم «large.png» ١١ ميغابايت"),
  );
  await expect(page.locator(".file-field__filename, .file-field input[value='large.png']")).toHaveCount(0);
});

test("a file in use says where, and is not deleted", async ({ admin: page, language }) => {
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
});
