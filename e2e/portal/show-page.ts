import { expect, type Page } from '@playwright/test';
import type { PortalPage } from './pages/portal-page.ts';
import { openAs } from './session.ts';
import { untilDrawn } from '@seed/conformance/measures/stand-still';
import type { World } from './world.ts';

/** In milliseconds. A page whose service is down shows its error after five attempts with pauses between them. */
const untilShown = 30_000;

/** Opens a page of the list in its listed state, and waits until it stops changing. */
export async function showPage(page: Page, entry: PortalPage, world: World): Promise<void> {
  await entry.arrange?.(page);
  const address = addressOf(entry.path, world);
  if (entry.as === 'guest') await page.goto(address);
  else await openAs(page, entry.as, address);
  await expect(entry.shows(page), entry.name).toBeVisible({ timeout: untilShown });
  await untilSettled(page);
  if (entry.open === undefined) return;
  await entry.open(page);
  await untilSettled(page);
}

export const addressOf = (path: PortalPage['path'], world: World) => (typeof path === 'string' ? path : path(world));

/** Scrolls through the page, so that every section of another module comes near the screen and loads, and back. */
export async function showSections(page: Page, names: readonly string[]): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });
  for (const name of names) {
    await expect(page.getByRole('region', { name, exact: true })).toBeVisible({ timeout: untilShown });
  }
  await untilSettled(page);
}

/** Waits until fonts and pictures have loaded, no skeleton is shown and the last change is drawn. */
async function untilSettled(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const pictures = [...document.images].filter(({ loading }) => loading !== 'lazy');
    const isBusy = document.querySelector('[aria-busy="true"]') !== null;
    return !isBusy && document.fonts.status === 'loaded' && pictures.every(({ complete }) => complete);
  });
  await untilDrawn(page);
}
