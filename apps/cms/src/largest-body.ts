/** Largest body of a request to the admin without a file, such as a long article, bytes. */
export const largestBody = 8_000_000;
