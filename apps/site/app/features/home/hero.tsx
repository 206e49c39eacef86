import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "../../i18n/use-translation.ts";
import { paths } from "../../routing/paths.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { useAgencyFacts } from "../../queries/agency-facts.ts";
import { homePageQuery } from "../../queries/agency.ts";
import { QueryState } from "../../shell/query-state.tsx";
import layout from "../../styles/layout.module.css";
import typography from "../../styles/type.module.css";
import { ButtonLink, IconButton } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { HeroMedia } from "./hero-media.tsx";
import { useFilm } from "./use-film.ts";
import { StaffText } from "../../ui/staff-text.tsx";
import styles from "./hero.module.css";

/** The first screen: the agency's claim over a film (HOME-2…HOME-8). */
export function Hero() {
  const { t } = useTranslation();
  const home = useQuery(homePageQuery(useLocale()));
  const { name } = useAgencyFacts();
  const film = useFilm(home.data?.video);
  return (
    <section id="hero" aria-labelledby="hero-heading" className={classNames("on-dark", styles.hero)}>
      <HeroMedia home={home.data} film={film} />
      <div className={classNames(layout.wrap, styles.content)}>
        {/* The same element stands here before and after the text arrives. It keeps the focus (SRCH-10). */}
        <h1
          id="hero-heading"
          tabIndex={-1}
          className={home.data ? classNames(typography.d1, styles.title) : "visually-hidden"}
        >
          <StaffText>{home.data?.video_title || name}</StaffText>
        </h1>
        <QueryState query={home} retriesExhausted={t("status.maximumRetriesLater")}>
          {({ video_description: text }) =>
            text && (
              <p className={styles.text}>
                <StaffText>{text}</StaffText>
              </p>
            )
          }
        </QueryState>
        <div className={styles.actions}>
          <ButtonLink to={paths.contact()} size="lg">
            {t("shell.contactUs")}
          </ButtonLink>
          {film.isOffered && (
            <IconButton
              icon={film.isMoving ? "pause" : "play"}
              label={film.isMoving ? t("home.hero.pause") : t("home.hero.play")}
              onClick={film.toggle}
            />
          )}
        </div>
      </div>
    </section>
  );
}
