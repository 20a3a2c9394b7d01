import { expect, type Page } from '@playwright/test';
import type { PortalPage } from './pages/portal-page.ts';
import { openAs } from './session.ts';
import { untilDrawn } from './stand-still.ts';
import type { World } from './world.ts';

/** Opens a page of the list in the state that it is listed for, and waits until nothing is on its way any more. */
export async function showPage(page: Page, entry: PortalPage, world: World): Promise<void> {
  await entry.arrange?.(page);
  const address = addressOf(entry.path, world);
  if (entry.as === 'guest') await page.goto(address);
  else await openAs(page, entry.as, address);
  await expect(entry.shows(page), entry.name).toBeVisible();
  await untilSettled(page);
  if (entry.open === undefined) return;
  await entry.open(page);
  await untilSettled(page);
}

export const addressOf = (path: PortalPage['path'], world: World) => (typeof path === 'string' ? path : path(world));

/** Fonts and pictures are there, no skeleton is shown, and what changed is drawn. */
async function untilSettled(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const pictures = [...document.images].filter(({ loading }) => loading !== 'lazy');
    const isBusy = document.querySelector('[aria-busy="true"]') !== null;
    return !isBusy && document.fonts.status === 'loaded' && pictures.every(({ complete }) => complete);
  });
  await untilDrawn(page);
}
