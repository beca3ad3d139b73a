import axe from "axe-core";
import type { Page } from "playwright-core";

/**
 * What axe finds, a line each. It is brought into a page once, and does not describe what passes, which would take most
 * of its time. Behind an open sheet nothing can be reached: there only the sheet is looked at.
 */
export async function flaws(page: Page): Promise<readonly string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  return page.evaluate(async () => {
    window.spied.show();
    const { axe: looker } = window as unknown as { readonly axe: typeof axe };
    const modal = (): HTMLElement | null => document.querySelector<HTMLElement>("dialog:modal");
    for (;;) {
      const sheet = modal();
      const { violations } = await looker.run(sheet ?? document, { resultTypes: ["violations"] });
      // One that opened meanwhile is what there is to look at.
      if (modal() !== sheet) continue;
      window.spied.hide();
      return violations.flatMap(({ id, nodes }) =>
        nodes.map((node) => `${id}: ${node.target} ${node.failureSummary?.split("\n")[1]?.trim() ?? ""}`),
      );
    }
  });
}
