import type { Locale } from "@miqyas/contract";
import type { FormKind } from "./form-kinds.ts";

/** Every text with which the inbox answers a visitor. */
const texts = {
  stored: {
    contact: {
      en: "Your message has been sent successfully! We will contact you soon.",
      ar: "تم إرسال رسالتك بنجاح! سنتواصل معك قريبًا.",
    },
    newsletter: { en: "Successfully subscribed!", ar: "تم الاشتراك بنجاح!" },
  },
  failed: {
    contact: {
      en: "An error occurred while sending the message. Please try again.",
      ar: "حدث خطأ أثناء إرسال الرسالة. يُرجى المحاولة مرة أخرى.",
    },
    newsletter: {
      en: "The subscription could not be saved. Please try again.",
      ar: "لم نتمكّن من حفظ الاشتراك. يُرجى المحاولة مجددًا.",
    },
  },
  invalid: { en: "Please check the marked fields.", ar: "يُرجى مراجعة الحقول المشار إليها." },
  method: { en: "Forms are sent here with POST.", ar: "تُرسَل الاستمارات إلى هذا العنوان بطريقة POST." },
  mediaType: { en: "Please send JSON in UTF-8.", ar: "يُرجى إرسال البيانات بصيغة JSON وترميز UTF-8." },
  tooLarge: { en: "This is more than a message may hold.", ar: "هذا أكبر مما تتّسع له الرسالة." },
  tooSlow: { en: "The request took too long to arrive.", ar: "تأخّر وصول الطلب كثيرًا." },
  unreadable: { en: "The request cannot be read.", ar: "تعذّرت قراءة الطلب." },
  foreignOrigin: {
    en: "Forms of another website are not taken here.",
    ar: "لا تُقبل هنا استمارات من مواقع أخرى.",
  },
  badKey: {
    en: "Idempotency-Key must be 16 to 64 letters, digits, hyphens or underscores.",
    ar: "يجب أن يتكوّن Idempotency-Key من ١٦ إلى ٦٤ حرفًا لاتينيًا أو رقمًا أو شرطة أو شرطة سفلية.",
  },
  keyReused: {
    en: "This Idempotency-Key belongs to another message.",
    ar: "‏Idempotency-Key هذا يعود إلى رسالة أخرى.",
  },
  inFlight: {
    en: "This very message is being stored. Please ask again in a second.",
    ar: "هذه الرسالة نفسها قيد الحفظ. يُرجى إعادة المحاولة بعد ثانية.",
  },
  proofNeeded: {
    en: "Many messages came from here. One more needs a proof of work.",
    ar: "وصلت من هنا رسائل كثيرة، والرسالة التالية تحتاج إلى إثبات عمل.",
  },
  tooMany: {
    en: "Many messages came from your network just now. What you wrote is still here: please send it again in a few minutes.",
    ar: "وصلت من شبكتك رسائل كثيرة للتوّ. ما كتبته ما زال هنا: يُرجى إرساله من جديد بعد بضع دقائق.",
  },
  nameMissing: { en: "Please enter your name.", ar: "يُرجى إدخال اسمك." },
  nameTooLong: { en: "The name may have 200 characters.", ar: "يُرجى ألّا يتجاوز الاسم ٢٠٠ حرف." },
  emailMissing: { en: "Please enter your e-mail address.", ar: "يُرجى إدخال بريدك الإلكتروني." },
  emailWrong: {
    en: "Please check the e-mail address, for example name@company.com.",
    ar: "يُرجى التحقّق من البريد الإلكتروني، مثل name@company.com.",
  },
  emailTooLong: {
    en: "The e-mail address may have 320 characters.",
    ar: "يُرجى ألّا يتجاوز البريد الإلكتروني ٣٢٠ حرفًا.",
  },
  messageMissing: { en: "Please enter your message.", ar: "يُرجى كتابة رسالتك." },
  messageTooLong: {
    en: "The message may have 10,000 characters.",
    ar: "يُرجى ألّا تتجاوز الرسالة ١٠٬٠٠٠ حرف.",
  },
  phoneWrong: {
    en: "Please check the phone number; it may have 40 characters.",
    ar: "يُرجى التحقّق من رقم الهاتف، على ألّا يتجاوز ٤٠ حرفًا.",
  },
} as const;

export type MessageCode = Exclude<keyof typeof texts, "stored" | "failed">;

export const messageText = (code: MessageCode, locale: Locale): string => texts[code][locale];

/** What the red banner says when nothing could be kept (CON-10). */
export const failedText = (kind: FormKind, locale: Locale): string => texts.failed[kind][locale];

/** The whole body of the answer to a stored form (CON-9, NEWS-3). */
export const storedAnswer = (kind: FormKind, locale: Locale, reference: string): string =>
  JSON.stringify({ success: true, message: texts.stored[kind][locale], data: { reference } });
