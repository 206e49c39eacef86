import type { Locale } from "@miqyas/contract";

/** What a link of a newsletter's mail is for. */
export type LinkAction = "confirm" | "unsubscribe";

/** What its page says: asks first, for programs open links that nobody pressed; then how it ended. */
export type LinkState = "ask" | "done" | "already" | "invalid" | "busy" | "away";

interface Text {
  title: string;
  text: string;
}

type Texts = Record<LinkState, Text> & {
  button: string;
  /** Where one who holds a link that does not work goes on. */
  onward: { label: string; path: string };
};

export const linkTexts: Record<LinkAction, Record<Locale, Texts>> = {
  confirm: {
    en: {
      ask: {
        title: "Confirm your subscription",
        text: "Press the button to receive the Miqyas newsletter.",
      },
      done: {
        title: "Your subscription is confirmed",
        text: "Thank you. You will receive our next newsletter. Every issue has an unsubscribe link.",
      },
      already: {
        title: "This subscription is already confirmed",
        text: "There is nothing more to do.",
      },
      invalid: {
        title: "This link no longer works",
        text: "Each link works once, within 48 hours. Part of this one may also be missing. You can subscribe again.",
      },
      busy: {
        title: "Please wait a minute",
        text: "Many requests have just come from your network. Your link still works: please press the button again in a minute.",
      },
      away: {
        title: "Your subscription could not be confirmed",
        text: "The problem is on our side. Your link still works: please press the button again in a minute.",
      },
      button: "Confirm subscription",
      onward: { label: "Subscribe again", path: "/#newsletter" },
    },
    ar: {
      ask: {
        title: "أكّد اشتراكك في النشرة",
        text: "اضغط الزر لتصلك نشرة مقياس.",
      },
      done: {
        title: "تم تأكيد اشتراكك",
        text: "شكرًا لك. ستصلك نشرتنا القادمة، وفي كل نشرة رابط لإلغاء الاشتراك.",
      },
      already: {
        title: "سبق أن أكّدت هذا الاشتراك",
        text: "ليس عليك فعل أي شيء آخر.",
      },
      invalid: {
        title: "لم يعد هذا الرابط صالحًا",
        text: "يعمل الرابط مرة واحدة خلال ٤٨ ساعة، وربما كان ناقصًا. يمكنك الاشتراك من جديد.",
      },
      busy: {
        title: "يُرجى الانتظار دقيقة",
        text: "وصلت من شبكتك طلبات كثيرة الآن. رابطك ما زال صالحًا: يُرجى ضغط الزر مجددًا بعد دقيقة.",
      },
      away: {
        title: "تعذّر تأكيد اشتراكك الآن",
        text: "الخلل من جهتنا، ورابطك ما زال صالحًا. يُرجى ضغط الزر مجددًا بعد دقيقة.",
      },
      button: "أكّد الاشتراك",
      onward: { label: "اشترك من جديد", path: "/#newsletter" },
    },
  },
  unsubscribe: {
    en: {
      ask: {
        title: "Unsubscribe from the newsletter",
        text: "Press the button to stop receiving our newsletter.",
      },
      done: {
        title: "You have been unsubscribed",
        text: "You will receive no more newsletters. You can subscribe again at any time.",
      },
      already: {
        title: "You have been unsubscribed",
        text: "You will receive no more newsletters.",
      },
      invalid: {
        title: "This link does not work",
        text: "Part of it may be missing, or your address is no longer on our list. If you still receive our newsletter, write to us.",
      },
      busy: {
        title: "Please wait a minute",
        text: "Many requests have just come from your network. Your link still works: please press the button again in a minute.",
      },
      away: {
        title: "You could not be unsubscribed",
        text: "The problem is on our side. Your link still works: please press the button again in a minute.",
      },
      button: "Unsubscribe",
      onward: { label: "Write to us", path: "/contact" },
    },
    ar: {
      ask: {
        title: "إلغاء الاشتراك في النشرة",
        text: "اضغط الزر كي لا تصلك نشرتنا بعد الآن.",
      },
      done: {
        title: "أُلغي اشتراكك في النشرة",
        text: "لن تصلك نشرتنا بعد الآن، ويمكنك الاشتراك من جديد متى شئت.",
      },
      already: {
        title: "أُلغي اشتراكك في النشرة",
        text: "لن تصلك نشرتنا بعد الآن.",
      },
      invalid: {
        title: "هذا الرابط لا يعمل",
        text: "ربما كان ناقصًا، أو لم يعد بريدك في قائمتنا. إن ظلّت النشرة تصلك فاكتب إلينا.",
      },
      busy: {
        title: "يُرجى الانتظار دقيقة",
        text: "وصلت من شبكتك طلبات كثيرة الآن. رابطك ما زال صالحًا: يُرجى ضغط الزر مجددًا بعد دقيقة.",
      },
      away: {
        title: "تعذّر إلغاء اشتراكك الآن",
        text: "الخلل من جهتنا، ورابطك ما زال صالحًا. يُرجى ضغط الزر مجددًا بعد دقيقة.",
      },
      button: "ألغِ الاشتراك",
      onward: { label: "اكتب إلينا", path: "/contact" },
    },
  },
};

export const sharedTexts: Record<Locale, { agency: string; home: string }> = {
  en: { agency: "Miqyas", home: "Back to home" },
  ar: { agency: "مقياس", home: "العودة إلى الرئيسية" },
};
