import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deployables } from '../deployment.mjs';
import { runJourney } from '../production/journey.mjs';
import { run } from '../production/network.mjs';
import { Processes, until } from '../production/processes.mjs';
import { Checks } from './checks.mjs';
import { startDocker } from './docker.mjs';
import { portalHost, portalUrl, Project } from './project.mjs';
import { allowDirectSignIn, findMember, readWritten, sendMail } from './written.mjs';

/** A part that ends when it has done its work. */
const oneTime = 'buckets';

/**
 * Starts the portal by the commands of deploy/compose/README.md in an engine of its own, lets a member use it, and takes it down
 * and up again. Prints and returns the names of the checks that failed with the number of those that passed.
 * @param {{ folder: string, archive: string, programs: object }} prepared
 */
export async function runSteps({ folder, archive, programs }) {
  const processes = new Processes(join(folder, 'logs'));
  const checks = new Checks();
  let project;
  try {
    nameLoopback(folder);
    const env = await startDocker({ processes, folder, programs });
    project = new Project(folder, env);
    await project.run('docker', 'load', '--input', archive);
    await liveThrough({ checks, project, processes, folder });
  } catch (error) {
    console.error(error);
  } finally {
    if (checks.failures.length > 0) await keepLogs(project, folder);
    await project?.compose('down', '--volumes').catch(console.error);
    await processes.stop();
  }
  return checks;
}

/** Gives this machine the name of the portal; it ends with this process. */
function nameLoopback(folder) {
  run('ip', 'link', 'set', 'lo', 'up');
  const file = join(folder, 'hosts');
  writeFileSync(file, `127.0.0.1 localhost ${portalHost}\n`);
  run('mount', '--bind', file, '/etc/hosts');
}

async function keepLogs(project, folder) {
  const logs = await project?.compose('logs', '--no-color').catch(String);
  if (logs !== undefined) writeFileSync(join(folder, 'logs', 'parts.log'), logs);
}

async function liveThrough({ checks, project, processes, folder }) {
  await checks.must('the README fills in the secrets', () => project.followReadme('.env.example'));
  project.fill();
  await checks.must('the door starts first, and its authority is copied', () => project.followReadme('door.pem'));
  project.fill({ CONSOLE_NETWORKS: await addressOfHost(project) });
  // The images are there; a network of this machine alone reaches no registry of packages.
  await checks.must('all parts start', () => project.followReadme('up --detach --wait\n', [' build']));
  process.env.NODE_EXTRA_CA_CERTS = project.authority;
  await checkParts(checks, project);
  const adminPassword = project.value('KEYCLOAK_BOOTSTRAP_PASSWORD');
  const stack = { processes, folder, url: portalUrl, identity: { origin: portalUrl, adminPassword } };
  await checks.must('a member signs in by a browser and uses every module', () =>
    runJourney(stack, 'finds it after a reload'),
  );
  await checkWritten(checks, project, adminPassword);
}

/** The address from which the door sees requests of this machine: that of the network's bridge. */
async function addressOfHost(project) {
  const format = '{{(index .IPAM.Config 0).Gateway}}';
  return `${await project.run('docker', 'network', 'inspect', '--format', format, 'seed-intranet_default')}/32`;
}

async function checkParts(checks, project) {
  await checks.run('each part is healthy', async () => {
    const parts = (await project.compose('ps', '--all', '--format', 'json')).split('\n').map(JSON.parse);
    const bad = parts.filter((part) => (part.Service === oneTime ? part.ExitCode !== 0 : part.Health !== 'healthy'));
    if (bad.length > 0) throw new Error(bad.map((part) => `${part.Service}: ${part.State}, ${part.Health}`).join('; '));
    return `${parts.length} parts`;
  });
  await checks.run('only the door has a port outside', async () => {
    const ports = await project.run('docker', 'ps', '--format', '{{.Names}} {{.Ports}}');
    const published = ports.split('\n').filter((line) => line.includes('->'));
    if (published.length !== 1 || !/-door-1 0\.0\.0\.0:443->443\/tcp/.test(published[0])) throw new Error(ports);
  });
  await checks.run('Prometheus reaches every deployable', () =>
    until('all targets', async () => {
      const query = ['query', 'instant', 'http://127.0.0.1:9090', 'sum(up)'];
      return (await project.compose('exec', '-T', 'prometheus', 'promtool', ...query)).includes(
        `=> ${deployables.length} `,
      );
    }),
  );
  await checks.run('the console is open to CONSOLE_NETWORKS only', () => checkConsole(project));
}

/** The addresses of containers are not among them. */
async function checkConsole(project) {
  const path = '/admin/master/console/';
  const { status } = await fetch(portalUrl + path);
  const script = `fetch(process.env.PUBLIC_URL + '${path}').then(({ status }) => console.log(status))`;
  const other = await project.compose('exec', '-T', 'forums', '/nodejs/bin/node', '--eval', script);
  if (status !== 200 || other !== '404') throw new Error(`${status} for this machine, ${other} for a container`);
}

async function checkWritten(checks, project, adminPassword) {
  const member = await findMember(adminPassword);
  await allowDirectSignIn(adminPassword);
  await checks.run('the picture is in the object store', async () => {
    const files = await project.compose('exec', '-T', 'objects', 'find', '/objects/pictures', '-type', 'f');
    if (files === '') throw new Error('the bucket pictures is empty');
  });
  await checks.run('Keycloak sends a mail, which the relay keeps', async () => {
    await sendMail(adminPassword, member);
    await until('the mail', async () =>
      (await project.compose('exec', '-T', 'mail', 'postqueue', '-p')).includes(member.email),
    );
  });
  await checks.run('the member finds the post and the picture', () => readWritten(member));
  await checks.must('down and up again', async () => {
    await project.compose('down');
    await project.followReadme('up --detach --wait\n', [' build']);
  });
  await checks.run('the member still finds both', () => readWritten(member));
  await checks.run('the relay still has the mail', async () => {
    const queue = await project.compose('exec', '-T', 'mail', 'postqueue', '-p');
    if (!queue.includes(member.email)) throw new Error(queue);
  });
}
