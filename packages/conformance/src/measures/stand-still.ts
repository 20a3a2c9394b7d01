import type { Page } from 'playwright-core';

/** Waits until the last change is drawn. */
export const untilDrawn = (page: Page) =>
  page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));

/** Finishes every animation, e.g. after a change of the theme: colours in the middle of a transition belong to no theme. */
export async function standStill(page: Page): Promise<void> {
  await page.evaluate(finishAnimations);
  await untilDrawn(page);
}

/** Runs in the page. An animation that ends may start others. */
async function finishAnimations(): Promise<void> {
  for (;;) {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    if (ending.length === 0) return;
    for (const animation of ending) animation.finish();
    await new Promise((drawn) => requestAnimationFrame(drawn));
  }
}
