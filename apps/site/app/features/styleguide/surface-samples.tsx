import type { PictureDetails } from "@miqyas/contract";
import heroPlate from "../../assets/art/hero.svg?url";
import columnPlate from "../../assets/art/who-column.svg?url";
import placeholderPlate from "../../assets/art/placeholder.svg?url";
import typeStyles from "../../styles/type.module.css";
import { paths } from "../../routing/paths.ts";
import { Logo } from "../../ui/logo.tsx";
import { MoreLink } from "../../ui/more-link.tsx";
import { Picture } from "../../ui/picture.tsx";
import { Reveal } from "../../ui/reveal.tsx";
import { Section } from "../../ui/section.tsx";
import { ProseSample } from "./prose-sample.tsx";
import { Sample, useSay } from "./sample.tsx";
import styles from "./sample.module.css";

const details: PictureDetails = {
  width: 1200,
  height: 800,
  alt: "",
  color: null,
  variants: null,
  widths: [],
  formats: [],
  share_image: null,
  focal_point: null,
  mirrored: false,
  whole: false,
};

/** Backgrounds, type, pictures and long text. */
export function SurfaceSamples() {
  const say = useSay();
  return (
    <>
      <Section
        id="type"
        tone="limestone"
        rulerValue={52}
        heading={say("Type", "الخطوط")}
        aside={<MoreLink to={paths.services()}>{say("View all", "عرض الكل")}</MoreLink>}
      >
        <TypeSamples />
      </Section>
      <Section id="pictures" tone="limestone-deep" rulerValue={68} heading={say("Pictures", "الصور")}>
        <PictureSamples />
      </Section>
      <Section id="basalt" tone="basalt" rulerValue={83} heading={say("Basalt", "البازلت")}>
        <Logo tone="white" label={say("Miqyas", "مقياس")} />
      </Section>
      <Section id="pistachio" tone="pistachio" rulerValue={91} heading={say("Pistachio", "الفستق")}>
        <Logo label={say("Miqyas", "مقياس")} />
      </Section>
      <Section id="reading" rulerValue={100} heading={say("Long reading", "القراءة الطويلة")}>
        <ProseSample />
      </Section>
    </>
  );
}

function TypeSamples() {
  const say = useSay();
  const line = say("Measure the market", "قِس السوق قبل أن تدخله");
  return (
    <div className={styles.stack}>
      {(["d1", "d2", "h2", "h3", "h4", "lead", "quote", "read", "small", "micro"] as const).map((size) => (
        <p key={size} className={typeStyles[size]}>
          {line}
        </p>
      ))}
    </div>
  );
}

function PictureSamples() {
  const say = useSay();
  return (
    <Reveal motion="build" className={styles.sheet}>
      <Sample width="third" caption={say("A plate, 3:2, mirrored", "لوحة ٣:٢ منعكسة")}>
        <Picture src={heroPlate} alt="" ratio="3:2" details={details} mirrored fallback={placeholderPlate} />
      </Sample>
      <Sample width="third" caption={say("Broken: the fallback plate", "صورة معطوبة: لوحة بديلة")}>
        <Picture
          src="data:image/png;base64,AAAA"
          alt=""
          ratio="3:2"
          details={details}
          fallback={placeholderPlate}
        />
      </Sample>
      <Sample width="third" caption={say("Nothing to show: a ground", "لا صورة: أرضية")}>
        <Picture
          src="data:image/png;base64,AAAA"
          alt=""
          ratio="3:2"
          details={details}
          fallback="data:image/png;base64,BBBB"
        />
      </Sample>
      <Sample caption={say("4:5", "٤:٥")}>
        <Picture src={columnPlate} alt="" ratio="4:5" details={details} mirrored />
      </Sample>
      <Sample caption={say("In its own shape", "في شكلها")}>
        <Picture src={columnPlate} alt="" mirrored />
      </Sample>
    </Reveal>
  );
}
