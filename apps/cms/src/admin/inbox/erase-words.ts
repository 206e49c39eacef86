const arabicNumber = new Intl.NumberFormat("ar-u-nu-arab");
const arabicPlural = new Intl.PluralRules("ar");

/** A counted thing in Arabic: none, one and two are words, three to ten take the plural, more the singular. */
function counted(none: string, one: string, two: string, few: string, many: string, other: string) {
  return (count: number) => {
    const form = { zero: none, one, two, few, many, other }[arabicPlural.select(count)];
    return form.replace("#", arabicNumber.format(count));
  };
}

const english = {
  open: "Erase a person’s data…",
  title: "Erase a person’s data",
  explanation:
    "Everything that belongs to one e-mail address: messages with their notes, the newsletter subscription, and what was kept to deliver them. Write the address as the person gave it.",
  email: "E-mail address",
  look: "Show what there is",
  cancel: "Cancel",
  close: "Close",
  erase: "Erase for good",
  found: "This belongs to",
  nothing: "Nothing here belongs to",
  changed: "Something has arrived or gone meanwhile; nothing was erased. Please look again.",
  done: "Erased for good:",
  site: "The website keeps technical copies of its own for up to 30 days. Have whoever runs it remove them too:",
  failed: "This did not work. Please try again shortly.",
  rows: {
    messages: (count: number) => `${count} ${count === 1 ? "message" : "messages"}`,
    subscriptions: (count: number) => `${count} ${count === 1 ? "subscription" : "subscriptions"}`,
    receipts: (count: number) => `${count} ${count === 1 ? "delivery record" : "delivery records"}`,
  },
};
export type EraseWords = typeof english;

const arabic: EraseWords = {
  open: "محو بيانات شخص…",
  title: "محو بيانات شخص",
  explanation:
    "كل ما يخصّ عنوان بريد إلكتروني واحدًا: الرسائل وملاحظاتها، والاشتراك في النشرة، وما حُفظ لإيصالهما. اكتب العنوان كما أعطاه صاحبه.",
  email: "عنوان البريد الإلكتروني",
  look: "عرض الموجود",
  cancel: "إلغاء",
  close: "إغلاق",
  erase: "محو نهائي",
  found: "هذا ما يخصّ العنوان",
  nothing: "لا شيء هنا يخصّ العنوان",
  changed: "وصل شيء أو زال في هذه الأثناء، ولم يُمحَ شيء. يُرجى النظر من جديد.",
  done: "مُحي نهائيًا:",
  site: "يحتفظ الموقع بنسخ تقنية خاصة به مدة أقصاها ٣٠ يومًا. اطلب ممّن يشغّله أن يزيلها أيضًا:",
  failed: "تعذّر ذلك. يُرجى المحاولة بعد قليل.",
  rows: {
    messages: counted("لا رسائل", "رسالة واحدة", "رسالتان", "# رسائل", "# رسالة", "# رسالة"),
    subscriptions: counted("لا اشتراك", "اشتراك واحد", "اشتراكان", "# اشتراكات", "# اشتراكًا", "# اشتراك"),
    receipts: counted(
      "لا سجلات إيصال",
      "سجل إيصال واحد",
      "سجلّا إيصال",
      "# سجلات إيصال",
      "# سجل إيصال",
      "# سجل إيصال",
    ),
  },
};

/** The words of erasing a person's data. */
export const eraseWords = { en: english, ar: arabic };
