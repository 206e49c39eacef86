import { hitsPerPage } from "@miqyas/contract";
import type { SearchGroup, SearchHit, SearchKind, SearchResult } from "@miqyas/contract";
import { useId } from "react";
import type { MouseEvent } from "react";
import { useTranslation } from "../../i18n/use-translation.ts";
import { formatDate, formatNumber } from "../../i18n/format.ts";
import { usePagerTexts } from "../../i18n/use-control-texts.ts";
import { paths } from "../../routing/paths.ts";
import { hitPath, searchAddress } from "../../shell/search/hit-path.ts";
import type { SearchState } from "../../shell/search/hit-path.ts";
import typeStyles from "../../styles/type.module.css";
import { classNames } from "../../ui/class-names.ts";
import { Link } from "../../ui/link.tsx";
import { Marked } from "../../ui/marked.tsx";
import { MoreLink } from "../../ui/more-link.tsx";
import { opensElsewhere } from "../../ui/opens-elsewhere.ts";
import { Pager } from "../../ui/pager.tsx";
import { InOwnLanguage } from "../../ui/staff-text.tsx";
import styles from "./search.module.css";

interface SearchGroupsProps {
  result: SearchResult;
  search: SearchState;
  /** Called with the part of the result that a pressed link leads to. */
  onTurn: (search: SearchState) => void;
}

/** Each kind with its heading, its best hits and the way to the rest. */
export function SearchGroups({ result: { groups }, search, onTurn }: SearchGroupsProps) {
  const { t } = useTranslation();
  const { q, kind, page = 1 } = search;
  const texts = usePagerTexts(t("searchPage.pages"));
  const pages = kind ? Math.ceil(totalOf(groups) / hitsPerPage) : 1;
  return (
    <>
      {groups.map((group) => (
        <Group key={group.kind} group={group} search={search} onTurn={onTurn} />
      ))}
      {kind && (
        <Pager
          page={Math.min(page, pages)}
          total={pages}
          size={5}
          texts={texts}
          hrefFor={(number) => searchAddress({ q, kind, page: number })}
          onPage={(number) => onTurn({ q, kind, page: number })}
          className={styles.pager}
        />
      )}
    </>
  );
}

/** Number of hits in all groups. */
export const totalOf = (groups: readonly SearchGroup[]) => groups.reduce((sum, { total }) => sum + total, 0);

/** A link to a part of the result: its address, and what a press does. */
export const turnTo = (search: SearchState, onTurn: SearchGroupsProps["onTurn"]) => ({
  to: searchAddress(search),
  onClick: (event: MouseEvent) => {
    if (!opensElsewhere(event)) onTurn(search);
  },
});

interface GroupProps extends Pick<SearchGroupsProps, "search" | "onTurn"> {
  group: SearchGroup;
}

function Group({ group: { kind, total, hits }, search: { q, kind: only }, onTurn }: GroupProps) {
  const { t, formatLocale } = useTranslation();
  const id = useId();
  const number = formatNumber(total, formatLocale);
  return (
    <section aria-labelledby={id} className={styles.group}>
      <h2 id={id} className={classNames(typeStyles.h3, styles.heading)}>
        {t(`searchPage.kinds.${kind}`)} <small>{number}</small>
      </h2>
      <div>
        <ul className={styles.hits}>
          {hits.map((hit) => (
            <li key={hit.id}>
              <Hit kind={kind} hit={hit} />
            </li>
          ))}
        </ul>
        <p className={styles.ways}>
          {only && <MoreLink {...turnTo({ q }, onTurn)}>{t("searchPage.every")}</MoreLink>}
          {!only && total > hits.length && (
            <MoreLink {...turnTo({ q, kind }, onTurn)} aria-describedby={id}>
              {t("searchPage.more", { number })}
            </MoreLink>
          )}
          {kind === "questions" && <MoreLink to={paths.faq()}>{t("searchPage.allQuestions")}</MoreLink>}
        </p>
      </div>
    </section>
  );
}

/** A hit: its title, a part of its text, its date. The answer to a question stands here in full. */
function Hit({ kind, hit }: { kind: SearchKind; hit: SearchHit }) {
  const { formatLocale } = useTranslation();
  const path = hitPath(kind, hit);
  const title = (
    <InOwnLanguage text={hit.title}>
      <Marked text={hit.title} marks={hit.title_marks} />
    </InOwnLanguage>
  );
  const date = formatDate(hit.created_at, formatLocale);
  return (
    <article className={styles.hit}>
      <h3 className={typeStyles.h4}>{path === null ? title : <Link to={path}>{title}</Link>}</h3>
      {hit.excerpt && (
        <p>
          <InOwnLanguage text={hit.excerpt}>
            <Marked text={hit.excerpt} marks={hit.excerpt_marks} />
          </InOwnLanguage>
        </p>
      )}
      {date && <p className={styles.date}>{date}</p>}
    </article>
  );
}
