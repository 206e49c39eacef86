import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { browse } from "./support/browse.ts";
import { contactForm, fillContactForm, messagePath } from "./support/contact-form.ts";
import { holdRequests } from "./support/hold-requests.ts";
import { requestsSent } from "./support/painted.ts";
import { expect, test } from "./support/test.ts";
import type { StubBackend } from "./support/stub-backend.ts";

type Choose = (en: string, ar: string) => string;

const notice = (page: Page, t: Choose) =>
  page.getByRole("complementary", { name: t("Messages on this device", "رسائل على هذا الجهاز") });

/** Messages that the backend received, each key once. */
function delivered(stub: StubBackend): { message: string }[] {
  const byKey = new Map(
    stub.requestsOf("/contact-us-messages").map(({ headers, body }) => [headers["idempotency-key"], body]),
  );
  return [...byKey.values()].map((body) => JSON.parse(body) as { message: string });
}

/** Sends a message without the network. The device keeps it at once, without further attempts. */
async function sendOffline(page: Page, t: Choose, message: string) {
  await page.context().setOffline(true);
  const form = await fillContactForm(page, t, message);
  await form.send.click();
  await expect(form.sent).toBeVisible();
  await expect(form.kept).toBeVisible();
  return form;
}

test.describe("outbox", () => {
  test.beforeEach(({ expectNoise }) =>
    expectNoise(/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION|ERR_FAILED|50[0-9]/),
  );

  test("CON-11 F13 a message written offline is kept, shown and delivered once when the network is back", async ({
    page,
    at,
    t,
    stub,
    stubbedSite,
  }) => {
    await browse(page, stubbedSite.url + at("/contact"));
    // Screen readers hear only a region that was there before its words.
    const region = await page.locator("footer ~ div > p[role=status]").elementHandle();
    const form = await sendOffline(page, t, "Written offline");
    await expect(notice(page, t)).toContainText("Written offline");
    expect(await region?.textContent()).toContain(t("1 message is kept", "رسالة واحدة محفوظة"));
    const reference = await form.reference.innerText();
    await expect(notice(page, t)).toContainText(reference);
    // The line that says that the browser is offline does not cover it.
    await notice(page, t)
      .getByRole("button", { name: t("Send now", "أرسل الآن") })
      .click({ trial: true });
    await expectAccessible(page);
    // At 400 % zoom a window has this size. Only the line stays in sight.
    await page.setViewportSize({ width: 320, height: 225 });
    await page.evaluate(() => scrollTo(0, 0));
    await expect(notice(page, t)).not.toBeInViewport();
    await expect(page.getByText(t("You are offline", "لا اتصال بالإنترنت"))).toBeInViewport({ ratio: 1 });
    await page.context().setOffline(false);
    await expect(notice(page, t)).toContainText(t("Your message has been delivered.", "وصلتنا رسالتك."));
    await expect(notice(page, t)).toContainText(reference);
    expect(await region?.textContent()).toContain(reference);
    await expect.poll(() => delivered(stub).map(({ message }) => message)).toEqual(["Written offline"]);
    // The reference stands nowhere else: it stays until the visitor closes it.
    await notice(page, t)
      .getByRole("button", { name: t("Close", "إغلاق") })
      .press("Enter");
    await expect(notice(page, t)).toBeHidden();
    await expect(page.getByRole("main")).toBeFocused();
    await expect.poll(() => page.evaluate(() => localStorage.getItem("outbox"))).toBeNull();
  });

  test(
    "CON-11 the device keeps a message whose network went before the first touch",
    { tag: "@in-english" },
    async ({ page, at, t, stubbedSite }) => {
      const coming = new Set<string>();
      const come = new Set<string>();
      page.on("request", (request) => coming.add(request.url()));
      page.on("requestfinished", (request) => come.add(request.url()));
      // The page fetches its code when it is idle, and runs it four seconds later: here never by itself.
      await page.clock.install();
      await page.goto(stubbedSite.url + at("/contact"));
      await page.clock.runFor(2500);
      await expect.poll(() => [...come].some((url) => url.includes("/contact.route-"))).toBe(true);
      await expect.poll(() => coming.size - come.size).toBe(0);
      await page.clock.resume();
      await sendOffline(page, t, "Gone before the first touch");
      await expect(notice(page, t)).toContainText("Gone before the first touch");
    },
  );

  test(
    "CON-11 F21 a message sent before the page's code has come waits for the network, and is sent once",
    { tag: "@in-english" },
    async ({ page, at, t, stub, stubbedSite }) => {
      await page.clock.install();
      const release = await holdRequests(page, /\/assets\/frame/);
      await page.goto(stubbedSite.url + at("/contact"));
      const form = await fillContactForm(page, t, "Sooner than the code");
      await form.send.click();
      await page.context().setOffline(true);
      // The clock below runs far ahead of the browser, which takes a moment to tell the page.
      await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(false);
      const failed = page.waitForEvent("requestfailed", (request) => request.url().includes("/frame-"));
      release();
      await failed;
      // Longer than the waits for a weak network.
      for (let second = 0; second < 20; second++) await page.clock.runFor(1000);
      await expect(form.send).toHaveAttribute("aria-busy", "true");
      await page.context().setOffline(false);
      await expect(form.sent).toBeVisible();
      await expect
        .poll(() => delivered(stub).map(({ message }) => message))
        .toEqual(["Sooner than the code"]);
    },
  );

  test(
    "CON-11 F13 with backend, tab and site gone, the next visit delivers one message by itself, with its own text and time",
    { tag: "@in-arabic" },
    async ({ page, at, t, stub, siteProcess }) => {
      const context = page.context();
      await browse(page, siteProcess.url + at("/contact"));
      stub.fail("/contact-us-messages", { status: 503 });
      await siteProcess.stop("SIGKILL");
      const form = await fillContactForm(page, t, "Before everything went");
      await form.send.click();
      await expect(form.kept).toBeVisible();
      const told = Date.now();
      await page.close();
      await siteProcess.restart();
      const next = await context.newPage();
      // Without an interaction: waiting messages start the page's code.
      await next.goto(siteProcess.url + at("/AboutUs"));
      await expect(notice(next, t)).toContainText(t("Your message has been delivered.", "وصلتنا رسالتك."));
      await expect.poll(() => stub.requestsOf("/contact-us-messages").length).toBeGreaterThan(0);
      await siteProcess.stop("SIGKILL");
      stub.reset();
      await siteProcess.restart();
      await expect
        .poll(() => delivered(stub).map(({ message }) => message))
        .toEqual(["Before everything went"]);
      const [arrived] = stub.requestsOf("/contact-us-messages");
      expect(Date.parse(String(arrived?.headers["x-miqyas-received-at"]))).toBeLessThanOrEqual(told);
    },
  );

  test(
    "CON-11 F13 a tab closed in the middle of sending loses nothing and doubles nothing",
    { tag: "@in-english" },
    async ({ page, at, t, stub, stubbedSite }) => {
      const context = page.context();
      await browse(page, stubbedSite.url + at("/contact"));
      // The site receives the message, but the browser never gets its answer.
      const reached = new Promise<void>((done) => {
        void page.route(messagePath, async (route) => {
          await route.fetch();
          done();
        });
      });
      const form = await fillContactForm(page, t, "Closed meanwhile");
      await form.send.click();
      await reached;
      await page.close();
      const next = await context.newPage();
      await next.goto(stubbedSite.url + at("/AboutUs"));
      await expect(notice(next, t)).toContainText(t("Your message has been delivered.", "وصلتنا رسالتك."));
      await expect.poll(() => delivered(stub).map(({ message }) => message)).toEqual(["Closed meanwhile"]);
    },
  );

  test(
    "F14 several tabs come back at once, each message is sent by one of them",
    { tag: "@in-english" },
    async ({ page, at, t, stub, stubbedSite }) => {
      const context = page.context();
      await browse(page, stubbedSite.url + at("/contact"));
      await sendOffline(page, t, "From several tabs");
      await context.setOffline(false);
      await expect.poll(() => delivered(stub).length).toBe(1);
      // The browser has the answer too: without it the message would be sent once more.
      await expect(notice(page, t).getByRole("listitem")).toHaveCount(0);

      await context.setOffline(true);
      const form = await fillContactForm(page, t, "The second");
      await form.send.click();
      await expect(form.kept).toBeVisible();
      const posts: string[] = [];
      const held = Promise.withResolvers<void>();
      await context.route(messagePath, async (route) => {
        posts.push(route.request().url());
        await held.promise;
        await route.continue();
      });
      await context.setOffline(false);
      const tabs = await Promise.all([context.newPage(), context.newPage()]);
      await Promise.all(tabs.map((tab) => tab.goto(stubbedSite.url + at("/AboutUs"))));
      // The others meet the message while one of them sends it.
      await expect.poll(() => posts.length).toBe(1);
      for (const tab of tabs) {
        await expect(tab.locator("html[data-ready]")).toBeAttached();
        await requestsSent(tab);
      }
      expect(posts.length).toBe(1);
      held.resolve();
      await expect.poll(() => delivered(stub).length).toBe(2);
      await expect(notice(page, t).getByRole("listitem")).toHaveCount(0);
      expect(posts.length).toBe(1);
    },
  );

  test(
    "F14 CON-11 where nothing can be kept no success is shown",
    { tag: "@in-arabic" },
    async ({ page, at, t, stub, stubbedSite }) => {
      await page.addInitScript(() => {
        IDBFactory.prototype.open = () => {
          throw new DOMException("forbidden", "SecurityError");
        };
      });
      await browse(page, stubbedSite.url + at("/contact"));
      await page.context().setOffline(true);
      const form = await fillContactForm(page, t, "Nowhere to keep it");
      await form.send.click();
      await expect(form.failed).toBeVisible();
      await expect(form.message).toHaveValue("Nowhere to keep it");
      await page.context().setOffline(false);
      await form.send.click();
      await expect(form.sent).toBeVisible();
      await expect(form.kept).toBeHidden();
      await expect.poll(() => delivered(stub).length).toBe(1);
    },
  );

  test("CON-11 the visitor can send at once or discard, and a refused message keeps its text", async ({
    page,
    at,
    t,
    stub,
    stubbedSite,
    expectNoise,
  }) => {
    expectNoise(/422/);
    await page.clock.install();
    await browse(page, stubbedSite.url + at("/contact"));
    await sendOffline(page, t, `To be refused. ${"A line of it. ".repeat(40)}`);
    await page.route(messagePath, (route) => route.fulfill({ status: 422, body: "{}" }));
    await page.context().setOffline(false);
    const refused = notice(page, t).getByRole("alert");
    await expect(refused).toContainText(t("Could not be accepted: 1", "تعذّر القبول: ١"));
    await expect(notice(page, t)).toContainText("To be refused");
    await expectAccessible(page);
    const line = notice(page, t).locator("summary");
    const heightOf = async (part: Locator) => (await part.boundingBox())?.height ?? 0;
    const folded = await heightOf(line);
    await line.press("Enter");
    await expect.poll(() => heightOf(line)).toBeGreaterThan(3 * folded);
    // What gets the focus stands above the notice (WCAG 2.4.11).
    const link = page.getByRole("contentinfo").getByRole("link").first();
    await expect
      .poll(async () => {
        await page.evaluate(() => scrollTo(0, 0));
        await link.focus();
        const [over, shown] = [await link.boundingBox(), await notice(page, t).boundingBox()];
        return (shown?.y ?? 0) - (over?.y ?? 0) - (over?.height ?? 0);
      })
      .toBeGreaterThanOrEqual(0);
    // Keys in the header do not scroll the page.
    await page.evaluate(() => scrollTo({ top: 300, behavior: "instant" }));
    await page.getByRole("banner").getByRole("combobox").pressSequentially("ab");
    expect(await page.evaluate(() => scrollY)).toBe(300);
    await page.emulateMedia({ media: "print" });
    await expect(notice(page, t)).toBeHidden();
    await page.emulateMedia({ media: null });
    const discard = notice(page, t).getByRole("button", { name: t("Discard", "احذف"), exact: true });
    // The second press meets “Keep”, also in a window in which the message leaves little room.
    await page.setViewportSize({ width: 890, height: 800 });
    await discard.dblclick();
    await expect(discard).toBeFocused();
    await discard.press("Enter");
    await expect(notice(page, t).getByRole("button", { name: t("Keep", "احتفظ بها") })).toBeFocused();
    await notice(page, t)
      .getByRole("button", { name: t("Keep", "احتفظ بها") })
      .press("Enter");
    await expect(discard).toBeFocused();
    await expect(discard).toHaveAccessibleDescription(/^To be refused/);
    await discard.press("Enter");
    await notice(page, t)
      .getByRole("button", { name: t("Discard for good", "احذف نهائيًا") })
      .press("Enter");
    await expect(notice(page, t)).toBeHidden();
    await expect(page.getByRole("main")).toBeFocused();
    expect(await page.evaluate(() => localStorage.getItem("outbox"))).toBeNull();

    await page.unroute(messagePath);
    await page.route(messagePath, (route) => route.abort());
    const form = await fillContactForm(page, t, "To be sent by hand");
    await form.send.click();
    // The pauses between its attempts.
    const isKept = async () => {
      await page.clock.runFor(1000);
      return form.kept.isVisible();
    };
    await expect.poll(isKept).toBe(true);
    await page.unroute(messagePath);
    await notice(page, t)
      .getByRole("button", { name: t("Send now", "أرسل الآن") })
      .press("Enter");
    await expect.poll(() => delivered(stub).map(({ message }) => message)).toEqual(["To be sent by hand"]);
    await expect(notice(page, t)).toBeFocused();
  });

  test(
    "R2, CON-11 after seven days it is sent, if the site answers, or tried once more and forgotten",
    { tag: "@in-english" },
    async ({ page, at, t, stub, stubbedSite }) => {
      const context = page.context();
      await browse(page, stubbedSite.url + at("/contact"));
      for (const message of ["Old and lost", "Old and answered"]) {
        await sendOffline(page, t, message);
        await expect(notice(page, t)).toContainText(message);
      }
      await page.close();
      await context.setOffline(false);
      const next = await context.newPage();
      const sent: string[] = [];
      await next.route(messagePath, (route) => {
        const { message } = route.request().postDataJSON() as { message: string };
        sent.push(message);
        return message === "Old and answered" ? route.continue() : route.abort();
      });
      await next.clock.install({ time: Date.now() + 7 * 86_400_000 + 60_000 });
      await next.goto(stubbedSite.url + at("/AboutUs"));
      await expect.poll(() => next.evaluate(() => localStorage.getItem("outbox"))).toBeNull();
      expect(sent).toEqual(["Old and lost", "Old and answered"]);
      await expect.poll(() => delivered(stub).map(({ message }) => message)).toEqual(["Old and answered"]);
    },
  );

  test(
    "NEWS-8 a subscription made offline is kept and delivered",
    { tag: "@in-arabic" },
    async ({ page, at, t, stub, stubbedSite }) => {
      // The code of the outbox comes once a visitor is there. The import ends when all of it has come.
      const code = page.waitForResponse(/\/assets\/outbox-/);
      await browse(page, stubbedSite.url + at("/AboutUs"));
      await page.evaluate((file) => import(file) as Promise<unknown>, (await code).url());
      await page.context().setOffline(true);
      await page.locator("#newsletter").getByRole("textbox").fill("maya@sanabel.example");
      await page.locator("#newsletter").getByRole("textbox").press("Enter");
      await page.getByRole("dialog").getByRole("button").last().click();
      await expect(page.locator("#newsletter")).toContainText(
        t("Successfully subscribed!", "تم الاشتراك بنجاح!"),
      );
      await expect(notice(page, t)).toContainText("maya@sanabel.example");
      await expect(notice(page, t)).toContainText("طلب اشتراكك محفوظ على هذا الجهاز");
      await page.context().setOffline(false);
      await expect.poll(() => stub.requestsOf("/newsletter/subscribe").length).toBe(1);
    },
  );

  test(
    "B19 above the limit the page works for its message, and the visitor notices nothing",
    { tag: "@in-english" },
    async ({ page, at, t, stub, stubbedSite, request, expectNoise }) => {
      expectNoise(/428/);
      for (let sent = 0; sent < 5; sent++)
        await request.post(`${stubbedSite.url}/api/v1/contact-us-messages`, {
          data: { name: "A", email: `a${sent}@sanabel.example`, message: `Message ${sent}`, phone: "" },
        });
      await page.goto(stubbedSite.url + at("/contact"));
      const proofs: string[] = [];
      page.on("request", (sending) => {
        const proof = sending.headers()["x-miqyas-proof"];
        if (proof) proofs.push(proof);
      });
      const form = await fillContactForm(page, t, "The sixth");
      await form.send.click();
      await expect(contactForm(page, t).sent).toBeVisible();
      await expect(form.kept).toBeHidden();
      expect(proofs).toHaveLength(1);
      await expect.poll(() => delivered(stub).some(({ message }) => message === "The sixth")).toBe(true);
    },
  );
});
