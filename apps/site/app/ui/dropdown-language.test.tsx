import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { createI18n } from "../i18n/create-i18n.ts";
import { messages } from "../i18n/messages/ar.ts";
import { I18nContext } from "../i18n/use-translation.ts";
import { DropdownMenu } from "./dropdown-menu.tsx";
import { MultiDropdown } from "./multi-dropdown.tsx";

const options = ["Retail", "الصحة"].map((label) => ({ value: label, label }));
const show = (dropdown: React.ReactNode) =>
  renderToStaticMarkup(<I18nContext value={createI18n("ar", messages)}>{dropdown}</I18nContext>);

test("LANG-5 an option without an Arabic name is marked as English", () => {
  const texts = { placeholder: "اختر", loading: "", empty: "" };
  const html = show(
    <MultiDropdown
      {...{ name: "category", label: "التصنيفات", options, texts, values: [] }}
      onTick={() => {}}
      summary={String}
    />,
  );
  expect(html).toContain('<bdi lang="en" dir="ltr">Retail</bdi>');
  expect(html.match(/<bdi/g)).toHaveLength(1);
});

test("LANG-5 so is the chosen one in the closed control", () => {
  const html = show(
    <DropdownMenu
      {...{
        label: "التصنيف",
        isFocused: false,
        text: "Retail",
        options,
        chosen: ["Retail"],
        multiple: false,
      }}
      onChoose={() => {}}
    />,
  );
  expect(html).toContain('<bdi lang="en" dir="ltr">Retail</bdi>');
});
