import type { MouseEvent, ReactNode } from "react";
import { formatNumber } from "../i18n/format.ts";
import { useTranslation } from "../i18n/use-translation.ts";
import { Anchor } from "./anchor.tsx";
import { IconButton } from "./button.tsx";
import buttonStyles from "./button.module.css";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";
import { opensElsewhere } from "./opens-elsewhere.ts";
import { pageWindow } from "./page-window.ts";
import styles from "./pager.module.css";

/** The texts of a pager. Numbers arrive in the language's digits. */
export interface PagerTexts {
  /** Accessible name of the pager: “Pages of articles”. */
  label: string;
  previous: string;
  next: string;
  /** “Page 3”: the name of one number. */
  page: (page: string) => string;
  /** “Page 3 of 9” (CONST-4). */
  position: (page: string, total: string) => string;
}

interface PagerProps {
  page: number;
  total: number;
  texts: PagerTexts;
  /** The most numbers shown: 5 on long lists (BLOG-8). Default: all (HOME-12). */
  size?: number;
  /**
   * Returns the canonical path of a page: the numbers are links. They keep the scroll position; `onPage` may change
   * it.
   */
  hrefFor?: (page: number) => string;
  /** Called with the chosen page, also for links unless they open elsewhere. */
  onPage?: (page: number) => void;
  className?: string | undefined;
}

/**
 * Page numbers on a ruler, with arrows that are disabled at the ends (HOME-13, BLOG-8). Renders nothing for a single
 * page.
 */
export function Pager({ page, total, texts, size = Infinity, hrefFor, onPage, className }: PagerProps) {
  const { formatLocale } = useTranslation();
  if (total < 2) return null;
  const read = (value: number) => formatNumber(value, formatLocale);
  const step = (target: number, icon: "back" | "forward", label: string) => (
    <Arrow
      icon={icon}
      label={label}
      target={target}
      rests={target < 1 || target > total}
      href={hrefFor?.(Math.min(Math.max(target, 1), total))}
      onPage={onPage}
    />
  );
  return (
    <nav className={classNames(styles.pager, className)} aria-label={texts.label}>
      {step(page - 1, "back", texts.previous)}
      <div className={styles.pages}>
        {pageWindow(page, total, size).map((number) => (
          <PageNumber
            key={number}
            label={texts.page(read(number))}
            current={number === page}
            href={hrefFor?.(number)}
            onChoose={() => onPage?.(number)}
          >
            {read(number)}
          </PageNumber>
        ))}
      </div>
      {step(page + 1, "forward", texts.next)}
      <span className={styles.position}>{texts.position(read(page), read(total))}</span>
    </nav>
  );
}

interface PageNumberProps {
  label: string;
  current: boolean;
  href: string | undefined;
  onChoose: () => void;
  children: ReactNode;
}

function PageNumber({ label, current, href, onChoose, children }: PageNumberProps) {
  const shared = {
    className: styles.page,
    "aria-label": label,
    "aria-current": current ? ("page" as const) : undefined,
    onClick: (event: MouseEvent) => {
      if (!opensElsewhere(event)) onChoose();
    },
  };
  return href === undefined ? (
    <button type="button" {...shared}>
      {children}
    </button>
  ) : (
    <Anchor to={href} {...shared}>
      {children}
    </Anchor>
  );
}

interface ArrowProps extends Pick<PagerProps, "onPage"> {
  icon: "back" | "forward";
  label: string;
  target: number;
  /** Whether the arrow is at an end. It then does nothing, but stays the same link or button and keeps the focus. */
  rests: boolean;
  href: string | undefined;
}

function Arrow({ icon, label, target, rests, href, onPage }: ArrowProps) {
  const place = icon === "back" ? styles.previous : undefined;
  const shared = {
    "aria-disabled": rests || undefined,
    onClick: (event: MouseEvent) => {
      if (rests) event.preventDefault();
      else if (!opensElsewhere(event)) onPage?.(target);
    },
  };
  return href === undefined ? (
    <IconButton bare icon={icon} label={label} className={place} {...shared} />
  ) : (
    <Anchor
      to={href}
      aria-label={label}
      className={classNames(buttonStyles.iconButton, buttonStyles.bare, place)}
      {...shared}
    >
      <Icon name={icon} />
    </Anchor>
  );
}
