import { cleanLine, longestQuestion } from "@miqyas/contract";
import { useEffect, useRef } from "react";
import type { FormEvent } from "react";
import { useTranslation } from "../../i18n/use-translation.ts";
import { useNavigate } from "react-router";
import { useLocale } from "../../i18n/use-locale.ts";
import { isHere } from "../../routing/is-here.ts";
import { localizePath, paths } from "../../routing/paths.ts";
import { searchAddress } from "../../shell/search/hit-path.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import styles from "./search.module.css";

/** The field of the search page: a plain form, which also works without a script. */
export function SearchForm({ q }: { q: string }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const shown = useRef(q);
  // The field follows the address after Back. What is being typed stays, also what was typed before hydration.
  useEffect(() => {
    const node = field.current;
    const isEdited = node === document.activeElement && cleanLine(node?.value ?? "") !== shown.current;
    if (shown.current !== q && node && !isEdited) node.value = q;
    shown.current = q;
  }, [q]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The field itself: its value may have been typed before hydration.
    const words = cleanLine(field.current?.value ?? "");
    const address = localizePath(searchAddress({ q: words }), locale);
    void navigate(address, { replace: isHere(address) });
  };
  return (
    <form
      role="search"
      aria-label={t("searchPage.heading")}
      action={localizePath(paths.search(), locale)}
      className={styles.form}
      onSubmit={submit}
    >
      <Field
        ref={field}
        type="search"
        name="q"
        icon="search"
        label={t("searchPage.label")}
        placeholder={t("searchPage.placeholder")}
        maxLength={longestQuestion}
        autoComplete="off"
        defaultValue={q}
        action={<Button type="submit">{t("searchPage.submit")}</Button>}
      />
    </form>
  );
}
