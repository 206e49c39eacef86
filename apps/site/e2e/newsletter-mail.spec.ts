import { expectAccessible } from "./support/axe.ts";
import { hydrateBySearch } from "./support/browse.ts";
import { holdRequests, laterCode } from "./support/hold-requests.ts";
import { headed, readServedPage } from "./support/served-page.ts";
import { expect, test } from "./support/test.ts";

/** A token in the backend's format: row number, time of the mail, 256 bits. */
const token = `7.mi0xk2a1.${"aB3-_".repeat(8)}xyz`;

test(
  "NEWS-3 LEAN-3 the button of a mail's page waits for no code",
  { tag: "@in-english" },
  async ({ page, at, t, stubbedSite }) => {
    await holdRequests(page, laterCode);
    await page.goto(stubbedSite.url + at(`/newsletter/confirm?token=${token}`));
    await page.getByRole("button", { name: t("Confirm subscription", "أكّد الاشتراك") }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      t("Your subscription is confirmed", "تم تأكيد اشتراكك"),
    );
  },
);

test(
  "B20 Back to a mail's page from a page that was loaded again asks as before",
  { tag: "@in-arabic" },
  async ({ page, at, t, stubbedSite }) => {
    await page.goto(stubbedSite.url + at(`/newsletter/confirm?token=${token}`));
    // The search shows that the app runs: links then open within it.
    await hydrateBySearch(page);
    await page
      .getByRole("main")
      .getByRole("link", { name: t("Back to home", "العودة إلى الرئيسية") })
      .click();
    await expect(page).toHaveURL(stubbedSite.url + at("/"));
    await page.reload();
    await hydrateBySearch(page);
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      t("Confirm your subscription", "أكّد اشتراكك في النشرة"),
    );
    await expect(page.getByRole("button", { name: t("Confirm subscription", "أكّد الاشتراك") })).toBeVisible();
  },
);

test.describe("the links of the newsletter's mails, without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("NEWS-3 B20 the link asks; the button confirms, by keyboard as well, and the address loses the token", async ({
    page,
    at,
    t,
    language,
    stub,
    stubbedSite,
  }) => {
    const answer = await page.goto(stubbedSite.url + at(`/newsletter/confirm?token=${token}`));
    expect(answer?.headers()["referrer-policy"]).toBe("no-referrer");
    expect(answer?.headers()["cache-control"]).toBe("no-store");
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await expect(page.locator("html")).toHaveAttribute("dir", t("ltr", "rtl"));
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).toHaveText(t("Confirm your subscription", "أكّد اشتراكك في النشرة"));
    await expect(heading).toHaveCSS("font-family", new RegExp(t('^"Instrument Sans"', "^Alexandria")));
    expect(stub.requestsOf("/newsletter/confirm")).toEqual([]);

    // Skips the header, with the site's first link.
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    const button = page.getByRole("button", { name: t("Confirm subscription", "أكّد الاشتراك") });
    await expect(button).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(heading).toHaveText(t("Your subscription is confirmed", "تم تأكيد اشتراكك"));
    await expect(page).toHaveURL(new RegExp(`${at("/newsletter/confirm")}$`));
    const [call] = stub.requestsOf("/newsletter/confirm");
    expect(call?.body).toBe(JSON.stringify({ token }));
    expect(call?.headers["accept-language"]).toBe(language);
    expect(call?.headers["x-miqyas-signature"]).toMatch(/^sha256=[0-9a-f]{64}$/);
    const toggles = page.locator("header a[data-locale]");
    await toggles.first().click();
    await expect(heading).toHaveText(t("أكّد اشتراكك في النشرة", "Confirm your subscription"));
    expect(stub.requestsOf("/newsletter/confirm")).toHaveLength(1);
    await toggles.first().click();
    await expect(heading).toHaveText(t("Confirm your subscription", "أكّد اشتراكك في النشرة"));
    await page
      .getByRole("main")
      .getByRole("link", { name: t("Back to home", "العودة إلى الرئيسية") })
      .click();
    await expect(page).toHaveURL(stubbedSite.url + at("/"));
  });

  test(
    "B20 every other outcome has its own message and a next step",
    { tag: "@in-arabic" },
    async ({ page, request, at, t, stub, stubbedSite, expectNoise }) => {
      expectNoise(/status of (?:410|429|503)/);
      const address = stubbedSite.url + at("/newsletter/confirm");
      const heading = page.getByRole("heading", { level: 1 });
      const button = page.getByRole("main").getByRole("button");
      await page.goto(`${address}?token=${token}`);

      stub.fail("/newsletter/confirm", { times: 1, drop: true });
      await button.click();
      await expect(heading).toHaveText(
        t("Your subscription could not be confirmed", "تعذّر تأكيد اشتراكك الآن"),
      );
      stub.fail("/newsletter/confirm", { times: 1, status: 429 });
      await button.click();
      await expect(heading).toHaveText(t("Please wait a minute", "يُرجى الانتظار دقيقة"));
      stub.fail("/newsletter/confirm", { times: 1, status: 404 });
      await button.click();
      await expect(heading).toHaveText(
        t("Your subscription could not be confirmed", "تعذّر تأكيد اشتراكك الآن"),
      );
      stub.fail("/newsletter/confirm", { times: 1, body: { success: true, data: { state: "already" } } });
      await button.click();
      await expect(heading).toHaveText(
        t("This subscription is already confirmed", "سبق أن أكّدت هذا الاشتراك"),
      );
      await expect(button).toHaveCount(0);

      const over = t("This link no longer works", "لم يعد هذا الرابط صالحًا");
      for (const status of [410, 422]) {
        await page.goto(`${address}?token=${token}`);
        stub.fail("/newsletter/confirm", { times: 1, status });
        await button.click();
        await expect(heading).toHaveText(over);
      }
      for (const query of ["?token=", "?token=%3Cscript%3E", `?token=${"x".repeat(400)}`]) {
        const { status, main } = await readServedPage(request, address + query);
        expect(status).toBe(410);
        expect(main).toMatch(headed(1, over));
      }
      expect((await page.goto(address))?.status()).toBe(410);
      await expect(heading).toHaveText(over);
      const before = stub.requestsOf("/newsletter/confirm").length;
      await page.getByRole("link", { name: t("Subscribe again", "اشترك من جديد") }).click();
      await expect(page).toHaveURL(stubbedSite.url + at("/#newsletter"));
      expect(stub.requestsOf("/newsletter/confirm")).toHaveLength(before);
    },
  );

  test("B21 leaving takes one press, or none where a mail program does it", async ({
    page,
    request,
    at,
    t,
    stub,
    stubbedSite,
    expectNoise,
  }) => {
    expectNoise(/status of 410/);
    const address = `${stubbedSite.url + at("/newsletter/unsubscribe")}?token=7.${"aB3-_".repeat(8)}xyz`;
    await page.goto(address);
    expect(stub.requestsOf("/newsletter/unsubscribe")).toEqual([]);
    await page
      .getByRole("main")
      .getByRole("button", { name: t("Unsubscribe", "ألغِ الاشتراك") })
      .click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      t("You have been unsubscribed", "أُلغي اشتراكك في النشرة"),
    );
    const oneClick = { "List-Unsubscribe": "One-Click" };
    expect((await request.post(address, { form: oneClick })).status()).toBe(200);
    expect((await request.post(address, { multipart: oneClick })).status()).toBe(200);
    const calls = stub.requestsOf("/newsletter/unsubscribe");
    expect(calls.map(({ body }) => body)).toEqual(Array<string>(3).fill(calls[0]?.body ?? ""));
    stub.fail("/newsletter/unsubscribe", { times: 1, status: 422 });
    expect((await request.post(address, { form: oneClick })).status()).toBe(410);
    await page.goto(address.split("?")[0] ?? "");
    await page.getByRole("link", { name: t("Write to us", "اكتب إلينا") }).click();
    await expect(page).toHaveURL(stubbedSite.url + at("/contact"));
  });
});

