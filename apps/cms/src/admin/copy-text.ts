/** Copies a text, and says whether that went well. A browser may forbid it, and has no clipboard on a page without HTTPS. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
