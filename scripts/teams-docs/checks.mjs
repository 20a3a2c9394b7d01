import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, expect } from '@playwright/test';
import { findChromium } from '../find-chromium.mjs';

/** The address of `portal dev`, which has another host than the portal, because cookies do not depend on the port. */
const address = { alone: 'http://localhost:4100', inside: 'http://127.0.0.1:4100' };
const patience = { timeout: 30_000 };

async function signIn(page, address) {
  await page.goto(address);
  await page.locator('#username').fill('maria@seed.example');
  await page.locator('#password').fill('seed');
  await page.locator('#kc-login').click();
}

/** The claims of the pages about a portal, as Maria sees it in a real browser. */
export async function portalChecks(portal) {
  const before = { state: portal.state(), modules: portal.readRegistry().modules };
  const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] });
  /** Each check has a browser of its own, without state of another check. */
  const asMaria = async (address, look) => {
    const context = await browser.newContext();
    try {
      const page = await context.newPage();
      page.setDefaultTimeout(patience.timeout);
      await signIn(page, address);
      await look(page);
    } finally {
      await context.close();
    }
  };
  const tile = (page) => page.getByRole('main').getByRole('link', { name: 'Notices' });
  const section = (page) => page.getByRole('main').getByRole('region', { name: 'Notices' });
  const openOwnProfile = (page) => page.goto(`${portal.url}/my-profile`);
  return {
    async alone() {
      await untilServed(`${address.alone}/notices`);
      const page = await browser.newPage();
      await page.goto(`${address.alone}/notices`);
      await expect(page.getByText('What everybody should read.')).toBeVisible(patience);
      await page.close();
    },
    async developed() {
      await untilServed(address.inside);
      await asMaria(`${address.inside}/notices`, async (page) => {
        await expect(page.getByRole('heading', { level: 1, name: 'Notices' })).toBeVisible(patience);
        await expect(page.getByText('What everybody should read.')).toBeVisible(patience);
      });
      assert.deepEqual(portal.readRegistry().modules, before.modules);
    },
    async live() {
      await asMaria(`${portal.url}/intranet-welcome`, async (page) => {
        await tile(page).click();
        await expect(page.getByRole('heading', { level: 1, name: 'Notices' })).toBeVisible(patience);
        await page.getByRole('button', { name: 'New notice' }).first().click();
        await page.getByRole('textbox', { name: 'Title' }).fill('Made outside');
        await page.getByRole('textbox', { name: 'Text' }).fill('By another team.');
        await page.getByRole('button', { name: 'Publish' }).click();
        await expect(page.getByRole('heading', { level: 2, name: 'Made outside' })).toBeVisible(patience);
        await openOwnProfile(page);
        await readToEnd(page);
        await expect(section(page).getByRole('link', { name: /Made outside/ })).toBeVisible(patience);
      });
      assert.deepEqual(portal.state(), before.state, 'Something of the portal was rebuilt or restarted');
    },
    /** The new service and the module that requires it are live. */
    async deployed() {
      await untilShown(portal, { notices: '1.2.0', contract: '1.2.0' });
    },
    /** The module is back, and its service behind it. */
    async back() {
      await untilShown(portal, { notices: '1.1.0', contract: '1.1.0' });
    },
    async gone() {
      await asMaria(`${portal.url}/intranet-welcome`, async (page) => {
        await expect(page.getByRole('main').getByRole('link', { name: 'Have a Conversation' })).toBeVisible(patience);
        await expect(tile(page)).toHaveCount(0);
        await page.goto(`${portal.url}/notices`);
        await expect(page.getByRole('heading', { level: 1, name: 'Notices' })).toHaveCount(0);
        await openOwnProfile(page);
        await readToEnd(page);
        await expect(section(page)).toHaveCount(0);
      });
      const { modules, services = {} } = portal.readRegistry();
      assert.deepEqual(modules, before.modules);
      assert.equal(services.notices, undefined);
      assert.equal(existsSync(join(portal.releases, 'notices')), false, 'The releases are still there');
      for (const document of ['/boot.json', '/api/v1/openapi.json']) {
        const text = await (await fetch(portal.url + document)).text();
        assert.doesNotMatch(text, /notices/, `${document} still has the module`);
      }
      assert.deepEqual(portal.state(), before.state, 'Something of the portal was rebuilt or restarted');
    },
    close: () => browser.close(),
  };
}

/** Scrolls to the footer of a page that has loaded: extensions load as they come near the screen. */
async function readToEnd(page) {
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible(patience);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
}

async function untilServed(address) {
  await expect(async () => assert.equal((await fetch(address)).status, 200)).toPass({ timeout: 120_000 });
}

/** Waits for the version of the module, and for the contract that its service declares. */
async function untilShown({ url }, { notices, contract }) {
  await expect(async () => {
    const { modules } = await (await fetch(`${url}/boot.json`)).json();
    assert.equal(modules.find(({ id }) => id === 'notices')?.version, notices);
    const declared = await (await fetch('http://127.0.0.1:4200/service')).json();
    assert.equal(declared.contract, contract);
  }).toPass(patience);
}
