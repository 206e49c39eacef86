import { useState } from "react";
import { tickValue } from "../../lists/list-state.ts";
import { formatNumber } from "../../i18n/format.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import layout from "../../styles/layout.module.css";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Dropdown } from "../../ui/dropdown.tsx";
import { Field } from "../../ui/field.tsx";
import { MultiDropdown } from "../../ui/multi-dropdown.tsx";
import { Ground, Sample, useSay } from "./sample.tsx";

const english = [
  "Methods",
  "Pricing",
  "Retail",
  "Consumers",
  "Brands",
  "Qualitative",
  "Fieldwork",
  "Finance",
];
const arabic = [
  "المنهجية",
  "التسعير",
  "التجزئة",
  "المستهلك",
  "العلامات التجارية",
  "البحث النوعي",
  "الميدان",
  "المالية",
];

/** Dropdowns and a dialog in their states. */
export function DropdownSamples() {
  const say = useSay();
  const { formatLocale } = useTranslation();
  const locale = useLocale();
  const [sort, setSort] = useState("newest");
  const [category, setCategory] = useState("");
  const [chosen, setChosen] = useState(["0", "5"]);
  const categories = (locale === "ar" ? arabic : english).map((label, index) => ({
    value: String(index),
    label,
    count: { figure: formatNumber(12 - index, formatLocale), words: formatNumber(12 - index, formatLocale) },
  }));
  const texts = {
    placeholder: say("Select...", "اختر…"),
    loading: say("Loading...", "جارٍ التحميل…"),
    empty: say("No options", "لا خيارات"),
  };
  const several = {
    name: "cat",
    label: say("Categories", "التصنيفات"),
    summary: (count: number) => say(`${count} chosen`, `المختار: ${formatNumber(count, formatLocale)}`),
    texts,
    values: chosen,
    onTick: (value: string, ticked?: boolean) => setChosen((values) => tickValue(values, value, ticked)),
  };
  return (
    <>
      <Sample caption={say("Dropdown: chosen, none chosen", "قائمة: خيار، وبلا خيار")}>
        <div className={layout.columns2}>
          <Dropdown
            name="sort"
            label={say("Sort", "الترتيب")}
            options={[
              { value: "newest", label: say("Newest first", "الأحدث أولًا") },
              { value: "oldest", label: say("Oldest first", "الأقدم أولًا") },
            ]}
            texts={texts}
            value={sort}
            onChange={setSort}
          />
          <Dropdown
            name="category"
            label={say("Category", "التصنيف")}
            options={categories}
            texts={texts}
            value={category}
            onChange={setCategory}
          />
        </div>
      </Sample>
      <Sample caption={say("Several choices; loading; no options", "خيارات عدة، وتحميل، وبلا خيارات")}>
        <div className={layout.columns2}>
          <MultiDropdown {...several} options={categories} />
          <MultiDropdown {...several} options={[]} loading />
          <MultiDropdown {...several} options={[]} />
        </div>
      </Sample>
      <DialogSample />
    </>
  );
}

function DialogSample() {
  const say = useSay();
  const [open, setOpen] = useState(false);
  const [address, setAddress] = useState("maya@sanabel.example");
  const close = () => setOpen(false);
  return (
    <Sample caption={say("Dialog", "حوار")}>
      <Ground scope="on-dark">
        <Button onClick={() => setOpen(true)}>{say("Subscribe", "اشترك")}</Button>
        <Dialog
          open={open}
          onCancel={close}
          title={say("Is this the right address?", "هل هذا بريدك الصحيح؟")}
          actions={
            <>
              <Button variant="outline" onClick={close}>
                {say("Cancel", "إلغاء")}
              </Button>
              <Button disabled={address.trim() === ""} onClick={close}>
                {say("Confirm", "تأكيد")}
              </Button>
            </>
          }
        >
          <p>
            {say(
              "We will send a confirmation link to this address, then one e-mail a month.",
              "سنرسل إليه رابطًا لتأكيد الاشتراك، ثم رسالة واحدة في الشهر.",
            )}
          </p>
          <Field
            label={say("E-mail address", "البريد الإلكتروني")}
            type="email"
            dir="ltr"
            value={address}
            onChange={(event) => setAddress(event.target.value)}
          />
        </Dialog>
      </Ground>
    </Sample>
  );
}
