const event = "miqyas:take-over-all";

/** The form whose texts are all to be taken over, and the fields that have been asked. */
let asked: { form: string; paths: Set<string> } | null = null;

/** Asks every field of a form to take over its source text, also those that the admin shows later. */
export function askToTakeOverAll(form: string): void {
  asked = { form, paths: new Set() };
  window.dispatchEvent(new Event(event));
}

/** Forgets the request when its form is closed. */
export function forgetTakeOverAll(form: string): void {
  if (asked?.form === form) asked = null;
}

/** Calls `takeOver` once per request of the form, at once if it was made before. Returns the function that stops it. */
export function whenAllAreTakenOver(form: string, path: string, takeOver: () => void): () => void {
  const take = () => {
    if (asked?.form !== form || asked.paths.has(path)) return;
    asked.paths.add(path);
    takeOver();
  };
  take();
  window.addEventListener(event, take);
  return () => window.removeEventListener(event, take);
}
