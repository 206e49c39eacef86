import { ApiError } from "@miqyas/contract";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useErrorMessage } from "../i18n/use-error-message.ts";
import { ErrorBox, LoadingStatus, RetryLine } from "../ui/status.tsx";

interface PendingProps<Data> {
  of: UseQueryResult<Data>;
  /** What is shown of the data. */
  children: (data: Data) => ReactNode;
  /** Stands in for the content on its way, in place of the spinner: a skeleton. */
  loading?: ReactNode;
  /** Said in place of the failure's own message: "Failed to load tools". */
  failed?: string | undefined;
  /** For a section that counts its retries aloud: said once they are used up (STA-3). */
  exhausted?: string | undefined;
  isEmpty?: (data: Data) => boolean;
  /** Shown for data that `isEmpty`; nothing when left out. */
  empty?: ReactNode;
  /** Shown when the backend has no such thing; its message in an error box when left out. */
  notFound?: ReactNode;
}

const isNotFound = (error: unknown) => error instanceof ApiError && error.kind === "not-found";

/** A query in its one state of loading, retrying, failed, not found, empty or loaded (STA-1). */
export function Pending<Data>(props: PendingProps<Data>) {
  const { of: query, children, isEmpty, empty = null, notFound } = props;
  if (query.data !== undefined) return isEmpty?.(query.data) ? empty : children(query.data);
  if (!query.isError) return <OnItsWay {...props} />;
  return notFound !== undefined && isNotFound(query.error) ? notFound : <Failed {...props} />;
}

function OnItsWay<Data>({ of: query, loading, exhausted }: PendingProps<Data>) {
  const { t } = useTranslation();
  const attempt = exhausted === undefined ? 0 : query.failureCount;
  const label = attempt > 0 ? t("status.retrying", { attempt }) : t("status.loading");
  if (loading === undefined) return <LoadingStatus label={label} />;
  return (
    <>
      {loading}
      {attempt > 0 && <RetryLine label={label} />}
    </>
  );
}

function Failed<Data>({ of: query, failed, exhausted }: PendingProps<Data>) {
  const { t } = useTranslation();
  const messageOf = useErrorMessage();
  const isExhausted = exhausted !== undefined && query.failureCount > 3;
  return (
    <ErrorBox
      message={isExhausted ? exhausted : (failed ?? messageOf(query.error))}
      nextStep={t("status.nextStep")}
      {...(!isNotFound(query.error) && {
        retryLabel: t("status.tryAgain"),
        onRetry: () => void query.refetch(),
      })}
    />
  );
}
