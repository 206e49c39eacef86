import { Failure } from "./failure.ts";

/** An account of the admin. */
export interface Account {
  email: string;
  password: string;
}

/** Calls the backend's own API as the admin does. The cookie is of `signIn`. */
export const callAsStaff = (cmsUrl: string, cookie: string, method: string, address: string, body?: object) =>
  fetch(`${cmsUrl}${address}`, {
    method,
    headers: { "Content-Type": "application/json", Origin: new URL(cmsUrl).origin, Cookie: cookie },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(30_000),
  });

/** Opens a session of the admin. Returns its cookies; throws a `Failure` when the account is refused. */
export async function signIn(cmsUrl: string, account: Account): Promise<string> {
  const answer = await callAsStaff(cmsUrl, "", "POST", "/api/users/login", account);
  await answer.arrayBuffer();
  if (!answer.ok) throw new Failure(`${account.email} cannot sign in: ${answer.status}`);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}
