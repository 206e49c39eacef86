import type { Locale, Service } from "@miqyas/contract";
import { useQuery } from "@tanstack/react-query";
import { useLocale } from "../../i18n/use-locale.ts";
import { storageKeys } from "../../i18n/storage.ts";
import { servicesQuery } from "../../queries/our-services.ts";
import { inBrowser, onServer } from "../../queries/page-context.ts";
import type { PageNeeds } from "../../queries/page-context.ts";
import { useSelectedService } from "../../queries/selected-service.ts";
import type { SelectedService } from "../../queries/selected-service.ts";
import { SelectedServiceView } from "./selected-service-view.tsx";
import { ServiceChooser } from "./service-chooser.tsx";

const needs: PageNeeds = ({ locale }) => [servicesQuery(locale)];

export const loader = onServer(() => [], needs);
export const clientLoader = inBrowser(needs);

/**
 * The service whose card was opened last, from the visitor's own storage; until there is one, the list to
 * choose from (RT-14, STD-1…STD-3). Kept in another language, or in short, it is shown as the backend has it.
 */
export default function StoredService() {
  const locale = useLocale();
  const services = useQuery(servicesQuery(locale));
  const selected = useSelectedService();
  return (
    <div data-fills-from={storageKeys.selectedService}>
      {selected ? (
        <SelectedServiceView service={toShown(selected, services.data ?? [], locale)} />
      ) : (
        <ServiceChooser services={services} />
      )}
    </div>
  );
}

function toShown(selected: SelectedService, known: readonly Service[], locale: Locale): Service {
  const isForeign = selected.locale !== null && selected.locale !== locale;
  const isWhole = selected.explores.length > 0 && !isForeign;
  return (!isWhole && known.find(({ id }) => id === selected.id)) || selected;
}
