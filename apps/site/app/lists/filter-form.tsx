import { useState } from "react";
import type { ReactNode } from "react";
import { useTranslation } from "../i18n/use-translation.ts";
import { localizePath } from "../routing/paths.ts";
import { useLocale } from "../i18n/use-locale.ts";
import { Button } from "../ui/button.tsx";
import { Dropdown } from "../ui/dropdown.tsx";
import type { Sort } from "./list-state.ts";
import { SearchField } from "./search-field.tsx";
import type { ListState } from "./list-state.ts";
import type { ChangeList } from "./use-list-state.ts";
import styles from "./filter-form.module.css";

/** The button that clears the filters resets this form, from elsewhere on the page. */
export const filterFormId = "filters";

interface FilterFormProps {
  /** Canonical path of the list; the form's target without a script. */
  path: string;
  state: ListState;
  onChange: ChangeList;
  sorts: readonly Sort[];
  /** The control for categories. */
  children: ReactNode;
}

/**
 * Search, categories and order of a list. A search adds one history entry, however it is typed. Without a script it
 * is a plain form with a button.
 */
export function FilterForm({ path, state, onChange, sorts, children }: FilterFormProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const [resets, setResets] = useState(0);
  return (
    <form
      id={filterFormId}
      role="search"
      aria-label={t("lists.filters")}
      action={localizePath(path, locale)}
      // The address has the choices. Firefox would put earlier ones back at a reload.
      autoComplete="off"
      className={styles.form}
      onSubmit={(event) => event.preventDefault()}
      onReset={(event) => {
        event.preventDefault();
        setResets(resets + 1);
      }}
    >
      <SearchField
        // A new field knows nothing of what was typed and not yet searched.
        key={resets}
        value={state.q}
        onSearch={(q) => onChange({ q }, { replaces: (before) => Boolean(q && before.q) })}
      />
      {children}
      <Dropdown
        name="sort"
        label={t("lists.sort")}
        options={sorts.map((sort) => ({ value: sort, label: t(`lists.sorts.${sort}`) }))}
        texts={useDropdownTexts()}
        value={state.sort}
        onChange={(value) => onChange({ sort: sorts.find((sort) => sort === value) ?? "newest" })}
      />
      <noscript>
        <Button type="submit">{t("lists.apply")}</Button>
      </noscript>
    </form>
  );
}

/** Texts of a dropdown that is empty or still loading (DD-1). */
export function useDropdownTexts() {
  const { t } = useTranslation();
  return {
    placeholder: t("lists.select"),
    loading: t("lists.loading"),
    empty: t("errors.noOptionsAvailable"),
  };
}
