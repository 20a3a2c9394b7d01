import { join } from 'node:path';
import { deployables } from '../deployment.mjs';
import { runJourney } from '../production/journey.mjs';
import { Processes, until } from '../production/processes.mjs';
import { addPerson } from './accounts.mjs';
import { Checks } from './checks.mjs';
import { portalUrl, Project } from './project.mjs';
import { allowDirectSignIn, findMember, readWritten, sendMail, signOut } from './written.mjs';

/** A part that ends when it has done its work. */
const oneTime = 'buckets';

/** Checks a portal that runs, lets a member use it, and takes it down and up again. Resolves to the checks, which it has printed. */
export async function usePortal({ folder }) {
  const checks = new Checks();
  const project = new Project(folder, process.env);
  const adminPassword = project.value('KEYCLOAK_BOOTSTRAP_PASSWORD');
  try {
    await checkParts(checks, project);
    await checks.must('a member signs in by a browser and uses every module', () => journey(folder, adminPassword));
    await checkWritten(checks, project, adminPassword);
  } catch (error) {
    console.error(error);
  }
  return checks;
}

function journey(folder, adminPassword) {
  const processes = new Processes(join(folder, 'logs'));
  const identity = { origin: portalUrl, adminPassword };
  return runJourney({ processes, folder, url: portalUrl, identity }, 'finds it after a reload');
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
  await checks.run('the portal creates an account for a person whom an Admin adds', () =>
    addPerson(adminPassword, project.value('KEYCLOAK_ADMIN_CLIENT_SECRET')),
  );
  await checks.run('the member finds the post and the picture', () => readWritten(member));
  await checks.run('a sign-out in Keycloak reaches the portal', async () => {
    await signOut(adminPassword, member);
    const received = /"route":"\/backchannel-logout","status":2/;
    await until('the logout token', async () => received.test(await project.compose('logs', 'gateway')), 20_000);
  });
  await checks.must('down and up again', async () => {
    await project.compose('down');
    await project.start();
  });
  await checks.run('the member still finds both', () => readWritten(member));
  await checks.run('the relay still has the mail', async () => {
    const queue = await project.compose('exec', '-T', 'mail', 'postqueue', '-p');
    if (!queue.includes(member.email)) throw new Error(queue);
  });
}
