/**
 * One text for a wrong password, an unknown address and a locked account: it does not reveal which accounts
 * exist (B18).
 */
export const refusedSignIn = {
  en: "The e-mail address or the password is wrong. Five wrong passwords lock an account for ten minutes. It then unlocks automatically.",
  ar: "البريد الإلكتروني أو كلمة المرور غير صحيحة. يُقفل الحساب عشر دقائق بعد خمس محاولات خاطئة، ثم يُفتح تلقائيًا.",
};
