import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useLocale } from "../../i18n/use-locale.ts";
import { inBrowser, onServer } from "../../queries/page-context.ts";
import type { PageNeeds } from "../../queries/page-context.ts";
import { privacyPolicyQuery } from "../../queries/policies.ts";
import { PolicyPage } from "./policy-page.tsx";

const needs: PageNeeds = ({ locale }) => [privacyPolicyQuery(locale)];

export const loader = onServer(needs);
export const clientLoader = inBrowser(needs);

/** The privacy policy (POL-1…POL-3, POL-5). */
export default function PrivacyPolicy() {
  const { t } = useTranslation();
  const policy = useQuery(privacyPolicyQuery(useLocale()));
  return <PolicyPage page="privacyPolicy" policy={policy} empty={t("errors.noPrivacyPolicy")} />;
}
