import type { Locale } from "@miqyas/contract";
import { useLocale } from "../i18n/use-locale.ts";
import arabicInk from "../assets/brand/logo-ar-ink.svg?url";
import arabicWhite from "../assets/brand/logo-ar-white.svg?url";
import latinInk from "../assets/brand/logo-en-ink.svg?url";
import latinWhite from "../assets/brand/logo-en-white.svg?url";
import { classNames } from "./class-names.ts";
import styles from "./logo.module.css";

type Tone = "ink" | "white";

const files: Record<Locale, Record<Tone, string>> = {
  en: { ink: latinInk, white: latinWhite },
  ar: { ink: arabicInk, white: arabicWhite },
};

/** Proportions of the two wordmarks, so that their place is kept before they arrive. */
const sizes: Record<Locale, { width: number; height: number }> = {
  en: { width: 130, height: 40 },
  ar: { width: 116, height: 40 },
};

interface LogoProps {
  /** Its name when it stands for a link or a heading; empty where words beside it say the same. */
  label: string;
  tone?: Tone;
  /** Far down the page: fetched when it comes near. */
  late?: boolean;
  /** Sets the height (`block-size`); at least 72 px wide in Latin, 84 px in Arabic. */
  className?: string | undefined;
}

/** The wordmark in the page's script. Never mirrored. */
export function Logo({ label, tone = "ink", late = false, className }: LogoProps) {
  const locale = useLocale();
  return (
    <img
      src={files[locale][tone]}
      {...sizes[locale]}
      alt={label}
      loading={late ? "lazy" : undefined}
      className={classNames(styles.logo, className)}
    />
  );
}
