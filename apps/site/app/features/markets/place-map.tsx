import { countries, governorates } from "@miqyas/contract";
import type { Coverage, Market, Place } from "@miqyas/contract";
import { useId } from "react";
import { formatNumber } from "../../i18n/format.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import typeStyles from "../../styles/type.module.css";
import { classNames } from "../../ui/class-names.ts";
import { Link } from "../../ui/link.tsx";
import { StaffText } from "../../ui/staff-text.tsx";
import { marketTexts } from "./market-texts.ts";
import { shadeSteps } from "./shade-steps.ts";
import styles from "./place-map.module.css";

/** Half of the region's columns. On narrow windows the halves stand below each other. */
const half = 4;

interface PlaceMapProps {
  coverage: Coverage | null;
  markets: readonly Market[];
}

/**
 * The places of the markets as tiles at their positions of the compass, the same in both languages (MKT-1). A tile of a
 * market leads to it. Shade and number say how much was asked there; hatched tiles were not reached.
 */
export function PlaceMap({ coverage, markets }: PlaceMapProps) {
  const { formatLocale } = useTranslation();
  const locale = useLocale();
  const texts = marketTexts[locale];
  const id = useId();
  const values = new Map(coverage?.places.map(({ code, value }) => [code, value]));
  const steps = shadeSteps([...values.values()].filter((value) => value !== null));
  const marketOf = new Map(markets.flatMap(({ key, places }) => places.map((code) => [code, key])));
  const number = (value: number) => formatNumber(value, formatLocale);
  const shadeOf = (value: number) => styles[`shade${String(steps.filter((step) => value >= step).length)}`];

  const tileOf = ({ code, row, column, [locale]: name }: Place) => {
    const value = values.get(code);
    const market = marketOf.get(code);
    return (
      <li
        key={code}
        className={classNames(
          styles.tile,
          styles[`row${String(row)}`],
          styles[`column${String(column)}`],
          value === null ? styles.missing : value !== undefined && shadeOf(value),
        )}
      >
        {market === undefined ? (
          <span>{name}</span>
        ) : (
          <Link href={`#market-${market}`} look="plain" stretched>
            {name}
          </Link>
        )}
        {value === null && <span className="visually-hidden">{texts.notReached}</span>}
        {typeof value === "number" && <b>{number(value)}</b>}
      </li>
    );
  };
  const isMissing = [...values.values()].includes(null);
  const east = countries.filter(({ column }) => column > half);

  const legend = [
    ...steps.slice(0, 1).map((step) => (step === 1 ? number(0) : texts.under(number(step)))),
    ...steps.map((step, index) => {
      const next = steps[index + 1];
      if (next === undefined) return texts.from(number(step));
      return next - 1 === step ? number(step) : texts.between(number(step), number(next - 1));
    }),
  ];
  return (
    <figure className={styles.map} aria-labelledby={coverage ? id : undefined}>
      {coverage && (
        <figcaption>
          <h2 id={id} className={typeStyles.h4}>
            <StaffText>{coverage.title}</StaffText>
          </h2>
          {coverage.measure && (
            <p>
              <StaffText>{coverage.measure}</StaffText>
            </p>
          )}
        </figcaption>
      )}
      {(steps.length > 0 || isMissing) && (
        <ul className={styles.legend}>
          {isMissing && <li className={styles.missing}>{texts.notReached}</li>}
          {legend.map((label, index) => (
            <li key={label} className={styles[`shade${String(index)}`]}>
              {label}
            </li>
          ))}
        </ul>
      )}
      <div className={styles.sets}>
        <div role="group" aria-labelledby={`${id}countries`}>
          <p id={`${id}countries`}>{texts.countries}</p>
          <div className={styles.halves}>
            <ul>{countries.filter((place) => !east.includes(place)).map(tileOf)}</ul>
            <ul>{east.map((place) => tileOf({ ...place, column: place.column - half }))}</ul>
          </div>
        </div>
        <div role="group" aria-labelledby={`${id}governorates`}>
          <p id={`${id}governorates`}>{texts.governorates}</p>
          <ul className={styles.five}>{governorates.map(tileOf)}</ul>
        </div>
      </div>
      {coverage?.source && (
        <p className={typeStyles.micro}>
          <StaffText>{coverage.source}</StaffText>
        </p>
      )}
    </figure>
  );
}
