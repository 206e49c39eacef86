/** The id of a result, for `aria-activedescendant`. */
export const optionId = (listId: string, index: number) => `${listId}-${String(index)}`;
