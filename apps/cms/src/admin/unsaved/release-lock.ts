/**
 * Ends an account's own lock of a form's entry or page when the form is left, so that a colleague may edit it at once.
 * A save keeps the lock (`versions/keep-lock.ts`). A lock that cannot be ended ends by itself after five minutes.
 * @param place `blogs/12` or `globals/home-page`
 */
export function releaseLock(place: string, user: number | string): void {
  const [kind = "", name = ""] = place.split("/");
  const query = new URLSearchParams({
    "where[user.value][equals]": String(user),
    ...(kind === "globals"
      ? { "where[globalSlug][equals]": name }
      : { "where[document.relationTo][equals]": kind, "where[document.value][equals]": name }),
  });
  const address = `/api/payload-locked-documents?${query.toString()}`;
  void fetch(address, { method: "DELETE", credentials: "same-origin", keepalive: true }).catch(
    () => undefined,
  );
}
