"use client";

import { directionOf } from "@miqyas/contract";
import type { Locale } from "@miqyas/contract";
import { getTranslation } from "@payloadcms/translations";
import { useAllFormFields, useConfig, useDocumentInfo, useTranslation } from "@payloadcms/ui";
import { useEffect, useMemo, useState } from "react";
import { createCopyCheck } from "../../copy-check/check-copy.ts";
import type { Hint, HouseTerm } from "../../copy-check/hint.ts";
import { languageOf } from "../../language.ts";
import { useContentLocale } from "../use-content-locale.ts";
import { copyLabels, ruleLabels } from "./copy-labels.ts";
import { showPlace, type Place } from "./show-place.ts";
import { textsOfForm, type FormText } from "./texts-of-form.ts";

/** Hints on the screen. */
const shown = 40;

/** Letters of the text on each side of a hint, and of a long sentence. */
const context = { around: 18, inside: 60 };

type PlacedHint = Hint & Place;
type FieldHints = Pick<FormText, "path" | "label"> & { hints: PlacedHint[] };

/** Runs when the browser has nothing to do: a key is never late because of the check. Safari has no such call. */
function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === "function") {
    const idle = requestIdleCallback(run, { timeout: 2000 });
    return () => cancelIdleCallback(idle);
  }
  const timer = setTimeout(run, 300);
  return () => clearTimeout(timer);
}

/** The first hints of all fields, as many as the limit. */
const firstOf = (found: readonly FieldHints[], limit: number): FieldHints[] =>
  found.flatMap(({ hints, ...field }, at) => {
    const before = found.slice(0, at).reduce((sum, one) => sum + one.hints.length, 0);
    const some = hints.slice(0, Math.max(0, limit - before));
    return some.length > 0 ? [{ ...field, hints: some }] : [];
  });

const shortened = (text: string, length: number) =>
  text.length > length ? `${text.slice(0, length)}…` : text;

/** The place of a hint with the words around it. A space is shown by a sign. */
function Excerpt({ rule, text, start, end }: PlacedHint) {
  const from = Math.max(0, start - context.around);
  const inside = text.slice(start, end);
  return (
    <>
      {from > 0 && "…"}
      {text.slice(from, start)}
      <mark>{rule === "space" ? inside.replace(/./gu, "␣") : shortened(inside, context.inside)}</mark>
      {shortened(text.slice(end), context.around)}
    </>
  );
}

/** Hints about the wording of the open language. Each leads to its place. Nothing is refused because of them. */
export function CopyPanel({ terms }: { terms: Record<Locale, HouseTerm[]> }) {
  const { i18n } = useTranslation();
  const language = languageOf(i18n.language);
  const labels = copyLabels[language];
  const code = useContentLocale();
  const { collectionSlug, globalSlug } = useDocumentInfo();
  const { getEntityConfig } = useConfig();
  const [state] = useAllFormFields();
  const [found, setFound] = useState<FieldHints[]>([]);
  const check = useMemo(() => createCopyCheck(code, terms[code]), [code, terms]);
  const config = collectionSlug
    ? getEntityConfig({ collectionSlug })
    : globalSlug && getEntityConfig({ globalSlug });
  const fields = config ? config.fields : undefined;
  useEffect(() => {
    if (!fields) return;
    const run = () => {
      const all = textsOfForm(fields, state).map(({ path, label, blocks }) => ({
        ...{ path, label },
        hints: blocks.flatMap(({ kind, text, block }) =>
          check(text, kind).map((hint) => ({ ...hint, path, text, block })),
        ),
      }));
      setFound(all.filter(({ hints }) => hints.length > 0));
    };
    return whenIdle(run);
  }, [check, fields, state]);

  const total = found.reduce((sum, { hints }) => sum + hints.length, 0);
  return (
    <section className="field-type copy-check" aria-label={labels.heading}>
      <details open>
        <summary>
          <span className="field-label">{labels.heading}</span>{" "}
          {total > 0 && <span>{labels.count(total)}</span>}
        </summary>
        {total === 0 ? <p>{labels.none}</p> : <p>{labels.note}</p>}
        {firstOf(found, shown).map(({ path, label, hints }) => (
          <div key={path}>
            <span className="copy-check__field">{getTranslation(label, i18n)}</span>
            <ul>
              {hints.map((hint) => (
                <li
                  key={`${hint.rule} ${String(hint.block)} ${hint.text} ${hint.start} ${hint.better ?? ""}`}
                >
                  <button type="button" lang={code} dir={directionOf(code)} onClick={() => showPlace(hint)}>
                    <Excerpt {...hint} />
                  </button>
                  <span>
                    {ruleLabels[hint.rule][language]}
                    {hint.better !== undefined && (
                      <>
                        {" · "}
                        {hint.better.trim() ? (
                          <>
                            {labels.better}: <bdi lang={code}>{hint.better}</bdi>
                          </>
                        ) : (
                          labels.leaveOut
                        )}
                      </>
                    )}
                  </span>
                </li>
              ))}
            </ul>
          </div>
        ))}
        {total > shown && <p>{labels.more(total - shown)}</p>}
      </details>
    </section>
  );
}
