import { useTranslation } from "../../i18n/use-translation.ts";
import { formatDigits } from "../../i18n/format.ts";
import { targetOf } from "../../routing/page-of.ts";
import { localizePath } from "../../routing/paths.ts";
import { useAgencyFacts } from "../../queries/agency-facts.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import layout from "../../styles/layout.module.css";
import { Anchor } from "../../ui/anchor.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Logo } from "../../ui/logo.tsx";
import { StaffText } from "../../ui/staff-text.tsx";
import { footerNav } from "../navigation/nav-items.ts";
import { NewsletterBox } from "../newsletter/newsletter-box.tsx";
import { ContactLines } from "./contact-lines.tsx";
import { NumeralsChoice } from "./numerals-choice.tsx";
import { SocialLinks } from "../social-links.tsx";
import styles from "./footer.module.css";

/** The footer of every page (LAY-7…LAY-13). */
export function Footer() {
  const { t, formatLocale } = useTranslation();
  const locale = useLocale();
  const { name, about, city, links } = useAgencyFacts();
  // oxlint-disable-next-line react/purity -- the same all year; what the server wrote stays
  const year = formatDigits(String(new Date().getUTCFullYear()), formatLocale);
  return (
    <footer className={classNames(styles.footer, "on-dark")}>
      <NewsletterBox id="newsletter" className={classNames(layout.wrap, styles.newsletter)} />
      <div className={classNames(layout.wrap, styles.columns)}>
        <div className={styles.agency}>
          <Logo label={name} tone="white" late className={styles.logo} />
          <p>
            <StaffText>{about}</StaffText>
          </p>
          <SocialLinks limit={2} />
        </div>
        <nav className={styles.links} aria-label={t("shell.siteLinks")}>
          <ul>
            {footerNav.map(({ key, to }) => (
              <li key={key}>
                <Anchor to={to}>{t(`shell.nav.${key}`)}</Anchor>
              </li>
            ))}
            {links.map(({ label, address }) => (
              <li key={label}>
                <Anchor {...targetOf(address)}>
                  <StaffText>{label}</StaffText>
                </Anchor>
              </li>
            ))}
            <li>
              <Anchor href={localizePath("/feed.xml", locale)} type="application/rss+xml">
                {t("shell.feed")}
              </Anchor>
            </li>
          </ul>
        </nav>
        <ContactLines className={styles.contact} />
      </div>
      <div className={classNames(layout.wrap, styles.base)}>
        {/* The server may have rendered a cached page in another year. */}
        <span suppressHydrationWarning>
          {t("agency.copyright", { year, agency: name })} <StaffText>{city}</StaffText>
        </span>
        {locale === "ar" && <NumeralsChoice />}
      </div>
      <div className={styles.ruler} aria-hidden="true" />
    </footer>
  );
}
