import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from '../portal/fixtures.ts';
import { layoutShifts, recordLayoutShifts } from '../portal/layout-shifts.ts';

const pauseMs = 20;

/** The document in the pieces of a slow network: the body tag by tag, so that the browser may paint after each. */
async function sendInPieces(response: ServerResponse, html: string): Promise<void> {
  response.setHeader('Content-Type', 'text/html');
  const [head = '', body = ''] = html.split('<body>');
  response.write(`${head}<body>`);
  for (const piece of body.split(/(?=<)/)) {
    response.write(piece);
    await delay(pauseMs);
  }
  response.end();
}

/** Serves the portal's documents slowly and without their scripts, so that only the markup is measured. */
async function slowPortal(portalUrl: string) {
  const server = createServer((request, response) => {
    void fetch(new URL(request.url ?? '/', portalUrl)).then(async (original) => {
      const type = original.headers.get('Content-Type') ?? '';
      if (type.startsWith('text/html')) {
        await sendInPieces(response, (await original.text()).replaceAll(/<script defer[^>]*><\/script>/g, ''));
      } else {
        response.writeHead(original.status, { 'Content-Type': type, 'Access-Control-Allow-Origin': '*' });
        response.end(Buffer.from(await original.arrayBuffer()));
      }
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}

for (const path of ['/', '/forums']) {
  test(`nothing moves while the document of ${path} arrives in pieces`, async ({ context, portal }) => {
    await recordLayoutShifts(context);
    const page = await context.newPage();
    const slow = await slowPortal(portal.url);
    await page.goto(slow.url + path);
    await expect(page.getByRole('heading', { level: 1 }).or(page.getByRole('status')).first()).toBeVisible();
    expect(await layoutShifts(page)).toEqual([]);
    slow.close();
  });
}
