import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useTranslation } from "../../i18n/use-translation.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { serviceQuery } from "../../queries/our-services.ts";
import { toolQuery } from "../../queries/tool-we-uses.ts";
import { loadPatiently } from "../../ui/load-patiently.ts";

/** The server writes the lines at once; a browser loads their code. */
const served = import.meta.env.SSR ? (await import("./write-plan.ts")).writePlan : null;

/** What a visitor came from: IDs of a service and a tool, and the numbers of a plan. */
export interface Origin {
  service: string | null;
  tool: string | null;
  plan: string | null;
}

/**
 * The beginning of the message for a visitor who came from a service, a tool or a plan; an empty text for others. The
 * address holds an ID and numbers only: the words are the site's, in the language of the page (SVD-6, PLAN-6). While words
 * of another language or origin load, it stays as it was.
 */
export function useOpening({ service, tool, plan }: Origin): string {
  const { t } = useTranslation();
  const locale = useLocale();
  const services = useQuery({ ...serviceQuery(locale, service ?? ""), enabled: service !== null });
  const tools = useQuery({ ...toolQuery(locale, tool ?? ""), enabled: tool !== null });
  const planned = usePlanLines(plan);
  const [whole, setWhole] = useState("");
  // A query that is not enabled counts as pending.
  if ((service !== null && services.isPending) || (tool !== null && tools.isPending) || !planned)
    return whole;
  const title = services.data?.title;
  const name = tools.data?.name;
  const lines = [
    ...(title ? [t("contact.form.aboutService", { service: title })] : []),
    ...(name ? [t("contact.form.aboutTool", { tool: name })] : []),
    ...planned,
  ];
  const opening = lines.length > 0 ? `${lines.join("\n")}\n\n` : "";
  if (opening !== whole) setWhole(opening);
  return opening;
}

/** The lines of a plan; `null` until their code is there. A browser loads it for a plan alone, whose text the server wrote. */
function usePlanLines(code: string | null): string[] | null {
  const translation = useTranslation();
  const [write, setWrite] = useState(() => served);
  useEffect(() => {
    if (code === null) return;
    void loadPatiently(() => import("./write-plan.ts")).then((loaded) => setWrite(() => loaded.writePlan));
  }, [code]);
  if (code === null) return [];
  return write ? write(code, translation) : null;
}
