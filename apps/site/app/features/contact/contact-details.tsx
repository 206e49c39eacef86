import { callAddress } from "@miqyas/contract";
import type { ReactNode } from "react";
import { useTranslation } from "../../i18n/use-translation.ts";
import { useContacts } from "../../queries/contacts.ts";
import { defaultSettings, useSiteSettings } from "../../queries/site-settings.ts";
import { Anchor } from "../../ui/anchor.tsx";
import { SocialLinks } from "../../shell/social-links.tsx";
import { Ltr } from "../../ui/ltr.tsx";
import { StaffText } from "../../ui/staff-text.tsx";
import { OpenLine, ReplyLine, useReplyDeadline } from "./reply-time/reply-deadline-lines.tsx";
import { writeHours, writeZone } from "./reply-time/write-hours.ts";
import styles from "./contact.module.css";

/** The agency's address, contacts, opening hours and reply deadline (CON-1, CON-2). */
export function ContactDetails() {
  const translation = useTranslation();
  const { t, locale } = translation;
  const hours = useSiteSettings() ?? defaultSettings;
  const contacts = useContacts();
  const deadline = useReplyDeadline(hours);
  const email = (
    <Row key="email" name={t("contact.details.email")}>
      <dd>
        <Anchor href={`mailto:${contacts.email}`}>
          <Ltr>{contacts.email}</Ltr>
        </Anchor>
      </dd>
    </Row>
  );
  const phones = (
    <Row key="phones" name={t("contact.details.phone")}>
      {contacts.phones.map((phone) => (
        <dd key={phone}>
          <Anchor href={callAddress(phone)}>
            <Ltr>{phone}</Ltr>
          </Anchor>
        </dd>
      ))}
    </Row>
  );
  return (
    <>
      <h2 className="visually-hidden">{t("contact.details.heading")}</h2>
      <dl className={styles.details}>
        <Row name={t("contact.details.address")}>
          <dd>
            <StaffText>{contacts.address}</StaffText>
          </dd>
        </Row>
        {/* Each language has its own order, as in the footer (LAY-13). */}
        {locale === "ar" ? [phones, email] : [email, phones]}
        {hours.working_days.length > 0 && (
          <Row name={t("contact.details.hours")}>
            <dd>{writeHours(hours, translation)}</dd>
            <dd className={styles.zone}>
              <Ltr>{writeZone(hours)}</Ltr>
            </dd>
            <OpenLine hours={hours} deadline={deadline} />
          </Row>
        )}
        <Row name={t("contact.details.reply")}>
          <dd>{t("contact.details.replyText")}</dd>
          <ReplyLine hours={hours} deadline={deadline} />
        </Row>
      </dl>
      <SocialLinks />
    </>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      {children}
    </div>
  );
}
