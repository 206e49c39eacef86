import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { announce } from "../support/announce.ts";
import { pages, rowOf } from "../support/pages.ts";
import { startSite } from "../support/site-process.ts";
import { startStubBackend } from "../support/stub-backend.ts";
import { startFirefox } from "./firefox.ts";
import type { Visitor } from "./visitor.ts";
import { startWebKit } from "./webkit.ts";

const { SITE_URL = "", FIREFOX_PATH, WEBKIT_DRIVER_PATH, WEBKIT_PATH, XVFB_PATH } = process.env;

const browsers: { name: string; start: (() => Promise<Visitor>) | null }[] = [
  { name: "Firefox", start: FIREFOX_PATH ? () => startFirefox(FIREFOX_PATH) : null },
  {
    name: "WebKit",
    start:
      WEBKIT_DRIVER_PATH && WEBKIT_PATH && XVFB_PATH
        ? () => startWebKit({ driver: WEBKIT_DRIVER_PATH, browser: WEBKIT_PATH, xvfb: XVFB_PATH })
        : null,
  },
];

const languages = [
  {
    prefix: "",
    missing: "Please enter your name.",
    copy: "The site did not answer.",
    notKept: "There is no connection",
  },
  {
    prefix: "/ar",
    missing: "يُرجى إدخال اسمك.",
    copy: "لم يستجب الموقع.",
    notKept: "لا اتصال بالإنترنت",
  },
];

const form = "form[method=post][action$='contact']";

async function sendMessage(visitor: Visitor): Promise<void> {
  await visitor.type(`${form} [name=fullName]`, "Maya Issa");
  await visitor.type(`${form} [name=email]`, "maya@sanabel.example");
  await visitor.type(`${form} [name=message]`, "Two pack sizes in Homs.");
  await visitor.press(`${form} button[type=submit]`);
}

/** Waits until an expression of the page has a value. */
const expectSoon = (visitor: Visitor, expression: string, value: unknown) =>
  vi.waitFor(async () => expect(await visitor.read(expression)).toEqual(value), {
    timeout: 30_000,
    interval: 100,
  });

/** Uses the search. Its answer shows that hydration has finished. */
async function search(visitor: Visitor): Promise<void> {
  await visitor.type("header [role=combobox]", "xqzt");
  await expectSoon(visitor, "document.querySelector('header [role=listbox]') !== null", true);
}

