/** One thing to choose in a dropdown. */
export interface DropdownOption {
  value: string;
  label: string;
  /** How many entries it would show: a figure to see and words to hear, “5” and “5 articles”. */
  count?: { figure: string; words: string };
  /** It would show nothing; it can be chosen all the same. */
  isEmpty?: boolean;
}

/** The words of a dropdown (DD-1). */
export interface DropdownTexts {
  /** “Select...”, while nothing is chosen. */
  placeholder: string;
  /** “Loading...”, while the options are on their way. */
  loading: string;
  /** “No options”, when there are none. */
  empty: string;
}

export interface DropdownProps {
  /** The name it has in its form. */
  name: string;
  label: string;
  options: readonly DropdownOption[];
  texts: DropdownTexts;
  loading?: boolean;
  className?: string | undefined;
}
