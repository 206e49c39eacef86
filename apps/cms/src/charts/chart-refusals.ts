import { largestChartValue, roundedWhole, type ChartProblem } from "@miqyas/contract";
import { counted } from "../admin/counted.ts";
import type { Bilingual } from "../language.ts";
import type { TableDifference, TableProblem } from "./read-table.ts";

const rowsInArabic = counted("لا صفوف", "صفّ واحد", "صفّان", "# صفوف", "# صفًّا", "# صفّ");
const seriesInArabic = counted("لا سلاسل", "سلسلة واحدة", "سلسلتان", "# سلاسل", "# سلسلة", "# سلسلة");

/** Numbers as they stand in a table, without marks of thousands: a comma would break the sentence. */
const format = (locale: string) => {
  const number = new Intl.NumberFormat(locale, { useGrouping: false, maximumFractionDigits: 20 });
  return (value: number): string => number.format(value);
};
const n = { en: format("en"), ar: format("ar-u-nu-arab") };

const rows = (count: number): Bilingual => ({
  en: count === 1 ? "1 row" : `${n.en(count)} rows`,
  ar: rowsInArabic(count),
});
const series = (count: number): Bilingual => ({ en: `${n.en(count)} series`, ar: seriesInArabic(count) });

/** A cell as it is there, without the rest of a long one. */
const quoted = (cell: string): Bilingual => {
  const short = cell.length > 60 ? `${cell.slice(0, 60)}…` : cell;
  return { en: `“${short}”`, ar: `«\u2068${short}\u2069»` };
};

/** A row by its number and, where it has one, its label. */
const rowAt = (row: number, label: string): Bilingual => ({
  en: label ? `row ${n.en(row)} ${quoted(label).en}` : `row ${n.en(row)}`,
  ar: label ? `الصفّ ${n.ar(row)} ${quoted(label).ar}` : `الصفّ ${n.ar(row)}`,
});

const between = (least: number, most: number, of: (count: number) => Bilingual): Bilingual =>
  least === most
    ? of(least)
    : {
        en: `${n.en(least)} to ${of(most).en}`,
        ar: `من ${n.ar(least)} إلى ${n.ar(most)}`,
      };

/** Why a pasted table cannot be read. No sentence has a comma or a colon: the admin would break it there. */
export function tableRefusal(problem: TableProblem): Bilingual {
  switch (problem.problem) {
    case "empty":
      return {
        en: "The table needs a first row with the names of the series and at least one row of numbers.",
        ar: "يحتاج الجدول إلى صفّ أول فيه أسماء السلاسل ثم صفّ واحد من الأرقام على الأقل.",
      };
    case "oneColumn":
      return {
        en: "The table has one column. The first holds the labels and the numbers are in the columns after it. Paste it from a spreadsheet or separate the columns by semicolons.",
        ar: "في الجدول عمود واحد. الأول للتسميات والأرقام في الأعمدة التي بعده. الصقه من جدول بيانات أو افصل بين الأعمدة بفاصلة منقوطة لاتينية.",
      };
    case "unnamedColumn":
      return {
        en: `Column ${n.en(problem.column)} has no name in the first row.`,
        ar: `العمود ${n.ar(problem.column)} بلا اسم في الصفّ الأول.`,
      };
    case "sameColumn": {
      const name = quoted(problem.name);
      return { en: `Two columns are named ${name.en}.`, ar: `في الجدول عمودان باسم ${name.ar}.` };
    }
    case "surplus": {
      const row = rowAt(problem.row, problem.label);
      return {
        en: `In ${row.en} there are ${n.en(problem.found)} cells and the first row has ${n.en(problem.expected)}.`,
        ar: `عدد الخلايا في ${row.ar} هو ${n.ar(problem.found)} وعددها في الصفّ الأول ${n.ar(problem.expected)}.`,
      };
    }
    case "notNumber": {
      const row = rowAt(problem.row, problem.label);
      const [column, found] = [quoted(problem.column), quoted(problem.found)];
      return {
        en: `The cell in ${row.en} and column ${column.en} holds ${found.en} and not a number. Leave it empty where there is no data.`,
        ar: `في ${row.ar} والعمود ${column.ar} مكتوب ${found.ar} وليس رقمًا. اترك الخلية فارغة حيث لا بيانات.`,
      };
    }
  }
}

