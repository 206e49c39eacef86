import type { Word } from "@miqyas/contract";
import type { UseQueryResult } from "@tanstack/react-query";
import { useTranslation } from "../../i18n/use-translation.ts";
import { paths } from "../../routing/paths.ts";
import { QueryState } from "../../shell/query-state.tsx";
import layout from "../../styles/layout.module.css";
import { classNames } from "../../ui/class-names.ts";
import { MoreLink } from "../../ui/more-link.tsx";
import { Section } from "../../ui/section.tsx";
import { EmptyBox } from "../../ui/status.tsx";
import { WordCard } from "../../ui/word-card.tsx";
import styles from "./research.module.css";

type WordOfPreview = Pick<Word, "id" | "title" | "excerpt" | "categories">;

/** Three words of the glossary (RSCH-10). */
export function WordPreview({ words }: { words: UseQueryResult<WordOfPreview[]> }) {
  const { t } = useTranslation();
  return (
    <Section
      id="words-section"
      heading={t("research.words.heading")}
      aside={<MoreLink to={paths.words()}>{t("research.words.all")}</MoreLink>}
      rulerValue={64}
    >
      <QueryState
        query={words}
        retriesExhausted={t("status.maximumRetries")}
        isEmpty={(list) => list.length === 0}
        empty={<EmptyBox title={t("errors.noWordsAvailable")} />}
      >
        {(list) => (
          <div className={classNames(layout.columns3, styles.words)}>
            {list.map((word) => (
              <WordCard
                key={word.id}
                word={word}
                read={t("research.words.read")}
                categoriesLabel={t("research.categories")}
              />
            ))}
          </div>
        )}
      </QueryState>
    </Section>
  );
}
