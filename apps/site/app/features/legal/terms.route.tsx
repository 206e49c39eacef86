import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "../../i18n/use-translation.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { createClientLoader, createLoader } from "../../queries/page-context.ts";
import type { PageQueries } from "../../queries/page-context.ts";
import { termsQuery } from "../../queries/policies.ts";
import { PolicyPage } from "./policy-page.tsx";

const pageQueries: PageQueries = ({ locale }) => [termsQuery(locale)];

export const loader = createLoader(pageQueries);
export const clientLoader = createClientLoader(pageQueries);

/** The terms and conditions (POL-1…POL-5). */
export default function Terms() {
  const { t } = useTranslation();
  const policy = useQuery(termsQuery(useLocale()));
  return <PolicyPage page="terms" policy={policy} empty={t("errors.noTerms")} />;
}
