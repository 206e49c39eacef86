import { setTimeout as delay } from "node:timers/promises";

/** Answers leave at full multiples of this time after the request came, ms. */
const step = 2000;

const signIns = /^\/api\/users\/(?:login|forgot-password|reset-password)\/?$/i;

/**
 * Holds the answers that depend on whether an account exists, so that their time does not tell it: a known address
 * costs a password hash or a mail (B18). Who signs in with success does not wait.
 */
export async function answerInEqualTime(
  request: Request,
  handle: () => Promise<Response>,
): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (!signIns.test(pathname)) return handle();
  const arrived = performance.now();
  const response = await handle();
  if (response.ok && !/forgot-password/i.test(pathname)) return response;
  await delay(step - ((performance.now() - arrived) % step));
  return response;
}
