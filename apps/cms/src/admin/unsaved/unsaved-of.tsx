"use client";

import {
  toast,
  useAllFormFields,
  useDocumentInfo,
  useForm,
  useFormModified,
  useServerFunctions,
  useTranslation,
} from "@payloadcms/ui";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { languageOf } from "../../language.ts";
import { propertyOf } from "../../property-of.ts";
import {
  changedBySaves,
  dropEarlier,
  dropText,
  dropTextsOfOthers,
  findText,
  isSameText,
  keepText,
  type KeptFor,
  type KeptText,
} from "./kept-texts.ts";
import { releaseLock } from "./release-lock.ts";
import { failureSentence, unsavedLabels } from "./unsaved-labels.ts";
import { FailedNotice, FoundNotice, NoticePlace } from "./unsaved-notices.tsx";
import { useDroppedDraft } from "./use-dropped-draft.ts";
import { useKeepTyped } from "./use-keep-typed.ts";
import { useNewestText, type Entry } from "./use-newest-text.ts";
import { useRepeatedPress } from "./use-repeated-press.ts";
import { useSaveDraft } from "./use-save-draft.ts";
import { findSignedIn, watchSaves, type FailedSave, type SaveFailure } from "./watch-saves.ts";

/** How long after the last change the text is kept, and must be saved; how often a failed save is tried again, ms. */
const times = { keep: 250, settle: 2000, retry: 10_000 };

/** What a new try can mend without a change of the text. */
const mendable = ["signedOut", "offline", "server"];

