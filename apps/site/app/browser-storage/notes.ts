/** Leaves a note in this tab for the document after a reload, if the browser allows it. */
export function leaveNote(name: string): void {
  try {
    sessionStorage.setItem(name, "1");
  } catch {
    // Without access to the storage the next document begins as any.
  }
}

/** Removes a note. Returns whether there was one. */
export function takeNote(name: string): boolean {
  try {
    const isThere = sessionStorage.getItem(name) !== null;
    sessionStorage.removeItem(name);
    return isThere;
  } catch {
    return false;
  }
}
