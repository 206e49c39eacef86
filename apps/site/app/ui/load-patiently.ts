/** The longest pause before code is requested again, ms. */
const longestPause = 30_000;

/**
 * Loads code that a page can wait for. Weak networks lose some requests (F21): a lost one is repeated, because React takes
 * a part whose code has failed for a failure of the page, for as long as the document lives.
 * @param pause time before the first repetition, ms; each next is twice as long
 */
export async function loadPatiently<Code>(load: () => Promise<Code>, pause = 500): Promise<Code> {
  try {
    return await load();
  } catch {
    await new Promise((done) => setTimeout(done, pause));
    return loadPatiently(load, Math.min(2 * pause, longestPause));
  }
}
