import { contactLimits } from "@miqyas/contract";
import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { browse, hydrateBySearch } from "./support/browse.ts";
import { contactForm, fillContactForm, messagePath } from "./support/contact-form.ts";
import { holdRequests, laterCode } from "./support/hold-requests.ts";
import { painted } from "./support/painted.ts";
import { expect, test } from "./support/test.ts";

/** Leaves the form for another page of the site. */
async function openAbout(page: Page, t: (en: string, ar: string) => string): Promise<void> {
  await page
    .getByRole("banner")
    .getByRole("link", { name: t("About Us", "من نحن") })
    .click();
  await expect(page).toHaveURL(/AboutUs$/);
  await expect(page.getByRole("form", { name: t("Write to us", "اكتب إلينا") })).toHaveCount(0);
}

/** Expects of the browser's own means that they ask for the right thing, in the page's language. */
async function expectNativeFields(page: Page, t: (en: string, ar: string) => string): Promise<void> {
  const { email, phone, message } = contactForm(page, t);
  await expect(phone).toHaveAttribute("placeholder", t("0944 555 018", "٠٩٤٤٥٥٥٠١٨"));
  await expect(phone).toHaveAttribute("type", "tel");
  await expect(phone).toHaveAttribute("dir", "ltr");
  await expect(email).toHaveAttribute("type", "email");
  await expect(phone).toHaveAccessibleDescription(
    t("If you are outside Syria, add the country code.", "إن كنت خارج سوريا فأضف رمز البلد."),
  );
  await expect(message).toHaveAttribute(
    "placeholder",
    t("The decision you are facing, and by when", "القرار الذي أمامك، وموعده"),
  );
}

/** Holds the answer to a message until its form or its address has gone, and then what React does late, as on a slow device. */
const answerOnceGone = (page: Page, gone: "address" | "form") =>
  page.evaluate((part) => {
    const { promise: left, resolve: leave } = Promise.withResolvers<void>();
    const filled = document.querySelector("main form");
    const look = () => {
      if (part === "form" ? !filled?.isConnected : !location.pathname.endsWith("/contact")) leave();
    };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
    const pushState = history.pushState.bind(history);
    history.pushState = (...entry) => {
      pushState(...entry);
      look();
    };
    const send = window.fetch.bind(window);
    window.fetch = async (...request) => {
      const answer = await send(...request);
      if (!answer.url.includes("contact-us-messages")) return answer;
      const text = await answer.text();
      await left;
      return new Response(text, answer);
    };
    // What React does after it has removed the form comes late.
    const post = Reflect.get(MessagePort.prototype, "postMessage") as (
      this: MessagePort,
      message: unknown,
    ) => void;
    MessagePort.prototype.postMessage = function (message: unknown) {
      if (filled?.isConnected) return post.call(this, message);
      MessagePort.prototype.postMessage = post;
      setTimeout(() => post.call(this, message), 1000);
    };
  }, gone);

