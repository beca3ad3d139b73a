import { connect } from "node:net";
import type { Seat } from "@rifthall/kernel/ids";
import { expect, test } from "vitest";
import type { WebSocket } from "ws";
import { begun, dial, hall, originOf, Player, playOn, welcomed } from "./hall.js";

/** How a socket ends that was not let in, or did what is not done. */
const ended = (socket: WebSocket): Promise<number> =>
  new Promise((resolve) => {
    socket.on("unexpected-response", (_, response) => resolve(response.statusCode ?? 0));
    socket.on("close", (code) => resolve(code));
    socket.on("error", () => {});
  });
const opened = (socket: WebSocket): Promise<void> => new Promise((resolve) => socket.once("open", () => resolve()));

async function named(port: number, headers: Record<string, string>, body = '{"name":"Ada"}'): Promise<Response> {
  return fetch(`${originOf(port)}/api/me`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body,
  });
}

test("a guest gives a name and is known by a cookie that no script reads", async () => {
  const { port } = await hall();
  const origin = originOf(port);
  const reply = await named(port, { origin }, JSON.stringify({ name: "  Ada\u202e\n Lovelace " }));
  const given = reply.headers.getSetCookie();
  for (const one of given) {
    expect(one).toMatch(/HttpOnly/);
    expect(one).toMatch(/SameSite=Strict/);
    expect(one).not.toMatch(/Secure/);
  }
  const cookie = given.map((one) => one.split(";")[0]).join("; ");
  const { me } = (await reply.json()) as { readonly me: { readonly name: string } };
  expect(me.name).toBe("Ada Lovelace");
  const again = await fetch(`${origin}/api/me`, { headers: { cookie } });
  expect(await again.json()).toEqual({ me });
  expect(again.headers.get("set-cookie")).toBeNull();
  // Who says another name stays who they are.
  const renamed = await named(port, { origin, cookie }, '{"name":"Countess"}');
  expect([renamed.status, await renamed.json()]).toEqual([200, { me: { ...me, name: "Countess" } }]);
});

test.each([["{}"], ["no json"], ['{"name":""}'], ['{"name":7}'], [`{"name":"${"x".repeat(201)}"}`]])(
  "%s is no name",
  async (body) => {
    const { port } = await hall();
    const reply = await named(port, { origin: originOf(port) }, body);
    expect(reply.status).toBeGreaterThanOrEqual(400);
    expect(reply.headers.get("set-cookie")).toBeNull();
  },
);

test("pages of other sites speak for nobody, by fetch or by socket", async () => {
  const { port } = await hall({ origins: ["https://play.example"] });
  for (const origin of ["https://evil.example", `http://127.0.0.1:${port + 1}`, "null"])
    expect((await named(port, { origin })).status).toBe(403);
  expect((await named(port, {})).status).toBe(403);
  const cookie = await welcomed(port, "Ada");
  for (const origin of ["https://evil.example", "http://localhost", "null"])
    expect(await ended(dial(port, { cookie, origin }))).toBe(403);
  expect(await ended(dial(port, { cookie }))).toBe(403);
  // A name that is made to point at this machine is not ours, though both headers agree.
  expect(await ended(dial(port, { cookie, origin: "http://evil.example", host: "evil.example" }))).toBe(403);
  const given = dial(port, { cookie, origin: "https://play.example", host: "play.example" });
  await opened(given);
  given.terminate();
});

test("who is not known, or has signed out, is not let in", async () => {
  const { port } = await hall();
  const origin = originOf(port);
  expect(await ended(dial(port, { origin }))).toBe(401);
  expect(await ended(dial(port, { origin, cookie: "rifthall=made-up" }))).toBe(401);
  const cookie = await welcomed(port, "Ada");
  await fetch(`${origin}/api/me`, { method: "DELETE", headers: { origin, cookie } });
  expect(await ended(dial(port, { origin, cookie }))).toBe(401);
});

test("what is no message, or too large, ends the line, and the others play on", async () => {
  const { port } = await hall();
  const [ada, ben] = [await Player.named(port, "Ada"), await Player.named(port, "Ben")];
  const match = await begun([ada, ben], "riftforce");
  const origin = originOf(port);
  const cases: readonly [string | Buffer, number][] = [
    ["not json", 1003],
    [Buffer.from([1, 2, 3]), 1003],
    ["x".repeat(400_000), 1009],
  ];
  for (const [message, code] of cases) {
    const socket = dial(port, { origin, cookie: ada.cookie });
    await opened(socket);
    socket.send(message);
    expect(await ended(socket)).toBe(code);
  }
  const flood = dial(port, { origin, cookie: ada.cookie });
  await opened(flood);
  for (let i = 0; i < 2_000; i++) flood.send('{"id":1,"name":"here","args":[]}');
  expect(await ended(flood)).toBe(1008);
  await expect(ben.call("open", match, "en", "instant", false)).resolves.toMatchObject({ match });
});

