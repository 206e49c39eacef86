import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "../../i18n/use-translation.ts";
import { useParams } from "react-router";
import { DetailFrame } from "../../content/detail-frame.tsx";
import { paths } from "../../routing/paths.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { articleQuery } from "../../queries/blogs.ts";
import { createClientLoader, createLoader } from "../../queries/page-context.ts";
import type { PageQueries } from "../../queries/page-context.ts";
import { OldAddress } from "../../shell/old-address.tsx";
import { QueryState } from "../../shell/query-state.tsx";
import { BackLink } from "../../ui/back-link.tsx";
import { Link } from "../../ui/link.tsx";
import { NotFoundBox } from "../../ui/status.tsx";
import { ArticleEntry } from "./article/article-entry.tsx";

const pageQueries: PageQueries = ({ locale, params }) => [articleQuery(locale, params.slug ?? "")];

export const loader = createLoader(pageQueries);
export const clientLoader = createClientLoader(pageQueries);

/** One article, by id or slug (ART-1…ART-7). */
export default function Article() {
  const { t } = useTranslation();
  const { slug = "" } = useParams();
  const query = useQuery(articleQuery(useLocale(), slug));
  if (query.data) return <ArticleEntry key={query.data.id} article={query.data} />;
  const missing = (
    <OldAddress entryIn={(language) => articleQuery(language, slug)}>
      <NotFoundBox
        title={t("errors.articleNotFound")}
        action={<Link to={paths.blog()}>{t("article.allArticles")}</Link>}
      >
        {t("article.gone")}
      </NotFoundBox>
    </OldAddress>
  );
  return (
    <DetailFrame page="article" back={<BackLink to={paths.blog()}>{t("article.allArticles")}</BackLink>}>
      <QueryState query={query} notFound={missing}>
        {() => null}
      </QueryState>
    </DetailFrame>
  );
}
