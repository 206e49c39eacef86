import { fromHtml } from "hast-util-from-html";
import type { Element, Nodes } from "hast";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { sendRaw } from "@miqyas/http/testing/http";
import { passTimeUntil } from "../testing/pass-time.ts";
import { message, serveForms } from "./testing/form-calls.ts";

const typed = {
  fullName: message.name,
  email: message.email,
  phone: message.phone,
  message: message.message,
};

/** The elements of a page by their tag. */
function elements(html: string, tag: string): Element[] {
  const found: Element[] = [];
  const visit = (node: Nodes) => {
    if (node.type === "element" && node.tagName === tag) found.push(node);
    if ("children" in node) node.children.forEach(visit);
  };
  visit(fromHtml(html));
  return found;
}

const valueOf = (html: string, id: string) =>
  elements(html, "input").find(({ properties }) => properties.id === id)?.properties.value;

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
    const { postPlain, inbox, backend } = await serveForms();
    const first = await postPlain("/contact", typed);
    const second = await postPlain("/contact", typed);
    expect(second.headers.get("location")).toBe(first.headers.get("location"));
    await vi.waitFor(() => expect(inbox.status().depth).toBe(0), 20_000);
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
    const { postPlain } = await serveForms();
    const { status, text, headers } = await postPlain(path, { ...typed, email: "nobody", phone: "" });
    expect(status).toBe(422);
    const [root] = elements(text, "html");
    expect(root?.properties).toMatchObject({ lang, dir });
    expect(text).toContain(said);
    expect([valueOf(text, "name"), valueOf(text, "email")]).toEqual([message.name, "nobody"]);
    expect(textOf(elements(text, "textarea")[0])).toBe(message.message);
    const email = elements(text, "input").find(({ properties }) => properties.id === "email");
    expect(email?.properties).toMatchObject({ ariaInvalid: "true", ariaDescribedBy: ["email-error"] });
    expect(elements(text, "form")[0]?.properties).toMatchObject({ method: "post", action: path });
    expect(headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(headers.get("cache-control")).toBe("no-store");
  });

  test("sent again it keeps its language, whatever the browser prefers", async () => {
    const { postPlain } = await serveForms();
    const arabic = { "Accept-Language": "ar" };
    const { text } = await postPlain("/contact", { ...typed, email: "", lang: "en" }, arabic);
    const hidden = elements(text, "input").find(({ properties }) => properties.type === "hidden");
    expect(hidden?.properties).toMatchObject({ name: "lang", value: "en" });
  });

  test("L7 a form that comes too slowly is told so", async () => {
    const { url } = await serveForms();
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    const head =
      "Host: a\r\nConnection: close\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 9";
    const answer = sendRaw(Number(new URL(url).port), `POST /contact HTTP/1.1\r\n${head}\r\n\r\nname=`);
    expect(await passTimeUntil(answer)).toMatch(/^HTTP\/1\.1 408 [^]*The message took too long to arrive\./);
  });

  test("typed markup stays text, in fields and in the message, with its first empty line", async () => {
    const { postPlain } = await serveForms();
    const evil = `"><script>alert(1)</script>&amp;'`;
    const { text } = await postPlain("/contact", {
      ...{ fullName: evil, email: evil, phone: evil },
      message: `\n</textarea><img src=x onerror=alert(1)>${evil}`,
    });
    expect(elements(text, "script")).toEqual([]);
    expect(elements(text, "img")).toEqual([]);
    expect([valueOf(text, "name"), valueOf(text, "email"), valueOf(text, "phone")]).toEqual([
      evil,
      evil,
      evil,
    ]);
    expect(textOf(elements(text, "textarea")[0])).toBe(`\n</textarea><img src=x onerror=alert(1)>${evil}`);
  });

  test("there is no style and no script in the page, and the site's style sheet is linked where it is known", async () => {
    const stylesheets = () => ["/assets/base-1.css"];
    const { postPlain } = await serveForms({ stylesheets });
    const { text } = await postPlain("/contact", { ...typed, message: "" });
    expect(text).not.toMatch(/style=|<style|<script| on\w+=/);
    expect(elements(text, "link").map(({ properties }) => properties.href)).toEqual(["/assets/base-1.css"]);
    expect(elements(text, "a").map(({ properties }) => properties.href)).toEqual([
      ...["#message", "mailto:hello@miqyas.example", "tel:+963115550142", "tel:+963944555018", "/contact"],
    ]);
  });

  test.each([
    ["/contact", "You can also reach us directly:"],
    ["/ar/contact", "يمكنك أيضًا التواصل معنا مباشرة:"],
    ["/ar/newsletter", "يمكنك أيضًا التواصل معنا مباشرة:"],
  ])("CON-11 %s names the agency's e-mail and both phones as a way out", async (path, said) => {
    const { postPlain } = await serveForms({ bounds: { freeBytes: Number.MAX_SAFE_INTEGER } });
    const { status, text } = await postPlain(path, typed);
    expect(status).toBe(503);
    expect(text).toContain(said);
    const links = elements(text, "a").map(textOf);
    expect(links).toEqual(
      expect.arrayContaining(["hello@miqyas.example", "+963 11 555 0142", "+963 944 555 018"]),
    );
  });

  test("an inbox that cannot write: 503, Retry-After, the typed text", async () => {
    const { postPlain } = await serveForms({ bounds: { freeBytes: Number.MAX_SAFE_INTEGER } });
    const { status, text, headers } = await postPlain("/ar/contact", typed);
    expect([status, headers.get("retry-after")]).toEqual([503, "30"]);
    expect(text).toContain("حدث خطأ أثناء إرسال الرسالة. يُرجى المحاولة مجددًا.");
    expect(valueOf(text, "name")).toBe(message.name);
  });

  test("B22 above the limit: 429, Retry-After, the typed text", async () => {
    const { postPlain } = await serveForms();
    for (let number = 0; number < 5; number++)
      await postPlain("/contact", { ...typed, email: `m${number}@sanabel.example` });
    const { status, text, headers } = await postPlain("/contact", { ...typed, email: "m6@sanabel.example" });
    expect(status).toBe(429);
    expect(Number(headers.get("retry-after"))).toBeGreaterThanOrEqual(60);
    expect(valueOf(text, "email")).toBe("m6@sanabel.example");
    expect(text).toContain("come from your network");
  });

  test.each([
    ["/contact", "came from this e-mail address", "from your network"],
    ["/ar/contact", "من هذا البريد الإلكتروني", "من شبكتك"],
  ])(
    "B20 CON-10 %s: the fourth message of one mailbox is told so, and its text stays",
    async (path, said, other) => {
      const { postPlain } = await serveForms();
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
    const { postPlain, url } = await serveForms();
    expect((await postPlain("/contact", typed, { Origin: "https://evil.example" })).status).toBe(403);
    const multipart = new FormData();
    multipart.set("fullName", "Maya");
    expect((await fetch(`${url}/contact`, { method: "POST", body: multipart })).status).toBe(415);
    expect((await postPlain("/contact", { ...typed, message: "x".repeat(140_000) })).status).toBe(413);
    expect((await postPlain("/contact", { ...typed, message: "x".repeat(20_000) })).status).toBe(422);
  });
});
