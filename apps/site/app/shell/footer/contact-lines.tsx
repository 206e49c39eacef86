import type { Locale } from "@miqyas/contract";
import { useTranslation } from "react-i18next";
import { useLocale } from "../../i18n/use-locale.ts";
import { Anchor } from "../../ui/anchor.tsx";
import { Ltr } from "../../ui/ltr.tsx";

const order: Record<Locale, readonly ("email" | "phone1" | "phone2")[]> = {
  en: ["email", "phone1", "phone2"],
  ar: ["phone1", "phone2", "email"],
};

/** E-mail and telephone numbers, in the order of each language (LAY-12, LAY-13). */
export function ContactLines({ className }: { className?: string | undefined }) {
  const { t } = useTranslation();
  return (
    <ul className={className}>
      {order[useLocale()].map((line) => {
        const text = t(`agency.${line}`);
        const href = line === "email" ? `mailto:${text}` : `tel:${text.replace(/ /g, "")}`;
        return (
          <li key={line}>
            <Anchor href={href}>
              <Ltr>{text}</Ltr>
            </Anchor>
          </li>
        );
      })}
    </ul>
  );
}
