import { setTimeout as delay } from "node:timers/promises";

/** Answers are sent at multiples of this time after the request arrived, ms. */
const step = 2000;

const signIns = /^\/api\/users\/(?:login|forgot-password|reset-password)\/?$/i;

/**
 * Delays the answers that depend on whether an account exists. Their time must not reveal it: a known address
 * costs a password hash or a mail (B18). A successful sign-in is not delayed.
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
