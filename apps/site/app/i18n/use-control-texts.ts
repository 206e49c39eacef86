import { useTranslation } from "./use-translation.ts";

/** The texts of a `Pager`. @param label its accessible name: “Pages of articles” */
export function usePagerTexts(label: string) {
  const { t } = useTranslation();
  return {
    label,
    previous: t("controls.pager.previous"),
    next: t("controls.pager.next"),
    page: (page: string) => t("controls.pager.page", { page }),
    position: (page: string, total: string) => t("controls.pager.position", { page, total }),
  };
}

/** The texts of a `Carousel`. @param label its accessible name: “Testimonials” */
export function useCarouselTexts(label: string) {
  const { t } = useTranslation();
  return {
    label,
    carousel: t("controls.carousel.carousel"),
    slide: t("controls.carousel.slide"),
    position: (number: number, total: number) => t("controls.carousel.position", { number, total }),
    goTo: (number: number) => t("controls.carousel.goTo", { number }),
    previous: t("controls.carousel.previous"),
    next: t("controls.carousel.next"),
    pause: t("controls.carousel.pause"),
    play: t("controls.carousel.play"),
  };
}
