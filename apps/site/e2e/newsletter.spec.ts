import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { painted, requestsSent } from "./support/painted.ts";
import { expect, test } from "./support/test.ts";

type Choose = (en: string, ar: string) => string;

const call = "**/api/v1/newsletter/subscribe*";

function newsletter(page: Page, t: Choose) {
  const box = page.locator("#newsletter");
  const dialog = page.getByRole("dialog");
  const wait = t("You have already subscribed. Please wait", "سبق أن اشتركت. يُرجى الانتظار");
  const locked = box.locator("p:not([role] *)").getByText(wait);
  return {
    box,
    field: box.getByRole("textbox"),
    subscribe: box.locator("button"),
    dialog,
    address: dialog.getByRole("textbox"),
    confirm: dialog.getByRole("button").last(),
    cancel: dialog.getByRole("button").first(),
    subscribed: box.getByText(t("Successfully subscribed!", "تم الاشتراك بنجاح!")),
    locked,
    clock: box.getByRole("timer"),
  };
}

/** Records what the form sends. The test answers when `time` resolves. */
async function recordPosts(page: Page, status = 201, time = Promise.resolve()) {
  const posts: { body: unknown; key: string | undefined }[] = [];
  await page.route(call, async (route) => {
    const request = route.request();
    posts.push({ body: request.postDataJSON() as unknown, key: request.headers()["idempotency-key"] });
    await time;
    const body = JSON.stringify({ success: status < 400, message: "", data: { reference: "ACDEFGHJ" } });
    return route.fulfill({ status, contentType: "application/json", body });
  });
  return posts;
}

/** Seconds shown by the countdown, in either numerals. */
async function secondsLeft(page: Page, t: Choose): Promise<number> {
  const text = await newsletter(page, t).clock.innerText();
  expect(text).toMatch(new RegExp(t("^[0-9]:[0-9]{2}$", "^[٠-٩]:[٠-٩]{2}$")));
  const [minutes = 0, seconds = 0] = text
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .split(":")
    .map(Number);
  return minutes * 60 + seconds;
}

