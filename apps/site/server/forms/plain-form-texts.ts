/** Texts of the page that shows a form again which was posted without JavaScript and could not be kept. */
export const plainFormTexts = {
  contact: {
    en: { title: "Your message has not been sent yet", send: "Send message" },
    ar: { title: "لم تُرسَل رسالتك بعد", send: "أرسل الرسالة" },
  },
  newsletter: {
    en: { title: "You are not subscribed yet", send: "Subscribe" },
    ar: { title: "لم يكتمل اشتراكك بعد", send: "اشترك" },
  },
  shared: {
    en: {
      agency: "Miqyas",
      kept: "What you wrote is still here.",
      name: "Full name",
      email: "E-mail",
      phone: "Phone (optional)",
      phoneHint: "If you are outside Syria, add the country code.",
      message: "Message",
      back: "Back to the page",
      fallbackContacts: "You can also reach us directly:",
    },
    ar: {
      agency: "مقياس",
      kept: "ما كتبته ما زال محفوظًا هنا.",
      name: "الاسم الكامل",
      email: "البريد الإلكتروني",
      phone: "الهاتف (اختياري)",
      phoneHint: "إن كنت خارج سوريا فأضف رمز البلد.",
      message: "الرسالة",
      back: "العودة إلى الصفحة",
      fallbackContacts: "يمكنك أيضًا التواصل معنا مباشرة:",
    },
  },
} as const;
