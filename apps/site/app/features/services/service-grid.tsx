import { useId } from "react";
import { useTranslation } from "../../i18n/use-translation.ts";
import { paths } from "../../routing/paths.ts";
import { useOpenService } from "../../shell/selected-service.ts";
import type { CardService } from "../../shell/selected-service.ts";
import typeStyles from "../../styles/type.module.css";
import { classNames } from "../../ui/class-names.ts";
import { MoreLink } from "../../ui/more-link.tsx";
import { Picture } from "../../ui/picture.tsx";
import { StaffText } from "../../ui/staff-text.tsx";
import { TitleText } from "../../ui/title-text.tsx";
import { servicePlate } from "./plates.ts";
import styles from "./service-grid.module.css";

/** Background colours in the order of the list; two rows of three make a checkerboard. */
const grounds = ["lime", "basalt", "pist", "basalt", "lime", "barada"] as const;

const scopes = { lime: undefined, pist: "on-pist", basalt: "on-dark", barada: "on-dark" } as const;

/** Services in their order, three in a row. */
export function ServiceGrid({ services }: { services: readonly CardService[] }) {
  return (
    <div className={styles.grid}>
      {services.map((service, index) => (
        <ServiceCard key={service.id} service={service} index={index} />
      ))}
    </div>
  );
}

interface ServiceCardProps {
  service: CardService;
  /** Position in the list; it decides the background. */
  index: number;
}

/**
 * A service in a grid: picture, title, text, and a link to its page. The card stores the opened service (SVC-2,
 * RT-14).
 */
function ServiceCard({ service, index }: ServiceCardProps) {
  const { t } = useTranslation();
  const openService = useOpenService();
  const id = useId();
  const ground = grounds[index % grounds.length] ?? "lime";
  return (
    <article className={classNames(styles.card, scopes[ground])} data-ground={ground}>
      <div className={styles.plate}>
        <Picture
          src={service.image}
          details={service.image_details}
          alt=""
          fallback={servicePlate(service.id)}
          ratio="fill"
          sizes="(max-width: 860px) 100vw, 33vw"
        />
      </div>
      <div className={styles.words}>
        <h3 id={`${id}title`} className={typeStyles.h3}>
          <TitleText>{service.title}</TitleText>
        </h3>
        {service.excerpt && (
          <p>
            <StaffText>{service.excerpt}</StaffText>
          </p>
        )}
        <MoreLink
          to={paths.service(service.id)}
          stretched
          id={`${id}more`}
          aria-labelledby={`${id}more ${id}title`}
          className={styles.more}
          onClick={() => openService(service)}
        >
          {t("services.exploreService")}
        </MoreLink>
      </div>
    </article>
  );
}
