import { CarouselSamples } from "./carousel-samples.tsx";
import { ButtonSamples } from "./button-samples.tsx";
import { ChartSamples } from "./chart-samples.tsx";
import { DropdownSamples } from "./dropdown-samples.tsx";
import { FieldSamples } from "./field-samples.tsx";
import { LinkSamples, PagerSamples } from "./link-samples.tsx";
import { StatusSamples } from "./status-samples.tsx";
import { SurfaceSamples } from "./surface-samples.tsx";
import { Section } from "../../ui/section.tsx";
import { useSay } from "./sample.tsx";
import styles from "./sample.module.css";

/** A page for developers: every component of `ui` in every state, in the page's language. */
export default function Styleguide() {
  const say = useSay();
  return (
    <div className={styles.page}>
      <title>{say("Components — Miqyas", "العناصر — مقياس")}</title>
      <meta name="robots" content="noindex" />
      <h1 className="visually-hidden">{say("Components", "العناصر")}</h1>
      <Section id="controls" heading={say("Controls", "عناصر التحكّم")} rulerValue={10}>
        <div className={styles.sheet}>
          <ButtonSamples />
          <FieldSamples />
          <PagerSamples />
          <LinkSamples />
          <DropdownSamples />
        </div>
      </Section>
      <Section id="states" heading={say("States", "الحالات")} rulerValue={37} threshold={0.1}>
        <div className={styles.sheet}>
          <StatusSamples />
        </div>
      </Section>
      <Section id="carousels" heading={say("Carousels", "الصفوف الدوّارة")} rulerValue={45} threshold={0.1}>
        <div className={styles.sheet}>
          <CarouselSamples />
        </div>
      </Section>
      <SurfaceSamples />
      <Section id="charts" heading={say("Charts", "الرسوم البيانية")} rulerValue={70} threshold={0.01}>
        <ChartSamples />
      </Section>
    </div>
  );
}
