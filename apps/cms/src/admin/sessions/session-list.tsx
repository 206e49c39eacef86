"use client";

import { Button, useTranslation } from "@payloadcms/ui";
import { useState } from "react";
import * as v from "valibot";
import { failed, languageOf } from "../../language.ts";
import { postCall } from "../post-call.ts";

interface OpenSession {
  id: string;
  /** Times by the agency's clock. */
  started: string;
  ends: string;
  isThis: boolean;
}

const labels = {
  en: {
    title: "Open sessions",
    none: "There are none.",
    started: "Started",
    ends: "Ends automatically",
    end: "End",
    endOf: (started: string) => `End the session started ${started}`,
    endOthers: "End all others",
    isThis: "This one",
    failed: failed.en,
  },
  ar: {
    title: "الجلسات المفتوحة",
    none: "لا توجد جلسات.",
    started: "بدأت",
    ends: "تنتهي تلقائيًا",
    end: "إنهاء",
    endOf: (started: string) => `إنهاء جلسة ${started}`,
    endOthers: "إنهاء سائر الجلسات",
    isThis: "هذه الجلسة",
    failed: failed.ar,
  },
};

/** The sessions of an account, each with a button that ends it. */
export function SessionList({ account, open }: { account: number; open: OpenSession[] }) {
  const { i18n } = useTranslation();
  const text = labels[languageOf(i18n.language)];
  const [sessions, setSessions] = useState(open);
  const [problem, setProblem] = useState<string>();
  const hasOthers = sessions.some(({ isThis }) => !isThis);

  async function end(session?: string) {
    const answer = await postCall(`/api/users/${account}/sessions/end`, { session }, v.object({}));
    setProblem("problem" in answer ? answer.problem || text.failed : undefined);
    if (!("problem" in answer))
      setSessions((all) => all.filter(({ id, isThis }) => (session === undefined ? isThis : id !== session)));
  }

  return (
    <section className="field-type sessions" aria-labelledby="sessions-title">
      <h3 id="sessions-title" className="field-label">
        {text.title}
      </h3>
      {sessions.length === 0 && <p>{text.none}</p>}
      <ul>
        {sessions.map(({ id, started, ends, isThis }) => (
          <li key={id}>
            <span>
              {text.started} <bdi dir="ltr">{started}</bdi>
            </span>
            <span>
              {text.ends} <bdi dir="ltr">{ends}</bdi>
            </span>
            {isThis ? (
              <strong>{text.isThis}</strong>
            ) : (
              <Button
                type="button"
                size="small"
                margin={false}
                buttonStyle="secondary"
                aria-label={text.endOf(started)}
                onClick={() => void end(id)}
              >
                {text.end}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {problem && <p role="alert">{problem}</p>}
      {hasOthers && (
        <Button type="button" size="small" margin={false} buttonStyle="secondary" onClick={() => void end()}>
          {text.endOthers}
        </Button>
      )}
    </section>
  );
}
