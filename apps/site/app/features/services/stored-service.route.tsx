import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "../../i18n/use-translation.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { storageKeys } from "../../browser-storage/browser-storage.ts";
import { servicePreviewQuery, serviceQuery } from "../../queries/our-services.ts";
import { createClientLoader, createLoader } from "../../queries/page-context.ts";
import type { PageQueries } from "../../queries/page-context.ts";
import { useSelectedService } from "../../shell/stored-service.ts";
import type { SelectedService } from "../../shell/stored-service.ts";
import { LoadingStatus } from "../../ui/status.tsx";
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
  return (
    <div data-fills-from={storageKeys.selectedService}>
      {selected ? <KeptService selected={selected} /> : <ServiceChooser services={services} />}
    </div>
  );
}

/** Shows the stored service. One that is incomplete or in the other language is read again from the backend. */
function KeptService({ selected }: { selected: SelectedService }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const isForeign = selected.locale !== null && selected.locale !== locale;
  const isWhole = selected.explores.length > 0 && !isForeign;
  const { data: whole, isPending } = useQuery({ ...serviceQuery(locale, selected.id), enabled: !isWhole });
  if (isForeign && isPending)
    return (
      <EntryFrame page="service">
        <LoadingStatus label={t("status.loading")} />
      </EntryFrame>
    );
  return <SelectedServiceView service={(!isWhole && whole) || selected} />;
}
