import type { MouseEvent } from "react";

/** Whether a click on a link asks the browser for another tab, a window or a file, which is not the page's to answer. */
export const opensElsewhere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
