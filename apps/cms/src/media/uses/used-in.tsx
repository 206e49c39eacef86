import { Link } from "@payloadcms/ui";
import type { UIFieldServerComponent } from "payload";
import { findUses } from "./find-uses.ts";
import { useStates } from "./use-states.ts";
import { languageOf } from "../../language.ts";

const texts = {
  en: { heading: "Used in", nowhere: "Nowhere. The file can be deleted." },
  ar: { heading: "مستخدم في", nowhere: "غير مستخدم، ويمكن حذفه." },
};

/** The entries and pages that show the file, with links. A new file shows nothing. */
export const UsedIn: UIFieldServerComponent = async ({ id, i18n, payload, req }) => {
  if (id === undefined) return null;
  const language = languageOf(i18n.language);
  const uses = await findUses({ payload, i18n: req.i18n }, Number(id));
  return (
    <div className="field-type used-in">
      <span className="field-label">{texts[language].heading}</span>
      {uses.length === 0 && <p>{texts[language].nowhere}</p>}
      <ul>
        {uses.map(({ kind, title, href, state }) => (
          <li key={href}>
            <Link href={href}>{title || kind}</Link>
            {title && ` · ${kind}`}
            {state !== "published" && ` (${useStates[state][language]})`}
          </li>
        ))}
      </ul>
    </div>
  );
};
