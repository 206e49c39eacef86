import type { Page } from "@playwright/test";

type Choose = (en: string, ar: string) => string;

/** The parts of the contact form by their labels. */
export function contactForm(page: Page, t: Choose) {
  const form = page.getByRole("form", { name: t("Write to us", "اكتب إلينا") });
  return {
    form,
    name: form.getByLabel(t("Full name", "الاسم الكامل")),
    email: form.getByLabel(t("E-mail", "البريد الإلكتروني")),
    phone: form.getByLabel(t("Phone", "الهاتف")),
    message: form.getByLabel(t("Message", "الرسالة")),
    send: form.getByRole("button"),
    sent: form.getByText(
      t(
        "Your message has been sent successfully! We will contact you soon.",
        "تم إرسال رسالتك بنجاح! سنتواصل معك قريبًا.",
      ),
    ),
    failed: form.getByText(
      t(
        "An error occurred while sending the message. Please try again.",
        "حدث خطأ أثناء إرسال الرسالة. يُرجى المحاولة مجددًا.",
      ),
    ),
    kept: form.getByText(t("It is kept on this device", "رسالتك محفوظة على هذا الجهاز")),
    /** The permanent line. While the banner is shown, it has the same text. */
    reference: form.getByText(/^[34679ACDEFGHJKMNPQRTWXY]{8}$/).last(),
  };
}

export const messagePath = "**/api/v1/contact-us-messages*";

/** Fills in all required fields of the form. */
export async function fillContactForm(page: Page, t: Choose, message = "Two pack sizes in Homs.") {
  const form = contactForm(page, t);
  await form.name.fill(t("Maya Issa", "مايا عيسى"));
  await form.email.fill("maya@sanabel.example");
  await form.message.fill(message);
  return form;
}