test.describe("contact page", () => {
  test("CON-1 CON-4 shows its picture and tells address, e-mail, two phones, hours and reply, up to 768 px after the form", async ({
    page,
    at,
    t,
  }) => {
    await page.goto(at("/contact"));
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1 })).toHaveText(
      t("Tell us about your decision", "ما القرار الذي أمامك؟"),
    );
    const picture = main.locator("img").first();
    await expect(picture).toBeVisible();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await expect(main).toContainText(
      t("12 Al-Jalaa Street, Abu Rummaneh, Damascus", "١٢ شارع الجلاء، أبو رمّانة، دمشق"),
    );
    await expect(main).toContainText(
      t("Sunday to Thursday, 9:00 AM to 6:00 PM", "من الأحد إلى الخميس، من ٩:٠٠ صباحًا إلى ٦:٠٠ مساءً"),
    );
    await expect(main).toContainText(t("Within 24 hours on business days", "خلال ٢٤ ساعة في أيام العمل"));
    await expect(main).toContainText("GMT+3");
    await expect(main.locator('a[href^="tel:"] [dir="ltr"]')).toHaveText([
      "+963 11 555 0142",
      "+963 944 555 018",
    ]);
    for (const address of ["tel:+963115550142", "tel:+963944555018", "mailto:hello@miqyas.example"])
      await expect(main.locator(`a[href="${address}"]`)).toBeVisible();
    await expect(main.locator('a[href^="mailto:"] [dir="ltr"]')).toHaveText(["hello@miqyas.example"]);
    const { name } = contactForm(page, t);
    for (const width of [390, 768]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(name).toBeInViewport();
      const details = await main.getByText("GMT+3").boundingBox();
      expect(details?.y, `${width} px`).toBeGreaterThan((await name.boundingBox())?.y ?? Infinity);
    }
  });

  test(
    "CON-2 CON-3 social icons open a new tab, an unknown network has the backend's or a globe; one without an address is no link",
    { tag: "@in-arabic" },
    async ({ page, at, t, stub, stubbedSite }) => {
      const networks = [
        ["other", "Mastodon", "/media/mastodon.svg"],
        ["other", "Broken", "/media/broken.svg"],
        ["other", "Bare", null],
        ["tiktok", "TikTok", "/media/mastodon.svg"],
      ] as const;
      stub.answer("/social-medias", [
        ...networks.map(([platform_slug, name, icon], id) => ({
          ...{ id, platform_slug, name, icon, link: "https://social.example/miqyas" },
        })),
        {
          id: 8,
          platform_slug: "linkedin",
          name: "LinkedIn",
          link: "https://www.linkedin.com/company/miqyas",
        },
        { id: 9, platform_slug: "facebook", name: "Facebook", link: "" },
      ]);
      await page.route(/\/media\//, (route) =>
        route.request().url().includes("broken")
          ? route.fulfill({ contentType: "image/svg+xml", body: "none" })
          : route.fulfill({
              contentType: "image/svg+xml",
              body: '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9H0z"/></svg>',
            }),
      );
      await page.goto(stubbedSite.url + at("/contact"));
      const social = page.getByRole("main").getByRole("list", { name: t("Follow us", "تابعنا") });
      const links = social.locator("a");
      await expect(links).toHaveCount(5);
      await expect(links.nth(4)).toHaveAttribute("target", "_blank");
      await expect(links.nth(4)).toHaveAttribute("rel", /noopener/);
      await expect(social.locator('[aria-disabled="true"]')).toHaveAccessibleName(t("Facebook", "فيسبوك"));
      await expect(links.nth(0)).toHaveAccessibleName(/^Mastodon/);
      const icon = links.nth(0).locator("img");
      await icon.scrollIntoViewIfNeeded();
      await expect(icon).toHaveAttribute("src", /mastodon/);
      await expect(icon).toHaveAttribute("alt", "");
      expect(await icon.evaluate((image) => image.getBoundingClientRect().width)).toBe(24);
      // The icon covers the globe.
      const isCovered = await icon.evaluate((image) => {
        const [cover, globe] = [image, image.closest("a")?.querySelector("svg")].map((part) =>
          part?.getBoundingClientRect(),
        );
        return cover && globe && cover.x <= globe.x && cover.y <= globe.y && cover.bottom >= globe.bottom;
      });
      expect(isCovered).toBe(true);
      await expect(links.locator("img")).toHaveCount(1);
      const drawings = await links
        .locator("svg")
        .evaluateAll((all) => all.map((drawing) => drawing.innerHTML));
      expect(drawings[1]).toBe(drawings[2]);
      expect(drawings[3]).not.toBe(drawings[2]);
    },
  );

  test(
    "API-19 ERR-18 CON-3 three icons stand in for networks that cannot be had, without a message",
    { tag: "@in-arabic" },
    async ({ page, at, t, stub, stubbedSite, expectNoise }) => {
      expectNoise(/400/);
      stub.fail("/social-medias", { status: 400 });
      await page.goto(stubbedSite.url + at("/contact"));
      const social = page.getByRole("main").getByRole("list", { name: t("Follow us", "تابعنا") });
      await expect(social.locator('[aria-disabled="true"]')).toHaveCount(3);
      await expect(social.locator("a")).toHaveCount(0);
      await expect(page.getByRole("alert")).toHaveCount(0);
      expect(stub.requestsOf("/social-medias")).not.toEqual([]);
    },
  );

  test.describe("reply deadline", () => {
    test.use({ timezoneId: "Europe/Berlin" });

    const times = [
      [
        "2026-06-03T14:30:00+03:00",
        "Open now, until 6:00 PM",
        "مفتوح الآن حتى الساعة ٦:٠٠ مساءً",
        "we will reply by Thursday, 2:30 PM",
        "أقصاه يوم الخميس الساعة ٢:٣٠ مساءً",
        "In your time: Thursday, 1:30 PM",
        "بتوقيتك: الخميس الساعة ١:٣٠ مساءً",
      ],
      [
        "2026-06-05T12:00:00+03:00",
        "Closed now, opens Sunday at 9:00 AM",
        "ونفتح يوم الأحد الساعة ٩:٠٠ صباحًا",
        "we will reply by Monday, 9:00 AM",
        "أقصاه يوم الاثنين الساعة ٩:٠٠ صباحًا",
        "In your time: Monday, 8:00 AM",
        "بتوقيتك: الاثنين الساعة ٨:٠٠ صباحًا",
      ],
    ] as const;

    test("CON-1 says whether anybody is there and by when we reply, while we are there and after hours", async ({
      page,
      at,
      t,
      stub,
      stubbedSite,
    }) => {
      stub.answer("/site-settings", {});
      const main = page.getByRole("main");
      for (const [now, openEn, openAr, replyEn, replyAr, ownEn, ownAr] of times) {
        await page.clock.setFixedTime(new Date(now));
        await page.goto(stubbedSite.url + at("/contact"));
        await expect(main).toContainText(t(openEn, openAr));
        await expect(main).toContainText(t(replyEn, replyAr));
        await expect(main).toContainText(t(ownEn, ownAr));
      }
    });
  });
});

