import { fromHtml } from "hast-util-from-html";
import type { Element, Nodes } from "hast";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { sendRaw } from "@miqyas/http/testing/http";
import { loadApp } from "../testing/load-app.ts";
import { passTimeUntil } from "../testing/pass-time.ts";
import { message, serveForms } from "./testing/form-calls.ts";
import type { FormsServerOptions } from "./testing/forms-server.ts";
import { showPagesOf } from "./testing/show-pages.ts";

const typed = {
  fullName: message.name,
  email: message.email,
  phone: message.phone,
  message: message.message,
};

let app: Awaited<ReturnType<typeof loadApp>>;
beforeAll(async () => {
  app = await loadApp();
});
afterAll(() => app.close());

/** The forms with the pages of the app itself. */
function servePages(options: Partial<FormsServerOptions> = {}) {
  const showAnswer = showPagesOf(app, (error) => expect.unreachable(String(error)));
  return serveForms({ showAnswer, ...options });
}

/** The elements below a node by their tag. */
function elementsIn(root: Nodes, tag: string): Element[] {
  const found: Element[] = [];
  const visit = (node: Nodes) => {
    if (node.type === "element" && node.tagName === tag) found.push(node);
    if ("children" in node) node.children.forEach(visit);
  };
  visit(root);
  return found;
}

const elements = (html: string, tag: string) => elementsIn(fromHtml(html), tag);

/** The form that is shown again: the newsletter's box follows in the footer. */
const shownForm = (html: string) =>
  elements(html, "form").find(({ properties }) => properties.method === "post");

const fieldOf = (html: string, name: string) =>
  elements(html, "input").find(({ properties }) => properties.name === name);

const valueOf = (html: string, name: string) => fieldOf(html, name)?.properties.value;

const textOf = (node: Nodes | undefined): string =>
  node?.type === "text" ? node.value : node && "children" in node ? node.children.map(textOf).join("") : "";

