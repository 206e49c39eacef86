"use client";

import { Button, useTranslation } from "@payloadcms/ui";
import { useRouter } from "next/navigation.js";
import { useRef, useState, type SubmitEvent } from "react";
import { importReport, type ImportReport } from "../../redirects/import-report.ts";
import { importLabels, type ImportLabels } from "./import-labels.ts";
import { languageOf } from "../../language.ts";
import { postCall } from "../post-call.ts";

type Step = { name: "ask" | "busy"; problem?: string } | { name: "done"; report: ImportReport };

/** The text of a file, or why it cannot be imported. */
async function readCsv(file: File, labels: ImportLabels): Promise<{ csv: string } | { problem: string }> {
  // A browser does not read a file that was changed after it was chosen.
  const bytes = await file.arrayBuffer().catch(() => null);
  if (!bytes) return { problem: labels.unreadable };
  try {
    return { csv: new TextDecoder("utf-8", { fatal: true }).decode(bytes) };
  } catch {
    // Another encoding would lose the Arabic letters.
    return { problem: labels.notUtf8 };
  }
}

const example = "/old-page,/contact,301\n/old-offer,,410";

/** The result of an import: three numbers, and each refused line with its reason. */
function Report({ report, labels }: { report: ImportReport; labels: ImportLabels }) {
  const { created, updated, refused } = report;
  return (
    <div role="status">
      <ul>
        <li>{labels.created(created)}</li>
        <li>{labels.updated(updated)}</li>
        <li>{labels.refused(refused.length)}</li>
      </ul>
      {refused.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">{labels.line}</th>
              <th scope="col">{labels.from}</th>
              <th scope="col">{labels.reason}</th>
            </tr>
          </thead>
          <tbody>
            {refused.map(({ line, from, reason }) => (
              <tr key={line}>
                <td>{line}</td>
                <td>
                  <bdi dir="ltr">{from}</bdi>
                </td>
                <td>{reason}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}

/** Button above the list of redirects: a dialog that imports a CSV file and reports line by line (RT-24). */
export function ImportRedirects({ hasCreatePermission }: { hasCreatePermission?: boolean }) {
  const { i18n } = useTranslation();
  const labels = importLabels[languageOf(i18n.language)];
  const dialog = useRef<HTMLDialogElement>(null);
  const router = useRouter();
  const [step, setStep] = useState<Step>({ name: "ask" });
  if (!hasCreatePermission) return null;

  function open() {
    setStep({ name: "ask" });
    dialog.current?.showModal();
  }

  async function send(file: File) {
    const busy: Step = { name: "busy" };
    setStep(busy);
    const read = await readCsv(file, labels);
    const answer = "problem" in read ? read : await postCall("/api/redirects/import", read, importReport);
    const next: Step =
      "problem" in answer
        ? { name: "ask", problem: answer.problem || labels.failed }
        : { name: "done", report: answer };
    // The dialog may have been closed and opened again, for another file.
    setStep((current) => (current === busy ? next : current));
    if (next.name === "done") router.refresh();
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const file = new FormData(event.currentTarget).get("file");
    if (file instanceof File) void send(file);
  }

  const isDone = step.name === "done";
  return (
    <>
      <Button type="button" buttonStyle="secondary" size="small" margin={false} onClick={open}>
        {labels.open}
      </Button>
      <dialog ref={dialog} className="admin-dialog" aria-labelledby="import-redirects-title">
        <form onSubmit={submit}>
          <h2 id="import-redirects-title">{labels.title}</h2>
          {isDone ? (
            <Report report={step.report} labels={labels} />
          ) : (
            <>
              <p>{labels.explanation}</p>
              <pre dir="ltr" aria-label={labels.example}>
                {example}
              </pre>
              <label htmlFor="import-redirects-file">{labels.file}</label>
              <input id="import-redirects-file" name="file" type="file" accept=".csv,text/csv" required />
              {step.problem && <p role="alert">{step.problem}</p>}
            </>
          )}
          <footer>
            <Button
              type="button"
              buttonStyle="secondary"
              margin={false}
              onClick={() => dialog.current?.close()}
            >
              {isDone ? labels.close : labels.cancel}
            </Button>
            {!isDone && (
              <Button type="submit" buttonStyle="primary" margin={false} disabled={step.name === "busy"}>
                {labels.import}
              </Button>
            )}
          </footer>
        </form>
      </dialog>
    </>
  );
}
