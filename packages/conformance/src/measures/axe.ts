import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import type { AxeResults, RunOptions } from 'axe-core';
import { standStill } from './stand-still.ts';

/** Runs in the page itself: that takes a fifth of the time of an analysis through the driver. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** While a dialog is open, the page behind it and its landmarks are hidden from everyone. */
const rulesOfWholePages = ['landmark-one-main', 'page-has-heading-one', 'region'];
/** The rules whose result depends on the theme. */
const rulesOfColor = ['color-contrast', 'link-in-text-block'];

/** The violations of a page, each with its rule and its elements. */
export function axeViolations(page: Page, { isDialog = false } = {}): Promise<string[]> {
  const rules = isDialog ? rulesOfWholePages.map((rule) => [rule, { enabled: false }]) : [];
  return run(page, { runOnly: wcag, rules: Object.fromEntries(rules) as NonNullable<RunOptions['rules']> });
}

/** Like `axeViolations`, but only with the rules about colours. */
export const colorViolations = (page: Page) => run(page, { runOnly: rulesOfColor });

async function run(page: Page, options: RunOptions): Promise<string[]> {
  await standStill(page);
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  return page.evaluate(
    async (given) => {
      const { axe } = globalThis as unknown as { axe: { run(on: Document, options: RunOptions): Promise<AxeResults> } };
      const { violations } = await axe.run(document, given);
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    },
    { ...options, resultTypes: ['violations'], iframes: false } satisfies RunOptions,
  );
}
