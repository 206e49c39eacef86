import type { ReactNode } from "react";
import { formatNumber } from "../../i18n/format.ts";
import { paths } from "../../routing/paths.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import typeStyles from "../../styles/type.module.css";
import { Carousel } from "../../ui/carousel.tsx";
import type { CarouselTexts } from "../../ui/carousel.tsx";
import { classNames } from "../../ui/class-names.ts";
import { MoreLink } from "../../ui/more-link.tsx";
import { Sample, useSay } from "./sample.tsx";
import styles from "./carousel-samples.module.css";

function useCarouselTexts(label: string): CarouselTexts {
  const say = useSay();
  const { formatLocale } = useTranslation();
  const read = (number: number) => formatNumber(number, formatLocale);
  return {
    label,
    carousel: say("carousel", "عرض دوّار"),
    slide: say("slide", "شريحة"),
    position: (number, count) =>
      say(`${read(number)} of ${read(count)}`, `${read(number)} من ${read(count)}`),
    goTo: (number) => say(`Show slide ${read(number)}`, `اعرض الشريحة ${read(number)}`),
    previous: say("Previous slide", "الشريحة السابقة"),
    next: say("Next slide", "الشريحة التالية"),
    pause: say("Pause", "إيقاف"),
    play: say("Play", "تشغيل"),
  };
}

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** The site's four carousels with their intervals, widths and gaps. */
export function CarouselSamples() {
  const say = useSay();
  return (
    <>
      <Sample
        width="wide"
        caption={say("One in view, every 3 s, 50 px apart", "واحدة كل ٣ ثوانٍ، بينها ٥٠ نقطة")}
      >
        <Voices />
      </Sample>
      <Sample
        width="wide"
        caption={say("Two in view from 1024 px, every 10 s", "اثنتان بدءًا من ١٠٢٤، كل ١٠ ثوانٍ")}
      >
        <Cards />
      </Sample>
      <Sample width="wide" caption={say("Five logos in view, every 2.5 s", "خمسة شعارات كل ثانيتين ونصف")}>
        <Logos name="five" count={10} interval={2500} />
      </Sample>
      <Sample
        width="wide"
        caption={say("Three in view of four, every 1.5 s", "ثلاثة من أربعة، كل ثانية ونصف")}
      >
        <Logos name="four" count={4} interval={1500} />
      </Sample>
      <Sample width="wide" caption={say("Three of three: nothing turns", "ثلاثة من ثلاثة: لا يدور شيء")}>
        <Logos name="three" count={3} interval={1500} />
      </Sample>
    </>
  );
}

function Voices() {
  const say = useSay();
  const { formatLocale } = useTranslation();
  const quote = (number: number): ReactNode => (
    <blockquote className={classNames(typeStyles.quote, styles.voice)}>
      {formatNumber(number, formatLocale)}.{" "}
      {say(
        "They told us in the first meeting which of our questions could not be answered, and why.",
        "قالوا لنا في أول اجتماع أيّ أسئلتنا لا جواب له، ولماذا.",
      )}
    </blockquote>
  );
  return (
    <Carousel
      id="sample-voices"
      items={numbers(6)}
      keyOf={String}
      renderItem={quote}
      texts={useCarouselTexts(say("Testimonials", "شهادات"))}
      gap={50}
      autoplayInterval={3000}
    />
  );
}

function Cards() {
  const say = useSay();
  const { formatLocale } = useTranslation();
  return (
    <Carousel
      id="sample-cards"
      items={numbers(6)}
      keyOf={String}
      renderItem={(number) => (
        <div className={styles.card}>
          <h4
            className={typeStyles.h3}
          >{`${say("Trend", "اتجاه")} ${formatNumber(number, formatLocale)}`}</h4>
          <MoreLink to={paths.trend(String(number))}>{say("Read more", "اقرأ المزيد")}</MoreLink>
        </div>
      )}
      texts={useCarouselTexts(say("Trends in markets", "اتجاهات الأسواق"))}
      perView={{ base: 1, 1024: 2 }}
      gap={20}
      autoplayInterval={10_000}
    />
  );
}

function Logos({ name, count, interval }: { name: string; count: number; interval: number }) {
  const { formatLocale } = useTranslation();
  const five = name === "five";
  return (
    <Carousel
      id={`sample-${name}`}
      items={numbers(count)}
      keyOf={(number) => `${name}-${number}`}
      renderItem={(number) => <div className={styles.logo}>{formatNumber(number, formatLocale)}</div>}
      texts={useCarouselTexts(name)}
      perView={five ? { base: 4, 768: 5 } : { base: 1, 480: 2, 768: 3 }}
      autoplayInterval={interval}
      transitionDuration={800}
      controls="pause"
    />
  );
}
