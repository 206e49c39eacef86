import { ApiError } from "@miqyas/contract";
import { useTranslation } from "react-i18next";

/** Gives a failure its message in the current language: its own, else "Failed to load content" (ERR-10). */
export function useErrorMessage(): (error: unknown) => string {
  const { t } = useTranslation();
  return (error) => t(`errors.api.${error instanceof ApiError ? error.code : "loadFailed"}`);
}
