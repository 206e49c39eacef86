import { foldPath } from "@miqyas/http/request-target";

/** A path in the form for comparison: decoded, lower case, without a slash at the end. */
export const comparable = (path: string): string => foldPath(path).replace(/\/+$/, "");
