/** Header, footer, menu and the rest of the frame. */
export const shell = {
  skipToContent: "Skip to content",
  homeLink: "{{agency}} — home",
  mainNavigation: "Main",
  siteLinks: "Site",
  menu: "Menu",
  closeMenu: "Close menu",
  contactUs: "Contact Us",
  newTab: "opens in a new tab",
  /** On printed pages, beside the page's address. */
  printed: "Printed {{date}}",
  /** `held`: a link was pressed meanwhile. */
  offline: {
    now: "You are offline. You can go on reading this page.",
    held: "The page you asked for opens once you are connected again.",
    copy: "The site did not answer. You see this page as it was when you last opened it.",
    again: "Try again",
  },
  social: "Follow us",
  /** Shown beside Arabic texts only (LANG-11). */
  digits: "Digits",
  digitsOf: { arab: "Arabic-Indic digits", latn: "Latin digits" },
  /** Social networks by the backend's `platform_slug`. */
  networks: {
    facebook: "Facebook",
    instagram: "Instagram",
    linkedin: "LinkedIn",
    youtube: "YouTube",
    x: "X",
    telegram: "Telegram",
    whatsapp: "WhatsApp",
    tiktok: "TikTok",
  },
  /** A network that is not in the list above and has no name (ENT-7). */
  unnamedNetwork: "Social Media",
  /** The feed of articles, in the footer. */
  feed: "Articles via RSS",
  nav: {
    home: "Home",
    services: "Services & Tools",
    about: "About Us",
    research: "Research & Insights",
    contact: "Contact Us",
    faq: "FAQ",
    markets: "Markets",
    words: "Words In Markets",
    resources: "All Resources",
    privacyPolicy: "Privacy Policy",
    terms: "Terms & Conditions",
  },
};
