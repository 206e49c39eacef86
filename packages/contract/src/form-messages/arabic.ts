import type { englishFormCallMessages, englishFormMessages } from "./english.ts";

/** The same keys with the texts of another language. */
type TextsOf<English> = {
  [Key in keyof English]: English[Key] extends string ? string : TextsOf<English[Key]>;
};

/** The Arabic counterpart of `englishFormMessages`. */
export const arabicFormMessages = {
  stored: {
    contact: "تم إرسال رسالتك بنجاح! سنتواصل معك قريبًا.",
    newsletter: "تم الاشتراك بنجاح!",
  },
  failed: {
    contact: "حدث خطأ أثناء إرسال الرسالة. يُرجى المحاولة مجددًا.",
    newsletter: "لم نتمكّن من حفظ الاشتراك. يُرجى المحاولة مجددًا.",
  },
  problems: {
    invalid: "يُرجى مراجعة الحقول المشار إليها.",
    foreignOrigin: "لا تُقبل النماذج إلا من هذا الموقع. يُرجى إعادة تحميل الصفحة ثم إعادة الإرسال.",
    unreadable: "تعذّرت قراءة النموذج. يُرجى إعادة إرساله.",
    tooLarge: "الرسالة أطول من الحدّ المسموح. يُرجى اختصارها ثم إعادة إرسالها.",
    tooSlow: "استغرق وصول الرسالة وقتًا طويلًا. يُرجى إعادة إرسالها.",
    tooMany: "وصلت من شبكتك نماذج كثيرة الآن. يُرجى إعادة الإرسال بعد بضع دقائق.",
    tooManyOfMailbox:
      "استُخدم هذا البريد الإلكتروني عدة مرات خلال الساعة الأخيرة. يُرجى المحاولة لاحقًا أو التواصل معنا مباشرة.",
  },
  faults: {
    contact: {
      missing: {
        name: "يُرجى إدخال اسمك.",
        email: "يُرجى إدخال بريدك الإلكتروني لنردّ عليك.",
        phone: "يُرجى إدخال رقم هاتفك.",
        message: "يُرجى كتابة رسالتك.",
      },
      wrong: {
        name: "يُرجى التحقّق من اسمك.",
        email: "لا يبدو هذا عنوان بريد إلكتروني كاملًا. يُكتب على هذا النحو: \u2066name@company.com\u2069.",
        phone: "يُرجى التحقّق من رقم الهاتف.",
        message: "يُرجى التحقّق من رسالتك.",
      },
      tooLong: {
        name: "يُرجى ألّا يتجاوز الاسم ٢٠٠ حرف.",
        email: "يُرجى ألّا يتجاوز البريد الإلكتروني ٣٢٠ حرفًا.",
        phone: "يُرجى التحقّق من رقم الهاتف، على ألّا يتجاوز ٤٠ خانة.",
        message: "يُرجى ألّا تتجاوز الرسالة ١٠٬٠٠٠ حرف.",
      },
    },
    newsletter: {
      missing: { email: "يُرجى إدخال بريدك الإلكتروني" },
      wrong: { email: "لا يبدو هذا عنوان بريد إلكتروني كاملًا. يُرجى التحقّق منه." },
      tooLong: { email: "يُرجى ألّا يتجاوز البريد الإلكتروني ٣٢٠ حرفًا." },
    },
  },
} as const satisfies TextsOf<typeof englishFormMessages>;

/** The Arabic counterpart of `englishFormCallMessages`. */
export const arabicFormCallMessages = {
  method: "يُرجى إرسال النماذج إلى هذا العنوان بطريقة POST.",
  mediaType: "يُرجى إرسال البيانات بصيغة JSON وترميز UTF-8.",
  badKey: "يجب أن يتكوّن Idempotency-Key من ١٦ إلى ٦٤ حرفًا لاتينيًا أو رقمًا أو شرطة أو شرطة سفلية.",
  keyReused: "‏Idempotency-Key هذا لرسالة أخرى. يُرجى استخدام غيره.",
  inFlight: "هذه الرسالة قيد الحفظ الآن. يُرجى المحاولة مجددًا بعد ثانية.",
  proofNeeded: "وصلت من شبكتك رسائل كثيرة. يُرجى الانتظار قليلًا ثم إعادة الإرسال.",
} as const satisfies TextsOf<typeof englishFormCallMessages>;
