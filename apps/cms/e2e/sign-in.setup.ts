import { expect, test as setup } from "@playwright/test";

const cms = process.env.CMS_URL ?? "http://localhost:4000";
const owner = { email: process.env.OWNER_EMAIL, password: process.env.OWNER_PASSWORD };

/**
 * Signs in once for all tests of the admin. Of two simultaneous sign-ins of one account, Payload keeps one
 * session.
 */
setup("the owner signs in", async ({ request }) => {
  expect((await request.post(`${cms}/api/users/login`, { data: owner })).ok()).toBe(true);
  await request.storageState({ path: "test-results/owner.json" });
});
