import type { EducationResource } from "@miqyas/contract";
import { useTranslation } from "../../i18n/use-translation.ts";
import plate from "../../assets/art/fallback-methods.svg?url";
import { ArticleHead } from "../../content/article-head.tsx";
import { ArticleBody } from "../../content/article-body.tsx";
import { PictureGroup } from "../../content/picture-group.tsx";
import { paths } from "../../routing/paths.ts";
import { PageHead } from "../../seo/page-head.tsx";
import { GoBackLink } from "../../ui/go-back-link.tsx";

/** An educational resource: categories, title, excerpt, picture, text, and the pictures that come with it (RSD-1, RSD-2). */
export function ResourceEntry({ resource }: { resource: EducationResource }) {
  const { t } = useTranslation();
  return (
    <article>
      <PageHead
        page="resource"
        type="article"
        title={resource.title}
        description={resource.excerpt}
        image={resource.image}
        imageDetails={resource.image_details}
        languages={resource.languages}
        seo={resource.seo}
        about={{ resource }}
      />
      <ArticleHead
        back={<GoBackLink to={paths.resources()}>{t("resources.goBack")}</GoBackLink>}
        categories={resource.categories.map(({ name }) => name)}
        categoriesLabel={t("resources.categories")}
        title={resource.title}
        excerpt={resource.excerpt}
        cover={{ src: resource.image, details: resource.image_details, fallback: plate }}
      />
      <ArticleBody
        html={[resource.content]}
        between={resource.images.length > 0 ? [<PictureGroup key="all" images={resource.images} />] : []}
      />
    </article>
  );
}
