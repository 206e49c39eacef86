import { ApiError, maximumRetries } from "@miqyas/contract";
import type { UseQueryResult } from "@tanstack/react-query";
import { useState } from "react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useErrorMessage } from "../i18n/use-error-message.ts";
import { ErrorBox, LoadingStatus, RetryLine } from "../ui/status.tsx";
import { mayRecover } from "./retry-policy.ts";

interface PendingProps<Data> {
  of: UseQueryResult<Data>;
  /** What is shown of the data. */
  children: (data: Data) => ReactNode;
  /** Stands in for the content on its way, in place of the spinner: a skeleton. */
  loading?: ReactNode;
  /** Said over the failure's own message: "Failed to load tools" (ERR-11). */
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
  const { failure, retry } = useFailure(props);
  if (query.data !== undefined) return isEmpty?.(query.data) ? empty : children(query.data);
  if (failure === null) return <OnItsWay {...props} />;
  if (notFound !== undefined && isNotFound(failure)) return notFound;
  return <Failed {...props} failure={failure} onRetry={retry} />;
}

/**
 * The failure to show. One that was served, and is tried again by itself once the page runs, stays on the screen
 * until something else is known; after "Try again", and where attempts are counted aloud (STA-3), the way is shown.
 */
function useFailure<Data>({ of: query, exhausted }: PendingProps<Data>) {
  const [last, setLast] = useState(query.error);
  const [isAsked, setIsAsked] = useState(false);
  if (query.error && query.error !== last) {
    setLast(query.error);
    setIsAsked(false);
  }
  const stays = query.errorUpdateCount > 0 && exhausted === undefined && !isAsked;
  return {
    failure: query.error ?? (stays ? last : null),
    retry: () => {
      setIsAsked(true);
      void query.refetch();
    },
  };
}

function OnItsWay<Data>({ of: query, loading, exhausted }: PendingProps<Data>) {
  const { t } = useTranslation();
  const attempt = exhausted === undefined ? 0 : query.failureCount;
  const label = attempt > 0 ? t("status.retrying", { attempt, most: maximumRetries }) : t("status.loading");
  if (loading === undefined) return <LoadingStatus label={label} />;
  return (
    <>
      {loading}
      {attempt > 0 && <RetryLine label={label} />}
    </>
  );
}

/** Whether a failure is one of the server's render that `resumeQueries` tries again, or is trying, in the browser. */
const isResumed = (failure: Error, { status, failureCount }: UseQueryResult) =>
  (import.meta.env.SSR || failureCount === 0 || status === "pending") && mayRecover(failure);

interface FailedProps<Data> extends PendingProps<Data> {
  failure: Error;
  onRetry: () => void;
}

function Failed<Data>({ of: query, failed, exhausted, failure, onRetry }: FailedProps<Data>) {
  const { t } = useTranslation();
  const messageOf = useErrorMessage();
  const isExhausted = exhausted !== undefined && query.failureCount > maximumRetries;
  const heading = isExhausted ? exhausted : failed;
  const isMalformed = failure instanceof ApiError && failure.kind === "malformed";
  return (
    <ErrorBox
      message={heading ?? messageOf(failure)}
      detail={heading !== undefined && isMalformed ? messageOf(failure) : undefined}
      nextStep={
        isResumed(failure, query)
          ? { scripted: t("status.triesAgain"), unscripted: t("status.reload") }
          : t("status.nextStep")
      }
      {...(!isNotFound(failure) && { retryLabel: t("status.tryAgain"), onRetry })}
    />
  );
}
