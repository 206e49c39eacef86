/** Header, footer, menu and what surrounds every page. */
export const shell = {
  skipToContent: "Skip to content",
  homeLink: "Miqyas — home",
  mainNavigation: "Main",
  siteLinks: "Site",
  menu: "Menu",
  closeMenu: "Close menu",
  contactUs: "Contact Us",
  newTab: "opens in a new tab",
  social: "Follow us",
  /** Shown beside Arabic texts only (LANG-11). */
  digits: "Digits",
  digitsOf: { arab: "Arabic-Indic digits", latn: "Latin digits" },
  /** Social networks, by the `platform_slug` that a backend gives them. */
  networks: {
    facebook: "Facebook",
    instagram: "Instagram",
    linkedin: "LinkedIn",
    youtube: "YouTube",
    x: "X",
    telegram: "Telegram",
    whatsapp: "WhatsApp",
  },
  /** A social network that is not among them, and has no name (ENT-7). */
  unnamedNetwork: "Social Media",
  nav: {
    home: "Home",
    services: "Services & Tools",
    about: "About Us",
    research: "Research & Insights",
    contact: "Contact Us",
    faq: "FAQ",
    privacyPolicy: "Privacy Policy",
    terms: "Terms & Conditions",
  },
};
