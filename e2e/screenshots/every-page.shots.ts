import { join } from 'node:path';
import { test } from '../portal/fixtures.ts';
import { portalPages } from '../portal/pages.ts';
import { showPage } from '../portal/show-page.ts';
import { allWidths, everyPicture, fileName, takePicture, themes, widths } from './picture.ts';

test.use({ mayLog: /./ });

for (const width of allWidths) {
  const { size, ...viewport } = widths[width];
  for (const [part, pages] of Object.entries(portalPages)) {
    test(`every page of ${part}, ${width} px wide`, async ({ newContext, world }) => {
      for (const who of new Set(pages.map(({ as }) => as))) {
        const context = await newContext(viewport);
        for (const entry of pages.filter(({ as, only = size }) => as === who && only === size)) {
          const page = await context.newPage();
          await showPage(page, entry, world);
          for (const theme of themes) {
            const file = join(everyPicture, `${width}-${theme}`, fileName(entry));
            await takePicture(page, { theme, file, isWhole: entry.isDialog !== true });
          }
          await page.close();
        }
      }
    });
  }
}
