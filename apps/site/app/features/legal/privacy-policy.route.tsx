import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "../../i18n/use-translation.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { createClientLoader, createLoader } from "../../queries/page-context.ts";
import type { PageQueries } from "../../queries/page-context.ts";
import { privacyPolicyQuery } from "../../queries/policies.ts";
import { PolicyPage } from "./policy-page.tsx";

const pageQueries: PageQueries = ({ locale }) => [privacyPolicyQuery(locale)];

export const loader = createLoader(pageQueries);
export const clientLoader = createClientLoader(pageQueries);

/** The privacy policy (POL-1…POL-3, POL-5). */
export default function PrivacyPolicy() {
  const { t } = useTranslation();
  const policy = useQuery(privacyPolicyQuery(useLocale()));
  return <PolicyPage page="privacyPolicy" policy={policy} empty={t("errors.noPrivacyPolicy")} />;
}
