import { expect } from "@playwright/test";
import { cms, failedRequests, openArticle, openForm, removeEntries, test } from "./admin.ts";

// The refused publication is a failed request.
test.use({ expectedNoise: failedRequests });

test(
  "WRITE-5 a chart is pasted, read, refused where a cell is wrong, and placed in an article",
  { tag: "@in-arabic" },
  async ({ admin: page, language }) => {
    const t = (en: string, ar: string) => (language === "ar" ? ar : en);
    const stamp = `${language} ${Date.now()}`;
    const findings = { en: `Four addresses in ten ${stamp}`, ar: `أربعة عناوين من كل عشرة ${stamp}` };
    const rows = (cell: string) =>
      t(`Place\tPer cent\nAleppo\t${cell}\nHoms\t\n`, `المكان\tالنسبة\nحلب\t${cell}\nحمص\t\n`);

    const send = (method: "post" | "patch", path: string, locale: "en" | "ar") =>
      page.request[method](`${cms}/api/charts${path}?draft=true&locale=${locale}&depth=0`, {
        data: { title: findings[locale], _status: "draft" },
        headers: { Origin: cms },
      });
    const { doc } = (await (await send("post", "", "en")).json()) as { doc: { id: number } };
    // The list in the drawer is in the language that the account opened last, in any test.
    await send("patch", `/${doc.id}`, "ar");
    await openForm(page, `collections/charts/${doc.id}?locale=${language}`);
    const table = page.locator("#field-table");
    await table.fill(rows(t("about 38", "نحو ٣٨")));
    const read = page.locator(".table-as-read");
    await expect(read).toContainText(t("holds “about 38” and not a number", "نحو ٣٨"));
    await expect(read.getByRole("table")).toHaveCount(0);
    const publish = page.getByRole("button", { name: t("Publish in English", "نشر العربية") });
    await publish.click();
    await expect(page.locator(".payload-toast-container")).toContainText(t("about 38", "نحو ٣٨"));

    // A hint leads to its letters, whatever numbers stand before them.
    await table.fill(
      t("Place;Per cent\nAleppo;38\nHoms  Hama;12\n", "المكان;النسبة\nحلب;٣٨\nحمص  حماة;١٢\n"),
    );
    await page.locator(".copy-check").getByRole("button", { name: "␣␣" }).click();
    await expect(table).toBeFocused();
    const selected = await table.evaluate((input: HTMLTextAreaElement) =>
      input.value.slice(input.selectionStart, input.selectionEnd),
    );
    expect(selected).toBe("  ");

    await table.fill(rows(t("38.5%", "٣٨٫٥٪")));
    await expect(read.getByRole("row")).toHaveText([
      t("PlacePer cent", "المكانالنسبة"),
      t("Aleppo38.5", "حلب٣٨٫٥"),
      t("Homsno data", "حمصلا بيانات"),
    ]);
    await publish.click();
    await expect(page.locator(".doc-controls__status")).toContainText(t("Published", "منشور"));

    await openArticle(page, language, t("Lists", "قوائم"));
    const editor = page.locator(".rich-text-lexical [contenteditable=true]").first();
    await editor.click();
    await page.keyboard.type(t("/chart", "/رسم"));
    await page.getByRole("option", { name: t("Chart", "رسم بياني") }).click();
    const drawer = page.getByRole("dialog");
    await drawer.getByRole("button", { name: stamp }).click();
    await expect(editor).toContainText(stamp);
    const article = /blogs\/(\d+)/.exec(page.url())?.[1] ?? "";
    // The editor hands its text to the form when the browser is idle. The form then saves itself.
    const stored = () =>
      page.request.get(`${cms}/api/blogs/${article}?draft=true&locale=${language}&depth=0`, {
        headers: { Origin: cms },
      });
    await expect.poll(async () => (await stored()).text()).toContain('"relationTo":"charts"');
    await publish.click();
    await expect(page.locator(".doc-controls__status")).toContainText(t("Published", "منشور"));
    const answer = await page.request.get(`${cms}/api/v1/blogs/${article}?lang=${language}`);
    expect(await answer.text()).toContain(t('<data value=\\"38.5\\">38.5<', '<data value=\\"38.5\\">٣٨٫٥<'));

    await openForm(page, `collections/charts/${doc.id}?locale=${language}`);
    await expect(page.locator(".used-in").getByRole("link", { name: t("Lists", "قوائم") })).toBeVisible();
    await removeEntries(page, `blogs/${article}`, `charts/${doc.id}`);
  },
);
