import type { Page } from '@playwright/test';

/** Waits until the last change is drawn. */
export const untilDrawn = (page: Page) =>
  page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));

/** Brings every fade to its end, as after a change of the theme: a colour in the middle of one belongs to no theme. */
export async function standStill(page: Page): Promise<void> {
  await page.evaluate(finishAnimations);
  await untilDrawn(page);
}

/** In the page. What has come to its end may make others begin. */
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