test.describe("newsletter", () => {
  test("NEWS-1 NEWS-2 NEWS-9 LAY-11 asks for a value, and whether the address is right; Cancel and Esc send nothing", async ({
    page,
    at,
    t,
  }) => {
    const posts = await recordPosts(page);
    await page.goto(at("/AboutUs"));
    const { box, ...form } = newsletter(page, t);
    for (const value of ["", "   "]) {
      await form.field.fill(value);
      await form.subscribe.click();
      await expect(box).toContainText(
        t("Please enter a value in the email field", "يُرجى إدخال بريدك الإلكتروني"),
      );
      await expect(form.dialog).toBeHidden();
    }
    await expectAccessible(page);
    expect(posts).toHaveLength(0);

    const { field, subscribe, dialog, address, confirm, cancel } = form;
    await expect(field).toHaveAttribute("type", "email");
    await expect(field).toHaveAttribute("dir", "ltr");
    await field.fill("maya@sanabel.example");
    await field.press("Enter");
    await expect(address).toHaveValue("maya@sanabel.example");
    await expect(address).toBeFocused();
    await expectAccessible(page);
    await address.fill(" ");
    await expect(confirm).toBeDisabled();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(field).toBeFocused();
    await expect(field).toHaveValue("maya@sanabel.example");
    await subscribe.click();
    await cancel.click();
    await expect(dialog).toBeHidden();
    await subscribe.click();
    await address.fill("maya.r@sanabel.example");
    // A press that is taken back inside the dialog does nothing (WCAG 2.5.2).
    const frame = await dialog.boundingBox();
    await page.mouse.move(5, 5);
    await page.mouse.down();
    await page.mouse.move((frame?.x ?? 0) + 20, (frame?.y ?? 0) + 20);
    await page.mouse.up();
    await expect(address).toHaveValue("maya.r@sanabel.example");
    await page.mouse.click(5, 5);
    await expect(dialog).toBeHidden();
    await requestsSent(page);
    expect(posts).toHaveLength(0);
  });

  test("NEWS-2 a held Enter key asks, and answers nothing itself", async ({ page, at, t }) => {
    const posts = await recordPosts(page);
    await page.goto(at("/AboutUs"));
    const { field, dialog, address } = newsletter(page, t);
    await field.fill("rima@souq.example");
    await page.keyboard.down("Enter");
    await expect(address).toBeFocused();
    for (let times = 0; times < 3; times++) await page.keyboard.down("Enter");
    await page.keyboard.up("Enter");
    await painted(page);
    // It says so while it sends.
    expect(await dialog.getByRole("status").innerText()).toBe("");
    await requestsSent(page);
    expect(posts).toEqual([]);
    await page.keyboard.press("Enter");
    await expect(dialog).toBeHidden();
    expect(posts).toHaveLength(1);
  });

  test("NEWS-2 a double click on the button asks, and stays with the question", async ({ page, at, t }) => {
    await recordPosts(page);
    await page.goto(at("/AboutUs"));
    const { field, subscribe, dialog, address } = newsletter(page, t);
    await field.fill("rima@souq.example");
    await field.press("Enter");
    await expect(address).toHaveValue("rima@souq.example");
    await page.mouse.click(5, 5);
    await expect(dialog).toBeHidden();
    // Below the place of the dialog.
    await subscribe.evaluate((button) => button.scrollIntoView({ block: "end", behavior: "instant" }));
    await subscribe.dblclick();
    await expect(address).toHaveValue("rima@souq.example");
  });

  test(
    "NEWS-3 NEWS-4 A11Y while it is sent the focus stays and the state is announced; submitting again tells how long to wait",
    { tag: "@in-arabic" },
    async ({ page, at, t }) => {
      await page.clock.install();
      let release = () => {};
      const posts = await recordPosts(page, 201, new Promise<void>((done) => (release = done)));
      await page.goto(at("/AboutUs"));
      const form = newsletter(page, t);
      await form.field.fill("maya@sanabel.example");
      await form.field.press("Enter");
      await expect(form.address).toBeVisible();
      await page.clock.pauseAt(Date.now() + 60_000);
      await form.confirm.focus();
      await page.keyboard.press("Enter");
      await expect(form.dialog.getByRole("status")).toHaveText(t("Sending...", "جارٍ الإرسال…"));
      await expect(form.confirm).toBeFocused();
      await expect(form.confirm).toBeDisabled();
      await page.keyboard.press("Enter");
      await form.dialog.getByRole("button", { name: t("Close", "إغلاق") }).click();
      await expect(form.dialog).toBeHidden();
      await expect(form.field).toBeFocused();
      await expect(form.box.getByRole("status")).toHaveText(t("Sending...", "جارٍ الإرسال…"));
      release();
      await expect(form.subscribed).toBeVisible();
      expect(posts).toHaveLength(1);
      await form.field.fill("other@sanabel.example");
      await form.field.press("Enter");
      await expect(form.box.getByRole("status")).toHaveText(
        new RegExp(t("Please wait [45]:[0-9]{2} before", "الانتظار [٤٥]:[٠-٩]{2} قبل")),
      );
      await expect(form.locked).toBeVisible();
      expect(await secondsLeft(page, t)).toBeGreaterThan(290);
      await expect(form.subscribed).toBeHidden();
      await expect(form.dialog).toBeHidden();
      expect(posts).toHaveLength(1);
    },
  );

  test(
    "NEWS-3 NEWS-8 an address that is typed while another is sent stays, whatever the answer is",
    { tag: "@in-english" },
    async ({ page, at, t, expectNoise }) => {
      expectNoise(/422/);
      await page.goto(at("/AboutUs"));
      const form = newsletter(page, t);
      const told = form.box.getByText(t("The subscription could not be saved.", "لم نتمكّن من حفظ الاشتراك."));
      for (const { status, typed, outcome } of [
        { status: 422, typed: "other@sanabel.example", outcome: told },
        { status: 201, typed: "third@sanabel.example", outcome: form.subscribed },
      ]) {
        let release = () => {};
        await recordPosts(page, status, new Promise<void>((done) => (release = done)));
        await form.field.fill("maya@sanabel.example");
        await form.subscribe.click();
        await form.confirm.click();
        await form.dialog.getByRole("button", { name: t("Close", "إغلاق") }).click();
        await form.field.fill(typed);
        await expect(outcome).toBeHidden();
        release();
        await expect(outcome).toBeVisible();
        await expect(form.field).toHaveValue(typed);
      }
    },
  );

  test("NEWS-3 NEWS-4 NEWS-5 NEWS-6 A11Y subscribes once, announces it for five seconds, and then counts five minutes down to 0:00", async ({
    page,
    at,
    t,
  }) => {
    await page.clock.install();
    let release = () => {};
    const posts = await recordPosts(page, 201, new Promise<void>((done) => (release = done)));
    await page.goto(at("/AboutUs"));
    const { box, field, subscribe, subscribed, dialog, locked, clock, ...form } = newsletter(page, t);
    await field.fill("maya@sanabel.example");
    await subscribe.click();
    await form.address.fill("maya.issa@sanabel.example");
    await page.clock.pauseAt(Date.now() + 60_000);
    await form.confirm.dblclick();
    await expect.poll(() => posts.length).toBe(1);
    release();
    await expect(subscribed).toBeVisible();
    const told = page
      .getByRole("status")
      .filter({ hasText: t("Successfully subscribed!", "تم الاشتراك بنجاح!") });
    await expect(told).toContainText(t("a link to confirm your subscription", "رابطًا لتأكيد الاشتراك"));
    const link = box.getByText(
      t("We will send you a link to confirm", "سنرسل إلى بريدك رابطًا لتأكيد الاشتراك"),
    );
    await expect(link).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(field).toHaveValue("");
    expect(posts.map(({ body }) => body)).toEqual([{ email: "maya.issa@sanabel.example" }]);

    await page.clock.runFor(4750);
    await expect(subscribed).toBeVisible();
    await page.clock.runFor(500);
    await expect(subscribed).toBeHidden();
    await expect(locked).toBeVisible();
    await expect(link).toBeVisible();
    await field.fill("other@sanabel.example");
    // Playwright does not press disabled controls; the Enter key does.
    await field.press("Enter");
    await expect(dialog).toBeHidden();
    expect(await secondsLeft(page, t)).toBeGreaterThan(290);
    // Axe needs timers.
    await page.clock.resume();
    await expectAccessible(page);
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));

    await page.clock.runFor(((await secondsLeft(page, t)) - 10) * 1000);
    const seconds = await secondsLeft(page, t);
    await page.clock.runFor(1000);
    expect(await secondsLeft(page, t)).toBe(seconds - 1);
    await page.clock.runFor((seconds - 1) * 1000);
    await expect(clock).toHaveText(t("0:00", "٠:٠٠"));
    await expect(subscribe).toBeDisabled();
    await page.clock.runFor(1000);
    await expect(locked).toBeHidden();
    await expect(subscribe).toBeEnabled();
    await subscribe.click();
    await expect(dialog).toBeVisible();
    expect(posts).toHaveLength(1);
  });

  test(
    "NEWS-4 NEWS-6 a tab that is open already is locked as well, with its dialog, and so is one opened later",
    { tag: "@in-english" },
    async ({ page, at, t, context }) => {
      const other = await context.newPage();
      const posts = await recordPosts(other);
      await other.goto(at("/research-and-insights"));
      const waiting = newsletter(other, t);
      await waiting.field.fill("maya@sanabel.example");
      await waiting.subscribe.click();
      await expect(waiting.dialog).toBeVisible();

      await recordPosts(page);
      await page.goto(at("/AboutUs"));
      const form = newsletter(page, t);
      await form.field.fill("maya@sanabel.example");
      await form.subscribe.click();
      await form.confirm.click();
      await expect(form.subscribed).toBeVisible();

      await expect(waiting.locked).toBeVisible();
      await waiting.confirm.click();
      await expect(waiting.dialog).toBeHidden();
      await expect(waiting.locked).toBeVisible();
      await requestsSent(other);
      expect(await other.evaluate(() => localStorage.getItem("outbox"))).toBeNull();
      await other.reload();
      await expect(waiting.locked).toBeVisible();
      await requestsSent(other);
      expect(posts).toHaveLength(0);
      await other.close();
    },
  );

  test("NEWS-7 NEWS-8 NEWS-9 ERR-19 an incomplete address is doubted and can be sent; what is refused can be corrected and does not lock", async ({
    page,
    at,
    t,
    expectNoise,
  }) => {
    expectNoise(/422/);
    const refusals = await recordPosts(page, 422);
    await page.goto(at("/AboutUs"));
    const form = newsletter(page, t);
    const expectRefused = async (value: string, text: string) => {
      await expect(form.box).toContainText(text);
      await expect(form.dialog).toBeHidden();
      await expect(form.locked).toBeHidden();
      await expect(form.field).toHaveValue(value);
      await expectAccessible(page);
    };
    await form.field.fill("maya@sanabel");
    await form.subscribe.click();
    const hint = t("This looks incomplete. Did you mean", "يبدو العنوان ناقصًا. هل تقصد");
    await expect(form.dialog).toContainText(`${hint} \u2068maya@sanabel.com\u2069`);
    await form.address.fill("maya@");
    await expect(form.dialog).toContainText(`${hint} \u2068maya@gmail.com\u2069`);
    await expect(form.confirm).toBeEnabled();
    await form.confirm.click();
    await expectRefused(
      "maya@",
      t(
        "This does not look like a complete e-mail address. Please check it.",
        "لا يبدو هذا عنوان بريد إلكتروني كاملًا. يُرجى التحقّق منه.",
      ),
    );
    await expect(form.field).toHaveAttribute("aria-invalid", "true");
    await form.field.fill("maya@sanabel.example");
    await form.subscribe.click();
    await form.confirm.click();
    await expectRefused(
      "maya@sanabel.example",
      t(
        "The subscription could not be saved. Please try again.",
        "لم نتمكّن من حفظ الاشتراك. يُرجى المحاولة مجددًا.",
      ),
    );
    expect(refusals).toHaveLength(2);
    const posts = await recordPosts(page);
    await form.field.fill("maya");
    await form.subscribe.click();
    await expect(form.dialog).toContainText("maya@gmail.com");
    await expect(form.confirm).toBeEnabled();
    await form.confirm.click();
    await expect(form.subscribed).toBeVisible();
    await expectAccessible(page);
    expect(posts.map(({ body }) => body)).toEqual([{ email: "maya@example.com" }]);
  });

  test(
    "NEWS-8 ERR-19 the footer has an address whose form failed, before or after it was left, unless it has been stored since",
    { tag: "@in-arabic" },
    async ({ page, at, t, expectNoise }) => {
      expectNoise(/422/);
      await page.clock.install();
      const form = newsletter(page, t);
      const main = page.locator("main form").filter({ has: page.locator('[name="email"]') });
      const refusal = t("The subscription could not be saved.", "لم نتمكّن من حفظ الاشتراك.");
      const about = page.getByRole("navigation").getByRole("link", { name: t("About", "من نحن") });
      const sendInMain = async () => {
        let release = () => {};
        await recordPosts(page, 422, new Promise<void>((done) => (release = done)));
        await page.goto(at("/research-and-insights"));
        await main.getByRole("textbox").fill("maya@sanabel.example");
        await main.locator("button").click();
        await form.confirm.click();
        return release;
      };
      for (const order of ["before", "after"]) {
        const release = await sendInMain();
        await form.cancel.click();
        if (order === "before") {
          release();
          await expect(main).toContainText(refusal);
        }
        await about.first().click();
        await expect(page).toHaveURL(/AboutUs/);
        if (order === "after") release();
        await expect(form.field).toHaveValue("maya@sanabel.example");
        await expect(form.box).toContainText(refusal);
      }

      const release = await sendInMain();
      release();
      await expect(main).toContainText(refusal);
      await recordPosts(page);
      await form.field.fill("maya@sanabel.example");
      await form.subscribe.click();
      await form.confirm.click();
      await expect(form.subscribed).toBeVisible();
      await page.clock.fastForward(5500);
      await expect(form.subscribed).toBeHidden();
      await about.first().click();
      await expect(page).toHaveURL(/AboutUs/);
      await expect(form.field).toHaveValue("");
      await expect(form.locked).toBeVisible();
    },
  );

  test(
    "NEWS-6 F16 F17 a clock set back by a day locks for five minutes at most, and an invalid time is no lock",
    { tag: "@in-english" },
    async ({ page, at, t }) => {
      const form = newsletter(page, t);
      const tomorrow = String(Date.now() + 86_400_000);
      await page.addInitScript((value) => {
        const key = "newsletterLockedUntil";
        if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
      }, tomorrow);
      await page.goto(at("/AboutUs"));
      await expect(form.locked).toBeVisible();
      const left = await secondsLeft(page, t);
      expect(left).toBeGreaterThan(0);
      expect(left).toBeLessThanOrEqual(300);

      await page.evaluate(() => localStorage.setItem("newsletterLockedUntil", "soon"));
      await page.reload();
      await expect(form.locked).toBeHidden();
      await form.field.fill("maya@sanabel.example");
      await form.subscribe.click();
      await expect(form.dialog).toBeVisible();
    },
  );

  test(
    "F16 works where the local storage and the channel to other tabs are forbidden",
    { tag: "@in-english" },
    async ({ page, at, t }) => {
      await page.addInitScript(() => {
        const refuse = () => {
          throw new DOMException("forbidden", "SecurityError");
        };
        Object.defineProperty(window, "localStorage", { get: refuse });
        Object.defineProperty(window, "BroadcastChannel", { value: refuse });
      });
      await recordPosts(page);
      await page.goto(at("/AboutUs"));
      const form = newsletter(page, t);
      await form.field.fill("maya@sanabel.example");
      await form.subscribe.click();
      await form.confirm.click();
      await expect(form.subscribed).toBeVisible();
      await expect(form.clock).toBeVisible();
    },
  );
});

test.describe("newsletter without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("NEWS-3 is sent and answered in its language", async ({
    page,
    at,
    t,
    language,
    stub,
    stubbedSite,
  }) => {
    await page.goto(stubbedSite.url + at("/AboutUs"));
    const form = newsletter(page, t);
    await form.field.fill("maya@sanabel.example");
    await form.subscribe.click();
    await expect(page).toHaveURL(/[?]sent=[0-9A-Z]{8}#newsletter$/);
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await expect(form.subscribed).toBeVisible();
    await expect.poll(() => stub.requestsOf("/newsletter/subscribe").length).toBeGreaterThan(0);
  });
});
