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
