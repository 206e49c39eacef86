import { isNotFound } from "@miqyas/contract";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useLocale } from "../../i18n/use-locale.ts";
import { storageKeys } from "../../browser-storage/browser-storage.ts";
import { servicePreviewQuery, serviceQuery } from "../../queries/our-services.ts";
import { createClientLoader, createLoader } from "../../queries/page-context.ts";
import type { PageQueries } from "../../queries/page-context.ts";
import { QueryState } from "../../shell/query-state.tsx";
import { useSelectedService } from "../../shell/stored-service.ts";
import type { SelectedService } from "../../shell/stored-service.ts";
import { EntryFrame } from "./entry-frame.tsx";
import { SelectedServiceView } from "./selected-service-view.tsx";
import { ServiceChooser } from "./service-chooser.tsx";

const pageQueries: PageQueries = ({ locale }) => [servicePreviewQuery(locale)];

export const loader = createLoader(() => [], pageQueries);
export const clientLoader = createClientLoader(() => [], pageQueries);

/**
 * The service that the visitor opened last, from browser storage. Without one, the list to choose from (RT-14,
 * STD-1…STD-3).
 */
export default function StoredService() {
  const services = useQuery(servicePreviewQuery(useLocale()));
  const selected = useSelectedService();
  const chooser = <ServiceChooser services={services} />;
  return (
    <div data-fills-from={storageKeys.selectedService}>
      {selected ? <KeptService selected={selected} chooser={chooser} /> : chooser}
    </div>
  );
}

interface KeptServiceProps {
  selected: SelectedService;
  /** Shown for a service that the page's language does not have. */
  chooser: ReactNode;
}

/** Shows the stored service. One that is incomplete or in the other language is read again from the backend. */
function KeptService({ selected, chooser }: KeptServiceProps) {
  const locale = useLocale();
  const isForeign = selected.locale !== null && selected.locale !== locale;
  const isWhole = selected.explores.length > 0 && !isForeign;
  const query = useQuery({ ...serviceQuery(locale, selected.id), enabled: !isWhole });
  if (!isForeign) return <SelectedServiceView service={(!isWhole && query.data) || selected} />;
  if (isNotFound(query.error)) return chooser;
  if (query.data) return <SelectedServiceView service={query.data} />;
  return (
    <EntryFrame page="service">
      <QueryState query={query}>{() => null}</QueryState>
    </EntryFrame>
  );
}
