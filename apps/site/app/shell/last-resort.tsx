import { useTranslation } from "react-i18next";
import styles from "./last-resort.module.css";

/*
 * Shown when the page itself has failed: nothing here depends on messages, queries or the router.
 */

/** The page of an unforeseen fault, in both languages. Its links load a page anew. */
export function LastResort() {
  const isArabic = useTranslation().i18n.language === "ar";
  const words = [
    <div key="en" lang="en" dir="ltr">
      <h1>Something went wrong on our side</h1>
      <p>The page could not be displayed. Reloading it usually helps.</p>
      <p>
        <a href="/">Back to home</a> <a href="/contact">Contact Us</a>
      </p>
    </div>,
    <div key="ar" lang="ar" dir="rtl">
      <h1>حدث خلل لدينا</h1>
      <p>تعذّر عرض الصفحة. غالبًا ما يكفي أن تعيد تحميلها.</p>
      <p>
        <a href="/ar">العودة إلى الرئيسية</a> <a href="/ar/contact">تواصل معنا</a>
      </p>
    </div>,
  ];
  return (
    <main className={styles.page}>
      <title>Miqyas — مقياس</title>
      <meta name="robots" content="noindex" />
      {isArabic ? words.toReversed() : words}
    </main>
  );
}
