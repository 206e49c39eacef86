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

/** Sizes of the two wordmarks. They reserve the space before the files arrive. */
const sizes: Record<Locale, { width: number; height: number }> = {
  en: { width: 130, height: 40 },
  ar: { width: 116, height: 40 },
};

interface LogoProps {
  /** Its name when it is a link or a heading; empty when a text beside it says the same. */
  label: string;
  tone?: Tone;
  /** Loads lazily, for logos far down the page. */
  late?: boolean;
  /** Sets the height (`block-size`). The width must be at least 72 px in Latin, 84 px in Arabic. */
  className?: string | undefined;
}

/** The wordmark in the script of the page. Never mirrored. */
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
