type Pressed = Pick<MouseEvent, "button" | "metaKey" | "ctrlKey" | "shiftKey" | "altKey">;

/** Whether a click on a link opens another tab or window, or downloads a file. The browser handles these. */
export const opensElsewhere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: Pressed): boolean =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
