import { join } from 'node:path';
import { test } from '../portal/fixtures.ts';
import { portalPages } from '../portal/pages.ts';
import { showPage } from '../portal/show-page.ts';
import { fileName, readmePictures, takePicture, type Theme, type Width, widths } from './picture.ts';

/** The pages whose pictures are in the README. */
const chosen: readonly { readonly name: string; readonly width: Width; readonly theme: Theme }[] = [
  { name: 'landing', width: 1440, theme: 'light' },
  { name: 'calendar', width: 1440, theme: 'dark' },
  { name: 'group', width: 1440, theme: 'light' },
  { name: 'main menu', width: 390, theme: 'light' },
  { name: 'recommendations', width: 390, theme: 'light' },
  { name: 'meetings', width: 390, theme: 'dark' },
];

for (const { name, width, theme } of chosen) {
  test(`${name} for the README`, async ({ newContext, world }) => {
    const { size: _, ...viewport } = widths[width];
    const entry = Object.values(portalPages)
      .flat()
      .find((page) => page.name === name);
    if (entry === undefined) throw new Error(`there is no page '${name}'`);
    const page = await (await newContext(viewport)).newPage();
    await showPage(page, entry, world);
    await takePicture(page, { theme, file: join(readmePictures, fileName(entry)), isWhole: false });
  });
}
