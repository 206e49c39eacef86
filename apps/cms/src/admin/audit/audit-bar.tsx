import type { BeforeListTableServerProps } from "payload";
import { languageOf } from "../../language.ts";
import { shownRows } from "../list-bar.ts";

const labels = {
  en: { export: "Export CSV", kept: "Records are kept for 25 months. Nobody can change or delete one." },
  ar: { export: "تصدير CSV", kept: "تُحفظ العمليات المسجَّلة ٢٥ شهرًا، ولا يستطيع أحد تعديلها أو حذفها." },
};

/** Above the audit log: how long it is kept, and its export with the list's filter. */
export function AuditBar({ i18n, searchParams }: BeforeListTableServerProps) {
  const text = labels[languageOf(i18n.language)];
  return (
    <div className="list-bar">
      <p>{text.kept}</p>
      <div className="list-bar__tools">
        <a
          className="list-bar__tool"
          href={`/api/audit-log/export?${shownRows(searchParams ?? {}).toString()}`}
        >
          {text.export}
        </a>
      </div>
    </div>
  );
}
