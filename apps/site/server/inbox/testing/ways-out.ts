import type { WaysOut } from "../way-out.ts";

const contacts = { email: "hello@miqyas.example", phones: ["+963 11 555 0142", "+963 944 555 018"] };

/** How the agency of the tests can be reached. */
export const waysOut: WaysOut = { en: contacts, ar: contacts };
