import { expect, test } from "vitest";
import { readInheritedSockets } from "./inherited-sockets.ts";

test("INST-4 two sockets of systemd are the site's and the backend's; those of another process are not ours", () => {
  const given = { LISTEN_PID: "7", LISTEN_FDS: "2" };
  expect(readInheritedSockets(given, 7)).toEqual({ site: 3, cms: 4 });
  expect(readInheritedSockets(given, 8)).toBeNull();
  expect(readInheritedSockets({}, 7)).toBeNull();
  expect(() => readInheritedSockets({ ...given, LISTEN_FDS: "1" }, 7)).toThrow("gives 1 sockets");
});
