import { useEffect, useEffectEvent, useRef } from "react";
import { classNames } from "./class-names.ts";
import { DropdownIdle, OptionCount } from "./dropdown-frame.tsx";
import type { DropdownProps } from "./dropdown-option.ts";
import { Icon } from "./icon.tsx";
import { StaffText } from "./staff-text.tsx";
import { useDropdownMenu } from "./use-dropdown-menu.ts";
import styles from "./dropdown.module.css";

interface MultiDropdownProps extends DropdownProps {
  /** Values of the chosen options. */
  values: readonly string[];
  /** Called when an option is ticked or unticked. Without `ticked` the latest requested state is toggled. */
  onTick: (value: string, ticked?: boolean) => void;
  /** “2 chosen”: text of the closed control when options are chosen. */
  summary: (chosen: number) => string;
}

/** A choice of several options; it stays open meanwhile. Without a script it is a list of check boxes. */
export function MultiDropdown(props: MultiDropdownProps) {
  const { name, label, options, texts, loading = false, values, onTick, summary, className } = props;
  const root = useRef<HTMLDivElement>(null);
  const menu = useDropdownMenu(root);
  const text = values.length > 0 ? summary(values.length) : texts.placeholder;
  const keepEarlyChoices = useEffectEvent(() => {
    const boxes = root.current?.querySelectorAll<HTMLInputElement>("input[type=checkbox]") ?? [];
    for (const box of boxes) if (box.checked !== values.includes(box.value)) onTick(box.value, box.checked);
  });
  // Options ticked before hydration count as well.
  useEffect(() => keepEarlyChoices(), []);
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
          text={text}
          options={options}
          chosen={values}
          multiple
          onChoose={(value) => onTick(value)}
        />
        {values.map((value) => (
          <input key={value} type="hidden" name={name} value={value} />
        ))}
      </div>
    );
  }
  return (
    <div ref={root} role="group" aria-label={label} className={className}>
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      <details className={styles.boxes}>
        <summary className={styles.control}>
          <span className={classNames(styles.text, values.length > 0 && styles.chosen)}>{text}</span>
          <Icon name="expand" />
        </summary>
        <div className={classNames(styles.popup, styles.menu)}>
          {options.map((option) => (
            <label key={option.value} className={classNames(styles.option, option.isEmpty && styles.none)}>
              <input
                type="checkbox"
                name={name}
                value={option.value}
                checked={values.includes(option.value)}
                onChange={(event) => onTick(option.value, event.target.checked)}
                className={styles.box}
              />
              <StaffText>{option.label}</StaffText>
              <OptionCount count={option.count} />
            </label>
          ))}
        </div>
      </details>
    </div>
  );
}
