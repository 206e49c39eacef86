import { expect } from "@playwright/test";
import { cms, openArticle, paste, test } from "./admin.ts";

/** A PNG of 8 × 8 pixels. */
const png =
  "iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQImWMwTpuJFTEMLQkAyvtMgR4PNM4AAAAASUVORK5CYII=";

const item = (words: string, level: number, marker: string) =>
  `<p class=MsoListParagraph style='margin-left:.5in;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>${words}<o:p></o:p></p>`;

/** What Word, Google Docs and browsers put on the clipboard, shortened. */
const sources = {
  word: `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{color:red}</style></head><body lang=EN-US><!--StartFragment-->
<h1><span style='color:#2F5496'>First heading<o:p></o:p></span></h1>
<p class=MsoNormal style='text-align:center'><b>Bold</b> and <span style='color:red'>red</span> with a <a href="https://example.org/a b">link</a> and <a href="javascript:alert(1)">a trap</a>.<o:p></o:p></p>
<h2>Second heading</h2>${item("Milk", 1, "·")}${item("Fresh", 2, "o")}${item("Sugar", 1, "·")}
<table class=MsoTableGrid border=1><tr><td style='background:yellow'><p class=MsoNormal>City</p></td><td><p class=MsoNormal>Share</p></td></tr></table>
<p class=MsoNormal><img width=8 height=8 src="file:///C:/Users/a/image001.png"></p><p class=MsoNormal>End of Word</p><!--EndFragment--></body></html>`,
  docs: `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><h2 dir="ltr"><span style="font-size:16pt;font-weight:400;">Docs heading</span></h2>
<p dir="ltr" style="line-height:1.38"><span style="font-weight:700;color:#ff0000">Strong</span><span style="font-weight:400"> words</span></p>
<ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>Docs item</span></p></li></ul>
<p dir="ltr"><span><img src="https://pictures.example.org/chart.png?key=1" width="8"></span></p><p dir="ltr"><span>End of Docs</span></p></b>`,
  web: `<meta charset='utf-8'><h3 style="color:blue">Web heading</h3><p>Web text with <em>stress</em>.</p><p>Before<img src="data:image/png;base64,${png}" alt="A chart">after</p><blockquote><p>Quoted</p></blockquote>`,
};

test(
  "B5 B8 what Word, Google Docs and web pages paste can be saved and published",
  { tag: "@in-english" },
  async ({ admin: page, language }) => {
    const t = (en: string, ar: string) => (language === "ar" ? ar : en);
    await openArticle(page, language, `Pasted ${language} ${Date.now()}`);
    const toasts = page.locator(".payload-toast-container");

    const editor = await paste(page, sources.word);
    await expect(editor.locator("h2")).toHaveText("First heading");
    await expect(editor.locator("h3")).toHaveText("Second heading");
    await expect(editor.locator("li:not(:has(li))")).toHaveText(["Milk", "Fresh", "Sugar"]);
    await expect(editor.locator("a")).toHaveText(["link"]);
    await expect(editor.locator("a")).toHaveAttribute("href", "https://example.org/a%20b");
    await expect(editor.locator("td, th")).toHaveText(["City", "Share"]);
    await expect(editor.getByText("Bold")).toHaveCSS("font-weight", /[67]00/);
    await expect(toasts).toContainText("image001.png");
    await expect(toasts).toContainText(t("the other program did not send them", "لم يرسلها"));
    await expect(toasts).toContainText("a trap (javascript:alert(1))");

    await paste(page, sources.docs);
    await expect(editor.locator("h2")).toHaveText(["First heading", "Docs heading"]);
    await expect(editor).toContainText("Docs item");
    await expect(toasts).toContainText("chart.png (pictures.example.org)");
    await expect(toasts).toContainText(t("on another website", "في موقع آخر"));

    await paste(page, sources.web);
    await expect(editor.locator("blockquote")).toHaveText("Quoted");
    const drawer = page.getByRole("dialog");
    await drawer.locator("#field-alt_en").fill("A chart of prices");
    await drawer.getByRole("button", { name: t("Save", "حفظ") }).click();
    await expect(drawer).toHaveCount(0);
    await expect(editor.locator("img")).toHaveCount(1);

    await page.getByRole("button", { name: t("Save Draft", "حفظ المسودة") }).click();
    await page.getByRole("button", { name: t("Publish in English", "نشر العربية") }).click();
    await expect(page.locator(".doc-controls__status")).toContainText(t("Published", "منشور"));
    const id = /blogs\/(\d+)/.exec(page.url())?.[1];
    const stored = await page.request.get(`${cms}/api/blogs/${id}?locale=${language}&depth=0`, {
      headers: { Origin: cms },
    });
    const text = JSON.stringify(await stored.json());
    expect(text).toContain('"relationTo":"media"');
    expect(text).not.toMatch(/"pending"|"javascript:|yellow/);
  },
);
