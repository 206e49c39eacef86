import { useEffect, useLayoutEffect, useRef } from "react";
import { useTranslation } from "../../i18n/use-translation.ts";
import { useLocation } from "react-router";
import { useAgencyFacts } from "../../queries/agency-facts.ts";
import { paths } from "../../routing/paths.ts";
import { useAddress } from "../../routing/use-address.ts";
import { Anchor } from "../../ui/anchor.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Logo } from "../../ui/logo.tsx";
import { ContactLines } from "../footer/contact-lines.tsx";
import { LanguageToggle } from "../language/language-toggle.tsx";
import { currentState, mainNav, menuNav } from "../navigation/nav-items.ts";
import { SectionSearch } from "../search/section-search.tsx";
import { ScrollRuler } from "./scroll-ruler.tsx";
import styles from "./menu-panel.module.css";

/** Id of the menu, for the buttons that open and close it. */
export const menuId = "site-menu";

const isOpen = (panel: HTMLElement | null) => panel?.matches(":popover-open") ?? false;

/** Makes everything of the page except the menu inert, or usable again. */
function coverPage(isCovered: boolean): void {
  for (const part of document.querySelectorAll<HTMLElement>(`body > :not(#${menuId}, script)`))
    part.inert = isCovered;
}

/**
 * The menu of narrow screens (LAY-6). It is a popover: it opens and closes without a script, also with Escape. With a
 * script it closes when the visitor chooses a page, and the page behind it is inert.
 */
export function MenuPanel() {
  const { t } = useTranslation();
  const { name: agency } = useAgencyFacts();
  const page = useAddress()?.name;
  const panel = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  const shown = useRef(key);

  useLayoutEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    if (isOpen(panel.current)) panel.current?.hidePopover();
  }, [key]);

  // The visitor may have opened it before hydration.
  useEffect(() => coverPage(isOpen(panel.current)), []);

  return (
    <div
      ref={panel}
      id={menuId}
      popover="auto"
      className={styles.panel}
      role="dialog"
      // Before it closes: the focus returns to the button that opened it, and that button must not be inert then.
      onBeforeToggle={({ newState }) => newState === "closed" && coverPage(false)}
      onToggle={({ newState }) => coverPage(newState === "open")}
      aria-label={t("shell.menu")}
    >
      <div className={styles.top}>
        <div className={styles.bar}>
          <Anchor to={paths.home()}>
            <Logo label={t("shell.homeLink", { agency })} className={styles.logo} />
          </Anchor>
          <LanguageToggle className={styles.language} />
          <button
            type="button"
            className={styles.close}
            popoverTarget={menuId}
            popoverTargetAction="hide"
            autoFocus
            aria-label={t("shell.closeMenu")}
          >
            <Icon name="close" />
          </button>
        </div>
        <ScrollRuler />
      </div>
      <div className={`${styles.content ?? ""} on-dark`}>
        <SectionSearch className={styles.search} />
        <nav aria-label={t("shell.mainNavigation")}>
          <ul className={styles.links}>
            {mainNav.map((item) => (
              <li key={item.key}>
                <Anchor to={item.to} aria-current={currentState(item, page)}>
                  {t(`shell.nav.${item.key}`)}
                  <Icon name="forward" />
                </Anchor>
              </li>
            ))}
          </ul>
        </nav>
        <ButtonLink to={paths.contact()} size="lg" className={styles.contact}>
          {t("shell.contactUs")}
        </ButtonLink>
        <nav aria-label={t("shell.siteLinks")}>
          <ul className={styles.further}>
            {menuNav.map((item) => (
              <li key={item.key}>
                <Anchor to={item.to} aria-current={currentState(item, page)}>
                  {t(`shell.nav.${item.key}`)}
                </Anchor>
              </li>
            ))}
          </ul>
        </nav>
        <ContactLines className={styles.lines} />
      </div>
    </div>
  );
}
