import { ApiError, isNotFound, maximumRetries } from "@miqyas/contract";
import type { UseQueryResult } from "@tanstack/react-query";
import { useState } from "react";
import type { ReactNode } from "react";
import { useTranslation } from "../i18n/use-translation.ts";
import { useErrorMessage } from "../i18n/use-error-message.ts";
import { mayRecover } from "../queries/retry-policy.ts";
import { useWithoutFrame } from "../routing/use-address.ts";
import { ErrorBox, LoadingStatus, RetryLine } from "../ui/status.tsx";

interface QueryStateProps<Data> {
  query: UseQueryResult<Data>;
  /** Renders the data. */
  children: (data: Data) => ReactNode;
  /** Shown while the data load, in place of the spinner: a skeleton. */
  loading?: ReactNode;
  /** Heading above the failure's own message: "Failed to load tools" (ERR-11). */
  failed?: string | undefined;
  /** Heading once the retries are used up. With it, the section shows the number of each retry (STA-3). */
  retriesExhausted?: string | undefined;
  isEmpty?: (data: Data) => boolean;
  /** Shown for data that `isEmpty`. Nothing by default. */
  empty?: ReactNode;
  /** Shown when the backend has no such entry. By default the error box shows the backend's message. */
  notFound?: ReactNode;
}

/** Shows the one state of a query: loading, retrying, failed, not found, empty or loaded (STA-1). */
export function QueryState<Data>(props: QueryStateProps<Data>) {
  const { query, children, isEmpty, empty = null, notFound } = props;
  const { failure, retry } = useFailure(props);
  if (query.data !== undefined) return isEmpty?.(query.data) ? empty : children(query.data);
  if (failure === null) return <Loading {...props} />;
  if (notFound !== undefined && isNotFound(failure)) return notFound;
  return <Failed {...props} failure={failure} onRetry={retry} />;
}

/**
 * The failure to show. A failure of the server's render stays on the screen while the browser refetches the query.
 * After "Try again", and in sections that count their retries (STA-3), the loading state takes its place.
 */
function useFailure<Data>({ query, retriesExhausted }: QueryStateProps<Data>) {
  const [last, setLast] = useState(query.error);
  const [isRetried, setIsRetried] = useState(false);
  if (query.error && query.error !== last) {
    setLast(query.error);
    setIsRetried(false);
  }
  const stays = query.errorUpdateCount > 0 && retriesExhausted === undefined && !isRetried;
  return {
    failure: query.error ?? (stays ? last : null),
    retry: () => {
      setIsRetried(true);
      void query.refetch();
    },
  };
}

function Loading<Data>({ query, loading, retriesExhausted }: QueryStateProps<Data>) {
  const { t } = useTranslation();
  const attempt = retriesExhausted === undefined ? 0 : query.failureCount;
  const label = attempt > 0 ? t("status.retrying", { attempt, most: maximumRetries }) : t("status.loading");
  if (loading === undefined) return <LoadingStatus label={label} />;
  return (
    <>
      {loading}
      {attempt > 0 && <RetryLine label={label} />}
    </>
  );
}

/** Whether the failure is one of the server's render that `refetchFailed` refetches in the browser. */
const isRefetched = (failure: Error, { status, failureCount }: UseQueryResult) =>
  (import.meta.env.SSR || failureCount === 0 || status === "pending") && mayRecover(failure);

interface FailedProps<Data> extends QueryStateProps<Data> {
  failure: Error;
  onRetry: () => void;
}

function Failed<Data>({ query, failed, retriesExhausted, failure, onRetry }: FailedProps<Data>) {
  const { t } = useTranslation();
  const messageOf = useErrorMessage();
  // Pages for other sites' frames have no scripts.
  const isInert = useWithoutFrame();
  const isExhausted = retriesExhausted !== undefined && query.failureCount > maximumRetries;
  const heading = isExhausted ? retriesExhausted : failed;
  const isMalformed = failure instanceof ApiError && failure.kind === "malformed";
  return (
    <ErrorBox
      message={heading ?? messageOf(failure)}
      detail={heading !== undefined && isMalformed ? messageOf(failure) : undefined}
      nextStep={
        isInert
          ? t("status.reload")
          : isRefetched(failure, query)
            ? { scripted: t("status.triesAgain"), unscripted: t("status.reload") }
            : t("status.nextStep")
      }
      {...(!isInert && !isNotFound(failure) && { retryLabel: t("status.tryAgain"), onRetry })}
    />
  );
}
