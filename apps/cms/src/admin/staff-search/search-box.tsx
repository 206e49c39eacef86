"use client";

import { Link, useTranslation } from "@payloadcms/ui";
import { Fragment, useEffect, useId, useRef, useState, type KeyboardEvent } from "react";
import * as v from "valibot";
import { languageOf, numbers } from "../../language.ts";
import { markedParts, type Mark } from "@miqyas/contract";
import { searchAnswer, type SearchGroup } from "../../staff-search/search-answer.ts";

/** Quiet time after the last key before a question is sent, ms. */
const pause = 200;

const texts = {
  en: {
    open: "Search everything",
    field: "Search texts, files and messages in both languages",
    hint: "Two letters or more. ↑ ↓ choose, Enter opens, Esc closes.",
    none: "Nothing found.",
    failed: "The search did not answer. Press Enter to try again.",
    more: (count: string) => `${count} in all`,
    close: "Close",
  },
  ar: {
    open: "البحث في كل شيء",
    field: "البحث في النصوص والملفات والرسائل باللغتين",
    hint: "حرفان على الأقل. ↑ ↓ للاختيار، وEnter للفتح، وEsc للإغلاق.",
    none: "لا نتائج.",
    failed: "تعذّر البحث. اضغط Enter لإعادة المحاولة.",
    more: (count: string) => `${count} في المجموع`,
    close: "إغلاق",
  },
};

type Found = { question: string; groups: SearchGroup[] } | { question: string; failed: true };

async function ask(question: string, signal: AbortSignal): Promise<Found> {
  const address = `/api/staff-search?q=${encodeURIComponent(question)}`;
  const response = await fetch(address, { credentials: "same-origin", signal });
  const answer = v.safeParse(searchAnswer, response.ok ? await response.json() : undefined);
  return answer.success ? { question, groups: answer.output.groups } : { question, failed: true };
}

/** A text with its matches marked. */
function Marked({ text, marks }: { text: string; marks: readonly Mark[] }) {
  return (
    <bdi>
      {markedParts(text, marks).map((part, at) =>
        part.isMarked ? <mark key={at}>{part.text}</mark> : <Fragment key={at}>{part.text}</Fragment>,
      )}
    </bdi>
  );
}

/** The hits below the field, as the options of a list box. */
function Hits({
  groups,
  active,
  id,
  close,
}: {
  groups: SearchGroup[];
  active: number;
  id: string;
  close: () => void;
}) {
  const { i18n } = useTranslation();
  const language = languageOf(i18n.language);
  /** The number of hits before each group. */
  const before = groups.map((_group, index) =>
    groups.slice(0, index).reduce((sum, { hits }) => sum + hits.length, 0),
  );
  return (
    <div role="listbox" id={id} aria-label={texts[language].open} className="staff-search__hits">
      {groups.map(({ label, total, hits }, group) => (
        <div key={label} role="group" aria-label={label}>
          <div className="staff-search__group" aria-hidden="true">
            {label}
            {total && <small>{texts[language].more(numbers[language].format(total))}</small>}
          </div>
          {hits.map(({ title, marks, href, excerpt }, index) => {
            const at = (before[group] ?? 0) + index;
            return (
              <Link
                key={href}
                id={`${id}-${at}`}
                role="option"
                aria-selected={at === active}
                tabIndex={-1}
                href={href}
                prefetch={false}
                onClick={close}
              >
                <Marked text={title} marks={marks} />
                {excerpt && (
                  <small>
                    <Marked {...excerpt} />
                  </small>
                )}
              </Link>
            );
          })}
        </div>
      ))}
    </div>
  );
}

/**
 * The search over everything, on every page of the admin: a button, or Ctrl+K and ⌘K. Inside a text these keys stay free
 * for the browser and the editor.
 */
