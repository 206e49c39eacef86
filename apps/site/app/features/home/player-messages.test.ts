import { describe, expect, it } from "vitest";
import { readPlayerMessage } from "./player-messages.ts";

describe("messages of embedded players (HOME-5)", () => {
  it.each([
    ['{"event":"infoDelivery","info":{"playerState":1,"currentTime":0.1}}', "playing"],
    ['{"event":"onStateChange","info":1}', "playing"],
    ['{"event":"onStateChange","info":3}', null],
    ['{"event":"infoDelivery","info":{"currentTime":0.1}}', null],
    ['{"event":"onReady","info":null}', null],
    ['{"event":"onError","info":150}', "failed"],
  ])("HOME-5 YouTube: %s", (message, meaning) => {
    expect(readPlayerMessage("youtube", message)).toBe(meaning);
  });

  it.each([
    ['{"event":"ready"}', "ready"],
    [{ event: "playing", data: { seconds: 0 } }, "playing"],
    ['{"event":"timeupdate","data":{"seconds":0.3}}', "playing"],
    ['{"event":"pause"}', null],
    ['{"event":"error","data":{"name":"PrivacyError"}}', "failed"],
  ])("HOME-5 Vimeo: %o", (message, meaning) => {
    expect(readPlayerMessage("vimeo", message)).toBe(meaning);
  });

  it.each(["", "{", "null", "[]", '"playing"', null, undefined, 7, { info: { playerState: 1 } }])(
    "B14 takes no harm from %j",
    (message) => {
      expect(["playing", null]).toContain(readPlayerMessage("youtube", message));
      expect(readPlayerMessage("vimeo", message)).toBeNull();
    },
  );
});
