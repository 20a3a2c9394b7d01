import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { aTeamAtWork } from './testing/team-at-work.ts';

const reason = ['--reason', 'Notices have pictures'];
const manifest = (notices: string) => ({ manifest: { requires: { sdk: '^2.0.0', api: { notices } } } });

/**
 * A team whose module 1.0.0 is live on the contract 1.2.0 of its service. Its script deploys a contract: it replaces the
 * one that the gateway declares, after a time, and writes down what it has done.
 */
async function aFullStackTeam() {
  const team = await aTeamAtWork();
  await writeFile(
    join(team.cwd, 'deploy.mjs'),
    `import { appendFileSync } from 'node:fs';
     import { setTimeout as after } from 'node:timers/promises';
     const [contract, ms] = process.argv.slice(2);
     appendFileSync('deployed.txt', \`\${contract} for \${process.env.PORTAL_MODULE} \${process.env.PORTAL_VERSION}\\n\`);
     if (contract === 'broken') process.exit(3);
     await after(Number(ms));
     await fetch('${team.gateway.url}', { method: 'PUT', body: JSON.stringify({ notices: contract }) });`,
  );
  await team.built('1.0.0', manifest('^1.2.0'));
  await team.release('1.0.0');
  await team.run('promote', '1.0.0', '--module', 'notices', ...reason);
  await team.built('1.1.0', manifest('^1.3.0'));
  return {
    ...team,
    deployed: () => readFile(join(team.cwd, 'deployed.txt'), 'utf8').catch(() => ''),
    deploy: (script: string, ...words: string[]) =>
      team.run(
        ...['deploy', '--no-build', '--as', '1.1.0', '--commit', 'abc', '--key', 'team.key', ...reason, ...words],
        ...['--service-deploy', `node deploy.mjs ${script}`, '--service-rollback', 'node deploy.mjs 1.2.0'],
      ),
  };
}

test('service and module are released by one command, the service first, and go back the other way round', async () => {
  await using team = await aFullStackTeam();
  const dry = await team.deploy('1.3.0 0', '--dry-run');
  expect(dry).toMatchObject({ exitCode: 0 });
  expect(dry.stdout).toBe(
    'Would run: node deploy.mjs 1.3.0 0\nWould wait while: It requires notices ^1.3.0, and 1.2.0 is live.\n' +
      'Would publish and promote notices 1.1.0; 1.0.0 is live now\n',
  );
  expect(await team.deployed()).toBe('');
  const done = await team.deploy('1.3.0 1500');
  expect(done.stderr).not.toContain('is not published');
  expect(done).toMatchObject({
    exitCode: 0,
    stdout: 'The service is deployed\nnotices 1.1.0 is live instead of 1.0.0\n',
  });
  expect(await team.live()).toEqual({ notices: '1.1.0' });
  const back = ['rollback', '--service-rollback', 'node deploy.mjs 1.2.0 0', '--service', 'notices@1.2.0', ...reason];
  expect(await team.run(...back, '--dry-run')).toMatchObject({
    stdout: 'notices would be live as 1.0.0 again, instead of 1.1.0\nThe service: would run node deploy.mjs 1.2.0 0\n',
  });
  expect(await team.run(...back)).toMatchObject({ exitCode: 0 });
  expect(await team.live()).toEqual({ notices: '1.0.0' });
  expect(await team.deployed()).toBe('1.3.0 for notices 1.1.0\n1.2.0 for notices 1.0.0\n');
  const held = await team.run('promote', '1.1.0', '--module', 'notices', ...reason);
  expect(held).toMatchObject({ exitCode: 1 });
  expect(held.stderr).toContain('It requires notices ^1.3.0, and 1.2.0 is live.');
}, 180_000);

test('a service that does not come up, or not in time, holds the module, and the way back is named', async () => {
  await using team = await aFullStackTeam();
  const broken = await team.deploy('broken');
  expect(broken).toMatchObject({ exitCode: 1 });
  expect(broken.stderr).toContain('The command ended with 3: node deploy.mjs broken');
  const late = await team.deploy('1.2.5 0', '--wait', '2');
  expect(late).toMatchObject({ exitCode: 5 });
  expect(late.stderr).toContain('Waiting, for 2 s at most: It requires notices ^1.3.0, and 1.2.5 is live.');
  expect(late.stderr).toContain(
    'The service is deployed, and notices 1.0.0 stays live. notices 1.1.0 is not published, and not live.',
  );
  expect(late.stderr).toContain('  node deploy.mjs 1.2.0');
  expect(await team.live()).toEqual({ notices: '1.0.0' });
}, 180_000);

test('a module that would be refused for another reason leaves the service as it is', async () => {
  await using team = await aFullStackTeam();
  const requires = { sdk: '^3.0.0', api: { notices: '^1.3.0' } };
  await team.built('1.1.0', { manifest: { requires } });
  const refused = await team.deploy('1.3.0 0');
  expect(refused).toMatchObject({ exitCode: 1 });
  expect(refused.stderr).toContain('It requires the SDK ^3.0.0, and the shell has 2.1.0.');
  expect(await team.deployed()).toBe('');
}, 180_000);

test('a service that cannot be taken back leaves the older module live, and the command is named', async () => {
  await using team = await aFullStackTeam();
  await team.deploy('1.3.0 0');
  const broken = await team.run('rollback', '--service-rollback', 'node deploy.mjs broken', ...reason);
  expect(broken).toMatchObject({ exitCode: 1 });
  expect(broken.stderr).toContain(
    'notices 1.0.0 is live again, and the service is as it was. Take it back by hand: node deploy.mjs broken',
  );
  expect(await team.live()).toEqual({ notices: '1.0.0' });
}, 180_000);
