import type { ReactNode } from "react";
import typeStyles from "../styles/type.module.css";
import { TextButton } from "./button.tsx";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";
import { Spinner } from "./spinner.tsx";
import styles from "./status.module.css";

interface RetryLineProps {
  /** “Loading…”, or “Retrying (2/3)…” while a section retries by itself (STA-3). */
  label: string;
  className?: string | undefined;
}

interface LoadingStatusProps extends RetryLineProps {
  /** Whether another live region already announces it. */
  toldElsewhere?: boolean;
}

/** A page or a section that loads (NAV-3). */
export function LoadingStatus({ label, toldElsewhere = false, className }: LoadingStatusProps) {
  return (
    <div role={toldElsewhere ? undefined : "status"} className={classNames(styles.loading, className)}>
      <Spinner />
      <span>{label}</span>
    </div>
  );
}

/** One line that shows a retry while older content stays on the screen. */
export function RetryLine({ label, className }: RetryLineProps) {
  return (
    <p role="status" className={classNames(styles.retry, className)}>
      <Spinner small />
      {label}
    </p>
  );
}

/** The next step: one text, or one for pages with and one for pages without JavaScript. */
export type NextStep = string | { scripted: string; unscripted: string };

interface ErrorBoxProps {
  /** The failure in the visitor's words (NAV-4). */
  message: string;
  /** The detailed message of the catalogue of failures (ERR-1). */
  detail?: string | undefined;
  /** What the visitor can do (ERR-17). */
  nextStep?: NextStep;
  retryLabel?: string;
  /** Called by the retry button. Without it there is no button. */
  onRetry?: () => void;
  className?: string | undefined;
}

/** Moves the focus from a button that disappears to the heading of its section, or to the page. */
function handFocusOn(button: HTMLElement): void {
  if (document.activeElement !== button) return;
  const heading = button.closest("section")?.querySelector<HTMLElement>(":is(h1, h2)[tabindex]");
  (heading ?? button.closest("main"))?.focus({ preventScroll: true });
}

/** Content that could not be loaded, with a button to try again. */
export function ErrorBox({ message, detail, nextStep, retryLabel, onRetry, className }: ErrorBoxProps) {
  return (
    <div role="alert" className={classNames(styles.box, styles.error, className)}>
      <Icon name="alert" />
      <div>
        <p className={styles.title}>{message}</p>
        {detail && <p>{detail}</p>}
        {typeof nextStep === "object" ? (
          <>
            <p className={styles.scripted}>{nextStep.scripted}</p>
            <p className={styles.unscripted}>{nextStep.unscripted}</p>
          </>
        ) : (
          nextStep && <p>{nextStep}</p>
        )}
        {onRetry && (
          <TextButton
            className={classNames(styles.action, styles.scripted)}
            onClick={({ currentTarget }) => {
              handFocusOn(currentTarget);
              onRetry();
            }}
          >
            {retryLabel}
          </TextButton>
        )}
      </div>
    </div>
  );
}

interface NotFoundBoxProps {
  title: string;
  children?: ReactNode;
  /** The next step: a `Link` to the list. */
  action?: ReactNode;
  className?: string | undefined;
}

/** Inside a detail page: the entry does not exist. */
export function NotFoundBox({ title, children, action, className }: NotFoundBoxProps) {
  return (
    <div role="status" className={classNames(styles.box, styles.notFound, className)}>
      <Icon name="search" />
      <div>
        <p className={styles.title}>{title}</p>
        {children && <p>{children}</p>}
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </div>
  );
}

interface EmptyBoxProps {
  title: string;
  children?: ReactNode;
  /** An action that restores entries: a button that clears the filters. */
  action?: ReactNode;
  /** Whether another live region already announces it. */
  toldElsewhere?: boolean;
  className?: string | undefined;
}

/** An empty list, with a ruler at zero. */
export function EmptyBox({ title, children, action, toldElsewhere = false, className }: EmptyBoxProps) {
  return (
    <div role={toldElsewhere ? undefined : "status"} className={classNames(styles.empty, className)}>
      <svg className={styles.nought} width="168" height="96" viewBox="0 0 168 96" aria-hidden="true">
        <path d="M0 40h168" />
        <path d="M0 40v22M8 40v9M16 40v9M24 40v9M32 40v9M40 40v15M48 40v9M56 40v9M64 40v9M72 40v9M80 40v22M88 40v9M96 40v9M104 40v9M112 40v9M120 40v15M128 40v9M136 40v9M144 40v9M152 40v9M160 40v22M168 40v9" />
        <path d="M0 12v74" />
      </svg>
      <div>
        <h2 className={typeStyles.h3}>{title}</h2>
        {children && <p>{children}</p>}
        {action && <div className={styles.emptyAction}>{action}</div>}
      </div>
    </div>
  );
}
