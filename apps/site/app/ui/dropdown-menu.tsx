import { useSelect } from "downshift";
import type { UseSelectProps, UseSelectState, UseSelectStateChangeOptions } from "downshift";
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import type { MouseEvent, PointerEvent } from "react";
import { classNames } from "./class-names.ts";
import { OptionCount } from "./dropdown-frame.tsx";
import type { DropdownOption } from "./dropdown-option.ts";
import { Icon } from "./icon.tsx";
import { StaffText } from "./staff-text.tsx";
import styles from "./dropdown.module.css";

interface DropdownMenuProps {
  label: string;
  /** Whether it takes the focus from the native control that it replaces. */
  isFocused: boolean;
  /** Text of the closed control. */
  text: string;
  options: readonly DropdownOption[];
  /** Values of the chosen options. */
  chosen: readonly string[];
  /** Whether it stays open after a choice and shows a check box per option. */
  multiple: boolean;
  onChoose: (value: string) => void;
}

/** Options skipped by PageUp and PageDown (DD-3). */
const pageOfOptions = 5;
/** A finger that moved further than this dragged the list, px (DD-3). */
const dragDistance = 5;

const { stateChangeTypes } = useSelect;

type Reduce = (
  state: UseSelectState<DropdownOption>,
  action: UseSelectStateChangeOptions<DropdownOption>,
) => Partial<UseSelectState<DropdownOption>>;

/** Changes to downshift's defaults: pages of 5, a menu that stays open, no choice on blur. */
function reduceFor(count: number, multiple: boolean): Reduce {
  return (state, { type, changes }) => {
    switch (type) {
      case stateChangeTypes.ToggleButtonKeyDownPageUp:
        return { ...changes, highlightedIndex: Math.max(0, state.highlightedIndex - pageOfOptions) };
      case stateChangeTypes.ToggleButtonKeyDownPageDown:
        return { ...changes, highlightedIndex: Math.min(count - 1, state.highlightedIndex + pageOfOptions) };
      case stateChangeTypes.ToggleButtonBlur:
        return { ...changes, selectedItem: state.selectedItem };
      case stateChangeTypes.ItemClick:
      case stateChangeTypes.ToggleButtonKeyDownEnter:
      case stateChangeTypes.ToggleButtonKeyDownSpaceButton:
        return multiple ? { ...changes, isOpen: true, highlightedIndex: state.highlightedIndex } : changes;
      default:
        return changes;
    }
  };
}

/**
 * The full dropdown: it opens and closes on press, closes on Escape and on a press outside, and works with the
 * keyboard (DD-2, DD-3).
 */
export function DropdownMenu({
  label,
  isFocused,
  text,
  options,
  chosen,
  multiple,
  onChoose,
}: DropdownMenuProps) {
  const settings: UseSelectProps<DropdownOption> = {
    items: [...options],
    itemToString: (option) => option?.label ?? "",
    itemToKey: (option) => option?.value,
    selectedItem: multiple ? null : (options.find(({ value }) => chosen.includes(value)) ?? null),
    onSelectedItemChange: ({ selectedItem }) => selectedItem && onChoose(selectedItem.value),
    stateReducer: reduceFor(options.length, multiple),
    // Within the window too: in a low one, as with enlarged text, a part of the menu lies outside.
    scrollIntoView: (option) => option?.scrollIntoView({ block: "nearest" }),
  };
  const select = useSelect(settings);
  const { isOpen, highlightedIndex } = select;
  const frame = useRef<HTMLDivElement>(null);
  const guard = useDragGuard();
  const root = useRef<HTMLDivElement>(null);
  const takeFocus = useEffectEvent(
    () => isFocused && root.current?.querySelector("button")?.focus({ preventScroll: true }),
  );
  // With the change of the page: a key pressed before an effect that follows later would reach neither control.
  useLayoutEffect(() => void takeFocus(), []);
  useEffect(() => {
    if (isOpen) frame.current?.scrollIntoView({ block: "nearest" });
  }, [isOpen]);
  return (
    <>
      <span {...select.getLabelProps()} className={styles.label}>
        {label}
      </span>
      <div ref={root} className={styles.dropdown}>
        <button
          type="button"
          {...select.getToggleButtonProps({
            className: styles.control,
            // Safari gives a button that is pressed no focus. Its keys would do nothing.
            onClick: ({ currentTarget }: MouseEvent<HTMLButtonElement>) =>
              currentTarget.focus({ preventScroll: true }),
          })}
        >
          <span className={classNames(styles.text, multiple && chosen.length > 0 && styles.chosen)}>
            <StaffText>{text}</StaffText>
          </span>
          <Icon name={isOpen ? "collapse" : "expand"} />
        </button>
        <div ref={frame} className={classNames(styles.popup, !isOpen && styles.closed)}>
          <ul
            {...select.getMenuProps({ className: styles.menu })}
            aria-multiselectable={multiple || undefined}
          >
            {isOpen &&
              options.map((option, index) => (
                <li
                  key={option.value}
                  {...select.getItemProps({
                    item: option,
                    index,
                    className: classNames(
                      styles.option,
                      multiple && styles.multiple,
                      index === highlightedIndex && styles.highlighted,
                      option.isEmpty && styles.none,
                    ),
                    ...guard,
                  })}
                  aria-selected={chosen.includes(option.value)}
                >
                  {multiple && <span className={styles.box} aria-hidden="true" />}
                  <StaffText>{option.label}</StaffText>
                  <OptionCount count={option.count} />
                </li>
              ))}
          </ul>
        </div>
      </div>
    </>
  );
}

/** Prevents a touch that dragged the list from choosing the option where it ended. */
function useDragGuard() {
  const from = useRef<{ x: number; y: number } | null>(null);
  const dragged = useRef(false);
  return {
    onPointerDown: ({ pointerType, clientX, clientY }: PointerEvent) => {
      from.current = pointerType === "touch" ? { x: clientX, y: clientY } : null;
      dragged.current = false;
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      if (!from.current) return;
      dragged.current ||= Math.hypot(clientX - from.current.x, clientY - from.current.y) > dragDistance;
    },
    onClick: ({ nativeEvent }: MouseEvent) => {
      if (dragged.current) Object.assign(nativeEvent, { preventDownshiftDefault: true });
      from.current = null;
      dragged.current = false;
    },
  };
}
