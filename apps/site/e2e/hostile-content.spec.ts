import { answerFixture } from "@miqyas/contract/fixtures";
import type { Page } from "@playwright/test";
import { expect, test } from "./support/test.ts";

/** Markup that must not run, load, style, name or embed, next to text that must stay. */
const markup = (name: string) => `
  <h1 id="root" onmouseover="window.hacked=1">${name} kept</h1>
  <p style="position:fixed;inset:0;width:3000px" class="hidden" onclick="window.hacked=1">Said <b>aloud</b></p>
  <script>window.hacked=1</script><script src="https://foreign.example/a.js"></script>
  <img src="/media/lost.png" alt="" width="4000" height="10" onerror="window.hacked=1">
  <svg onload="window.hacked=1"><script>window.hacked=1</script><use href="https://foreign.example/#a"/></svg>
  <math><mtext><style><img src=x onerror="window.hacked=1"></style></mtext></math>
  <iframe src="https://foreign.example/" srcdoc="<script>parent.hacked=1</script>"></iframe>
  <object data="https://foreign.example/"></object><embed src="https://foreign.example/">
  <style>body{display:none}</style><link rel="stylesheet" href="https://foreign.example/a.css">
  <base href="https://foreign.example/"><meta http-equiv="refresh" content="0;url=https://foreign.example/">
  <form action="https://foreign.example/"><input name="body" autofocus onfocus="window.hacked=1"><button>Send</button></form>
  <a href="javascript:window.hacked=1">one</a> <a href=" jAvAsCrIpT&colon;window.hacked=1">two</a>
  <a href="data:text/html,<script>window.hacked=1</script>">three</a> <video src=x onerror="window.hacked=1"></video>
  <noscript><p title="</noscript><img src=x onerror=window.hacked=1>"></noscript><template><script>window.hacked=1</script></template>
  <p>${"unbreakable".repeat(40)}</p><pre>${"wide ".repeat(200)}</pre>
  <table><tr>${"<td>cellcellcellcell</td>".repeat(20)}</tr></table>
  ${"<div>".repeat(80)}deep${"</div>".repeat(80)}
  <p><b><i>not closed <a href="/words`;

/** Nesting so deep that parsers run out of stack. */
const deepNesting = (name: string) =>
  `${"<div><b>".repeat(3000)}${name} kept<script>window.hacked=1</script>`;

/** A text that is not HTML and is shown literally. */
const plain = (field: string) =>
  `${field} kept <img src=x onerror="window.hacked=1"> ${"unbreakable".repeat(3)}`;

/** The texts of each answer that a page shows. */
const table: Record<string, Record<string, readonly string[]>> = {
  "/": {
    "/about-us": ["description"],
    "/our-clients": ["description"],
    "/home-page": ["video_title", "video_description"],
    "/our-impacts": ["title", "description"],
    "/testimonials": ["content", "name"],
  },
  "/AboutUs": {
    "/about-us": ["description"],
    "/our-missions": ["mission"],
    "/our-visions": ["description"],
    "/our-teams": ["name"],
  },
  "/markets": { "/markets-page": ["introduction", "description"] },
  "/PrivacyPolicy": { "/privacy-policies": ["description", "title"] },
  "/terms-and-conditions": { "/terms-and-conditions": ["description", "title"] },
  "/Blogdetails/7": { "/blogs/7": ["content", "title", "excerpt", "author_name"] },
  "/resources/1": { "/education-resources/1": ["content", "title", "excerpt"] },
  "/resources": { "/education-resources": ["title", "excerpt"] },
  "/words/1": { "/words-in-markets": ["content", "title", "excerpt"] },
  "/words": { "/words-in-markets": ["title", "excerpt"] },
  "/reports/1": {
    "/our-featured-reports/1": [
      ...["content", "first_description", "second_description", "third_description"],
      ...["title", "excerpt", "author_name"],
    ],
  },
  "/trends/1": { "/trends-in-markets/1": ["title", "description"] },
  "/questions": { "/frequently-asked-questions": ["question", "answer"] },
  "/servicesdetils/1": { "/our-services": ["title", "excerpt", "description", "answers"] },
  "/tools/1": { "/tool-we-uses": ["name", "description", "answers"] },
};

