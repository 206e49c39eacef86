import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { createI18n } from "../../i18n/create-i18n.ts";
import { messages } from "../../i18n/messages/ar.ts";
import { I18nContext } from "../../i18n/use-translation.ts";
import { ReportNumbers } from "./report-numbers.tsx";
import { ReportPictures } from "./report-pictures.tsx";

it("LANG-5 RPD-11 English texts of a report are marked as English on an Arabic page", () => {
  const image = { id: "1", image: "/media/a.png", image_details: null, alt_text: "A shelf" };
  const html = renderToStaticMarkup(
    <I18nContext value={createI18n("ar", messages)}>
      <ReportNumbers numbers={[{ value: "38%", label: "of the addresses" }]} />
      <ReportPictures images={[image]} />
    </I18nContext>,
  );
  const marked = [...html.matchAll(/<bdi lang="en" dir="ltr">(.*?)<\/bdi>/g)].map(([, text]) => text);
  expect(marked).toEqual(["of the addresses", "A shelf"]);
});
