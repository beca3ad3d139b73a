import { createHash, randomBytes } from "node:crypto";
import type { Context, MiddlewareHandler } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import type { Names } from "./origin.js";

/** Stays when somebody signs out: two who come from one browser may be one, and are not rated against each other. */
const MARK = "rifthall-browser";
/** As long as browsers keep anything. */
const LASTS = 400 * 24 * 3600;
const FORM = /^[\w-]{22}$/;

/** Marks a browser that has no mark, where what it asked for was done. */
export const marked =
  (names: Names): MiddlewareHandler =>
  async (c, next) => {
    await next();
    if (!c.res.ok || FORM.test(getCookie(c, MARK) ?? "") || !names.isOurs(c.req.header("host"))) return;
    setCookie(c, MARK, randomBytes(16).toString("base64url"), {
      httpOnly: true,
      sameSite: "Strict",
      path: "/",
      maxAge: LASTS,
      secure: names.isSecure(c.req.header("origin"), c.req.header("host")),
    });
  };

/** By what a browser is known, if it is: a hash of its mark. */
export function browserOf(c: Context): string | null {
  const mark = getCookie(c, MARK);
  return mark !== undefined && FORM.test(mark) ? createHash("sha256").update(mark).digest("base64url") : null;
}
