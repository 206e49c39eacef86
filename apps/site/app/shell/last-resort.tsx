import { directionOf, otherLocale } from "@miqyas/contract";
import type { Locale } from "@miqyas/contract";
import { useLocale } from "../i18n/use-locale.ts";
import { pageFailure as arabic } from "../i18n/messages/ar/page-failure.ts";
import { pageFailure as english } from "../i18n/messages/en/page-failure.ts";
import { localizePath, paths } from "../routing/paths.ts";
import styles from "./page-failure.module.css";

const texts = { en: english, ar: arabic };

function Failure({ locale }: { locale: Locale }) {
  const { heading, advice, home, contact } = texts[locale];
  return (
    <div lang={locale} dir={directionOf(locale)}>
      <h1>{heading}</h1>
      <p>{advice}</p>
      <p>
        <a href={localizePath(paths.home(), locale)}>{home}</a>{" "}
        <a href={localizePath(paths.contact(), locale)}>{contact}</a>
      </p>
    </div>
  );
}

/**
 * The page of an error in the frame itself, in both languages, the visitor's first. It uses no messages, queries or
 * router. Its links load a new document.
 */
export function LastResort() {
  const first = useLocale();
  return (
    <main className={styles.page}>
      <title>Miqyas — مقياس</title>
      <meta name="robots" content="noindex" />
      <Failure locale={first} />
      <Failure locale={otherLocale(first)} />
    </main>
  );
}
