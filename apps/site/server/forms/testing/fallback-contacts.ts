import type { FallbackContacts } from "../../shared/fallback-contacts.ts";

const texts = {
  en: {
    title: "This page cannot be displayed right now",
    ...{ text: "The problem is on our side.", again: "Try again", pages: "Main pages" },
    ...{ contacts: "You can also reach us directly:", reference: "Your reference:" },
    unsent: {
      contact: { title: "Your message has not been sent yet", text: "Go back in your browser." },
      newsletter: { title: "You are not subscribed yet", text: "Go back in your browser." },
    },
    ended: { preview: { title: "This preview has ended", text: "Ask for a new link." } },
    stored: { contact: "Your message has been sent successfully!", newsletter: "Successfully subscribed!" },
  },
  ar: {
    title: "تعذّر عرض هذه الصفحة الآن",
    ...{ text: "الخلل من جهتنا.", again: "حاول مجددًا", pages: "الصفحات الرئيسية" },
    ...{ contacts: "يمكنك أيضًا التواصل معنا مباشرة:", reference: "رقم رسالتك المرجعي:" },
    unsent: {
      contact: { title: "لم تُرسَل رسالتك بعد", text: "عُد إلى الصفحة السابقة في متصفحك." },
      newsletter: { title: "لم يكتمل اشتراكك بعد", text: "عُد إلى الصفحة السابقة في متصفحك." },
    },
    ended: { preview: { title: "انتهت هذه المعاينة", text: "اطلب رابطًا جديدًا." } },
    stored: { contact: "تم إرسال رسالتك بنجاح!", newsletter: "تم الاشتراك بنجاح!" },
  },
};
const contacts = { email: "hello@miqyas.example", phones: ["+963 11 555 0142", "+963 944 555 018"] };

/** The contact details of the tests' agency. */
export const fallbackContacts: FallbackContacts = {
  en: { name: "Miqyas", ...contacts, texts: texts.en, pages: [{ name: "Home", address: "/" }] },
  ar: { name: "مقياس", ...contacts, texts: texts.ar, pages: [{ name: "الرئيسية", address: "/ar" }] },
};
