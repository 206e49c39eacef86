import { useTranslation } from "react-i18next";

/** The words of a `Pager`. @param label what it turns the pages of: “Pages of articles” */
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

/** The words of a `Carousel`. @param label what it shows: “Testimonials” */
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
