import { expect } from "@playwright/test";
import type { Locator, Page } from "@playwright/test";

export type Choose = (en: string, ar: string) => string;

export type Touch = "mouse" | "finger" | "key";

/** A control that a visitor may touch first, and the expected effect. */
export interface Thing {
  /** Requirement rows. */
  row: string;
  what: string;
  /** Its canonical path. One that begins with `/ar` is opened unchanged. */
  path: string;
  /** The ways to touch it. Default: all. Typing is the same in each. */
  only?: readonly Touch[];
  /** Without motion: what moves by itself would show the effect without the touch. */
  still?: boolean;
  where: (page: Page, t: Choose) => Locator;
  /** The interaction, where it is not a press. */
  act?: (target: Locator, t: Choose) => Promise<void>;
  sees: (page: Page, t: Choose, target: Locator) => Promise<void>;
}

const address = (part: RegExp) => (page: Page) => expect(page).toHaveURL(part);

/**
 * Chooses the second option of a dropdown with the arrow key. A native dropdown selects it; a full one first opens
 * its list.
 */
async function chooseSecond(target: Locator): Promise<void> {
  const page = target.page();
  const option = page.getByRole("listbox").getByRole("option").nth(1);
  await target.focus();
  await target.press("ArrowDown");
  await expect
    .poll(async () => {
      if (await option.isVisible()) await option.click();
      return page.url();
    })
    .toMatch(/sort=oldest/);
}

/** Those of a page stand in an order in which each leaves the page to the next. */
export const things: readonly Thing[] = [
  {
    row: "SRCH-3",
    what: "the search of sections",
    path: "/AboutUs",
    only: ["mouse"],
    where: (page) => page.getByRole("banner").getByRole("combobox"),
    act: (target, t) => target.pressSequentially(t("servi", "خدما")),
    sees: (page, t) => expect(page.getByRole("option").first()).toContainText(t("Our Services", "خدماتنا")),
  },
  {
    row: "LAY-6",
    what: "the menu",
    path: "/AboutUs",
    only: ["finger"],
    where: (page, t) => page.getByRole("button", { name: t("Menu", "القائمة"), exact: true }),
    sees: (page) => expect(page.getByRole("dialog").getByRole("combobox")).toBeVisible(),
  },
  {
    row: "LANG-11",
    what: "the digits",
    path: "/ar/Blogdetails/1",
    where: (page) => page.getByRole("button", { name: /^123/ }),
    sees: (page) => expect(page.getByRole("main").locator("time").first()).toHaveText(/^\d+ /),
  },
  {
    row: "DD-2",
    what: "a dropdown of one choice",
    path: "/resources",
    only: ["mouse"],
    where: (page, t) => page.getByRole("main").getByRole("combobox", { name: t("Sort", "الترتيب") }),
    act: chooseSecond,
    sees: address(/sort=oldest/),
  },
  {
    row: "BLOG-5",
    what: "a filter's chip",
    path: "/AllBlog?cat=1",
    where: (page, t) => page.getByRole("button", { name: new RegExp(`^${t("Remove", "أزل")} `) }),
    sees: address(/\/AllBlog$/),
  },
  {
    row: "BLOG-8",
    what: "the pager",
    path: "/AllBlog",
    where: (page, t) => page.getByRole("link", { name: t("Next page", "الصفحة التالية") }),
    sees: address(/page=2/),
  },
  {
    row: "HOME-6",
    what: "the film",
    path: "/",
    where: (page, t) => page.getByRole("button", { name: t("Pause the video", "إيقاف الفيديو مؤقتًا") }),
    sees: (page, t) =>
      expect(page.getByRole("button", { name: t("Play the video", "تشغيل الفيديو") })).toBeVisible(),
  },
  {
    row: "HOME-18",
    what: "a carousel's tick",
    path: "/",
    still: true,
    where: (page, t) =>
      page
        .locator("#testimonials-section")
        .getByRole("button", { name: t("Show slide 2", "عرض الشريحة ٢"), exact: true }),
    sees: (_page, _t, target) => expect(target).toHaveAttribute("aria-current", "true"),
  },
  {
    row: "ART-5",
    what: "a picture that can be enlarged",
    path: "/Blogdetails/1",
    where: (page) => page.locator("main a[aria-haspopup=dialog]").first(),
    sees: async (page) => {
      await expect(page.getByRole("dialog").locator("img")).toBeVisible();
      await expect(page).toHaveURL(/Blogdetails\/1$/);
    },
  },
  {
    row: "CON-5",
    what: "the contact form",
    path: "/contact",
    where: (page, t) => page.getByRole("form", { name: t("Write to us", "اكتب إلينا") }).getByRole("button"),
    sees: (page, t) => expect(page.getByLabel(t("Full name", "الاسم الكامل"))).toBeFocused(),
  },
  {
    row: "NEWS-1",
    what: "the newsletter",
    path: "/AboutUs",
    where: (page) => page.locator("#newsletter button").first(),
    sees: (page, t) =>
      expect(page.locator("#newsletter")).toContainText(
        t("Please enter a value in the email field", "يُرجى إدخال بريدك الإلكتروني"),
      ),
  },
  {
    row: "NEWS-2",
    what: "the newsletter's question",
    path: "/AboutUs",
    only: ["mouse"],
    where: (page) => page.locator("#newsletter").getByRole("textbox"),
    act: async (target) => {
      await target.fill("maya@sanabel.example");
      await target.press("Enter");
    },
    sees: (page) => expect(page.getByRole("dialog").getByRole("textbox")).toHaveValue("maya@sanabel.example"),
  },
  {
    row: "LANG-1 LANG-3",
    what: "the language switch",
    path: "/AboutUs",
    where: (page) => page.locator("a[data-locale]:visible").first(),
    sees: async (page, t) => {
      await expect(page.locator("html")).toHaveAttribute("lang", t("ar", "en"));
      await expect(page.locator("h1")).toHaveText(t("من نحن", "About Us"));
    },
  },
  {
    row: "ART-4",
    what: "a link to a place on the page",
    path: "/Blogdetails/1",
    where: (page) => page.locator("main nav a[href^='#']").last(),
    sees: async (page, _t, target) => {
      const id = (await target.getAttribute("href")) ?? "";
      await expect(page).toHaveURL((url) => url.hash === encodeURI(id) || url.hash === id);
      await expect(page.locator(`[id="${decodeURI(id).slice(1)}"]`)).toBeInViewport();
    },
  },
  {
    row: "RT-13",
    what: "a service's card",
    path: "/ServicesTools",
    only: ["mouse", "finger"],
    where: (page) => page.locator("#services-section article a").first(),
    sees: address(/servicesdetils/),
  },
  {
    row: "RES-1",
    what: "the search of a list",
    path: "/resources",
    only: ["mouse"],
    where: (page) => page.getByRole("main").getByRole("searchbox"),
    act: (target, t) => target.pressSequentially(t("sampl", "عين")),
    sees: address(/q=/),
  },
  {
    row: "RES-2",
    what: "the panel of filters",
    path: "/resources",
    where: (page, t) =>
      page.getByRole("main").getByRole("button", { name: t("Filters", "التصفية"), exact: true }),
    sees: (_page, _t, target) => expect(target).toHaveAttribute("aria-expanded", "false"),
  },
];
