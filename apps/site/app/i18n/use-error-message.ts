import { ApiError } from "@miqyas/contract";
import { useTranslation } from "./use-translation.ts";

/**
 * Returns a function from an error to its message in the current language; "Failed to load content" by default
 * (ERR-10).
 */
export function useErrorMessage(): (error: unknown) => string {
  const { t } = useTranslation();
  return (error) => t(`errors.api.${error instanceof ApiError ? error.code : "loadFailed"}`);
}