describe.each(browsers)("in $name", ({ name, start }) => {
  let visitor: Visitor;
  beforeAll(async () => {
    if (start) visitor = await start();
  });
  afterAll(() => visitor?.close());

  const expectRead = (expression: string, value: unknown) => expectSoon(visitor, expression, value);

  describe.each(languages)("under '$prefix/'", ({ prefix, missing, copy, notKept }) => {
    test.skipIf(!start).each(pages)("%s loads, runs, fits its window and reports no error", async (path) => {
      await visitor.open(SITE_URL + (prefix && path === "/" ? prefix : prefix + path));
      await search(visitor);
      expect(
        await visitor.read("document.documentElement.scrollWidth <= document.documentElement.clientWidth"),
      ).toBe(true);
      expect(await visitor.read("document.querySelectorAll('h1').length"), rowOf[path]).toBe(1);
      expect(await visitor.errors()).toEqual([]);
    });

    test.skipIf(!start)("CON-5 CON-9 the contact form tells what is missing, and sends", async () => {
      await visitor.open(`${SITE_URL}${prefix}/contact`);
      await visitor.press(`${form} button[type=submit]`);
      await expectRead(`document.querySelector("${form} [aria-invalid] ") !== null`, true);
      expect(await visitor.read(`document.querySelector("${form}").innerText`)).toContain(missing);
      await sendMessage(visitor);
      await expectRead(`document.querySelector("${form} [role=status] b") !== null`, true);
      expect(await visitor.errors()).toEqual([]);
    });

    test.skipIf(!start)(
      "NEWS-2 the newsletter asks whether the address is right, and Cancel closes it",
      async () => {
        await visitor.open(`${SITE_URL}${prefix}/AboutUs`);
        await visitor.type("#newsletter input[type=email]", "maya@sanabel.example");
        await visitor.press("#newsletter button[type=submit]");
        await expectRead("document.querySelector('dialog[open] input')?.value", "maya@sanabel.example");
        await visitor.press("dialog[open] button");
        await expectRead("document.querySelector('dialog[open]')", null);
        expect(await visitor.errors()).toEqual([]);
      },
    );

    test.skipIf(!start)("NAV-1 a reload keeps the place", async () => {
      await visitor.open(`${SITE_URL}${prefix}/terms-and-conditions`);
      // A font that comes later would move the page.
      await visitor.read("document.fonts.ready.then(() => undefined)");
      await visitor.read("scrollTo(0, 900)");
      await visitor.reload();
      await expectRead("Math.round(scrollY)", 900);
    });

    test.skipIf(!start)("BLOG-3 WRD-1 a reload keeps the order that was chosen", async () => {
      const last = (part: string) => `[...document.querySelectorAll("main ${part}")].at(-1)`;
      await visitor.open(`${SITE_URL}${prefix}/words`);
      await search(visitor);
      await expectRead(`${last("button[role=combobox]")} !== undefined`, true);
      await visitor.read(`${last("button[role=combobox]")}.click()`);
      await expectRead(`${last("[role=option]")} !== undefined`, true);
      await visitor.read(`${last("[role=option]")}.click()`);
      await expectRead("location.search", "?sort=oldest");
      await visitor.reload();
      await search(visitor);
      expect(await visitor.read("location.search")).toBe("?sort=oldest");
    });

    // Each page of WebKit has a session of its own, with no earlier visit.
    test.skipIf(!start || name === "WebKit")(
      "NET-3 a publish is visible at the next visit, and while the site is away the page of the last one, which says so",
      async () => {
        const stub = await startStubBackend();
        const site = await startSite(stub.url);
        try {
          const terms = `${site.url}${prefix}/terms-and-conditions`;
          const text = "document.querySelector('main').innerText";
          const show = (title: string) => {
            stub.answer("/terms-and-conditions", { title, description: "<p>The text of it</p>" });
          };
          show("The first edition");
          await visitor.open(terms);
          expect(await visitor.read(text)).toContain("The first edition");
          show("The second edition");
          expect(await announce(site, ["terms-and-conditions"])).toBe(204);
          await visitor.open(terms);
          expect(await visitor.read(text)).toContain("The second edition");

          // Once it runs, the page is kept, and then its files.
          await visitor.type("header [role=combobox]", "xqzt");
          const countKept = (cache: string) =>
            `caches.open('${cache}').then((kept) => kept.keys()).then(({ length }) => length)`;
          await expectRead(`${countKept("files-1")}.then((count) => count > 0)`, true);
          await expectRead(countKept("pages-2"), 1);
          await site.stop("SIGKILL");
          await visitor.open(terms);
          expect(await visitor.read(text)).toContain("The second edition");
          expect(await visitor.read("document.querySelector('[data-copy]').innerText")).toContain(copy);
          expect(await visitor.read("getComputedStyle(document.querySelector('[data-copy]')).display")).toBe(
            "block",
          );
          await visitor.open(`${site.url}${prefix}/contact`);
          expect(await visitor.read("document.querySelector('h1').innerText")).toBe(notKept);
        } finally {
          await visitor.open("about:blank");
          await site.dispose();
          await stub.close();
        }
      },
    );
  });
});

describe.skipIf(!FIREFOX_PATH)("in Firefox that refuses all cookies, and storage with them", () => {
  let visitor: Visitor;
  beforeAll(async () => {
    visitor = await startFirefox(FIREFOX_PATH ?? "", { "network.cookie.cookieBehavior": 2 });
  });
  afterAll(() => visitor?.close());

  test.each(languages)(
    "F16 the search answers and the contact form sends under '$prefix/'",
    async ({ prefix }) => {
      await visitor.open(`${SITE_URL}${prefix}/contact`);
      await search(visitor);
      await sendMessage(visitor);
      await expectSoon(visitor, `document.querySelector("${form} [role=status] b") !== null`, true);
    },
  );
});