test.describe("contact form", () => {
  test("CON-4 CON-5 CON-6 asks natively, in the visitor's language and digits, and says what is missing beside its field, with its label in sight", async ({
    page,
    at,
    t,
  }) => {
    let posts = 0;
    await page.route(messagePath, (route) => {
      posts++;
      return route.abort();
    });
    await page.setViewportSize({ width: 390, height: 640 });
    await page.goto(at("/contact"));
    const { form, name, email, message, send } = contactForm(page, t);
    await send.click();
    await expect(name).toBeFocused();
    await expect(name).toHaveAttribute("aria-invalid", "true");
    // The one with the focus looks different from the other faulty ones.
    const shadowOf = (field: Locator) =>
      field.evaluate((node) => node.parentElement && getComputedStyle(node.parentElement).boxShadow);
    expect(await shadowOf(name)).not.toBe(
      await shadowOf(page.getByRole("main").locator("[aria-invalid]").last()),
    );
    await expect(name).toHaveAccessibleDescription(t("Please enter your name.", "يُرجى إدخال اسمك."));
    await expect(email).toHaveAccessibleDescription(
      t("Please enter your e-mail address, so that we can reply.", "يُرجى إدخال بريدك الإلكتروني لنردّ عليك."),
    );
    const noMessage = t("Please enter your message.", "يُرجى كتابة رسالتك.");
    await expect(message).toHaveAccessibleDescription(noMessage);
    const header = await page.getByRole("banner").boundingBox();
    const label = await form.getByText(t("Full name", "الاسم الكامل")).boundingBox();
    expect(label?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? Infinity));
    await expectAccessible(page);
    await expectNativeFields(page, t);
    await name.fill(t("Maya", "مايا"));
    await expect(name).not.toHaveAttribute("aria-invalid");
    await send.click();
    await expect(email).toBeFocused();
    await email.fill("maya@sanabel.example");
    await send.click();
    await expect(message).toBeFocused();
    await message.fill("Hello");
    await email.fill("maya");
    await send.click();
    await expect(email).toBeFocused();
    await expect(email).toHaveAccessibleDescription(/name@company\.com/);
    expect(await form.evaluate((element: HTMLFormElement) => element.checkValidity())).toBe(false);
    // Spaces are no message.
    await fillContactForm(page, t, "   ");
    await send.click();
    await expect(message).toBeFocused();
    await expect(message).toHaveAccessibleDescription(noMessage);
    await expectAccessible(page);
    // What is too long is told, and nothing of it is cut off.
    await name.fill("m".repeat(contactLimits.message + 1));
    await page.keyboard.press("Control+A");
    await page.keyboard.press("Control+X");
    await name.fill(t("Maya", "مايا"));
    await message.fill("");
    await page.keyboard.press("Control+V");
    await send.click();
    await expect(message).toBeFocused();
    await expect(message).toHaveAccessibleDescription(new RegExp(t("10,000", "١٠٬٠٠٠")));
    expect((await message.inputValue()).length).toBe(contactLimits.message + 1);
    expect(posts).toBe(0);
  });

  test("CON-4 CON-5 CON-8 CON-9 a visitor from a service finds it named, and a slip in address or number is told without holding the message back", async ({
    page,
    at,
    t,
    stub,
    stubbedSite,
  }) => {
    await page.goto(stubbedSite.url + at("/contact?service=1"));
    const form = contactForm(page, t);
    await expect(form.message).toHaveValue(
      new RegExp(
        t("^I am writing about your service “.+”\\.\\n\\n$", "^أكتب إليكم بخصوص خدمة «.+»\\.\\n\\n$"),
      ),
    );
    expect(stub.requestsOf("/our-services").length).toBeGreaterThan(0);
    const opening = await form.message.inputValue();
    await fillContactForm(page, t, `${opening}Two pack sizes in Homs.`);
    // A text that runs from right to left leaves its marks around what is copied from it.
    await form.email.fill("\u2068a@b\u2069\u200f");
    await form.phone.fill("abc");
    const [emailDoubt, phoneDoubt] = [
      form.form.getByText("a@b.com"),
      form.form.getByText(t("like a phone", "رقم هاتف،")),
    ];
    await expect(emailDoubt).toBeVisible();
    await form.message.focus();
    await expect(phoneDoubt).toBeVisible();
    await expect(form.phone).toHaveAccessibleDescription(new RegExp(t("like a phone", "رقم هاتف،")));
    await expect(form.email).not.toHaveAttribute("aria-invalid");
    await expectAccessible(page);
    await form.phone.fill("0944 555 018");
    await expect(phoneDoubt).toBeHidden();
    await form.phone.fill("abc");
    await form.send.click();
    await expect(form.sent).toBeVisible();
    for (const field of [form.name, form.email, form.phone, form.message])
      await expect(field).toHaveValue("");
    // The other language has another opening, but this message was emptied.
    const read = page.waitForResponse(/\/our-services/);
    await page.locator("header a[hreflang][data-locale]").click();
    await read;
    await expect(page.locator("html")).toHaveAttribute("lang", t("ar", "en"));
    await painted(page);
    await expect(page.locator("textarea[name=message]")).toHaveValue("");
    await expect
      .poll(() =>
        stub
          .requestsOf("/contact-us-messages")
          .map(({ body }) => body)
          .join(""),
      )
      .toContain('"email":"a@b"');
  });

  test("CON-6 CON-7 CON-8 CON-9 CON-14 a double click sends one message, and all it says is true", async ({
    page,
    at,
    t,
    stub,
    stubbedSite,
  }) => {
    await page.clock.install();
    await page.goto(stubbedSite.url + at("/contact"));
    let release = () => {};
    const held = new Promise<void>((done) => (release = done));
    const posts: { body: string | null; key: string | undefined; trace: string | undefined }[] = [];
    await page.route(messagePath, async (route) => {
      const headers = route.request().headers();
      posts.push({
        body: route.request().postData(),
        key: headers["idempotency-key"],
        trace: headers["x-miqyas-form"],
      });
      await held;
      await route.continue();
    });
    const form = await fillContactForm(page, t);
    await form.phone.fill("+٩٦٣ ٩٤٤ 555");
    await form.send.dblclick();
    await expect(form.send).toBeDisabled();
    await expect(form.send).toHaveText(t("Sending...", "جارٍ الإرسال…"));
    await expect(form.send).toBeFocused();
    await expectAccessible(page);
    await expect.poll(() => posts.length).toBe(1);
    // Less than the thirty seconds after which the outbox looks for messages that wait.
    await page.clock.pauseAt(Date.now() + 15_000);
    release();
    await expect(form.sent).toBeVisible();
    await expect(form.kept).toBeHidden();
    for (const field of [form.name, form.email, form.phone, form.message])
      await expect(field).toHaveValue("");
    await expect(form.send).toBeFocused();
    const reference = await form.reference.innerText();
    await expect(form.form.getByRole("status").filter({ hasText: reference })).toContainText(
      t("Your message has been sent", "تم إرسال رسالتك"),
    );
    await page.clock.runFor(4750);
    await expect(form.sent).toBeVisible();
    await page.clock.runFor(500);
    await expect(form.sent).toBeHidden();
    await expect(form.reference).toHaveText(reference);

    expect(posts).toHaveLength(1);
    expect(JSON.parse(posts[0]?.body ?? "")).toEqual({
      name: t("Maya Issa", "مايا عيسى"),
      email: "maya@sanabel.example",
      message: "Two pack sizes in Homs.",
      phone: "+963 944 555",
    });
    expect(posts[0]?.key).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    expect(posts[0]?.trace).toMatch(/^\d+;$/);
    await expect.poll(() => stub.requestsOf("/contact-us-messages").length).toBeGreaterThan(0);
    const [stored] = stub.requestsOf("/contact-us-messages");
    expect(stored?.headers["idempotency-key"]).toBe(posts[0]?.key);
  });

  test("CON-10 CON-11 CON-13 a refusal is told, nothing typed is lost, and there is another way", async ({
    page,
    at,
    t,
    expectNoise,
  }) => {
    expectNoise(/422/);
    await page.route(messagePath, (route) =>
      route.fulfill({ status: 422, contentType: "application/json", body: "null" }),
    );
    await page.goto(at("/contact"));
    const form = await fillContactForm(page, t);
    await form.send.click();
    await expect(form.failed).toBeVisible();
    const alert = form.form.getByRole("alert");
    await expect(alert.getByRole("link", { name: "hello@miqyas.example" })).toBeVisible();
    await expect(alert.getByRole("link", { name: "+963 11 555 0142" })).toBeVisible();
    await expect(form.message).toHaveValue("Two pack sizes in Homs.");
    await expect(form.email).toHaveValue("maya@sanabel.example");
    await expect(form.send).toBeEnabled();
    await expectAccessible(page);
  });

  test(
    "CON-7 CON-10 after a refusal it can be sent again, also where the form was opened at another spelling of its address",
    { tag: "@in-english" },
    async ({ page, at, t, stubbedSite, expectNoise }) => {
      expectNoise(/422/);
      await page.route(
        messagePath,
        (route) => route.fulfill({ status: 422, contentType: "application/json", body: "null" }),
        { times: 1 },
      );
      await page.goto(stubbedSite.url + at("/Contact"));
      const form = await fillContactForm(page, t);
      await page
        .getByRole("contentinfo")
        .getByRole("link", { name: t("Contact Us", "تواصل معنا"), exact: true })
        .click();
      await expect(page).toHaveURL(/\/contact$/);
      await form.send.click();
      await expect(form.failed).toBeVisible();
      await form.send.click();
      await expect(form.sent).toBeVisible();
    },
  );

  test(
    "PLAN-6 CON-10 a plan whose lines come late stands before what was typed meanwhile",
    { tag: "@in-arabic" },
    async ({ page, at, t }) => {
      await browse(page, at("/plan"));
      const release = await holdRequests(page, /write-plan-[^/]+\.js$/);
      await page
        .getByRole("main")
        .getByRole("link", { name: t("Start a study with this plan", "ابدأ دراسة بهذه الخطة") })
        .click();
      const { message } = contactForm(page, t);
      await message.pressSequentially("Soon");
      release();
      await expect(message).toHaveValue(/\n\nSoon$/);
      await message.pressSequentially("er");
      await expect(message).toHaveValue(/\n\nSooner$/);
    },
  );

  test(
    "CON-10 what was typed is there after another page of the site and in another document of the tab, until it is sent",
    { tag: "@in-english" },
    async ({ page, at, t, stubbedSite }) => {
      const contact = stubbedSite.url + at("/contact");
      const release = await holdRequests(page, laterCode);
      await page.goto(contact);
      const form = await fillContactForm(page, t);
      // A new document would not have what was typed before the code ran.
      await page
        .getByRole("banner")
        .getByRole("link", { name: t("About Us", "من نحن") })
        .click();
      await expect(page.locator("a[aria-busy=true]")).toBeVisible();
      release();
      await expect(page).toHaveURL(/\/AboutUs$/);
      await page
        .getByRole("contentinfo")
        .getByRole("link", { name: t("Contact Us", "تواصل معنا"), exact: true })
        .click();
      await expect(form.name).toHaveValue(t("Maya Issa", "مايا عيسى"));
      await expect(form.email).toHaveValue("maya@sanabel.example");
      await expect(form.message).toHaveValue("Two pack sizes in Homs.");
      await openAbout(page, t);
      await page.reload();
      await page.goto(contact);
      await form.message.focus();
      await expect(form.message).toHaveValue("Two pack sizes in Homs.");
      await expect(form.email).toHaveValue("maya@sanabel.example");
      await form.message.fill("Three pack sizes in Homs.");
      await page.reload();
      await form.message.focus();
      await expect(form.message).toHaveValue("Three pack sizes in Homs.");
      await form.send.click();
      await expect(form.sent).toBeVisible();
      await openAbout(page, t);
      await page.goBack();
      await expect(form.message).toHaveValue("");
      await page.goto(contact);
      await form.message.focus();
      await expect(page.locator("html[data-ready]")).toBeAttached();
      await expect(form.message).toHaveValue("");
    },
  );

  test(
    "LANG-1 NET-2 CON-10 the other language pressed offline waits for the network, and what was typed stays",
    { tag: "@in-english" },
    async ({ page, context, at, t, expectNoise }) => {
      expectNoise(/ERR_INTERNET_DISCONNECTED/);
      await page.goto(at("/contact"));
      const message = page.locator("textarea[name=message]");
      await message.fill("Written in a lift.");
      await context.setOffline(true);
      await page.locator("header a[hreflang][data-locale]").click();
      await expect(page.getByText(t("You are offline.", "لا اتصال بالإنترنت."))).toBeVisible();
      await expect(message).toHaveValue("Written in a lift.");
      await context.setOffline(false);
      await expect(page).toHaveURL(new RegExp(`${t("/ar/contact", "[^r]/contact")}$`));
      await expect(page.locator("html")).toHaveAttribute("lang", t("ar", "en"));
      await expect(message).toHaveValue("Written in a lift.");
    },
  );

  test(
    "CON-7 CON-9 CON-10 a message left while it is sent is still being sent there, once, and its end, also a refusal, is told",
    { tag: "@in-arabic" },
    async ({ page, at, t, stub, stubbedSite, expectNoise }) => {
      expectNoise(/422/);
      await page.goto(stubbedSite.url + at("/contact"));
      let release = await holdRequests(page, messagePath);
      const form = await fillContactForm(page, t, "Left and seen again");
      await form.send.click();
      await expect(form.send).toBeDisabled();
      await openAbout(page, t);
      await page.goBack();
      await expect(form.message).toHaveValue("Left and seen again");
      await expect(form.send).toBeDisabled();
      await expect(form.send).toHaveText(t("Sending...", "جارٍ الإرسال…"));
      release();
      await expect(form.sent).toBeVisible();
      await expect(form.message).toHaveValue("");

      await page.unroute(messagePath);
      release = await holdRequests(page, messagePath);
      await fillContactForm(page, t, "Left for good");
      await form.send.click();
      await expect(form.send).toBeDisabled();
      await openAbout(page, t);
      release();
      await expect(
        page.getByRole("complementary").getByText(t("Your message has been delivered.", "وصلتنا رسالتك.")),
      ).toBeVisible();
      await page.goBack();
      await expect(form.message).toHaveValue("");
      const sent = (message: string) =>
        stub.requestsOf("/contact-us-messages").filter(({ body }) => body.includes(message)).length;
      await expect.poll(() => sent("Left for good")).toBe(1);
      expect(sent("Left and seen again")).toBe(1);

      await page.unroute(messagePath);
      const { promise: released, resolve } = Promise.withResolvers<void>();
      await page.route(messagePath, async (route) => {
        await released;
        await route.fulfill({ status: 422, contentType: "application/json", body: "null" });
      });
      await fillContactForm(page, t);
      await form.send.click();
      await expect(form.send).toBeDisabled();
      await openAbout(page, t);
      const refused = page.waitForResponse(messagePath);
      resolve();
      await refused;
      await page.goBack();
      await expect(form.failed).toBeVisible();
      await expect(form.message).toHaveValue("Two pack sizes in Homs.");
      await expect(form.send).toBeEnabled();
    },
  );

  test(
    "CON-7 CON-9 a message that is stored when its address or its form has just gone is told on the next page",
    { tag: "@in-english" },
    async ({ page, at, t, stubbedSite }) => {
      const told = page
        .getByRole("complementary")
        .getByText(t("Your message has been delivered.", "وصلتنا رسالتك."));
      for (const gone of ["address", "form"] as const) {
        await page.goto(stubbedSite.url + at("/contact"));
        const form = await fillContactForm(page, t, "Stored on the way");
        await answerOnceGone(page, gone);
        await expect(told).toHaveCount(0);
        await form.send.click();
        await expect(form.send).toBeDisabled();
        await openAbout(page, t);
        await expect(told).toBeVisible();
        await page.goBack();
        await expect(form.form).toBeVisible();
        await hydrateBySearch(page);
        await expect(form.message).toHaveValue("");
      }
    },
  );

  test(
    "CON-10 F22 a letter typed while the page's code takes the form over stays",
    { tag: "@in-english" },
    async ({ page, at, t, stubbedSite }) => {
      // React writes the first text of a field at the moment when it takes it over.
      await page.addInitScript(() => {
        const text = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "defaultValue");
        let isTyped = false;
        Object.defineProperty(HTMLTextAreaElement.prototype, "defaultValue", {
          ...text,
          set(this: HTMLTextAreaElement, first: string) {
            if (!isTyped && this.isConnected) this.value += "#";
            isTyped ||= this.isConnected;
            text?.set?.call(this, first);
          },
        });
      });
      await page.goto(stubbedSite.url + at("/contact?service=1"));
      const { message } = contactForm(page, t);
      await message.press("Control+End");
      await message.pressSequentially("Two");
      await expect(message).toHaveValue(/#/);
      expect((await message.inputValue()).replace("#", "")).toMatch(/\n\nTwo$/);
    },
  );

  test(
    "CON-9 CON-12 B19 works by keyboard alone, nobody meets the hidden field, and every attempt carries the same key",
    { tag: "@in-english" },
    async ({ page, at, t, stub, stubbedSite, expectNoise }) => {
      expectNoise(/503/);
      await page.goto(stubbedSite.url + at("/contact"));
      const keys: (string | undefined)[] = [];
      await page.route(messagePath, (route) => {
        keys.push(route.request().headers()["idempotency-key"]);
        return keys.length < 3 ? route.fulfill({ status: 503, body: "{}" }) : route.continue();
      });
      const form = contactForm(page, t);
      await form.name.focus();
      for (const text of ["Maya Issa", "maya@sanabel.example", "", "Two pack sizes."]) {
        if (text) await page.keyboard.type(text);
        await page.keyboard.press("Tab");
      }
      await expect(form.send).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(form.sent).toBeVisible();
      expect(keys).toHaveLength(3);
      expect(new Set(keys).size).toBe(1);
      await expect.poll(() => stub.requestsOf("/contact-us-messages").length).toBeGreaterThan(0);
      await expectAccessible(page);
    },
  );
});

