import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import type { PortalPage } from '../portal/pages/portal-page.ts';
import { standStill } from '@seed/conformance/measures/stand-still';
import { viewports } from '../portal/viewports.ts';

export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** The widths of the pictures. A page that exists in one size only has pictures in the widths of that size. */
export const widths = {
  390: { ...viewports.phone, size: 'phone' },
  820: { viewport: { width: 820, height: 1180 }, size: undefined },
  1440: { viewport: { width: 1440, height: 900 }, size: 'desktop' },
} as const;
export type Width = keyof typeof widths;
export const allWidths: readonly Width[] = [390, 820, 1440];

const root = resolve(import.meta.dirname, '../..');

/** The folder of the pictures, `{width}-{theme}/{name}.png`; it is not part of the repository. */
export const everyPicture = join(root, '.screenshots');
export const readmePictures = join(root, 'docs/screenshots');

interface Choice {
  readonly theme: Theme;
  readonly file: string;
  /** Whether the picture shows the whole page, not only its visible part. */
  readonly isWhole: boolean;
}

export async function takePicture(page: Page, { theme, file, isWhole }: Choice): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: theme });
  await standStill(page);
  await page.screenshot({ path: file, fullPage: isWhole, scale: 'css', caret: 'hide' });
}

export const fileName = ({ name }: PortalPage) => `${name.replaceAll(/\W+/g, '-')}.png`;
