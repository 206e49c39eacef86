import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { createI18n } from "../../i18n/create-i18n.ts";
import { messages } from "../../i18n/messages/ar.ts";
import { I18nContext } from "../../i18n/use-translation.ts";
import { PlaceMap } from "./place-map.tsx";

it("LANG-5 MKT-1 English words around the map are marked as English on an Arabic page", () => {
  const coverage = { title: "Where we asked", measure: "Interviews", source: "Miqyas log.", places: [] };
  const html = renderToStaticMarkup(
    <I18nContext value={createI18n("ar", messages)}>
      <PlaceMap coverage={coverage} markets={[]} />
    </I18nContext>,
  );
  for (const words of ["Where we asked", "Interviews", "Miqyas log."])
    expect(html).toContain(`<bdi lang="en" dir="ltr">${words}</bdi>`);
});
