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
      ar: "حدث خطأ أثناء إرسال الرسالة. يُرجى المحاولة مجددًا.",
    },
    newsletter: {
      en: "The subscription could not be saved. Please try again.",
      ar: "لم نتمكّن من حفظ الاشتراك. يُرجى المحاولة مجددًا.",
    },
  },
  invalid: { en: "Please check the marked fields.", ar: "يُرجى مراجعة الحقول المشار إليها." },
  method: {
    en: "Please send forms to this address with POST.",
    ar: "يُرجى إرسال النماذج إلى هذا العنوان بطريقة POST.",
  },
  mediaType: { en: "Please send JSON in UTF-8.", ar: "يُرجى إرسال البيانات بصيغة JSON وترميز UTF-8." },
  tooLarge: {
    en: "The message is too long. Please shorten it and send it again.",
    ar: "الرسالة أطول من الحدّ المسموح. يُرجى اختصارها ثم إعادة إرسالها.",
  },
  tooSlow: {
    en: "The message took too long to arrive. Please send it again.",
    ar: "استغرق وصول الرسالة وقتًا طويلًا. يُرجى إعادة إرسالها.",
  },
  unreadable: {
    en: "The message could not be read. Please send it again.",
    ar: "تعذّرت قراءة الرسالة. يُرجى إعادة إرسالها.",
  },
  foreignOrigin: {
    en: "Forms can only be sent from this site.",
    ar: "لا تُقبل النماذج إلا من هذا الموقع.",
  },
  badKey: {
    en: "Idempotency-Key must be 16 to 64 letters, digits, hyphens or underscores.",
    ar: "يجب أن يتكوّن Idempotency-Key من ١٦ إلى ٦٤ حرفًا لاتينيًا أو رقمًا أو شرطة أو شرطة سفلية.",
  },
  keyReused: {
    en: "This Idempotency-Key belongs to another message. Please use a new one.",
    ar: "‏Idempotency-Key هذا لرسالة أخرى. يُرجى استعمال غيره.",
  },
  inFlight: {
    en: "This message is being saved. Please try again in a second.",
    ar: "هذه الرسالة قيد الحفظ الآن. يُرجى المحاولة مجددًا بعد ثانية.",
  },
  proofNeeded: {
    en: "Many messages have come from your network. Please wait a moment and send yours again.",
    ar: "وصلت من شبكتك رسائل كثيرة. يُرجى الانتظار قليلًا ثم إعادة الإرسال.",
  },
  tooMany: {
    en: "Many messages have just come from your network. Please send yours again in a few minutes.",
    ar: "وصلت من شبكتك رسائل كثيرة الآن. يُرجى إعادة إرسال رسالتك بعد بضع دقائق.",
  },
  tooManyOfMailbox: {
    en: "Several messages came from this e-mail address within the last hour. Please send this one later, or contact us directly.",
    ar: "وصلت من هذا البريد الإلكتروني عدة رسائل خلال الساعة الأخيرة. يُرجى إرسال هذه لاحقًا أو التواصل معنا مباشرة.",
  },
  nameMissing: { en: "Please enter your name.", ar: "يُرجى إدخال اسمك." },
  nameTooLong: {
    en: "Please keep the name to 200 characters or fewer.",
    ar: "يُرجى ألّا يتجاوز الاسم ٢٠٠ حرف.",
  },
  emailMissing: { en: "Please enter your e-mail address.", ar: "يُرجى إدخال بريدك الإلكتروني." },
  emailWrong: {
    en: "Please check the e-mail address, for example name@company.com.",
    ar: "يُرجى التحقّق من البريد الإلكتروني، مثل name@company.com.",
  },
  emailTooLong: {
    en: "Please keep the e-mail address to 320 characters or fewer.",
    ar: "يُرجى ألّا يتجاوز البريد الإلكتروني ٣٢٠ حرفًا.",
  },
  messageMissing: { en: "Please enter your message.", ar: "يُرجى كتابة رسالتك." },
  messageTooLong: {
    en: "Please keep the message to 10,000 characters or fewer.",
    ar: "يُرجى ألّا تتجاوز الرسالة ١٠٬٠٠٠ حرف.",
  },
  phoneWrong: {
    en: "Please check the phone number and keep it to 40 characters or fewer.",
    ar: "يُرجى التحقّق من رقم الهاتف، على ألّا يتجاوز ٤٠ خانة.",
  },
} as const;

export type MessageCode = Exclude<keyof typeof texts, "stored" | "failed">;

export const messageText = (code: MessageCode, locale: Locale): string => texts[code][locale];

/** What the red banner says when nothing could be kept (CON-10). */
export const failedText = (kind: FormKind, locale: Locale): string => texts.failed[kind][locale];

/** The whole body of the answer to a stored form (CON-9, NEWS-3). */
export const storedAnswer = (kind: FormKind, locale: Locale, reference: string): string =>
  JSON.stringify({ success: true, message: texts.stored[kind][locale], data: { reference } });
