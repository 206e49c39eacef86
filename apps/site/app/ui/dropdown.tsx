import { useEffect, useEffectEvent, useId, useRef } from "react";
import { DropdownIdle } from "./dropdown-frame.tsx";
import type { DropdownProps } from "./dropdown-option.ts";
import { Icon } from "./icon.tsx";
import { useDropdownMenu } from "./use-dropdown-menu.ts";
import styles from "./dropdown.module.css";

export type { DropdownOption, DropdownTexts } from "./dropdown-option.ts";

interface SingleDropdownProps extends DropdownProps {
  /** Value of the chosen option; `""` without a choice. */
  value: string;
  onChange: (value: string) => void;
}

/** A choice of one option. Without a script it is a native select of its form. */
export function Dropdown(props: SingleDropdownProps) {
  const { name, label, options, texts, loading = false, value, onChange, className } = props;
  const root = useRef<HTMLDivElement>(null);
  const id = useId();
  const menu = useDropdownMenu(root);
  const chosen = options.find((option) => option.value === value);
  const keepEarlyChoice = useEffectEvent(() => {
    const select = root.current?.querySelector("select");
    // An address may name an unknown option: the placeholder is shown then.
    if (select && select.value !== (chosen?.value ?? "")) onChange(select.value);
  });
  // An option chosen before hydration counts as well.
  useEffect(() => keepEarlyChoice(), []);
  if (loading || options.length === 0) {
    return (
      <div ref={root} className={className}>
        <DropdownIdle label={label} texts={texts} loading={loading} />
      </div>
    );
  }
  if (menu) {
    return (
      <div ref={root} className={className}>
        <menu.Menu
          label={label}
          isFocused={menu.isFocused}
          text={chosen?.label ?? texts.placeholder}
          options={options}
          chosen={[value]}
          multiple={false}
          onChoose={onChange}
        />
        <input type="hidden" name={name} value={value} />
      </div>
    );
  }
  return (
    <div ref={root} className={className}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.native}>
        <select
          id={id}
          name={name}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className={styles.control}
        >
          {!chosen && <option value="">{texts.placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="expand" />
      </div>
    </div>
  );
}
