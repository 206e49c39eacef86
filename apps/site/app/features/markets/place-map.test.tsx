import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { createI18n } from "../../i18n/create-i18n.ts";
import { messages } from "../../i18n/messages/ar.ts";
import { I18nContext } from "../../i18n/use-translation.ts";
import { marketTexts } from "./market-texts.ts";
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

const legendOf = (values: (number | null)[]) => {
  const places = values.map((value, index) => ({ code: ["sy", "lb", "jo"][index] ?? "iq", value }));
  const html = renderToStaticMarkup(
    <I18nContext value={createI18n("ar", messages)}>
      <PlaceMap coverage={{ title: "", measure: "", source: "", places }} markets={[]} />
    </I18nContext>,
  );
  const [, legend = ""] = /<ul class="[^"]*legend[^"]*">(.*?)<\/ul>/u.exec(html) ?? [];
  return [...legend.matchAll(/<li[^>]*>([^<]*)/gu)].map(([, text]) => text);
};

it("MKT-1 the legend names one number as one, and the hatching also by itself", () => {
  expect(legendOf([8, 1, 0])).toEqual(["٠", "١", "٢ أو أكثر"]);
  expect(legendOf([9480, 240])).toEqual(["دون ٥٠٠", "من ٥٠٠ إلى ٩٩٩", "من ١٬٠٠٠ إلى ١٬٩٩٩", "٢٬٠٠٠ أو أكثر"]);
  expect(legendOf([null, null])).toEqual([marketTexts.ar.notReached]);
});
