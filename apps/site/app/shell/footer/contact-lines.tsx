import { callAddress } from "@miqyas/contract";
import { useLocale } from "../../i18n/use-locale.ts";
import { useContacts } from "../../queries/contacts.ts";
import { Anchor } from "../../ui/anchor.tsx";
import { Ltr } from "../../ui/ltr.tsx";

/** E-mail and telephone numbers, in the order of each language (LAY-12, LAY-13). */
export function ContactLines({ className }: { className?: string | undefined }) {
  const { email, phones } = useContacts();
  const mail = { text: email, href: `mailto:${email}` };
  const calls = phones.map((phone) => ({ text: phone, href: callAddress(phone) }));
  return (
    <ul className={className}>
      {(useLocale() === "ar" ? [...calls, mail] : [mail, ...calls]).map(({ text, href }) => (
        <li key={href}>
          <Anchor href={href}>
            <Ltr>{text}</Ltr>
          </Anchor>
        </li>
      ))}
    </ul>
  );
}
