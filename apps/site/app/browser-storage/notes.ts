/** Leaves a note in this tab for its next document, if the browser allows it. */
export function leaveNote(name: string, text: string): void {
  try {
    sessionStorage.setItem(name, text);
  } catch {
    // Without access to the storage the next document begins as any.
  }
}

/** Removes a note and returns its text; `null` where there is none. */
export function takeNote(name: string): string | null {
  try {
    const text = sessionStorage.getItem(name);
    sessionStorage.removeItem(name);
    return text;
  } catch {
    return null;
  }
}
