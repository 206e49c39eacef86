import { useState } from "react";
import layout from "../../styles/layout.module.css";
import { paths } from "../../routing/paths.ts";
import { BackLink } from "../../ui/back-link.tsx";
import { TextButton } from "../../ui/button.tsx";
import { Chip } from "../../ui/chip.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";
import { Link } from "../../ui/link.tsx";
import { Ltr } from "../../ui/ltr.tsx";
import { MoreLink } from "../../ui/more-link.tsx";
import { Pager } from "../../ui/pager.tsx";
import type { PagerTexts } from "../../ui/pager.tsx";
import { Tags } from "../../ui/tags.tsx";
import { Sample, useSay } from "./sample.tsx";
import styles from "./sample.module.css";

function usePagerTexts(): Omit<PagerTexts, "label"> {
  const say = useSay();
  return {
    previous: say("Previous page", "الصفحة السابقة"),
    next: say("Next page", "الصفحة التالية"),
    page: (page) => say(`Page ${page}`, `الصفحة ${page}`),
    position: (page, total) => say(`Page ${page} of ${total}`, `الصفحة ${page} من ${total}`),
  };
}

/** A pager as buttons and as links, on a middle page and on an end page. */
export function PagerSamples() {
  const say = useSay();
  const texts = usePagerTexts();
  const [page, setPage] = useState(1);
  return (
    <Sample caption={say("Pager: as buttons, as links, at the end", "ترقيم: أزرار، وروابط، وعند النهاية")}>
      <div className={styles.stack}>
        <Pager
          page={page}
          total={9}
          size={5}
          texts={{ ...texts, label: say("Buttons", "أزرار") }}
          onPage={setPage}
        />
        <Pager
          page={5}
          total={9}
          size={5}
          texts={{ ...texts, label: say("Links", "روابط") }}
          hrefFor={(target) => `${paths.blog()}?page=${target}`}
        />
        <Pager
          page={2}
          total={2}
          texts={{ ...texts, label: say("At the end", "عند النهاية") }}
          onPage={setPage}
        />
      </div>
    </Sample>
  );
}

/** Links, chips, tags and a disclosure. */
export function LinkSamples() {
  const say = useSay();
  const [chips, setChips] = useState([say("Methods", "المنهجية"), say("Pricing", "التسعير")]);
  return (
    <Sample caption={say("Links, chips, tags, disclosure", "روابط ومرشّحات ووسوم وطيّ")}>
      <div className={styles.stack}>
        <BackLink to={paths.blog()}>{say("All articles", "كل المقالات")}</BackLink>
        <div className={layout.row}>
          <MoreLink to={paths.services()}>{say("View all services", "عرض كل الخدمات")}</MoreLink>
          <Link to={paths.about()}>{say("In-text link", "رابط داخل النص")}</Link>
          <Link href="https://example.com" newTabNote={say("opens in a new tab", "يفتح لسانًا جديدًا")}>
            {say("Another site", "موقع آخر")}
          </Link>
          <Link href="tel:+963115550142" look="plain">
            <Ltr>+963 11 555 0142</Ltr>
          </Link>
          <TextButton onClick={() => setChips([say("Methods", "المنهجية")])}>
            {say("Clear filters", "امسح المرشّحات")}
          </TextButton>
        </div>
        <div className={layout.row}>
          {chips.map((name) => (
            <Chip
              key={name}
              name={name}
              removeLabel={say(`Remove ${name}`, `أزل ${name}`)}
              type="button"
              onClick={() => setChips(chips.filter((chip) => chip !== name))}
            />
          ))}
        </div>
        <Tags
          label={say("Categories", "التصنيفات")}
          names={[say("Customer experience", "تجربة الزبون"), say("Retail audit", "تدقيق المتاجر")]}
        />
        <Disclosure label={say("Filters", "المرشّحات")}>
          <p>{say("The panel beneath.", "ما تحته.")}</p>
        </Disclosure>
      </div>
    </Sample>
  );
}
