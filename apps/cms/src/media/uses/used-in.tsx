import { Link } from "@payloadcms/ui";
import type { UIFieldServerComponent } from "payload";
import type { ComponentProps } from "react";
import { findUses } from "./find-uses.ts";
import type { UsedKind } from "./use-paths.ts";
import { useStates } from "./use-states.ts";
import { languageOf } from "../../language.ts";

const texts = {
  en: { heading: "Used in", nowhere: "Nowhere. It can be deleted." },
  ar: { heading: "مستخدم في", nowhere: "غير مستخدم، ويمكن حذفه." },
};

type Props = ComponentProps<UIFieldServerComponent> & { kind: UsedKind };

/** The entries and pages that show a file or chart, with links. A new one shows nothing. */
export async function UsedIn({ id, i18n, kind, payload, req }: Props) {
  if (id === undefined) return null;
  const language = languageOf(i18n.language);
  const uses = await findUses({ payload, i18n: req.i18n }, kind, Number(id));
  return (
    <div className="field-type used-in">
      <span className="field-label">{texts[language].heading}</span>
      {uses.length === 0 && <p>{texts[language].nowhere}</p>}
      <ul>
        {uses.map(({ kind: name, title, href, state }) => (
          <li key={href}>
            <Link href={href}>
              <bdi>{title || name}</bdi>
            </Link>
            {title && ` · ${name}`}
            {state !== "published" && ` (${useStates[state][language]})`}
          </li>
        ))}
      </ul>
    </div>
  );
}
