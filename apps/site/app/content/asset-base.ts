import { createContext } from "react";

/** Origin for relative file addresses in HTML; `""` when the site forwards to the backend (ENT-1). */
export const AssetBaseContext = createContext("");
