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
        text: "Press the button, and the Miqyas newsletter will come to your address.",
      },
      done: {
        title: "Your subscription is confirmed",
        text: "Thank you. The next newsletter will come to your address. Each one has a link with which you can leave.",
      },
      already: {
        title: "You confirmed this subscription before",
        text: "There is nothing more to do.",
      },
      invalid: {
        title: "This link does not work any more",
        text: "It is good for 48 hours and for one subscription; or a part of it was lost on the way. You can subscribe again.",
      },
      busy: {
        title: "Please wait a minute",
        text: "Many requests came from your network just now. Your link is still good: press the button again in a minute.",
      },
      away: {
        title: "Your subscription could not be confirmed yet",
        text: "The fault is ours. Your link is still good: please press the button again in a minute.",
      },
      button: "Confirm the subscription",
      onward: { label: "Subscribe again", path: "/#newsletter" },
    },
    ar: {
      ask: {
        title: "أكّد اشتراكك في النشرة",
        text: "اضغط الزر لتصل نشرة مقياس إلى بريدك.",
      },
      done: {
        title: "تأكّد اشتراكك",
        text: "شكرًا لك. ستصلك نشرتنا القادمة، وفي كل نشرة رابط لإلغاء الاشتراك متى شئت.",
      },
      already: {
        title: "سبق أن أكّدت هذا الاشتراك",
        text: "ليس عليك فعل أي شيء آخر.",
      },
      invalid: {
        title: "لم يعد هذا الرابط صالحًا",
        text: "الرابط صالح لمدة ٤٨ ساعة ولاشتراك واحد، وربما ضاع جزء منه في الطريق. يمكنك الاشتراك من جديد.",
      },
      busy: {
        title: "يُرجى الانتظار دقيقة",
        text: "وصلت من شبكتك طلبات كثيرة للتوّ. رابطك ما زال صالحًا: اضغط الزر مجددًا بعد دقيقة.",
      },
      away: {
        title: "لم يتأكّد اشتراكك بعد",
        text: "الخلل من جهتنا، ورابطك ما زال صالحًا. يُرجى ضغط الزر مجددًا بعد دقيقة.",
      },
      button: "تأكيد الاشتراك",
      onward: { label: "اشترك من جديد", path: "/#newsletter" },
    },
  },
  unsubscribe: {
    en: {
      ask: {
        title: "Leave the newsletter",
        text: "Press the button, and no more newsletters will come to your address.",
      },
      done: {
        title: "You have left the newsletter",
        text: "No more newsletters will come to your address. You can subscribe again whenever you like.",
      },
      already: {
        title: "You have left the newsletter",
        text: "No more newsletters will come to your address.",
      },
      invalid: {
        title: "This link does not work",
        text: "A part of it was lost on the way, or its address is not on our list any more. If mail still comes, write to us.",
      },
      busy: {
        title: "Please wait a minute",
        text: "Many requests came from your network just now. Your link is still good: press the button again in a minute.",
      },
      away: {
        title: "You could not be taken off the list yet",
        text: "The fault is ours. Your link is still good: please press the button again in a minute.",
      },
      button: "Unsubscribe",
      onward: { label: "Write to us", path: "/contact" },
    },
    ar: {
      ask: {
        title: "إلغاء الاشتراك في النشرة",
        text: "اضغط الزر ولن تصلك نشرتنا بعد الآن.",
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
        text: "ربما ضاع جزء منه في الطريق، أو أن عنوانه لم يعد في قائمتنا. إن ظلّت النشرة تصلك فراسلنا.",
      },
      busy: {
        title: "يُرجى الانتظار دقيقة",
        text: "وصلت من شبكتك طلبات كثيرة للتوّ. رابطك ما زال صالحًا: اضغط الزر مجددًا بعد دقيقة.",
      },
      away: {
        title: "لم يُلغَ اشتراكك بعد",
        text: "الخلل من جهتنا، ورابطك ما زال صالحًا. يُرجى ضغط الزر مجددًا بعد دقيقة.",
      },
      button: "إلغاء الاشتراك",
      onward: { label: "راسلنا", path: "/contact" },
    },
  },
};

export const sharedTexts: Record<Locale, { agency: string; home: string }> = {
  en: { agency: "Miqyas", home: "To the home page" },
  ar: { agency: "مقياس", home: "إلى الصفحة الرئيسية" },
};
