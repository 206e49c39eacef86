import { useTranslation } from "../../i18n/use-translation.ts";
import wave from "../../assets/art/h-contact.svg?url";
import { useAddress } from "../../routing/use-address.ts";
import { formAction, useFormAnswer } from "../../queries/served-answer.ts";
import { createClientLoader, createLoader } from "../../queries/page-context.ts";
import type { PageQueries } from "../../queries/page-context.ts";
import { serviceQuery } from "../../queries/our-services.ts";
import { toolQuery } from "../../queries/tool-we-uses.ts";
import { PageHead } from "../../seo/page-head.tsx";
import layout from "../../styles/layout.module.css";
import typeStyles from "../../styles/type.module.css";
import { classNames } from "../../ui/class-names.ts";
import { Picture } from "../../ui/picture.tsx";
import { ContactDetails } from "./contact-details.tsx";
import { ContactForm } from "./contact-form.tsx";
import { useContactForm } from "./use-contact-form.ts";
import styles from "./contact.module.css";

const optional: PageQueries = ({ locale, query }) => {
  const service = query.get("service");
  const tool = query.get("tool");
  return [...(service ? [serviceQuery(locale, service)] : []), ...(tool ? [toolQuery(locale, tool)] : [])];
};

export const loader = createLoader(() => [], optional);
export const action = formAction("contact");
export const clientLoader = createClientLoader(() => [], optional);

/** The contact page: the agency's contacts and the contact form (CON-1…CON-14). */
export default function Contact() {
  const { t } = useTranslation();
  const query = new URLSearchParams(useAddress()?.query);
  const answer = useFormAnswer();
  const contact = useContactForm(query.get("sent"), answer);
  const isRefused = answer !== null && contact.submission.state === "failed";
  return (
    <>
      <PageHead
        page="contact"
        title={isRefused ? t("contact.form.notSent") : undefined}
        unlisted={answer !== null}
      />
      <div className={styles.hero}>
        <Picture src={wave} alt="" ratio="fill" mirrored priority />
      </div>
      <section id="contact-section" aria-labelledby="contact-section-heading" className={styles.section}>
        <div className={classNames(layout.wrap, styles.grid)}>
          <div className={styles.words}>
            <h1 id="contact-section-heading" tabIndex={-1} className={typeStyles.d2}>
              {t("contact.heading")}
            </h1>
            <p className={styles.lead}>{t("contact.lead")}</p>
          </div>
          <ContactForm
            contact={contact}
            from={{ service: query.get("service"), tool: query.get("tool"), plan: query.get("plan") }}
            className={styles.write}
          />
          <div className={styles.reach}>
            <ContactDetails />
          </div>
        </div>
      </section>
    </>
  );
}