/** The notice about one form. The account, the entry and the language stay the same while it is mounted. */
export function UnsavedOf({ user, place, locale }: Omit<KeptFor, "session">) {
  const { i18n } = useTranslation();
  const labels = unsavedLabels[languageOf(i18n.language)];
  const {
    data: stored,
    docPermissions,
    getDocPreferences,
    id,
    collectionSlug,
    globalSlug,
    setData,
    setUnpublishedVersionCount,
  } = useDocumentInfo();
  const { dispatchFields, getData, replaceState, setBackgroundProcessing, setModified } = useForm();
  const { getFormState } = useServerFunctions();
  const [fields] = useAllFormFields();
  const isModified = useFormModified();
  const saveDraft = useSaveDraft();
  const showPublished = useEffectEvent(useDroppedDraft());
  useKeepTyped();
  const [form] = useState<KeptFor>(() => ({ user, place, locale, session: Date.now() }));
  const [found, setFound] = useState(() => {
    const text = findText(localStorage, form);
    return text && !isSameText(text.data, getData()) ? text : null;
  });
  const [isTakingBack, setIsTakingBack] = useState(false);
  const [failed, setFailed] = useState<(FailedSave & { isKept: boolean }) | null>(null);
  const values = useRef<Map<string, unknown>>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined);
  const changedAt = useRef(0);
  const savedAt = useRef(0);

  const isUnsaved = () => isModified && changedAt.current > savedAt.current;
  const keep = useEffectEvent(() => {
    return !isUnsaved() || keepText(localStorage, form, { changedAt: changedAt.current, data: getData() });
  });
  useEffect(() => {
    dropTextsOfOthers(localStorage, user);
    const text = findText(localStorage, form);
    if (text && !found) dropEarlier(localStorage, form);
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the form opens
  }, []);
  const isSaving = useRepeatedPress(place);
  const settleLater = useEffectEvent(() => {
    clearTimeout(settling.current);
    settling.current = setTimeout(() => settle(), times.settle);
  });
  const saveUnlessSaving = useEffectEvent(async () => {
    if (isSaving) settleLater();
    else await saveDraft("byItself");
  });
  const notSent = useEffectEvent((failure: SaveFailure) => setFailed({ failure, isKept: keep() }));
  const tryAgain = useEffectEvent(async () => {
    // Somebody else may be signed in to this browser by now.
    const account = await findSignedIn().catch(() => undefined);
    if (account === user) await saveUnlessSaving();
    else notSent(account === undefined ? "offline" : "signedOut");
  });

  // Payload forgets a change that is made while an earlier one is being saved, until the next key.
  const settle = useEffectEvent(() => {
    if (failed || savedAt.current >= changedAt.current) return;
    if (isSaving) return settleLater();
    setModified(true);
    void tryAgain();
  });
  useEffect(() => {
    const now = new Map(Object.entries(fields).map(([path, field]) => [path, field.value]));
    // The answer to a save brings new arrays with the same values, and the time of the save.
    const isChanged = [...now].some(([path, value]) => {
      const before = values.current?.get(path);
      return !changedBySaves.has(path) && !Object.is(before, value) && !isSameText(before, value);
    });
    const isFirst = !values.current;
    values.current = now;
    // The form also changes when the server has checked it.
    if (!isModified || !isChanged || isFirst) return;
    changedAt.current = Date.now();
    clearTimeout(timer.current);
    timer.current = setTimeout(keep, times.keep);
    settleLater();
  }, [fields, isModified]);
  useEffect(() => {
    const leave = () => {
      keep();
      if (changedAt.current > 0) releaseLock(place, user);
    };
    window.addEventListener("pagehide", leave);
    return () => {
      clearTimeout(timer.current);
      clearTimeout(settling.current);
      window.removeEventListener("pagehide", leave);
      leave();
    };
  }, [place, user]);

  const saved = useEffectEvent((startedAt: number) => {
    savedAt.current = Math.max(savedAt.current, startedAt);
    dropText(localStorage, form, startedAt);
    if (failed) toast.success(labels.saved);
    setFailed(null);
  });
  const notSaved = useEffectEvent((save: FailedSave) => {
    setFailed({ ...save, isKept: keep() });
    return failureSentence(save, labels);
  });
  const begins = useEffectEvent((save: { locale: string | null; isByItself: boolean }) => {
    // Payload says so of the first of several saves in a row alone.
    if (save.isByItself && save.locale === locale) setBackgroundProcessing(true);
  });
  useNewestText({
    ...{ form, isSaving, readState },
    hasOwn: () => failed !== null || changedAt.current > savedAt.current,
    show: (newest, state) => {
      if (state) replaceState(state);
      // The server refuses a save by a form that does not know the newest one.
      else dispatchFields({ type: "UPDATE", path: "updatedAt", value: newest.updatedAt });
      setData(newest);
      setUnpublishedVersionCount(newest._status === "draft" ? 1 : 0);
      if (state) toast.info(labels.newestShown);
    },
  });
  useEffect(
    () =>
      watchSaves({
        ...{ place, began: (save) => begins(save) },
        ...{ saved: (at) => saved(at), failed: (save) => notSaved(save), unchanged: () => showPublished() },
      }),
    [place],
  );

  /** Presses on the notice's button. */
  const [presses, setPresses] = useState(0);
  useEffect(() => {
    if (presses > 0) void tryAgain();
  }, [presses]);
  const isWaiting = failed !== null && mendable.includes(failed.failure);
  useEffect(() => {
    if (!isWaiting) return;
    const retry = () => void tryAgain();
    const timer = setInterval(retry, times.retry);
    for (const event of ["online", "focus"]) window.addEventListener(event, retry);
    return () => {
      clearInterval(timer);
      for (const event of ["online", "focus"]) window.removeEventListener(event, retry);
    };
  }, [isWaiting]);

  /** The fields of a form with other values; nothing when the server does not answer: Payload's function rejects never. */
  async function readState(data: Entry) {
    const { state } = await getFormState({
      ...{ id, collectionSlug, globalSlug, data, docPermissions, locale },
      ...{ docPreferences: await getDocPreferences(), operation: "update", renderAllFields: true },
      ...{ schemaPath: collectionSlug ?? globalSlug ?? "", skipValidation: true },
    });
    return state;
  }
  async function takeBack(text: KeptText) {
    setIsTakingBack(true);
    // The newer text has been seen: the form that has the older one could not be saved.
    const state = await readState({ ...text.data, updatedAt: propertyOf(getData(), "updatedAt") });
    setIsTakingBack(false);
    if (!state) {
      toast.error(labels.failedToTakeBack);
      return;
    }
    const taken = Object.entries(state).map(
      ([path, field]) => [path, { ...field, isModified: true }] as const,
    );
    // The answer to a save that is under way leaves what is marked so.
    replaceState(Object.fromEntries(taken));
    setModified(true);
    // That save has not stored it.
    changedAt.current = Date.now();
    keepText(localStorage, form, { ...text, changedAt: changedAt.current });
    discard();
  }
  function discard() {
    dropEarlier(localStorage, form);
    setFound(null);
  }

  const isOlder = found !== null && Date.parse(String(stored?.updatedAt)) > found.changedAt;
  return (
    <NoticePlace>
      {failed && (
        <FailedNotice
          {...failed}
          labels={labels}
          tryAgain={isWaiting ? () => setPresses(presses + 1) : null}
        />
      )}
      {found && !failed && (
        <FoundNotice
          {...{ labels, isOlder, changedAt: found.changedAt, isOff: isTakingBack, discard }}
          takeBack={() => void takeBack(found)}
        />
      )}
    </NoticePlace>
  );
}
