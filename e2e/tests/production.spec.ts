import type { Page } from '@playwright/test';
import { expect } from '../portal/fixtures.ts';
import {
  expectPicture,
  logInFromLanding,
  moduleOpenings,
  openMainMenu,
  uploadPicture,
  writeComment,
  writePost,
} from '../portal/journey.ts';
import { test } from '../portal/keycloak-fixtures.ts';
import { memberPassword, type RealmMember } from '../portal/keycloak.ts';
import { killProcess } from '../portal/kill-process.ts';
import type { PortalProcess } from '../portal/portal-process.ts';
import { submitPassword } from '../portal/session.ts';

// Scripts that provoke faults run beside these tests, on the same machine.
test.describe.configure({ timeout: 180_000 });
test.use({ actionTimeout: 30_000 });

type Step = () => Promise<void>;

/** A member signs in, opens each module, writes, and finds it after a reload; `during` runs each step. */
async function goThroughPortal(page: Page, member: RealmMember, during: (step: Step) => Promise<void>): Promise<void> {
  const title = `Written by ${member.email}`;
  const comment = 'I will bring the coffee ☕';
  await during(() => logInFromLanding(page, () => submitPassword(page, member.email, memberPassword)));
  for (const open of moduleOpenings(page)) await during(open);
  await openMainMenu(page);
  await during(() => writePost(page, title));
  await during(() => writeComment(page, comment));
  await during(async () => {
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByText(comment)).toBeVisible();
  });
  await openMainMenu(page);
  await during(() => uploadPicture(page));
  await during(async () => {
    await page.reload();
    await expectPicture(page);
  });
}

/** Resolves when the gateway that may be killed serves again. */
async function untilServing(portal: PortalProcess): Promise<void> {
  const { internalUrl } = await portal.state();
  const statusOf = () =>
    fetch(`${internalUrl}/health/ready`).then(
      ({ status }) => status,
      () => 0,
    );
  await expect.poll(statusOf, { message: 'the gateway serves', timeout: 60_000 }).toBe(200);
}

test.describe('a production that runs', { tag: '@production' }, () => {
  test('a member signs in, opens each module, writes, and finds it after a reload', async ({ page, keycloak }) => {
    await goThroughPortal(page, await keycloak.addMember(), (step) => step());
  });

  test('a member does all of it while a gateway is killed at each step', async ({ page, keycloak, portal }) => {
    await goThroughPortal(page, await keycloak.addMember(), async (step) => {
      await untilServing(portal);
      await Promise.all([killProcess(portal, 'gateway'), step()]);
    });
  });
});
