import type { Policy } from "@miqyas/contract";
import type { UseQueryResult } from "@tanstack/react-query";
import { useMemo } from "react";
import { useTranslation } from "../../i18n/use-translation.ts";
import { parseHtml } from "../../content/parse-html.ts";
import { QueryState } from "../../shell/query-state.tsx";
import { PageHead } from "../../seo/page-head.tsx";
import layout from "../../styles/layout.module.css";
import { classNames } from "../../ui/class-names.ts";
import { PageTitle } from "../../ui/page-title.tsx";
import { StaffText } from "../../ui/staff-text.tsx";
import { EmptyBox } from "../../ui/status.tsx";
import { markParagraphs } from "./mark-paragraphs.ts";
import { PolicyText } from "./policy-text.tsx";
import styles from "./policy.module.css";

interface PolicyPageProps {
  page: "privacyPolicy" | "terms";
  policy: UseQueryResult<Policy>;
  /** Message when the backend has no policy, or a policy without text (POL-5). */
  empty: string;
}

/** A policy: its title and its text. The page's own title stands there while the policy is missing (POL-1). */
export function PolicyPage({ page, policy, empty }: PolicyPageProps) {
  const { t } = useTranslation();
  const html = policy.data?.description ?? "";
  const blocks = useMemo(() => markParagraphs(parseHtml(html)), [html]);
  const none = <EmptyBox title={empty} />;
  return (
    <>
      <PageHead page={page} title={policy.data?.title} />
      <PageTitle heading={<StaffText>{policy.data?.title || t(`seo.pages.${page}.title`)}</StaffText>} />
      <div className={classNames(layout.wrap, layout.grid, styles.page)}>
        <div className={styles.text}>
          <QueryState
            query={policy}
            isEmpty={() => blocks.every(({ tagName }) => tagName === "hr")}
            empty={none}
            notFound={none}
          >
            {() => <PolicyText blocks={blocks} />}
          </QueryState>
        </div>
      </div>
    </>
  );
}
