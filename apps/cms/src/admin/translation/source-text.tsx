"use client";

import { directionOf } from "@miqyas/contract";
import { Button, useForm, useFormFields, useTranslation } from "@payloadcms/ui";
import { useEffect, useEffectEvent } from "react";
import { languageOf } from "../../language.ts";
import { propertyOf } from "../../property-of.ts";
import { isEmptyText } from "../../rich-text/empty-text.ts";
import { childrenOf, plainTextOf, type RichTextNode } from "../../rich-text/rich-text-state.ts";
import { useContentLocale } from "../use-content-locale.ts";
import { sourceLabels } from "./source-labels.ts";
import { useSourceDocument, valueAt } from "./source-document.ts";
import { whenAllAreTakenOver } from "./take-over-all.ts";
import { useLanguageStates } from "./use-language-states.ts";

const linesOf = (node: RichTextNode): string[] =>
  node.type === "list" ? childrenOf(node).flatMap(linesOf) : [plainTextOf(node)];

/** The paragraphs of a text: of a field with lines, or of the editor. */
function paragraphsOf(text: unknown): string[] {
  const lines =
    typeof text === "string" ? text.split("\n") : childrenOf(propertyOf(text, "root")).flatMap(linesOf);
  return lines.filter((line) => line.trim() !== "");
}

/**
 * The text of a field in the other language, below the field, while it is translated. "Copy here" puts it into the form:
 * nothing is saved or published by it.
 */
export function SourceText({ path }: { path: string }) {
  const { i18n } = useTranslation();
  const { dispatchFields, getField, setModified } = useForm();
  const { source, language, form } = useSourceDocument();
  const ownState = useLanguageStates()[useContentLocale()];
  const isEmpty = useFormFields(([fields]) => isEmptyText(fields[path]?.value));
  const text = useFormFields(([fields]) => valueAt(source, path, (at) => fields[at]?.value));
  const hasSource = !isEmptyText(text);
  const takeOver = () => {
    // A new initial value makes the editor show the value.
    const taken = { ...getField(path), value: structuredClone(text), initialValue: structuredClone(text) };
    // "UPDATE" would remove the mark of the fields that are taken over with this one (see `useKeepTyped`).
    dispatchFields({ type: "UPDATE_MANY", formState: { [path]: { ...taken, isModified: true } } });
    setModified(true);
  };
  const fill = useEffectEvent(() => {
    if (isEmpty && hasSource) takeOver();
  });
  const isLoaded = source !== null;
  useEffect(
    () => (isLoaded ? whenAllAreTakenOver(form, path, () => fill()) : undefined),
    [form, isLoaded, path],
  );
  if (!hasSource || (ownState ? ownState === "published" : !isEmpty)) return null;
  const labels = sourceLabels[languageOf(i18n.language)];
  return (
    <details className="source-text" open={isEmpty || ownState === "outdated"}>
      <summary>{labels.heading[language]}</summary>
      <div lang={language} dir={directionOf(language)}>
        {paragraphsOf(text).map((line, at) => (
          <p key={at}>{line}</p>
        ))}
      </div>
      <Button buttonStyle="secondary" size="small" margin={false} onClick={takeOver}>
        {labels.takeOver}
      </Button>
    </details>
  );
}
