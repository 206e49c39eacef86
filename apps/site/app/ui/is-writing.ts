/** Whether the visitor is writing in a field of the frame, which stays from page to page. The focus is then left there. */
export const isWriting = ({ activeElement }: Document): boolean =>
  activeElement instanceof HTMLInputElement && activeElement.value !== "" && !activeElement.closest("main");