test(
  "B20 B21 these pages are accessible and run: the language changes in place, Back shows the answer again and sends nothing",
  { tag: "@in-english" },
  async ({ page, at, t, stub, stubbedSite, expectNoise }) => {
    expectNoise(/status of (?:410|503)/);
    const heading = page.getByRole("heading", { level: 1 });
    const ready = () => expect(page.locator("html")).toHaveAttribute("data-ready", "");
    const button = page.getByRole("main").getByRole("button");
    await page.goto(stubbedSite.url + at("/newsletter/unsubscribe"));
    await expectAccessible(page);
    await page.goto(stubbedSite.url + at(`/newsletter/confirm?token=${token}`));
    await page.mouse.move(5, 5);
    await ready();
    await expectAccessible(page);
    stub.fail("/newsletter/confirm", { times: 1, drop: true });
    for (const [status, title] of [
      [503, t("Your subscription could not be confirmed", "تعذّر تأكيد اشتراكك الآن")],
      [200, t("Your subscription is confirmed", "تم تأكيد اشتراكك")],
    ] as const) {
      const answer = page.waitForResponse((response) => response.request().method() === "POST");
      await button.click();
      expect((await answer).status()).toBe(status);
      await expect(heading).toHaveText(title);
      await page.waitForLoadState();
      await expectAccessible(page);
    }
    const sent = stub.requestsOf("/newsletter/confirm").length;
    await page.mouse.move(9, 9);
    await ready();
    await page
      .getByRole("link", { name: t("العربية", "English") })
      .first()
      .click();
    await expect(heading).toHaveText(t("تم تأكيد اشتراكك", "Your subscription is confirmed"));
    await page.getByRole("main").getByRole("link").last().click();
    await expect(heading).not.toHaveText(t("Confirm your subscription", "أكّد اشتراكك في النشرة"));
    await expect(page).not.toHaveURL(/newsletter/);
    await page.goBack();
    await expect(heading).toHaveText(t("تم تأكيد اشتراكك", "Your subscription is confirmed"));
    expect(stub.requestsOf("/newsletter/confirm")).toHaveLength(sent);
  },
);
