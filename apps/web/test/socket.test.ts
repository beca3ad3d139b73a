import type { Reply } from "@rifthall/service";
import { expect, onTestFinished, test } from "vitest";
import { dial, hall, originOf, welcomed } from "../../server/test/hall.ts";
import { SocketPort } from "../src/online/socket.ts";
import type { LineState } from "../src/service/venue.ts";

test("what is asked for while the line closes is refused at once, and the line comes back", async () => {
  const { port } = await hall();
  const origin = originOf(port);
  const cookie = await welcomed(port, "Ada");
  const sockets: ReturnType<typeof dial>[] = [];
  const states: LineState[] = [];
  const replies: Reply[] = [];
  const line = new SocketPort({
    dial: () => {
      const socket = dial(port, { cookie, origin });
      sockets.push(socket);
      return socket as unknown as WebSocket;
    },
    ask: async () => true,
    tell: (state) => states.push(state),
    chance: () => 0,
  });
  onTestFinished(() => line.close());
  line.onmessage = (reply) => replies.push(reply);
  await expect.poll(() => states).toEqual(["here"]);
  const [socket] = sockets;
  socket?.close();
  expect(socket?.readyState).toBe(socket?.CLOSING);
  const failed: unknown[] = [];
  socket?.on("error", (error) => failed.push(error));
  line.postMessage({ id: 7, name: "here", args: [] });
  await Promise.resolve();
  expect(replies).toMatchObject([{ id: 7, refused: { code: "away" } }]);
  await expect.poll(() => states).toEqual(["here", "away", "here"]);
  expect([sockets.length, failed]).toEqual([2, []]);
});
