import type { Browser, Page } from 'playwright-core';
import { z } from 'zod';
import type { ApiResponse } from '../portal/faults.ts';
import type { Member } from '../portal/identity.ts';
import type { WireRequest } from './capture-standalone.ts';
import { mocksPath } from './build-mocks.ts';

/** The mocks of a module, in a page of their own. */
export interface Mocks {
  readonly member: Member;
  /** The response of the first mock for a request, or undefined if there is none. */
  respond(request: WireRequest): Promise<ApiResponse | undefined>;
}

const member = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  isAdmin: z.boolean(),
  roles: z.array(z.string()),
});

const startMs = 20_000;

/**
 * Runs the mocks in a browser, because they are written for one.
 *
 * @param origin of a server that serves the built mocks
 * @throws Error if `standalone.ts` starts nothing
 */
export async function startMocks(browser: Browser, origin: string): Promise<Mocks> {
  const page = await browser.newPage();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  await page.goto(origin + mocksPath);
  await page
    .waitForFunction(() => globalThis.seedMocks !== undefined, undefined, { timeout: startMs })
    .catch(() => {
      throw new Error(`src/standalone.ts starts no mocks with startStandalone. ${problems.join(' ')}`);
    });
  const user: unknown = await page.evaluate(() => globalThis.seedMocks?.user);
  return { member: member.parse(user), respond: (request) => respond(page, request) };
}

async function respond(page: Page, request: WireRequest): Promise<ApiResponse | undefined> {
  const response = await page.evaluate((sent) => globalThis.seedMocks?.respond(sent), request);
  return response ? { ...response, body: Buffer.from(response.body, 'base64') } : undefined;
}