test.describe("contact form without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("CON-7 CON-9 CON-10 CON-14 what is refused comes back with everything typed, in the site's own type; then it is sent, answered in its language, and named", async ({
    page,
    at,
    t,
    language,
    stub,
    stubbedSite,
    expectNoise,
  }) => {
    expectNoise(/422/);
    await page.goto(stubbedSite.url + at("/contact"));
    const form = await fillContactForm(page, t, "Two pack sizes in Homs.");
    // The browser accepts it as a value, but it is no name.
    await form.name.fill("   ");
    await form.send.click();
    await expect(form.name).toHaveAttribute("aria-invalid", "true");
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await expect(form.message).toHaveValue("Two pack sizes in Homs.");
    await expect(form.email).toHaveValue("maya@sanabel.example");
    await expect(page.getByRole("alert")).toContainText(
      t("Please check the marked fields.", "يُرجى مراجعة الحقول المشار إليها."),
    );
    await expect(page.getByRole("alert")).toBeInViewport();
    await expect(page.locator("body")).toHaveCSS(
      "font-family",
      new RegExp(t('^"Instrument Sans"', "^Alexandria")),
    );
    expect(stub.requestsOf("/contact-us-messages")).toEqual([]);
    await form.name.fill(t("Maya Issa", "مايا عيسى"));
    await form.send.click();
    await expect(page).toHaveURL(/[?]sent=[0-9A-Z]{8}#contact-section$/);
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await expect(form.sent).toBeVisible();
    await expect(form.reference).toBeVisible();
    await expect.poll(() => stub.requestsOf("/contact-us-messages").length).toBeGreaterThan(0);
  });
});
