import { rm, writeFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import { cms, test } from "./admin.ts";

test(
  "RT-24 a file that cannot be read any more, or has another encoding, is named as the reason, and another one can be imported",
  { tag: "@in-arabic" },
  async ({ admin: page, language }, testInfo) => {
    const t = (en: string, ar: string) => (language === "ar" ? ar : en);
    const sent: unknown[] = [];
    await page.route("**/api/redirects/import", (route) => {
      sent.push(route.request().postDataJSON());
      return route.fulfill({ json: { created: 1, updated: 0, refused: [] } });
    });
    const file = testInfo.outputPath("redirects.csv");
    await writeFile(file, "/old-page,/contact,301");
    await page.goto(`${cms}/admin/collections/redirects`);
    await page.getByRole("button", { name: t("Import CSV…", "استيراد CSV…") }).click();
    const dialog = page.getByRole("dialog", { name: t("Import redirects", "استيراد التحويلات") });
    const choice = dialog.getByLabel(t("CSV file", "ملف CSV"));
    const send = dialog.getByRole("button", { name: t("Import", "استيراد"), exact: true });
    await choice.setInputFiles(file);
    await rm(file);
    await send.click();
    await expect(dialog.getByRole("alert")).toContainText(t("could not be read", "تعذّرت قراءة الملف"));
    // As a spreadsheet on an Arabic Windows writes it.
    await writeFile(file, Buffer.from([0x2f, 0xe3, 0xde, 0xc7, 0xe1, 0x2c, 0x2f, 0x2c, 0x33, 0x30, 0x31]));
    await choice.setInputFiles(file);
    await send.click();
    await expect(dialog.getByRole("alert")).toContainText(t("not in UTF-8", "ليس UTF-8"));
    await writeFile(file, "/old-page,/contact,301");
    await choice.setInputFiles(file);
    await send.click();
    await expect(dialog).toContainText(t("1 added", "أُضيف سطر واحد"));
    expect(sent).toEqual([{ csv: "/old-page,/contact,301" }]);
  },
);
