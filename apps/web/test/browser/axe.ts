import AxeBuilder from "@axe-core/playwright";
import type { Page } from "playwright-core";

/** What axe finds, a line each. What passes is not described, which would take most of its time. */
export async function flaws(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ["violations"] })
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target} ${node.failureSummary?.split("\n")[1]?.trim() ?? ""}`),
  );
}
