/** An option of a dropdown. */
export interface DropdownOption {
  value: string;
  label: string;
  /** The number of its entries, as shown and as read aloud: “5” and “5 articles”. */
  count?: { figure: string; words: string };
  /** Whether it has no entries. It can still be chosen. */
  isEmpty?: boolean;
}

/** The texts of a dropdown (DD-1). */
export interface DropdownTexts {
  /** “Select...”: shown without a choice. */
  placeholder: string;
  /** “Loading...”: shown while the options load. */
  loading: string;
  /** “No options”: shown when there are none. */
  empty: string;
}

export interface DropdownProps {
  /** Its name in the form. */
  name: string;
  label: string;
  options: readonly DropdownOption[];
  texts: DropdownTexts;
  loading?: boolean;
  className?: string | undefined;
}
