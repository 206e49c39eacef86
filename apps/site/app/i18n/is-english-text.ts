/** Whether a text has Latin letters and no Arabic ones. Numbers alone belong to either language. */
export const isEnglishText = (text: string): boolean =>
  /\p{Script=Latin}/u.test(text) && !/\p{Script=Arabic}/u.test(text);
