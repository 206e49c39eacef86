import { useTranslation } from "../../i18n/use-translation.ts";
import { useAgencyFacts } from "../../queries/agency-facts.ts";
import { paths } from "../../routing/paths.ts";
import { useAddress } from "../../routing/use-address.ts";
import { Anchor } from "../../ui/anchor.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Logo } from "../../ui/logo.tsx";
import { LanguageToggle } from "../language/language-toggle.tsx";
import { currentState, mainNav } from "../navigation/nav-items.ts";
import { SectionSearch } from "../search/section-search.tsx";
import { MenuPanel, menuId } from "./menu-panel.tsx";
import { ScrollRuler } from "./scroll-ruler.tsx";
import styles from "./header.module.css";

/** The header of every page (LAY-1…LAY-6). */
export function Header() {
  const { t } = useTranslation();
  const { name: agency } = useAgencyFacts();
  const page = useAddress()?.name;
  return (
    <>
      <header className={styles.header}>
        <div className={styles.bar}>
          <Anchor to={paths.home()} className={styles.home}>
            <Logo label={t("shell.homeLink", { agency })} className={styles.logo} />
          </Anchor>
          <nav className={styles.nav} aria-label={t("shell.mainNavigation")}>
            {mainNav.map((item) => (
              <Anchor key={item.key} to={item.to} aria-current={currentState(item, page)}>
                {t(`shell.nav.${item.key}`)}
              </Anchor>
            ))}
          </nav>
          <div className={styles.tools}>
            <SectionSearch className={styles.search} />
            <LanguageToggle />
            <ButtonLink to={paths.contact()} size="sm" className={styles.contact}>
              {t("shell.contactUs")}
            </ButtonLink>
            <button
              type="button"
              className={styles.burger}
              popoverTarget={menuId}
              aria-label={t("shell.menu")}
            >
              <Icon name="menu" />
            </button>
          </div>
        </div>
        <ScrollRuler />
      </header>
      <MenuPanel />
    </>
  );
}
