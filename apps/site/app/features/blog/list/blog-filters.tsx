import { useTranslation } from "../../../i18n/use-translation.ts";
import { FilterForm, useDropdownTexts } from "../../../lists/filter-form.tsx";
import { sorts, tickValue } from "../../../lists/list-state.ts";
import type { ListState } from "../../../lists/list-state.ts";
import type { ChangeList } from "../../../lists/use-list-state.ts";
import { formatNumber } from "../../../i18n/format.ts";
import { paths } from "../../../routing/paths.ts";
import { MultiDropdown } from "../../../ui/multi-dropdown.tsx";
import type { CategoryChoice } from "./collect-choices.ts";

interface BlogFiltersProps {
  state: ListState;
  onChange: ChangeList;
  choices: readonly CategoryChoice[];
  loading: boolean;
}

/** Search, categories (several at once) and sort order of the articles (BLOG-1…BLOG-4). */
export function BlogFilters({ state, onChange, choices, loading }: BlogFiltersProps) {
  const { t, formatLocale } = useTranslation();
  const articlesOf = (count: number) => {
    const figure = formatNumber(count, formatLocale);
    return { figure, words: t("blog.articles", { count, number: figure }) };
  };
  return (
    <FilterForm path={paths.blog()} state={state} onChange={onChange} sorts={sorts}>
      <MultiDropdown
        name="cat"
        label={t("lists.categories")}
        options={choices.map(({ id, name, count }) => ({
          value: id,
          label: name,
          ...(count !== null && { count: articlesOf(count), isEmpty: count === 0 }),
        }))}
        texts={useDropdownTexts()}
        loading={loading}
        values={state.categories}
        onTick={(id, ticked) =>
          onChange(({ categories }) => ({ categories: tickValue(categories, id, ticked) }))
        }
        summary={(count) => t("lists.chosen", { count, number: formatNumber(count, formatLocale) })}
      />
    </FilterForm>
  );
}
