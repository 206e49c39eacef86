import { cleanLine, longestQuestion } from "@miqyas/contract";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useLocation, useNavigation } from "react-router";
import { opening } from "../routing/opening.ts";
import { useTranslation } from "../i18n/use-translation.ts";
import { IconButton } from "../ui/button.tsx";
import { Field } from "../ui/field.tsx";
import styles from "./search-field.module.css";

/** A list follows after this pause in typing, ms. */
const pause = 300;

interface SearchFieldProps {
  /** The search that the list shows now. */
  value: string;
  onSearch: (text: string) => void;
}

/**
 * Searches while the visitor types: the list follows after a pause, and the focus stays. An update of the list never
 * undoes newer typing, and a search never stops another page that the visitor opens.
 */
export function SearchField({ value, onSearch }: SearchFieldProps) {
  const { t } = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(value);
  const [shown, setShown] = useState(value);
  /** Searches that this field requested and the list does not show yet, oldest first. */
  const [asked, setAsked] = useState<readonly string[]>([]);
  const { pathname } = useLocation();
  const { location: next = { pathname } } = useNavigation();
  const isLeaving = next.pathname !== pathname;
  if (shown !== value) {
    const answered = asked.lastIndexOf(value) + 1;
    setShown(value);
    setAsked(asked.slice(answered || asked.length));
    // The list was cleared or restored from the history: the field follows it.
    if (answered === 0) setText(value);
  }
  const search = useEffectEvent((wanted: string) => {
    // The render that tells of the other page may still be waiting.
    if ((opening.location ?? window.location).pathname !== pathname) return;
    setAsked([...asked, wanted]);
    onSearch(wanted);
  });
  useEffect(() => {
    const wanted = cleanLine(text);
    if (wanted === value || isLeaving) return;
    const timer = setTimeout(() => search(wanted), pause);
    return () => clearTimeout(timer);
  }, [text, value, isLeaving, pathname]);
  const keepEarlyText = useEffectEvent(() => {
    const typed = field.current?.value;
    if (typed !== undefined && typed !== text) setText(typed);
  });
  // Text typed before hydration counts as well.
  useEffect(() => keepEarlyText(), []);
  return (
    <Field
      ref={field}
      type="search"
      name="q"
      icon="search"
      label={t("lists.search")}
      placeholder={t("lists.placeholder")}
      maxLength={longestQuestion}
      autoComplete="off"
      value={text}
      // `onChange` would miss a value that was typed and removed during hydration.
      onInput={(event) => setText(event.currentTarget.value)}
      inset={
        text && (
          <IconButton
            bare
            icon="close"
            label={t("lists.clearSearch")}
            className={styles.clear}
            onClick={() => {
              setText("");
              field.current?.focus();
            }}
          />
        )
      }
    />
  );
}
