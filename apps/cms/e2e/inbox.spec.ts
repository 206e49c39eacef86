import { readFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import pg from "pg";
import { cms, failedRequests, openForm, test } from "./admin.ts";
import { expectAccessible } from "./axe.ts";

const database = process.env.STACK_DATABASE_URL;

/** A message in the other script than the admin's. Its reply deadline ended an hour ago. */
async function addOverdue(language: "en" | "ar") {
  const reference = Array.from({ length: 8 }, () =>
    "34679ACDEFGHJKMNPQRTWXY".charAt(Math.random() * 23),
  ).join("");
  const message = {
    name: language === "en" ? "ليلى حدّاد" : "Samer Al-Khatib",
    email: `person.${reference.toLowerCase()}@mill.sy`,
    reference,
  };
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  await client.query(
    `INSERT INTO contact_messages (name, email, phone, message, language, received_at, reply_by, reference)
     VALUES ($1, $2, '+963 944 123 456', $3, $4, now() - interval '25 hours', now() - interval '1 hour', $5)`,
    [
      ...[message.name, message.email],
      language === "en" ? "مرحبًا، هل تكفي عيّنة من ٤٠٠؟" : "Could you send an offer?",
      ...[language === "en" ? "ar" : "en", reference],
    ],
  );
  await client.end();
  return message;
}

test("a signed-in page names no folder of the machine", { tag: "@in-english" }, async ({ context }) => {
  for (const path of ["/admin", "/admin/collections/media", "/admin/collections/media/create"]) {
    const answer = await context.request.get(`${cms}${path}`, { headers: { Origin: cms } });
    const html = await answer.text();
    expect(html, path).toContain("template-default");
    expect(html, path).not.toContain(process.cwd());
  }
});

test(
  "CON-1 CON-14 B14 F20 staff see what is overdue, find it by its reference, export it, and erase it",
  { tag: "@in-arabic" },
  async ({ admin: page, language }) => {
    test.skip(!database, "STACK_DATABASE_URL names the database of the running backend");
    const t = (en: string, ar: string) => (language === "ar" ? ar : en);
    const { name, email, reference } = await addOverdue(language);
    const row = page.getByRole("row").filter({ hasText: reference });

    await page.goto(`${cms}/admin`);
    await expectAccessible(page, ".inbox-panel");
    const overdue = page.locator(".inbox-panel").getByRole("link", { name: t("Overdue", "تأخّر الردّ عليها") });
    await overdue.click();
    await expect(row).toContainText(t("Overdue", "تأخّر الردّ عليها"));
    await expect(row).toContainText(name);
    await expect(page.locator(".list-bar [aria-current]")).toHaveText(t("Overdue", "تأخّر الردّ عليها"));
    await expectAccessible(page, ".list-bar");

    await page.goto(
      `${cms}/admin/collections/contact-messages?search=${reference.slice(0, 4)}-${reference.slice(4).toLowerCase()}`,
    );
    await expect(page.locator("tbody tr")).toHaveCount(1);
    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: t("Export CSV", "تصدير CSV") }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^messages-\d{4}-\d\d-\d\d\.csv$/);
    const csv = await readFile(await file.path(), "utf8");
    expect(csv.split("\r\n")).toHaveLength(3);
    expect(csv).toContain(`"${reference}"`);
    expect(csv).toContain(`"'+963 944 123 456"`);

    await row.getByRole("link", { name }).click();
    const text = page.locator("#field-message .received-text");
    await expect(text).toHaveCSS("direction", t("rtl", "ltr"));
    await expect(page.getByRole("link", { name: email })).toHaveAttribute("href", `mailto:${email}`);
    await expect(page.getByRole("link", { name: "+963 944 123 456" })).toHaveCSS("direction", "ltr");
    await expect(page.locator(".reply-deadline-badge")).toHaveText(t("Overdue", "تأخّر الردّ عليها"));
    await expect(page.locator('form[data-form-ready="true"]').first()).toBeAttached();
    await page.locator("#field-status").click();
    await page.getByRole("option", { name: t("Answered", "رُدّ عليها") }).click();
    await expect(page.locator(".reply-deadline-badge")).toHaveCount(0);
    await page.getByRole("button", { name: t("Save", "حفظ") }).click();
    await expect(page.locator(".payload-toast-item.toast-success")).toBeVisible();

    await page.goBack();
    await expect(row).toHaveCount(1);
    await page.getByRole("button", { name: t("Erase a person’s data…", "محو بيانات شخص…") }).press("Enter");
    const dialog = page.getByRole("dialog", { name: t("Erase a person’s data", "محو بيانات شخص") });
    await expectAccessible(page, "dialog[open]");
    await dialog.getByRole("textbox").fill(email.toUpperCase());
    await dialog.getByRole("textbox").press("Enter");
    await expect(dialog).toContainText(t("1 message", "رسالة واحدة"));
    await dialog.getByRole("button", { name: t("Erase permanently", "محو نهائي") }).press("Enter");
    await expect(dialog).toContainText(t("Permanently erased:", "مُحي نهائيًا:"));
    await page.keyboard.press("Escape");
    await expect(row).toHaveCount(0);
  },
);

