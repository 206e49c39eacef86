/** Ends a task of the start, so that what the visitor does meanwhile is answered and painted before the next one. */
export const yieldToMain = (): Promise<void> => new Promise((done) => setTimeout(done));
