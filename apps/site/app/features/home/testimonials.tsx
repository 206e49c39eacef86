import type { Testimonial } from "@miqyas/contract";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "../../i18n/use-translation.ts";
import { useCarouselTexts } from "../../i18n/use-control-texts.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { QueryState } from "../../shell/query-state.tsx";
import { testimonialsQuery } from "../../queries/agency.ts";
import { Carousel } from "../../ui/carousel.tsx";
import { Section } from "../../ui/section.tsx";
import { EmptyBox } from "../../ui/status.tsx";
import { TestimonialSlide } from "./testimonial-slide.tsx";
import styles from "./testimonials.module.css";

/** Time between two testimonials, ms (HOME-17). */
const interval = 3000;

const keyOf = ({ name, content }: Testimonial) => `${name}: ${content}`;

/** Testimonials of clients, one at a time (HOME-17…HOME-20). */
export function Testimonials() {
  const { t } = useTranslation();
  const testimonials = useQuery(testimonialsQuery(useLocale()));
  const texts = useCarouselTexts(t("home.testimonials.slides"));
  return (
    <Section
      id="testimonials-section"
      tone="limestone-deep"
      heading={t("home.testimonials.heading")}
      rulerValue={50}
    >
      <QueryState
        query={testimonials}
        isEmpty={(list) => list.length === 0}
        empty={<EmptyBox title={t("errors.api.noTestimonials")}>{t("status.reload")}</EmptyBox>}
      >
        {(list) => (
          <Carousel
            id="testimonials"
            items={list}
            keyOf={keyOf}
            renderItem={(testimonial) => <TestimonialSlide {...testimonial} />}
            texts={texts}
            gap={50}
            autoplayInterval={interval}
            className={styles.voices}
            controlsClassName={styles.controls}
          />
        )}
      </QueryState>
    </Section>
  );
}