test(
  "F20 what is erased of one person is not said in the dialog about the next one",
  { tag: "@in-english" },
  async ({ admin: page, language }) => {
    test.skip(!database, "STACK_DATABASE_URL names the database of the running backend");
    const t = (en: string, ar: string) => (language === "ar" ? ar : en);
    const { email, reference } = await addOverdue(language);
    await page.goto(`${cms}/admin/collections/contact-messages?search=${reference}`);
    const row = page.locator("tbody tr", { hasText: reference });
    await expect(row).toHaveCount(1);
    const open = page.getByRole("button", { name: t("Erase a person’s data…", "محو بيانات شخص…") });
    await open.click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("textbox").fill(email);
    await dialog.getByRole("textbox").press("Enter");
    await expect(dialog).toContainText(t("1 message", "رسالة واحدة"));
    const sent = Promise.withResolvers<() => void>();
    await page.route(
      "**/contact-messages/erase-person",
      (route) => sent.resolve(() => void route.continue()),
      {
        times: 1,
      },
    );
    await dialog.getByRole("button", { name: t("Erase permanently", "محو نهائي") }).press("Enter");
    const answer = await sent.promise;
    await expect(dialog).toContainText(email);
    await dialog.getByRole("button", { name: t("Close", "إغلاق") }).click();
    await open.click();
    const next = `next.${email}`;
    await dialog.getByRole("textbox").fill(next);
    await dialog.getByRole("textbox").press("Enter");
    await expect(dialog).toContainText(next);
    answer();
    await expect(row).toHaveCount(0);
    await expect(dialog).toContainText(next);
  },
);

test.describe("two forms of one message", () => {
  test.use({ expectedNoise: failedRequests });

  test(
    "WRITE-1 B17 a form saves again and again; one that a colleague has overtaken is refused and says what to do",
    { tag: "@in-english" },
    async ({ admin: page, language }) => {
      test.skip(!database, "STACK_DATABASE_URL names the database of the running backend");
      const headers = { Origin: cms };
      const { reference } = await addOverdue(language);
      const answer = await page.request.get(
        `${cms}/api/contact-messages?where[reference][equals]=${reference}&depth=0`,
        { headers },
      );
      const { docs } = (await answer.json()) as { docs: { id: number }[] };
      const place = `collections/contact-messages/${docs[0]?.id}`;
      const choose = async (state: string) => {
        await page.locator("#field-status .rs__control").click();
        await page.getByRole("option", { name: state, exact: true }).click();
        await page.locator("#action-save").click();
      };
      const state = async () => {
        const read = await page.request.get(`${cms}/api/contact-messages/${docs[0]?.id}?depth=0`, {
          headers,
        });
        return ((await read.json()) as { status: string }).status;
      };

      await openForm(page, place);
      await choose("In progress");
      await expect.poll(state).toBe("in_progress");
      await choose("Answered");
      await expect.poll(state).toBe("answered");
      // The form has taken the answer, for which it asks the route below as well.
      await expect(page.locator("#field-status .rs__control--is-disabled")).toHaveCount(0);

      await page.request.patch(`${cms}/api/contact-messages/${docs[0]?.id}`, {
        data: { notes: [{ text: "By a colleague" }] },
        headers,
      });
      // Payload asks for the form's state after each change, and may tell of the colleague first.
      await page.route(`${cms}/admin/**`, (route) =>
        route.request().method() === "POST" ? undefined : route.continue(),
      );
      await choose("Closed");
      await expect(page.getByText("Copy what you typed and reload the page.").first()).toBeVisible();
      expect(await state()).toBe("answered");
    },
  );
});
