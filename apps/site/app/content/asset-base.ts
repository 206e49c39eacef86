import { createContext } from "react";

/** Origin that relative file addresses inside HTML are taken from; `""` when the site forwards to the backend (ENT-1). */
export const AssetBaseContext = createContext("");
