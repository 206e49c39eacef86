import type { UseQueryResult } from "@tanstack/react-query";
import { useTranslation } from "../../i18n/use-translation.ts";
import courses from "../../assets/art/h-about.svg?url";
import { KeptText } from "../../content/kept-text.tsx";
import { QueryState } from "../../shell/query-state.tsx";
import layout from "../../styles/layout.module.css";
import prose from "../../styles/prose.module.css";
import typeStyles from "../../styles/type.module.css";
import { classNames } from "../../ui/class-names.ts";
import { Picture } from "../../ui/picture.tsx";
import { useAboutTexts } from "./use-about-texts.ts";
import styles from "./about-text.module.css";

/** The agency's own text, with a decorative pattern below it (ABT-2). */
export function AboutText({ about }: { about: UseQueryResult<string> }) {
  const { t } = useTranslation();
  const texts = useAboutTexts();
  return (
    <>
      <section id="about-text" aria-labelledby="about-text-heading" className={styles.about}>
        <div className={classNames(layout.wrap, layout.grid)}>
          <h1 id="about-text-heading" tabIndex={-1} className={classNames(typeStyles.d2, styles.heading)}>
            {texts.heading}
          </h1>
          <div className={styles.words}>
            <QueryState
              query={about}
              retriesExhausted={t("status.maximumRetries")}
              isEmpty={(html) => html === ""}
            >
              {(html) => <KeptText html={html} className={classNames(prose.prose, styles.text)} />}
            </QueryState>
          </div>
        </div>
      </section>
      <div className={styles.wall}>
        <Picture src={courses} alt="" ratio="fill" mirrored />
      </div>
    </>
  );
}
