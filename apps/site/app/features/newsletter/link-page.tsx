import type { LinkAction, LinkAnswer, LinkState } from "@miqyas/contract";
import { useEffect } from "react";
import { newsletterLinks as arabic } from "../../i18n/messages/ar/newsletter-links.ts";
import { newsletterLinks as english } from "../../i18n/messages/en/newsletter-links.ts";
import { inNumerals } from "../../i18n/numerals.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { localizePath, paths } from "../../routing/paths.ts";
import { useAgencyFacts } from "../../queries/agency-facts.ts";
import { keepLinkAnswer } from "../../queries/served-answer.ts";
import { PageHead } from "../../seo/page-head.tsx";
import layout from "../../styles/layout.module.css";
import typeStyles from "../../styles/type.module.css";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Link } from "../../ui/link.tsx";
import styles from "./newsletter.module.css";

/** They are in no catalogue that every page loads. */
const texts = { en: english, ar: arabic };

/** The next page for a visitor whose link does not work. */
const onward: Record<LinkAction, string> = {
  confirm: `${paths.home()}#newsletter`,
  unsubscribe: paths.contact(),
};

/** States in which the link is still valid. */
const withButton: ReadonlySet<LinkState> = new Set(["ask", "busy", "away"]);

/** Asks before it does anything, then shows the result. The button needs no script. */
export function LinkPage({ answer }: { answer: LinkAnswer }) {
  const { locale, formatLocale } = useTranslation();
  const { name } = useAgencyFacts();
  useEffect(() => keepLinkAnswer(answer), [answer]);
  const { kind, state, token } = answer;
  const { home, [kind]: its } = texts[locale];
  const { title } = its[state];
  const text = its[state].text.replace("{{agency}}", () => name);
  return (
    <section className={classNames(layout.wrap, styles.page)}>
      <PageHead page="newsletter" title={title} hidden />
      <h1 className={typeStyles.d2}>{title}</h1>
      <p className={styles.lead}>{inNumerals(text, formatLocale)}</p>
      {withButton.has(state) && token && (
        <form
          method="post"
          action={localizePath(`/newsletter/${kind}`, locale)}
          className={styles.form}
          data-plain=""
        >
          <input type="hidden" name="token" value={token} />
          <Button type="submit" size="lg">
            {its.button}
          </Button>
        </form>
      )}
      <p className={layout.row}>
        {state === "invalid" && <Link to={onward[kind]}>{its.onward}</Link>}
        <Link to={paths.home()}>{home}</Link>
      </p>
    </section>
  );
}