describe("F21 CON-11 a form posted without JavaScript", () => {
  test.each([
    ["/contact", {}, "/contact"],
    ["/Contact/", {}, "/contact"],
    ["/ar/contact", {}, "/ar/contact"],
    ["/AR/Contact", {}, "/ar/contact"],
    ["/contact", { Cookie: "i18nextLng=ar" }, "/ar/contact"],
    ["/contact", { "Accept-Language": "ar-SY,ar;q=0.9" }, "/ar/contact"],
  ])("%s %o is stored and answered with 303 to %s?sent=…", async (path, headers, target) => {
    const { postPlain, backend } = await serveForms();
    const response = await postPlain(path, typed, headers);
    expect(response.status).toBe(303);
    expect(response.headers.get("location")).toMatch(
      new RegExp(`^${target}\\?sent=[3-9AC-Y]{8}#contact-section$`),
    );
    await vi.waitFor(() => expect(backend.calls).toHaveLength(1), 20_000);
    expect(JSON.parse(backend.calls[0]?.body ?? "")).toEqual(message);
    expect(backend.calls[0]?.headers["content-language"]).toBe(target.startsWith("/ar") ? "ar" : "en");
  });

  test("the newsletter goes to the home page's box", async () => {
    const { postPlain } = await serveForms();
    const locations = [];
    for (const path of ["/newsletter", "/ar/newsletter"])
      locations.push((await postPlain(path, { email: message.email })).headers.get("location"));
    expect(locations).toEqual([
      expect.stringMatching(/^\/\?sent=\w{8}#newsletter$/),
      expect.stringMatching(/^\/ar\?sent=\w{8}#newsletter$/),
    ]);
  });

  test("NEWS-7 an address without @ gets the placeholder domain", async () => {
    const { postPlain, backend } = await serveForms();
    expect((await postPlain("/newsletter", { email: "foo" })).status).toBe(303);
    await vi.waitFor(() => expect(backend.calls[0]?.body).toBe('{"email":"foo@example.com"}'), 20_000);
  });

  test("sent twice it is one message", async () => {
    const { postPlain, forms, backend } = await serveForms();
    const first = await postPlain("/contact", typed);
    const second = await postPlain("/contact", typed);
    expect(second.headers.get("location")).toBe(first.headers.get("location"));
    await vi.waitFor(() => expect(forms.status().depth).toBe(0), 20_000);
    expect(backend.calls).toHaveLength(1);
  });

  test("B19 a filled honeypot is answered like everybody's, and marked", async () => {
    const { postPlain, backend } = await serveForms();
    expect((await postPlain("/contact", { ...typed, website: "spam.example" })).status).toBe(303);
    await vi.waitFor(() => expect(backend.calls).toHaveLength(1), 20_000);
    expect(backend.calls[0]?.headers["x-miqyas-quarantine"]).toBe("honeypot");
  });

  test("ten thousand Arabic letters with emoji fit", async () => {
    const { postPlain } = await serveForms();
    const long = "م😀".repeat(3333);
    expect((await postPlain("/contact", { ...typed, message: long })).status).toBe(303);
  });
});

describe("F21 CON-10 a form that could not be kept comes back with everything typed", () => {
  test.each([
    ["/contact", "en", "ltr", "Please check the marked fields."],
    ["/ar/contact", "ar", "rtl", "يُرجى مراجعة الحقول المشار إليها."],
  ])("%s in its own language, each field with its problem", async (path, lang, dir, said) => {
    const { postPlain } = await servePages();
    const { status, text, headers } = await postPlain(path, { ...typed, email: "nobody", phone: "" });
    expect(status).toBe(422);
    const [root] = elements(text, "html");
    expect(root?.properties).toMatchObject({ lang, dir });
    expect(text).toContain(said);
    expect([valueOf(text, "fullName"), valueOf(text, "email")]).toEqual([message.name, "nobody"]);
    expect(textOf(elements(text, "textarea")[0])).toBe(message.message);
    const email = fieldOf(text, "email");
    const [errorId = ""] = email?.properties.ariaDescribedBy ?? [];
    expect(email?.properties).toMatchObject({ ariaInvalid: "true" });
    expect(textOf(elements(text, "p").find(({ properties }) => properties.id === errorId))).toContain(
      "name@company.com",
    );
    expect(shownForm(text)?.properties).toMatchObject({ method: "post", action: path });
    expect(headers.get("content-security-policy")).toMatch(
      /^default-src 'none'; script-src http\S+\/assets\/[ ;]/,
    );
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.get("x-robots-tag")).toBe("noindex");
  });

  test("sent again it keeps its language, whatever the browser prefers", async () => {
    const { postPlain } = await servePages();
    const arabic = { "Accept-Language": "ar" };
    const { text } = await postPlain("/contact", { ...typed, email: "", lang: "en" }, arabic);
    const hidden = elements(text, "input").find(({ properties }) => properties.type === "hidden");
    expect(hidden?.properties).toMatchObject({ name: "lang", value: "en" });
  });

  test("L7 a form that comes too slowly is told so", async () => {
    const { url } = await servePages();
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    const head =
      "Host: a\r\nConnection: close\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 9";
    const answer = sendRaw(Number(new URL(url).port), `POST /contact HTTP/1.1\r\n${head}\r\n\r\nname=`);
    expect(await passTimeUntil(answer)).toMatch(/^HTTP\/1\.1 408 [^]*The message took too long to arrive\./);
  });

  test("typed markup stays text, in fields and in the message, with its first empty line", async () => {
    const { postPlain } = await servePages();
    const evil = `"><script>alert(1)</script>&amp;'`;
    const { text } = await postPlain("/contact", {
      ...{ fullName: evil, email: evil, phone: evil },
      message: `\n</textarea><img src=x onerror=alert(1)>${evil}`,
    });
    expect(elements(text, "script").map(textOf).join()).not.toContain(evil);
    expect(elements(text, "img").map(({ properties }) => properties.src)).not.toContain("x");
    expect([valueOf(text, "fullName"), valueOf(text, "email"), valueOf(text, "phone")]).toEqual([
      evil,
      evil,
      evil,
    ]);
    expect(textOf(elements(text, "textarea")[0])).toBe(`\n</textarea><img src=x onerror=alert(1)>${evil}`);
  });

  test("the page runs nothing of what was typed, and leads to each wrong field", async () => {
    const { postPlain } = await servePages();
    const { text } = await postPlain("/contact", { ...typed, message: "" });
    expect(text).not.toMatch(/ style=| on\w+=/);
    const area = elements(text, "textarea")[0];
    const alert = elements(text, "div").find(({ properties }) => properties.role === "alert");
    expect(alert && elementsIn(alert, "a").map(({ properties }) => properties.href)).toEqual([
      ...[`#${String(area?.properties.id)}`, "mailto:hello@miqyas.example", "tel:+963115550142"],
    ]);
  });

  test.each([
    ["/contact", "You can also reach us directly:"],
    ["/ar/contact", "يمكنك أيضًا التواصل معنا مباشرة:"],
    ["/ar/newsletter", "يمكنك أيضًا التواصل معنا مباشرة:"],
  ])("CON-11 %s names the agency's e-mail and both phones as a way out", async (path, said) => {
    const { postPlain } = await servePages({ bounds: { freeBytes: Number.MAX_SAFE_INTEGER } });
    const { status, text } = await postPlain(path, typed);
    expect(status).toBe(503);
    expect(text).toContain(said);
    const links = elements(text, "a").map(textOf);
    expect(links).toEqual(
      expect.arrayContaining(["hello@miqyas.example", "+963 11 555 0142", "+963 944 555 018"]),
    );
  });

  test("a queue that cannot write: 503, Retry-After, the typed text", async () => {
    const { postPlain } = await servePages({ bounds: { freeBytes: Number.MAX_SAFE_INTEGER } });
    const { status, text, headers } = await postPlain("/ar/contact", typed);
    expect([status, headers.get("retry-after")]).toEqual([503, "30"]);
    expect(text).toContain("حدث خطأ أثناء إرسال الرسالة. يُرجى المحاولة مجددًا.");
    expect(valueOf(text, "fullName")).toBe(message.name);
  });

  test("B22 above the limit: 429, Retry-After, the typed text", async () => {
    const { postPlain } = await servePages();
    for (let number = 0; number < 5; number++)
      await postPlain("/contact", { ...typed, email: `m${number}@sanabel.example` });
    const { status, text, headers } = await postPlain("/contact", { ...typed, email: "m6@sanabel.example" });
    expect(status).toBe(429);
    expect(Number(headers.get("retry-after"))).toBeGreaterThanOrEqual(60);
    expect(valueOf(text, "email")).toBe("m6@sanabel.example");
    expect(text).toContain("come from your network");
  });

  test.each([
    ["/contact", "This e-mail address was used several times", "from your network"],
    ["/ar/contact", "استُخدم هذا البريد الإلكتروني عدة مرات", "من شبكتك"],
  ])(
    "B20 CON-10 %s: the fourth message of one mailbox is told so, and its text stays",
    async (path, said, other) => {
      const { postPlain } = await servePages();
      const send = (number: number) => postPlain(path, { ...typed, message: `Message ${number}` });
      for (let number = 0; number < 3; number++) expect((await send(number)).status).toBe(303);
      const { status, text } = await send(3);
      expect(status).toBe(429);
      expect(text).toContain(said);
      expect(text).not.toContain(other);
      expect(text).toContain("Message 3");
    },
  );

  test("another website's form, another type and a body that is too large are refused with a page", async () => {
    const { postPlain, url } = await servePages();
    expect((await postPlain("/contact", typed, { Origin: "https://evil.example" })).status).toBe(403);
    const multipart = new FormData();
    multipart.set("fullName", "Maya");
    expect((await fetch(`${url}/contact`, { method: "POST", body: multipart })).status).toBe(415);
    expect((await postPlain("/contact", { ...typed, message: "x".repeat(140_000) })).status).toBe(413);
    expect((await postPlain("/contact", { ...typed, message: "x".repeat(20_000) })).status).toBe(422);
  });
});

describe("CON-11 when a page cannot be rendered", () => {
  const broken = () => {
    const errors: unknown[] = [];
    const failing = { ...app, render: () => Promise.reject(new Error("broken")) };
    return { errors, showAnswer: showPagesOf(failing, (error) => void errors.push(error)) };
  };

  test("CON-14 what was stored is kept, and its visitor is led on by its reference", async () => {
    const { errors, showAnswer } = broken();
    const { postPlain, backend } = await serveForms({ showAnswer });
    const { status, headers } = await postPlain("/contact", typed);
    expect([status, headers.get("location")]).toEqual([
      303,
      expect.stringMatching(/^\/contact\?sent=[3-9AC-Y]{8}#/),
    ]);
    await vi.waitFor(() => expect(backend.calls).toHaveLength(1), 20_000);
    expect(errors).toEqual([]);
  });

  test.each([
    ["/contact", "Your message has not been sent yet", "لم تُرسَل رسالتك بعد"],
    ["/ar/newsletter", "You are not subscribed yet", "لم يكتمل اشتراكك بعد"],
  ])(
    "CON-10 %s: the last page says that the form is not sent, and how to reach us",
    async (path, ...said) => {
      const { errors, showAnswer } = broken();
      const { postPlain } = await serveForms({ showAnswer });
      const { status, text, headers } = await postPlain(path, { ...typed, email: "no body" });
      expect([status, headers.get("cache-control")]).toEqual([503, "no-store"]);
      for (const words of [...said, "Go back in your browser", "mailto:hello@miqyas.example"])
        expect(text).toContain(words);
      expect(text).not.toContain("no body");
      expect(errors).toHaveLength(1);
      expect(String(errors[0])).not.toContain("no body");
    },
  );
});
