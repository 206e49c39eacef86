import { useI18n, useTranslation } from "../../i18n/use-translation.ts";
import { isArabicIndic } from "../../i18n/numerals.ts";
import { numeralSystems, saveNumerals } from "../../i18n/saved-numerals.ts";
import { changeNumerals } from "../language/use-numerals.ts";
import styles from "./numerals-choice.module.css";

const samples = { arab: "١٢٣", latn: "123" } as const;

/** The choice of digits in Arabic: Arabic-Indic or European (LANG-11). */
export function NumeralsChoice() {
  const { t, formatLocale } = useTranslation();
  const i18n = useI18n();
  const numerals = isArabicIndic(formatLocale) ? "arab" : "latn";
  return (
    <div role="group" aria-label={t("shell.digits")} className={styles.choice}>
      <span aria-hidden="true">{t("shell.digits")}</span>
      {numeralSystems.map((system) => (
        <button
          key={system}
          type="button"
          aria-pressed={system === numerals}
          aria-label={`${samples[system]} – ${t(`shell.digitsOf.${system}`)}`}
          className={styles.option}
          onClick={() => {
            saveNumerals(system);
            changeNumerals(i18n, system);
          }}
        >
          {samples[system]}
        </button>
      ))}
    </div>
  );
}
