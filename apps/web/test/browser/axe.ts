import axe from "axe-core";
import type { Page } from "playwright-core";

/**
 * What axe finds, a line each. It is brought into a page once, and does not describe what passes, which would take most
 * of its time. Behind an open sheet nothing can be reached: there only the sheet is looked at.
 */
export async function flaws(page: Page): Promise<readonly string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { axe: looker } = window as unknown as { readonly axe: typeof axe };
    const sheet = document.querySelector<HTMLElement>("dialog:modal");
    const { violations } = await looker.run(sheet ?? document, { resultTypes: ["violations"] });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.target} ${node.failureSummary?.split("\n")[1]?.trim() ?? ""}`),
    );
  });
}
