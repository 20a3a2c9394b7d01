import { join } from 'node:path';
import { bootOf, untilLive } from '../portal/releases/boot-document.ts';
import { expect, measured, test } from '../portal/releases/release-fixtures.ts';
import { RegistryOperators } from '../portal/releases/registry-log.ts';
import { SecondGateway } from '../portal/releases/second-gateway.ts';
import { TeamFolder } from '../portal/releases/team-folder.ts';
import { openAs } from '../portal/session.ts';

test.describe.configure({ timeout: 240_000 });

test(
  'a release goes live from an empty folder on every replica, as a canary and back, and nothing else restarts',
  { tag: '@releases' },
  async ({ page, releasePortal, released }) => {
    const { url, dataDir } = releasePortal;
    const heading = page.getByRole('main').getByRole('heading', { level: 1, name: /^Delta/ });
    await using second = await SecondGateway.start(releasePortal);
    await using folder = await TeamFolder.create(releasePortal, 'delta');
    const { services, gateway } = await releasePortal.state();
    const made = JSON.parse(await folder.portal(['keys', 'new', 'team.key', '--json'])) as { publicKey: string };
    const pinning = ['--module', 'delta', '--team', 'Delta', '--root', join(dataDir, 'root.key'), '--reason', 'New'];
    await folder.portal(['keys', 'pin', made.publicKey, ...pinning], 'pipeline-portal');
    const release = async (version: string) => {
      await folder.build(released, version);
      await folder.portal(['release', '--no-build', '--as', version, '--commit', 'abc', '--key', 'team.key']);
    };
    const act = (...words: string[]) => folder.portal([...words, '--reason', 'A browser test']);
    const untilEverywhere = (version: string) =>
      Promise.all([url, second.url].map((replica) => untilLive(replica, { delta: version })));
    // The replica has started when it responds.
    await expect
      .poll(
        () =>
          fetch(second.url).then(
            ({ ok }) => ok,
            () => false,
          ),
        { timeout: 60_000 },
      )
      .toBe(true);

    await release('1.0.0');
    await act('promote', '1.0.0', '--module', 'delta');
    const promotedAt = Date.now();
    await untilEverywhere('1.0.0');
    measured(`live on both gateways ${Date.now() - promotedAt} ms after the command`);
    expect(Date.now() - promotedAt).toBeLessThan(15_000);
    await openAs(page, 'maria', `${url}/delta`);
    await expect(heading).toHaveText('Delta 1.0.0');

    await release('1.1.0');
    await act('promote', '1.1.0', '--module', 'delta', '--canary', '50');
    for (const replica of [url, second.url]) {
      await expect
        .poll(async () => (await bootOf(replica)).canaries?.map(({ share }) => share), { timeout: 30_000 })
        .toEqual([50]);
    }
    await act('abort');
    await expect.poll(async () => (await bootOf(url)).canaries ?? [], { timeout: 30_000 }).toEqual([]);
    await act('promote', '1.1.0', '--module', 'delta');
    await untilEverywhere('1.1.0');
    await act('rollback');
    await untilEverywhere('1.0.0');
    expect(await folder.portal(['log', '--verify'])).toContain('intact');
    await page.getByRole('banner').getByRole('link', { name: 'Main Menu', exact: true }).click();
    await page.goBack();
    await expect(heading).toHaveText('Delta 1.0.0');
    expect(await releasePortal.state()).toMatchObject({ services, gateway });
    await new RegistryOperators(releasePortal).move({ delta: null }, 'The test is over');
  },
);
