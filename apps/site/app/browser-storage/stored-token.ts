import type { TokenStore } from "@miqyas/contract";
import { readStorage, removeStored, storageKeys } from "./browser-storage.ts";

/** A credential that a visitor's browser may hold; the contract client sends it to the backend only (ROLE-2). */
export const storedToken: TokenStore = {
  read: () => readStorage(storageKeys.token),
  discard: () => removeStored(storageKeys.token),
};
