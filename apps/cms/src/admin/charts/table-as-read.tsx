"use client";

import { useAllFormFields, useLocale, useTranslation } from "@payloadcms/ui";
import { chartWords, directionOf, isLocale, writeSigned } from "@miqyas/contract";
import { reduceFieldsToValues } from "payload/shared";
import { chartOf } from "../../charts/chart-of.ts";
import { findRefusal } from "../../charts/find-refusal.ts";
import type { ChartTable } from "../../charts/read-table.ts";
import { languageOf, numbers } from "../../language.ts";

const heading = { en: "The table as it is read", ar: "الجدول كما قُرئ" };

const extras = ["low", "high", "base"] as const;

function Table({ table, language }: { table: ChartTable; language: "en" | "ar" }) {
  const words = chartWords[language];
  const shown = extras.filter((name) => table.rows.some((row) => row[name] !== null));
  const number = (value: number | null) =>
    value === null ? (
      words.missing
    ) : (
      <bdi dir="ltr">{writeSigned(value, language, (size) => numbers[language].format(size))}</bdi>
    );
  return (
    <div className="table-as-read__scroll" lang={language} dir={directionOf(language)}>
      <table>
        <thead>
          <tr>
            <th scope="col">{table.head}</th>
            {table.series.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
            {shown.map((name) => (
              <th key={name} scope="col">
                {words[name]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row, at) => (
            <tr key={at}>
              <th scope="row">{row.label}</th>
              {row.values.map((value, column) => (
                <td key={column}>{number(value)}</td>
              ))}
              {shown.map((name) => (
                <td key={name}>{row[name] === null ? "" : number(row[name])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The pasted table as it is read, below its field, or why it cannot be read or drawn. It follows every key. */
export function TableAsRead() {
  const { i18n } = useTranslation();
  const { code } = useLocale();
  const [fields] = useAllFormFields();
  const doc: unknown = reduceFieldsToValues(fields);
  const read = chartOf(doc);
  const refusal = findRefusal(doc);
  const table = read && "table" in read ? read.table : null;
  const language = languageOf(i18n.language);
  return (
    <div className="table-as-read">
      <p className="table-as-read__refusal" role="status">
        {refusal?.reason[language]}
      </p>
      {table && (
        <>
          <p>{heading[language]}</p>
          <Table table={table} language={isLocale(code) ? code : "en"} />
        </>
      )}
    </div>
  );
}
