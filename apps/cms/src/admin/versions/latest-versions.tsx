"use client";

import { Link, useDocumentInfo, useTranslation } from "@payloadcms/ui";
import * as v from "valibot";
import { languageOf } from "../../language.ts";
import { placeOf } from "../place-of.ts";
import { useAnswer } from "../use-answer.ts";

const texts = {
  en: {
    heading: "Latest versions",
    program: "by a program",
    gone: "by a deleted account",
    published: "Published",
    draft: "Draft",
    autosave: "Draft, saved automatically",
  },
  ar: {
    heading: "آخر النسخ",
    program: "عدّلها برنامج",
    gone: "عدّلها حساب محذوف",
    published: "منشورة",
    draft: "مسودة",
    autosave: "مسودة حُفظت تلقائيًا",
  },
};

/** The answer of `GET /api/latest-versions`. */
const latestVersionsAnswer = v.object({
  versions: v.array(
    v.object({
      id: v.union([v.string(), v.number()]),
      /** ISO 8601. */
      at: v.string(),
      /** The same time as staff read it. */
      shownAt: v.string(),
      state: v.picklist(["published", "draft", "autosave"]),
      by: v.picklist(["account", "program"]),
      /** `null` for a program and for an account that is deleted. */
      name: v.nullable(v.string()),
    }),
  ),
});

/** The latest versions of the entry or page in the form, also after each save. A new entry shows nothing. */
export function LatestVersions() {
  const { i18n } = useTranslation();
  const labels = texts[languageOf(i18n.language)];
  const info = useDocumentInfo();
  const place = placeOf(info);
  const query = new URLSearchParams({
    kind: info.globalSlug ?? info.collectionSlug ?? "",
    ...(!info.globalSlug && { id: String(info.id) }),
  });
  const answer = useAnswer(place && `/api/latest-versions?${query.toString()}`, info.lastUpdateTime);
  const parsed = v.safeParse(latestVersionsAnswer, answer);
  if (!place || !parsed.success || parsed.output.versions.length === 0) return null;
  const formAddress = `/admin/${info.globalSlug ? "" : "collections/"}${place}`;
  return (
    <section className="field-type latest-versions">
      <span className="field-label">{labels.heading}</span>
      <ul>
        {parsed.output.versions.map(({ id, at, shownAt, state, by, name }) => (
          <li key={id}>
            <Link href={`${formAddress}/versions/${id}`}>
              <time dateTime={at} dir="ltr">
                {shownAt}
              </time>
            </Link>{" "}
            <bdi>{name ?? (by === "account" ? labels.gone : labels.program)}</bdi>
            {" · "}
            {labels[state]}
          </li>
        ))}
      </ul>
    </section>
  );
}
