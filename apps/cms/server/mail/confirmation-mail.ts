import { otherLocale, type Locale } from "@miqyas/contract";
import type { SendMailOptions } from "nodemailer";
import { button, heading, emailDocument, paragraph, part, rule, smallPrint } from "./email-template.ts";

const texts = {
  en: {
    subject: "Confirm your subscription",
    title: "Confirm your subscription",
    intro:
      "Someone asked to receive the Miqyas newsletter at this address. If this was you, please confirm: we only write to people who have confirmed.",
    confirm: "Confirm subscription",
    period: "The link works for 48 hours.",
    notYou: "Not you? Ignore this e-mail and you will not be subscribed, or",
    leave: "remove this address from our list.",
  },
  ar: {
    subject: "أكّد اشتراكك",
    title: "أكّد اشتراكك في النشرة",
    intro:
      "طلب أحدهم الاشتراك في نشرة مقياس بهذا العنوان. إن كنت أنت من طلب ذلك فأكّد اشتراكك، فنحن لا نراسل إلا من أكّدوا اشتراكهم.",
    confirm: "أكّد الاشتراك",
    period: "الرابط صالح لمدة ٤٨ ساعة.",
    notYou: "لم تطلب ذلك؟ تجاهل هذه الرسالة فلن يكتمل الاشتراك، أو",
    leave: "احذف هذا العنوان من قائمتنا.",
  },
} as const;

/** Addresses of the links in a mail, per language. Both pages work without JavaScript. */
export interface Links {
  confirm: Record<Locale, string>;
  leave: Record<Locale, string>;
}

function htmlPart(locale: Locale, { confirm, leave }: Links) {
  const { title, intro, confirm: label, period, notYou, leave: leaveLabel } = texts[locale];
  return part(
    locale,
    heading(title),
    paragraph(intro),
    button(label, confirm[locale]),
    smallPrint(period),
    smallPrint(notYou, { label: leaveLabel, address: leave[locale] }),
  );
}

function textPart(locale: Locale, { confirm, leave }: Links): string {
  const { title, intro, confirm: label, period, notYou, leave: leaveLabel } = texts[locale];
  return [
    title,
    intro,
    `${label}:\n${confirm[locale]}`,
    period,
    `${notYou} ${leaveLabel}\n${leave[locale]}`,
  ].join("\n\n");
}

/**
 * The mail that asks an address to confirm its subscription, in both languages, the visitor's first (double
 * opt-in, NEWS-3).
 */
export function confirmationMail(email: string, locale: Locale, links: Links): SendMailOptions {
  const other = otherLocale(locale);
  const subject = `${texts[locale].subject} · ${texts[other].subject}`;
  return {
    to: { name: "", address: email },
    subject,
    text: `${textPart(locale, links)}\n\n— — —\n\n${textPart(other, links)}\n`,
    html: emailDocument(locale, subject, htmlPart(locale, links), rule, htmlPart(other, links)),
    headers: {
      "Auto-Submitted": "auto-generated",
      "Content-Language": `${locale}, ${other}`,
      "List-Unsubscribe": { prepared: true, value: `<${links.leave.en}>` },
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
  };
}
