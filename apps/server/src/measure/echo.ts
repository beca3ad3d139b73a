import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { WebSocket, WebSocketServer } from "ws";
import { cpuOf } from "./course.js";

/** Processor time of one message there and back over a socket, both ends of it in this process, in µs. */
export async function echoCost(sockets: number, each: number): Promise<number> {
  const server = new WebSocketServer({ port: 0, host: "127.0.0.1" });
  server.on("connection", (socket) => socket.on("message", (data) => socket.send(data)));
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const all = await Promise.all(
    Array.from({ length: sockets }, async () => {
      const socket = new WebSocket(`ws://127.0.0.1:${port}`);
      await once(socket, "open");
      return socket;
    }),
  );
  const said = "x".repeat(200);
  const round = async (): Promise<void> => {
    await Promise.all(
      all.map(
        (socket) =>
          new Promise<void>((resolve) => {
            let left = each;
            socket.on("message", function heard() {
              if (--left > 0) socket.send(said);
              else {
                socket.off("message", heard);
                resolve();
              }
            });
            socket.send(said);
          }),
      ),
    );
  };
  await round();
  const spent = await cpuOf(round);
  for (const socket of all) socket.terminate();
  server.close();
  return (spent * 1000) / (sockets * each);
}
