type Pressed = Pick<MouseEvent, "button" | "metaKey" | "ctrlKey" | "shiftKey" | "altKey">;

/** Whether a click on a link asks the browser for another tab, a window or a file, which is not the page's to answer. */
export const opensElsewhere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: Pressed): boolean =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
