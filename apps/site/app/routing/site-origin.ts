import { createContext, useContext } from "react";

/** Origin of the site as visitors reach it, without a slash at the end. */
export const SiteOrigin = createContext("");

/** The origin of canonical addresses. */
export const useSiteOrigin = (): string => useContext(SiteOrigin);
