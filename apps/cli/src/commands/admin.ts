import type { Command } from "commander";
import { BadUsage, Failure } from "../failure.js";
import { examples } from "../help.js";
import type { Call } from "../program.js";

type Wish = Parameters<typeof import("@rifthall/server/main")["admin"]>[0];
const LISTED = ["matches", "people", "bans", "reports"] as const;
interface Flags {
  readonly data?: string;
  readonly like?: string;
  readonly until?: string;
  readonly reason?: string;
  readonly yes?: boolean;
  readonly most?: string;
}

/** What an operator tells the server that runs on this machine. */
export function addAdmin(program: Command, call: Call): void {
  const { about } = call.texts;
  const admin = program
    .command("admin")
    .description(about.admin)
    .addHelpText(
      "after",
      examples(call.texts, [
        "rifthall admin list",
        "rifthall admin list people --like ada",
        "rifthall admin ban 'Ada#4821' --until 2030-01-31 --reason 'insults'",
        "rifthall admin backup hall.jsonl",
      ]),
    );
  const deed = (name: string, text: string): Command =>
    admin.command(name).description(text).option("--data <folder>", about.serveData);
  const tell = async (wish: Wish): Promise<void> => {
    const { admin: act, NotDone } = await import("@rifthall/server/main");
    try {
      await act(wish, process.env, (line) => call.terminal.print(line));
    } catch (error) {
      throw error instanceof NotDone ? new Failure(error.message) : error;
    }
  };

  deed("list", about.adminList)
    .argument("[what]", about.adminWhat, "matches")
    .option("--like <name>", about.adminLike)
    .action((what: string, { data, like }: Flags) => {
      const known = LISTED.find((one) => one === what);
      if (known === undefined) throw new BadUsage(about.adminWhat);
      return tell({ data, deed: { do: "list", what: known, like } });
    });
  deed("close", about.adminClose)
    .argument("<match>", about.adminMatch)
    .action((match: string, { data }: Flags) => tell({ data, deed: { do: "close", match } }));
  deed("export", about.adminExport)
    .argument("<person>", about.adminPerson)
    .argument("[file]", about.adminFile)
    .action((person: string, file: string | undefined, { data }: Flags) =>
      tell({ data, deed: { do: "export", person }, file }),
    );
  deed("delete-person", about.adminDelete)
    .argument("<person>", about.adminPerson)
    .option("--yes", about.adminYes)
    .action((person: string, { data, yes }: Flags) => {
      if (!yes) throw new BadUsage(about.adminYes);
      return tell({ data, deed: { do: "delete-person", person } });
    });
  deed("ban", about.adminBan)
    .argument("<person>", about.adminPerson)
    .requiredOption("--reason <text>", about.adminReason)
    .option("--until <day>", about.adminUntil)
    .action((person: string, { data, until, reason = "" }: Flags) => {
      const end = until === undefined ? null : Date.parse(until);
      if (Number.isNaN(end)) throw new BadUsage(about.adminUntil);
      return tell({ data, deed: { do: "ban", person, until: end, reason } });
    });
  deed("unban", about.adminUnban)
    .argument("<person>", about.adminPerson)
    .action((person: string, { data }: Flags) => tell({ data, deed: { do: "unban", person } }));
  deed("report", about.adminReport)
    .argument("<report>", about.adminWhich)
    .argument("[file]", about.adminFile)
    .action((report: string, file: string | undefined, { data }: Flags) =>
      tell({ data, deed: { do: "report", report }, file }),
    );
  deed("seen", about.adminSeen)
    .argument("<report>", about.adminWhich)
    .action((report: string, { data }: Flags) => tell({ data, deed: { do: "seen", report } }));
  deed("backup", about.adminBackup)
    .argument("<file>", about.adminFile)
    .action((file: string, { data }: Flags) => tell({ data, deed: { do: "backup" }, file }));
  deed("restore", about.adminRestore)
    .argument("<file>", about.adminFrom)
    .action((file: string, { data }: Flags) => tell({ data, deed: { do: "restore" }, file }));
  deed("log", about.adminLog)
    .option("--most <n>", about.adminMost, "100")
    .action(({ data, most }: Flags) => tell({ data, deed: { do: "log", most: Number(most) } }));
}
