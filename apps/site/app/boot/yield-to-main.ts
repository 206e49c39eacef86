/** Ends the current task. The browser handles waiting events and paints before the next one. */
export const yieldToMain = (): Promise<void> => new Promise((done) => setTimeout(done));
