import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { pages, rowOf } from "../support/pages.ts";
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
  { prefix: "", missing: "Please enter your name." },
  { prefix: "/ar", missing: "يُرجى إدخال اسمك." },
];

const deadline = { timeout: 30_000, interval: 100 };

describe.each(browsers)("in $name", ({ start }) => {
  let visitor: Visitor;
  beforeAll(async () => {
    if (start) visitor = await start();
  });
  afterAll(() => visitor?.close());

  const expectRead = (expression: string, value: unknown) =>
    vi.waitFor(async () => expect(await visitor.read(expression)).toEqual(value), deadline);

  describe.each(languages)("under '$prefix/'", ({ prefix, missing }) => {
    test.skipIf(!start).each(pages)("%s loads, runs, fits its window and reports no error", async (path) => {
      await visitor.open(SITE_URL + (prefix && path === "/" ? prefix : prefix + path));
      // An answer to the search shows that hydration has finished.
      await visitor.type("header [role=combobox]", "xqzt");
      await expectRead("document.querySelector('header [role=listbox]') !== null", true);
      expect(await visitor.read("document.documentElement.scrollWidth <= innerWidth")).toBe(true);
      expect(await visitor.read("document.querySelectorAll('h1').length"), rowOf[path]).toBe(1);
      expect(await visitor.errors()).toEqual([]);
    });

    test.skipIf(!start)("CON-5 CON-9 the contact form tells what is missing, and sends", async () => {
      const form = "form[method=post][action$='contact']";
      await visitor.open(`${SITE_URL}${prefix}/contact`);
      await visitor.press(`${form} button[type=submit]`);
      await expectRead(`document.querySelector("${form} [aria-invalid] ") !== null`, true);
      expect(await visitor.read(`document.querySelector("${form}").innerText`)).toContain(missing);
      await visitor.type(`${form} [name=fullName]`, "Maya Issa");
      await visitor.type(`${form} [name=email]`, "maya@sanabel.example");
      await visitor.type(`${form} [name=message]`, "Two pack sizes in Homs.");
      await visitor.press(`${form} button[type=submit]`);
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
  });
});
