import type { TokenStore } from "@miqyas/contract";
import { readStorage, removeStored, storageKeys } from "./browser-storage.ts";

/** A credential in the visitor's browser. The contract client sends it only to the backend (ROLE-2). */
export const storedToken: TokenStore = {
  read: () => readStorage(storageKeys.token),
  discard: () => removeStored(storageKeys.token),
};
