import { expect, test } from "vitest";
import { listeningUrl } from "./listening-url.ts";

test.each([
  ["192.0.2.7", "http://192.0.2.7:3000"],
  ["2001:db8::7", "http://[2001:db8::7]:3000"],
  ["", "http://localhost:3000"],
  ["0.0.0.0", "http://localhost:3000"],
  ["::", "http://localhost:3000"],
])("a server that listens at %j is reached at %s", (host, url) => {
  expect(listeningUrl(host, 3000, "localhost")).toBe(url);
});
