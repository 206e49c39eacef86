/** The owner of a product that a test or a benchmark starts. */
export const testOwner = { email: "owner@miqyas.example", password: "for-tests-only-0123456789" };
