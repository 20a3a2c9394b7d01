import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { standStill } from './stand-still.ts';

/** Run in the page itself: an analysis costs a fifth of what it costs when a driver carries it to the page. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** While a dialog is open the page behind it is hidden from all, and so are its landmarks. */
const rulesOfWholePages = ['landmark-one-main', 'page-has-heading-one', 'region'];
/** The rules that another theme can break. */
const rulesOfColor = ['color-contrast', 'link-in-text-block'];

/** The violations of a page, each with its rule and the elements concerned. */
export function axeViolations(page: Page, { isDialog = false } = {}): Promise<string[]> {
  const rules = isDialog ? rulesOfWholePages.map((rule) => [rule, { enabled: false }]) : [];
  return run(page, { runOnly: wcag, rules: Object.fromEntries(rules) as NonNullable<RunOptions['rules']> });
}

/** As `axeViolations`, of the rules that speak of colours only. */
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
