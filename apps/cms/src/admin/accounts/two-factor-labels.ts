import { failed } from "../../language.ts";
import { counted } from "../counted.ts";

const english = {
  title: "Two-factor sign-in",
  isOff: "Off. Your password alone opens your account.",
  isDue: "Owners need two-factor sign-in. Please turn it on now: until then nothing else works.",
  isOn: "On. After your password you are asked for a code from your app.",
  othersOff: "Off. This person signs in with a password alone.",
  othersOn: "On.",
  left: (count: number) => (count === 1 ? "1 recovery code is left." : `${count} recovery codes are left.`),
  few: "For new recovery codes, turn it off and on again.",
  turnOn: "Turn on…",
  turnOff: "Turn off…",
  turnOffOthers: "Turn off for this person…",
  scan: "Open an authenticator app on your phone and scan this picture.",
  qr: "QR code with the key",
  type: "Or type this key into the app:",
  code: "Code",
  anyCode: "Code of the app, or a recovery code",
  codeHint: "The six digits that your authenticator app shows now.",
  confirm: "Turn on",
  codesTitle: "Your recovery codes",
  codesExplanation:
    "Keep these codes in a safe place, away from your phone. If you lose the app, each of them opens your account once. They are shown only now.",
  copy: "Copy",
  copied: "Copied",
  notCopied: "The codes could not be copied. Please select them and copy them yourself.",
  done: "I have saved them",
  password: "Password",
  offExplanation: "Afterwards your password alone opens your account. All your other sessions end.",
  offWhileNeeded:
    "Owners need two-factor sign-in: until you turn it on again, for example on a new phone, nothing else works. All your other sessions end.",
  othersExplanation:
    "Do this when somebody has lost both the app and the recovery codes, and only once you are sure who is asking. All sessions of this person end.",
  off: "Turn off",
  cancel: "Cancel",
  recoveryCode: "Recovery code",
  recoveryHint: "One of the ten codes that you saved. Each works once.",
  useRecovery: "Use a recovery code",
  useApp: "Use the code of the app",
  back: "Back",
  failed: failed.en,
};
export type TwoFactorLabels = typeof english;

const arabic: TwoFactorLabels = {
  title: "التحقّق بخطوتين",
  isOff: "غير مفعّل. كلمة المرور وحدها تكفي للدخول إلى حسابك.",
  isDue: "التحقّق بخطوتين إلزامي للمالكين. فعّله الآن، فلن يعمل شيء آخر قبل ذلك.",
  isOn: "مفعّل. يُطلب منك بعد كلمة المرور رمز من تطبيقك.",
  othersOff: "غير مفعّل. يدخل صاحب الحساب بكلمة المرور وحدها.",
  othersOn: "مفعّل.",
  left: counted(
    "لم يبقَ أي رمز استرداد.",
    "بقي رمز استرداد واحد.",
    "بقي رمزا استرداد.",
    "بقيت # رموز استرداد.",
    "بقي # رمز استرداد.",
    "بقي # رمز استرداد.",
  ),
  few: "للحصول على رموز جديدة أوقف التحقّق ثم فعّله من جديد.",
  turnOn: "تفعيل…",
  turnOff: "إيقاف…",
  turnOffOthers: "إيقاف لصاحب هذا الحساب…",
  scan: "افتح تطبيق المصادقة على هاتفك ووجّه كاميرته إلى رمز QR هذا.",
  qr: "رمز QR يحمل المفتاح",
  type: "أو اكتب هذا المفتاح في التطبيق:",
  code: "الرمز",
  anyCode: "رمز التطبيق أو رمز استرداد",
  codeHint: "الأرقام الستة التي يعرضها تطبيق المصادقة الآن.",
  confirm: "تفعيل",
  codesTitle: "رموز الاسترداد",
  codesExplanation:
    "احفظ هذه الرموز في مكان آمن بعيدًا عن هاتفك. إن فقدت التطبيق فكل رمز منها يفتح حسابك مرة واحدة. لن تظهر مرة أخرى.",
  copy: "نسخ",
  copied: "نُسخت",
  notCopied: "تعذّر نسخ الرموز. حدّدها وانسخها يدويًا.",
  done: "حفظتها",
  password: "كلمة المرور",
  offExplanation: "بعد ذلك تكفي كلمة المرور وحدها للدخول إلى حسابك، وتنتهي جلساتك الأخرى كلها.",
  offWhileNeeded:
    "التحقّق بخطوتين إلزامي للمالكين: لن يعمل شيء آخر قبل أن تفعّله من جديد، على هاتف جديد مثلًا. وتنتهي جلساتك الأخرى كلها.",
  othersExplanation:
    "استخدم هذا حين يفقد صاحب الحساب التطبيق ورموز الاسترداد معًا، وبعد أن تتأكد من هوية من يطلبه. تنتهي جلساته كلها.",
  off: "إيقاف",
  cancel: "إلغاء",
  recoveryCode: "رمز الاسترداد",
  recoveryHint: "أحد الرموز العشرة التي حفظتها. كل رمز صالح مرة واحدة.",
  useRecovery: "استخدام رمز استرداد",
  useApp: "استخدام رمز التطبيق",
  back: "رجوع",
  failed: failed.ar,
};

/** Labels of two-factor sign-in. */
export const twoFactorLabels = { en: english, ar: arabic };
