import type { FailedSave, SaveFailure } from "./watch-saves.ts";

const english = {
  failures: {
    signedOut: {
      what: "Not saved: you are signed out.",
      todo: "Open a new tab and sign in there, then come back here. Your text is then saved.",
    },
    offline: {
      what: "Not saved: there is no connection to the back office.",
      todo: "You can go on writing. Your text is saved when the connection is back.",
    },
    tooLarge: {
      what: "Not saved: the entry is too large.",
      todo: "Shorten the text or divide it. Pictures belong in the text as files, not as pasted content.",
    },
    takenOver: {
      what: "Not saved: somebody else has changed this entry or taken it over.",
      todo: "Reload the page to see their text. Yours is then offered there.",
    },
    outdated: {
      what: "Not saved: this entry was changed elsewhere after it was opened here.",
      todo: "Reload the page to see the newest text. Yours is then offered there.",
    },
    gone: {
      what: "Not saved: this entry is in the trash, or it was deleted.",
      todo: "Copy your text before you leave this page.",
    },
    refused: {
      what: "Not saved: the entry was refused.",
      todo: "Change what is named here. The text is then saved.",
    },
    server: {
      what: "Not saved: the back office has a fault.",
      todo: "You can go on writing. Saving is tried again every few seconds.",
    },
  } satisfies Record<SaveFailure, { what: string; todo: string }>,
  kept: "Your text is kept in this browser.",
  notKept: "This browser has no room to keep your text. Copy it before you leave this page.",
  signIn: "Open a tab to sign in",
  again: "Save again",
  reload: "Reload the page",
  saved: "Your text is saved.",
  newestShown: "This entry was changed elsewhere. You see its newest text.",
  found: (time: string) => `Text from ${time} was not saved. It is kept in this browser.`,
  changedSince: "The entry has been saved since then.",
  takeBack: "Restore it",
  discard: "Discard",
  failedToTakeBack: "This did not work. The text is still kept. Please try again.",
  notice: "Unsaved text",
};
export type UnsavedLabels = typeof english;

const arabic: UnsavedLabels = {
  failures: {
    signedOut: {
      what: "لم يُحفظ النص: انتهت جلستك.",
      todo: "سجّل الدخول في علامة تبويب جديدة ثم عُد إلى هنا، فيُحفظ نصك.",
    },
    offline: {
      what: "لم يُحفظ النص: لا اتصال بلوحة الإدارة.",
      todo: "يمكنك متابعة الكتابة، ويُحفظ نصك حين يعود الاتصال.",
    },
    tooLarge: {
      what: "لم يُحفظ النص: حجم المادة أكبر من الحدّ المسموح.",
      todo: "اختصر النص أو قسّمه، وأضف الصور ملفات لا محتوى ملصقًا.",
    },
    takenOver: {
      what: "لم يُحفظ النص: عدّل شخص آخر هذه المادة أو تولّى تعديلها.",
      todo: "أعد تحميل الصفحة لترى نصه، ثم يُعرض عليك نصك هناك.",
    },
    outdated: {
      what: "لم يُحفظ النص: عُدّلت هذه المادة في مكان آخر بعد فتحها هنا.",
      todo: "أعد تحميل الصفحة لترى أحدث نص، ثم يُعرض عليك نصك هناك.",
    },
    gone: {
      what: "لم يُحفظ النص: نُقلت هذه المادة إلى سلة المهملات أو حُذفت.",
      todo: "انسخ نصك قبل مغادرة هذه الصفحة.",
    },
    refused: {
      what: "لم يُحفظ النص: رُفضت المادة.",
      todo: "عدّل ما هو مذكور هنا، فيُحفظ نصك.",
    },
    server: {
      what: "لم يُحفظ النص: في لوحة الإدارة خلل.",
      todo: "يمكنك متابعة الكتابة، وتُعاد محاولة الحفظ كل بضع ثوانٍ.",
    },
  },
  kept: "بقيت نسخة من نصك في هذا المتصفح.",
  notKept: "لا متّسع في هذا المتصفح لحفظ نصك. انسخه قبل مغادرة هذه الصفحة.",
  signIn: "تسجيل الدخول في علامة تبويب جديدة",
  again: "إعادة الحفظ",
  reload: "إعادة تحميل الصفحة",
  saved: "حُفظ نصك.",
  newestShown: "عُدّلت هذه المادة في مكان آخر، وأمامك الآن أحدث نص.",
  found: (time) => `نص كُتب بتاريخ ${time} لم يُحفظ، وبقيت نسخة منه في هذا المتصفح.`,
  changedSince: "حُفظت المادة بعد ذلك.",
  takeBack: "استعادته",
  discard: "حذفه",
  failedToTakeBack: "تعذّر ذلك، والنسخة ما زالت هنا. يُرجى المحاولة مجددًا.",
  notice: "نص لم يُحفظ",
};

/** What the form says of text that no save has stored. */
export const unsavedLabels = { en: english, ar: arabic };

/** What a form says of a save by a button that failed, with the server's reason. */
export const failureSentence = ({ failure, reason }: FailedSave, labels: UnsavedLabels): string =>
  [labels.failures[failure].what, reason].filter(Boolean).join(" ");
