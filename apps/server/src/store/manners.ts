import type { Door, Manners } from "@rifthall/service";

/** What a table is like if nobody says: among those who know each other one may talk, to strangers there are phrases. */
export const mannersAt = (door: Door): Manners => ({
  rated: false,
  talk: door === "private" ? "anything" : "phrases",
  behind: null,
});

/** As they are kept; tables laid before there were any are as tables usually are. */
export const mannersIn = (text: string | null): Manners => ({
  ...mannersAt("private"),
  ...(JSON.parse(text ?? "{}") as Partial<Manners>),
});