test("who says half a request and no more is let go, and the others play on", async () => {
  const { port } = await hall({ slowest: { head: 300, request: 600 } });
  const [ada, ben] = [await Player.named(port, "Ada"), await Player.named(port, "Ben")];
  const match = await begun([ada, ben], "riftforce");
  const halves = [
    "GET /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ",
    "GET /api/play HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upg",
    `POST /api/me HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nOrigin: ${originOf(port)}\r\nContent-Type: application/json\r\nContent-Length: 20\r\n\r\n{"na`,
  ];
  const lines = Array.from({ length: 60 }, (_, i) => {
    const line = connect(port, "127.0.0.1");
    line.on("error", () => {});
    line.write(halves[i % halves.length] ?? "");
    const more = setInterval(() => line.write("x"), 100);
    return new Promise<void>((resolve) =>
      line.resume().once("close", () => {
        clearInterval(more);
        resolve();
      }),
    );
  });
  await playOn([ada, ben], match, 9, 10);
  await Promise.all(lines);
  await playOn([ada, ben], match, 10, 5);
});

test("a seat follows from who one is, whatever is asked for", async () => {
  const { port } = await hall();
  const [ada, ben, eve] = await Promise.all(["Ada", "Ben", "Eve"].map((name) => Player.named(port, name)));
  if (!ada || !ben || !eve) throw new Error("somebody is missing");
  const match = await begun([ada, ben], "riftforce");
  await eve.open(match);
  for (const seat of [0, 1] as Seat[]) {
    const refused = { code: "not-your-seat" };
    await expect(eve.call("answer", match, seat, { number: 0, key: 0 })).rejects.toMatchObject(refused);
    await expect(eve.call("resign", match, seat)).rejects.toMatchObject(refused);
    await expect(eve.call("undo", match, seat)).rejects.toMatchObject(refused);
    await expect(eve.call("advise", match, seat)).rejects.toMatchObject(refused);
    await expect(eve.call("take", match, seat)).rejects.toMatchObject(refused);
    await expect(eve.call("preview", match, seat, 0)).rejects.toMatchObject(refused);
  }
  await expect(ada.call("resign", match, 1 as Seat)).rejects.toMatchObject({ code: "not-your-seat" });
  // Nor is anybody kept waiting, and what is the operator's is not done for guests.
  await expect(ada.call("hold", match)).rejects.toMatchObject({ code: "others-wait" });
  await expect(ada.call("pace", match, "instant")).rejects.toMatchObject({ code: "not-served" });
  for (const name of ["removeAll", "damaged"] as const)
    await expect(ada.call(name)).rejects.toMatchObject({ code: "not-served" });
  await expect(ada.call("bring", "{}")).rejects.toMatchObject({ code: "not-served" });
  const start = { game: "riftforce", options: {}, seats: [], seed: "mine" };
  await expect(ada.call("start", start)).rejects.toMatchObject({ code: "not-served" });
});

test("a person has so many lines and no more", async () => {
  const { port } = await hall();
  const cookie = await welcomed(port, "Ada");
  const sockets = Array.from({ length: 14 }, () => dial(port, { origin: originOf(port), cookie }));
  const codes = await Promise.all(
    sockets.map((socket) => Promise.race([ended(socket), new Promise((resolve) => setTimeout(resolve, 400, "open"))])),
  );
  expect(codes.filter((code) => code === 1008)).toHaveLength(2);
  for (const socket of sockets) socket.terminate();
});

test("who leaves while a match is being opened for them leaves nothing behind", async () => {
  const { port } = await hall();
  const [ada, ben] = [await Player.named(port, "Ada"), await Player.named(port, "Ben")];
  const match = await begun([ada, ben], "riftforce");
  const tables = async (): Promise<string | undefined> =>
    /^rifthall_tables (\d+)/m.exec(await (await fetch(`${originOf(port)}/metrics`)).text())?.[1];
  expect(await tables()).toBe("1");
  ada.socket.terminate();
  ben.socket.terminate();
  await expect.poll(tables).toBe("0");
  const hasty = dial(port, { origin: originOf(port), cookie: ada.cookie });
  await opened(hasty);
  for (let i = 0; i < 5; i++)
    hasty.send(JSON.stringify({ id: i, name: "open", args: [match, "en", "instant", false] }));
  hasty.close();
  await ended(hasty);
  await new Promise((resolve) => setTimeout(resolve, 200));
  await expect.poll(tables).toBe("0");
});

test("an operator is told how it goes, and nobody else what goes on", async () => {
  const { port } = await hall();
  const ada = await Player.named(port, "Ada");
  await ada.call("me");
  const origin = originOf(port);
  expect((await fetch(`${origin}/healthz`)).status).toBe(200);
  expect((await fetch(`${origin}/readyz`)).status).toBe(200);
  const metrics = await (await fetch(`${origin}/metrics`)).text();
  expect(metrics).toMatch(/rifthall_sockets 1/);
  expect(metrics).toMatch(/rifthall_request_seconds_count\{name="me",granted="yes"\} 1/);
  expect((await fetch(`${origin}/metrics`, { headers: { "x-forwarded-for": "10.0.0.1" } })).status).toBe(403);
});
