import { useTranslation } from "../../../i18n/use-translation.ts";
import { paths } from "../../../routing/paths.ts";
import layout from "../../../styles/layout.module.css";
import typeStyles from "../../../styles/type.module.css";
import { ButtonLink } from "../../../ui/button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { Link } from "../../../ui/link.tsx";
import styles from "./offer.module.css";

/** The band at the end of a service or a tool: the contact form with the question in it, or a plan first (SVD-6). */
export function StartStudy({ about, id }: { about: "service" | "tool"; id: string }) {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="start-heading" className={classNames("on-pist", styles.start)}>
      <div className={classNames(layout.wrap, layout.row)}>
        <div>
          <h2 id="start-heading" className={typeStyles.h2}>
            {t("services.offer.start")}
          </h2>
          <p className={typeStyles.quiet}>{t("services.offer.startLead")}</p>
        </div>
        <div className={layout.row}>
          <ButtonLink to={`${paths.contact()}?${about}=${encodeURIComponent(id)}`} size="lg">
            {t("services.offer.ask")}
          </ButtonLink>
          <Link to={paths.plan()}>{t("services.offer.plan")}</Link>
        </div>
      </div>
    </section>
  );
}
