import { Link } from "@payloadcms/ui";
import { getTranslation } from "@payloadcms/translations";
import type { ServerProps } from "payload";
import { queryOf } from "../../inbox/inbox-filters.ts";
import { type Bilingual, languageOf, numbers } from "../../language.ts";
import { countStates, listTranslated } from "../../translation/count-states.ts";
import {
  languageStates,
  stateField,
  stateLabels,
  type LanguageState,
} from "../../translation/language-state.ts";

const headings: Record<"en" | "ar", Bilingual> = {
  en: { en: "Texts in English", ar: "النصوص الإنكليزية" },
  ar: { en: "Texts in Arabic", ar: "النصوص العربية" },
};
const kind: Bilingual = { en: "Kind", ar: "النوع" };

function listAddress(collection: string, locale: "en" | "ar", state: LanguageState): string {
  const where = { or: [{ and: [{ [stateField[locale]]: { equals: state } }] }] };
  const query = new URLSearchParams([...queryOf(where, "where"), ["locale", locale]]);
  return `/admin/collections/${collection}?${query.toString()}`;
}

/** The texts of each kind of content by state, per language. Each number opens the list of its entries. */
export async function TranslationBoard({ payload, i18n, permissions }: ServerProps) {
  const collections = listTranslated(payload).filter(({ slug }) => permissions?.collections?.[slug]?.read);
  if (collections.length === 0) return null;
  const language = languageOf(i18n.language);
  const counts = await countStates(payload);
  return (
    <div className="translation-board">
      {(["ar", "en"] as const).map((locale) => (
        <section key={locale} aria-labelledby={`texts-${locale}`}>
          <h2 id={`texts-${locale}`}>{headings[locale][language]}</h2>
          <table>
            <thead>
              <tr>
                <th scope="col">{kind[language]}</th>
                {languageStates.map((state) => (
                  <th key={state} scope="col">
                    {stateLabels[state][language]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {collections.map(({ slug, labels }) => (
                <tr key={slug}>
                  <th scope="row">{getTranslation(labels.plural, i18n)}</th>
                  {languageStates.map((state) => {
                    const count = counts.get(slug)?.[locale][state] ?? 0;
                    return (
                      <td key={state} data-state={count > 0 ? state : undefined}>
                        {count > 0 ? (
                          <Link href={listAddress(slug, locale, state)}>
                            {numbers[language].format(count)}
                          </Link>
                        ) : (
                          numbers[language].format(0)
                        )}
                      </td>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ))}
    </div>
  );
}
