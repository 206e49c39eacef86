import type { UIFieldServerComponent } from "payload";
import { languageOf } from "../../language.ts";
import { BrokenLinkWords } from "./broken-link-words.tsx";

const headings = { en: "Broken links in the published text", ar: "روابط مكسورة في النص المنشور" };

/** The broken links of a text, beside it. `place` is the slug of its collection or global. */
export const BrokenLinksOf: UIFieldServerComponent = async (props) => {
  const { id, i18n, payload } = props;
  const place = "place" in props ? String(props.place) : "";
  const { docs } = await payload.find({
    collection: "broken-links",
    where: { place: { equals: place }, ...(id !== undefined && { entry: { equals: id } }) },
    pagination: false,
  });
  if (docs.length === 0) return null;
  const language = languageOf(i18n.language);
  return (
    <div className="field-type broken-links">
      <span className="field-label">{headings[language]}</span>
      <ul>
        {docs.map((link) => (
          <li key={link.id}>
            <p>
              <BrokenLinkWords link={link} language={language} />
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
};
