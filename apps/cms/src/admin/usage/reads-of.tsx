import { entryPaths, isEntryCollection } from "@miqyas/contract";
import type { UIFieldServerComponent } from "payload";
import { languageOf } from "../../language.ts";
import { previewPath } from "../../preview/preview-path.ts";
import { propertyOf } from "../../property-of.ts";
import { countReads, hasReads } from "../../usage/summarize-usage.ts";
import { ReadsPlot } from "./reads-plot.tsx";

const headings = { en: "Reads in the last 30 days", ar: "القراءات في آخر ٣٠ يومًا" };
const none = { en: "No reads yet.", ar: "لا قراءات بعد." };

/** How often the page of an entry, or of a global, was read, beside its form (RT-30). `place` is its slug. */
export const ReadsOf: UIFieldServerComponent = async (props) => {
  const { id, i18n, payload, data } = props;
  const place = "place" in props ? String(props.place) : "";
  const segments = [id, propertyOf(data, "slug")].filter(
    (part) => typeof part === "string" || typeof part === "number",
  );
  const paths = isEntryCollection(place)
    ? segments.map((segment) => entryPaths[place].replace(/:\w+$/, String(segment)))
    : [previewPath(place, null) ?? []].flat();
  if (paths.length === 0) return null;
  const { reads } = await countReads(payload, paths);
  const language = languageOf(i18n.language);
  return (
    <div className="field-type reads-of">
      <span className="field-label">{headings[language]}</span>
      {hasReads(reads) ? <ReadsPlot reads={reads} language={language} /> : <p>{none[language]}</p>}
    </div>
  );
};
