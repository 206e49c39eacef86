import { useTranslation } from "../i18n/use-translation.ts";
import { Outlet } from "react-router";
import { useAgencyFacts } from "../queries/agency-facts.ts";
import { paths } from "../routing/paths.ts";
import { Link } from "../ui/link.tsx";
import styles from "./page-failure.module.css";

/** Pathless layout of all pages: an error of a page stays inside the frame. */
export default function PageBoundary() {
  return <Outlet />;
}

/** Replaces a page whose component or loader throws. Header and footer stay. */
export function ErrorBoundary() {
  const { t } = useTranslation();
  const { name: agency } = useAgencyFacts();
  const heading = t("pageFailure.heading");
  return (
    <div className={styles.page}>
      <title>{t("seo.title", { page: heading, agency })}</title>
      <meta name="robots" content="noindex" />
      <div>
        <h1>{heading}</h1>
        <p>{t("pageFailure.advice")}</p>
        <p>
          <Link to={paths.home()}>{t("pageFailure.home")}</Link>{" "}
          <Link to={paths.contact()}>{t("pageFailure.contact")}</Link>
        </p>
      </div>
    </div>
  );
}
