import { useTranslation } from "../../i18n/use-translation.ts";
import { Anchor } from "../../ui/anchor.tsx";
import { StaffText } from "../../ui/staff-text.tsx";
import type { FaqChoice } from "./collect-categories.ts";
import { faqAddress } from "./faq-address.ts";
import styles from "./category-filter.module.css";

interface CategoryFilterProps {
  categories: FaqChoice[];
  chosen: string | undefined;
}

/** The categories along a ruler, "All Questions" first (FAQ-1). Each is a link and works without scripts. */
export function CategoryFilter({ categories, chosen }: CategoryFilterProps) {
  const { t } = useTranslation();
  const choices = [{ id: undefined, name: t("faq.all") }, ...categories];
  return (
    <nav className={styles.filter} aria-label={t("faq.categories")}>
      {choices.map(({ id, name }) => (
        <Anchor
          key={id ?? "all"}
          to={faqAddress({ page: 1, category_id: id })}
          aria-current={id === chosen ? "true" : undefined}
          className={styles.choice}
        >
          <StaffText>{name}</StaffText>
        </Anchor>
      ))}
    </nav>
  );
}