/** The texts of these answers that are HTML. */
const html: Record<string, readonly string[]> = {
  "/about-us": ["description"],
  "/our-clients": ["description"],
  "/markets-page": ["introduction"],
  "/privacy-policies": ["description"],
  "/terms-and-conditions": ["description"],
  "/blogs/7": ["content"],
  "/education-resources/1": ["content"],
  "/words-in-markets": ["content"],
  "/our-featured-reports/1": ["content", "first_description", "second_description", "third_description"],
};

/** A copy of an answer in which the named texts are hostile. */
function withHostileTexts(
  value: unknown,
  named: readonly string[],
  write: (field: string) => string,
  field = "",
): unknown {
  if (typeof value === "string") return named.includes(field) ? write(field) : value;
  if (Array.isArray(value)) return value.map((entry) => withHostileTexts(entry, named, write, field));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, withHostileTexts(entry, named, write, key)]),
  );
}

/** The parts of the hostile markup that reached the page, and whether the page is wider than its screen. */
const findings = (page: Page) =>
  page.getByRole("main").evaluate((main) => {
    const found = main.querySelectorAll(
      "script, style, iframe, object, embed, link, base, meta, math, svg script, svg use[href^=https], video[src=x], input[name=body], " +
        "template, [style*=fixed], [onclick], [onerror], [onload], [onmouseover], [onfocus], a[href*='javascript:' i], " +
        // Citations are files in the address (RPD-8).
        "a[href^=data]:not([href^='data:application/x-']), #root, .hidden",
    );
    return {
      found: [...found].map((one) => one.outerHTML.slice(0, 120)),
      hacked: "hacked" in window,
      here: location.hostname,
      wide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      visible: document.body.checkVisibility(),
    };
  });

for (const [kind, write] of [
  ["hostile markup", markup],
  ["deeply nested elements", deepNesting],
] as const)
  test(
    `ART-7 B1 B2 ${kind} in any field is inert, from the server and after moving in the page`,
    { tag: "@in-english" },
    async ({ page, at, language, stub, startStubbed, expectNoise }) => {
      // The browser parses HTML in a document that is never shown. Its policy reports what it blocks even there.
      expectNoise(/404|violates the following Content Security Policy directive/);
      await page.setViewportSize({ width: 390, height: 800 });
      await page.emulateMedia({ reducedMotion: "reduce" });
      const poisoned: Record<string, Set<string>> = {};
      for (const calls of Object.values(table))
        for (const [call, fields] of Object.entries(calls))
          poisoned[call] = new Set([...(poisoned[call] ?? []), ...fields]);
      for (const [call, fields] of Object.entries(poisoned))
        stub.answer(
          call,
          withHostileTexts(answerFixture(call, language)?.data, [...fields], (field) =>
            html[call]?.includes(field) ? write(`${call} ${field}`) : plain(field),
          ),
        );
      const { url } = await startStubbed();
      const harmless = { found: [], hacked: false, here: "localhost", wide: 0, visible: true };
      for (const [path, calls] of Object.entries(table)) {
        // Nested elements are text everywhere else.
        if (write === deepNesting && !Object.keys(calls).some((call) => call in html)) continue;
        await page.goto(url + at(path));
        expect(await findings(page), path).toEqual(harmless);
        for (const [call, fields] of Object.entries(calls))
          for (const field of fields) {
            const kept = html[call]?.includes(field) ? `${call} ${field} kept` : plain(field);
            await expect(page.getByRole("main"), path).toContainText(kept);
          }
        await page.keyboard.press("Tab"); // a first interaction starts hydration
        await expect(page.locator("html[data-ready]")).toBeAttached();
        expect(await findings(page), `${path} running`).toEqual(harmless);
        await page.locator("footer a[href$='/contact']").first().click();
        await expect(page).toHaveURL(/contact$/);
        await page.goBack();
        await expect(page).toHaveURL(url + at(path));
        await expect(page.getByRole("main")).toContainText(" kept");
        expect(await findings(page), `${path} moved to`).toEqual(harmless);
      }
    },
  );