/** Why a chart cannot be drawn, for each reason of `findChartProblem`. */
export function chartRefusal(problem: ChartProblem): Bilingual {
  switch (problem.problem) {
    case "rows":
    case "series": {
      const of = problem.problem === "rows" ? rows : series;
      const wanted = between(problem.least, problem.most, of);
      const found = of(problem.found);
      const what = problem.problem === "rows" ? "الصفوف" : "السلاسل (أعمدة الأرقام)";
      return {
        en: `This kind of chart takes ${wanted.en} and the table has ${found.en}. Choose another kind or change the table.`,
        ar: `عدد ${what} في هذا النوع من الرسوم البيانية ${wanted.ar} وفي الجدول ${found.ar}. اختر نوعًا آخر أو غيّر الجدول.`,
      };
    }
    case "nothing":
      return { en: "The table has no number.", ar: "ليس في الجدول أي رقم." };
    case "label":
      return {
        en: `Row ${n.en(problem.row)} has no label in its first column.`,
        ar: `الصفّ ${n.ar(problem.row)} بلا تسمية في عموده الأول.`,
      };
    case "values":
      return {
        en: `Row ${n.en(problem.row)} has ${n.en(problem.found)} numbers for ${series(problem.expected).en}.`,
        ar: `عدد الأرقام في الصفّ ${n.ar(problem.row)} هو ${n.ar(problem.found)} وعدد السلاسل ${n.ar(problem.expected)}.`,
      };
    case "tooLarge":
      return {
        en: `Row ${n.en(problem.row)} has a number beyond ${n.en(largestChartValue / 1e9)} billion. Use a larger unit and say so in the measure.`,
        ar: `في الصفّ ${n.ar(problem.row)} رقم يتجاوز تريليونًا. استخدم وحدة أكبر واذكرها في «ما قيس».`,
      };
    case "negative":
      return {
        en: `Row ${n.en(problem.row)} has a negative number. This kind of chart shows parts of a whole or values from 0.`,
        ar: `في الصفّ ${n.ar(problem.row)} رقم سالب. هذا النوع من الرسوم البيانية يُظهر أجزاء من كلّ أو قيمًا تبدأ من الصفر.`,
      };
    case "evenSeries":
      return {
        en: `The scale of agreement needs a neutral middle. The table has ${n.en(problem.found)} series. It must have 3 or 5 or 7.`,
        ar: `سلّم الموافقة يحتاج إلى وسط محايد. عدد السلاسل في الجدول ${n.ar(problem.found)} والممكن ٣ أو ٥ أو ٧.`,
      };
    case "sum":
      return {
        en: `The parts of row ${n.en(problem.row)} add up to ${n.en(problem.found)} per cent. They may add up to ${n.en(roundedWhole)} at most. Correct the row.`,
        ar: `مجموع أجزاء الصفّ ${n.ar(problem.row)} هو ${n.ar(problem.found)} في المئة والحدّ ${n.ar(roundedWhole)}. صحّح أرقام الصفّ.`,
      };
    case "range":
      return {
        en: `The number in row ${n.en(problem.row)} is outside its range. It must be between low and high.`,
        ar: `القيمة في الصفّ ${n.ar(problem.row)} خارج مداها. يجب أن تكون بين «من» و«إلى».`,
      };
    case "highlight":
      return {
        en: `Enter a whole number from 1 to ${n.en(problem.most)} or leave the field empty.`,
        ar: `أدخل عددًا صحيحًا من ١ إلى ${n.ar(problem.most)} أو اترك الحقل فارغًا.`,
      };
    case "mark":
      return {
        en: `The table has no such row. Enter a whole number from 1 to ${n.en(problem.most)}.`,
        ar: `ليس في الجدول هذا الصفّ. أدخل عددًا صحيحًا من ١ إلى ${n.ar(problem.most)}.`,
      };
    case "scale":
      return {
        en: "The ends of the scale or the margin of error do not fit. The upper end must be above the lower one. Only charts over time may leave out 0. A margin is not negative.",
        ar: "طرفا المقياس أو هامش الخطأ غير صالحين. الطرف الأعلى أكبر من الأدنى. ولا يخلو المقياس من الصفر إلا في الرسوم البيانية الزمنية. والهامش ليس سالبًا.",
      };
    case "outside":
      return {
        en: `Row ${n.en(problem.row)} has a number outside the scale. Widen its ends or leave them empty.`,
        ar: `في الصفّ ${n.ar(problem.row)} رقم خارج المقياس. وسّع طرفيه أو اتركهما فارغين.`,
      };
  }
}

const fields: Partial<Record<ChartProblem["problem"], string>> = {
  highlight: "highlight",
  mark: "mark_row",
  scale: "max",
};

/** The field beside which a problem is shown. */
export const fieldOf = ({ problem }: ChartProblem): string => fields[problem] ?? "table";

/** The first cell in which the table differs from the one in the other language. */
export function differenceRefusal(found: TableDifference, here: "en" | "ar"): Bilingual {
  const other = here === "en" ? { en: "Arabic", ar: "العربي" } : { en: "English", ar: "الإنكليزي" };
  if (found.difference !== "cell") {
    const of = found.difference === "rows" ? rows : series;
    return {
      en: `The numbers must be those of the other language. This table has ${of(found.here).en} and the ${other.en} one ${of(found.there).en}.`,
      ar: `يجب أن تطابق الأرقام أرقام اللغة الأخرى. في هذا الجدول ${of(found.here).ar} وفي الجدول ${other.ar} ${of(found.there).ar}.`,
    };
  }
  const row = rowAt(found.row, found.label);
  const column = quoted(found.column);
  const cell = (value: number | null): Bilingual => ({
    en: value === null ? "no number" : n.en(value),
    ar: value === null ? "لا رقم" : n.ar(value),
  });
  return {
    en: `The numbers must be those of the other language. The cell in ${row.en} and column ${column.en} has ${cell(found.here).en} here and ${cell(found.there).en} in the ${other.en} table.`,
    ar: `يجب أن تطابق الأرقام أرقام اللغة الأخرى. في ${row.ar} والعمود ${column.ar} هنا ${cell(found.here).ar} وفي الجدول ${other.ar} ${cell(found.there).ar}.`,
  };
}