export function SearchBox() {
  const { i18n } = useTranslation();
  const labels = texts[languageOf(i18n.language)];
  const dialog = useRef<HTMLDialogElement>(null);
  const list = useId();
  const [question, setQuestion] = useState("");
  const [found, setFound] = useState<Found>();
  const [active, setActive] = useState(0);
  /** Raised to ask the same question again. */
  const [attempt, setAttempt] = useState(0);
  /** Enter was pressed before the answer was there. */
  const isEntered = useRef(false);
  const isAsked = question.trim().length > 1;
  /** The answer is to the question as it stands. Until it comes, hits of the question before stay in sight. */
  const isAnswered = isAsked && found?.question === question;
  const hasFailed = isAnswered && "failed" in found;
  const groups = isAsked && found && "groups" in found ? found.groups : [];
  const count = groups.reduce((sum, { hits }) => sum + hits.length, 0);

  useEffect(() => {
    const open = (event: globalThis.KeyboardEvent) => {
      const isInText = event.target instanceof HTMLElement && event.target.isContentEditable;
      if (event.code !== "KeyK" || !(event.ctrlKey || event.metaKey) || isInText) return;
      event.preventDefault();
      if (!dialog.current?.open) dialog.current?.showModal();
    };
    window.addEventListener("keydown", open);
    return () => window.removeEventListener("keydown", open);
  }, []);

  useEffect(() => {
    if (!isAsked) return;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      ask(question, stop.signal)
        .catch((): Found => ({ question, failed: true }))
        .then((answer) => {
          if (stop.signal.aborted) return;
          setFound(answer);
          setActive(0);
        })
        .catch(() => undefined);
    }, pause);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [question, isAsked, attempt]);

  useEffect(() => {
    if (!isAnswered) return;
    if (isEntered.current) document.getElementById(`${list}-0`)?.click();
    isEntered.current = false;
  }, [isAnswered, list]);

  function askAgain() {
    setFound(undefined);
    setAttempt(attempt + 1);
  }

  function choose(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter") {
      if (hasFailed) askAgain();
      else if (isAnswered) document.getElementById(`${list}-${active}`)?.click();
      else isEntered.current = isAsked;
    } else if (isAnswered && count > 0 && (event.key === "ArrowDown" || event.key === "ArrowUp")) {
      const next = (active + (event.key === "ArrowDown" ? 1 : count - 1)) % count;
      setActive(next);
      document.getElementById(`${list}-${next}`)?.scrollIntoView({ block: "nearest" });
    } else return;
    event.preventDefault();
  }

  const close = () => dialog.current?.close();
  const outcome = isAnswered && count === 0 ? (hasFailed ? labels.failed : labels.none) : "";
  const message = isAsked ? outcome : labels.hint;
  return (
    <>
      <button
        type="button"
        className="staff-search__open"
        aria-label={labels.open}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => dialog.current?.showModal()}
      >
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path
            d="M7 2a5 5 0 1 0 0 10A5 5 0 0 0 7 2M10.6 10.6 14 14"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.5"
          />
        </svg>
        <kbd dir="ltr">Ctrl K</kbd>
      </button>
      <dialog
        ref={dialog}
        className="admin-dialog staff-search"
        aria-label={labels.open}
        onClose={() => (isEntered.current = false)}
      >
        <div className="staff-search__field">
          <input
            type="text"
            inputMode="search"
            role="combobox"
            aria-label={labels.field}
            aria-expanded={count > 0}
            aria-controls={list}
            aria-activedescendant={isAnswered && count > 0 ? `${list}-${active}` : undefined}
            placeholder={labels.field}
            dir="auto"
            maxLength={100}
            autoFocus
            autoComplete="off"
            spellCheck={false}
            value={question}
            onChange={(event) => {
              isEntered.current = false;
              setQuestion(event.target.value);
            }}
            onKeyDown={choose}
          />
          <button type="button" aria-label={labels.close} onClick={close}>
            ×
          </button>
        </div>
        <p role="status">{message}</p>
        <Hits groups={groups} active={isAnswered ? active : -1} id={list} close={close} />
      </dialog>
    </>
  );
}
