"use client";

import { Button, toast, useDocumentInfo, useForm, useTranslation } from "@payloadcms/ui";
import { locales, otherLocale } from "@miqyas/contract";
import { useEffect } from "react";
import * as v from "valibot";
import { languageStates, publicStates } from "../../translation/language-state.ts";
import { languageNames, languageOf } from "../../language.ts";
import { postCall } from "../post-call.ts";
import { useContentLocale } from "../use-content-locale.ts";
import { LanguageBadge } from "./language-badge.tsx";
import { consequences, panelLabels } from "./panel-labels.ts";
import { sourceLabels } from "./source-labels.ts";
import { saySame, useSourceDocument } from "./source-document.ts";
import { askToTakeOverAll, forgetTakeOverAll } from "./take-over-all.ts";
import { useLanguageStates } from "./use-language-states.ts";

const languageState = v.nullish(v.picklist(languageStates));
const checkedAnswer = v.object({ en_state: languageState, ar_state: languageState });

/** The state of both languages of an entry, what follows for visitors, and "Checked" for an outdated translation. */
export function LanguagePanel() {
  const { i18n } = useTranslation();
  const language = languageOf(i18n.language);
  const labels = panelLabels[language];
  const { id, collectionSlug } = useDocumentInfo();
  const { dispatchFields, getField } = useForm();
  const stateIn = useLanguageStates();
  const own = useContentLocale();

  const { source, form, readAgain } = useSourceDocument();
  useEffect(() => () => forgetTakeOverAll(form), [form]);

  async function check() {
    const newest = await readAgain();
    if (!source || !newest) return toast.error(labels.failed);
    if (!saySame(source, newest)) return toast.error(labels.changed);
    const address = `/api/${collectionSlug ?? ""}/${String(id)}/checked`;
    const states = await postCall(address, { seen: newest.updatedAt }, checkedAnswer);
    if ("problem" in states) return toast.error(states.problem || labels.failed);
    const fields = Object.entries(states).map(
      ([name, value]) => [name, { ...getField(name), value, initialValue: value }] as const,
    );
    // Not by a refresh of the page, which would put back what is typed meanwhile.
    dispatchFields({ type: "UPDATE_MANY", formState: Object.fromEntries(fields) });
    return toast.success(labels.checked);
  }

  if (id === undefined || (!stateIn.en && !stateIn.ar)) return null;
  return (
    <section className="field-type language-panel" aria-labelledby="language-panel">
      <span id="language-panel" className="field-label">
        {labels.heading}
      </span>
      <dl>
        {locales.map((one) => {
          const state = stateIn[one];
          const other = stateIn[otherLocale(one)];
          if (!state) return null;
          const isOnlyOther = state === "missing" && other && publicStates.includes(other);
          return (
            <div key={one} data-language={one}>
              <dt>{languageNames[one][language]}</dt>
              <dd>
                <LanguageBadge state={state} language={language} />
              </dd>
              {state !== "published" && (
                <dd className="language-panel__note">
                  {consequences[isOnlyOther ? "onlyOther" : state][one][language]}
                </dd>
              )}
              {state === "outdated" && (
                <dd>
                  <Button buttonStyle="secondary" size="small" margin={false} onClick={() => void check()}>
                    {labels.check}
                  </Button>
                </dd>
              )}
            </div>
          );
        })}
      </dl>
      {stateIn[own] === "missing" && stateIn[otherLocale(own)] !== "missing" && (
        <Button buttonStyle="secondary" size="small" margin={false} onClick={() => askToTakeOverAll(form)}>
          {sourceLabels[language].takeOverAll}
        </Button>
      )}
    </section>
  );
}
