import { fork } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../production/network.mjs';
import { Processes } from '../production/processes.mjs';
import { clientId } from './accounts.mjs';
import { Checks } from './checks.mjs';
import { startDocker } from './docker.mjs';
import { portalHost, Project } from './project.mjs';

/**
 * Starts the portal by the commands of deploy/compose/README.md in an engine of its own, and lets another process of this program
 * use it, as Node reads NODE_EXTRA_CA_CERTS when it starts.
 * @param {{ folder: string, archive: string, programs: object }} prepared
 * @returns {Promise<Checks>} all checks with their results, which it has printed
 */
export async function runSteps({ folder, archive, programs }) {
  const processes = new Processes(join(folder, 'logs'));
  const checks = new Checks();
  let project;
  try {
    nameLoopback(folder);
    const env = await startDocker({ processes, folder, programs });
    project = Project.make(folder, env);
    await project.run('docker', 'load', '--input', archive);
    await startPortal(checks, project);
    checks.add(await useInOtherProcess({ ...env, NODE_EXTRA_CA_CERTS: project.authority }));
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

async function startPortal(checks, project) {
  await checks.must('the README fills in the secrets', () => project.followReadme('.env.example'));
  project.fill();
  project.fill({ KEYCLOAK_ADMIN_CLIENT_ID: clientId, KEYCLOAK_ADMIN_CLIENT_SECRET: crypto.randomUUID() });
  await checks.must('the door starts first, and its authority is copied', () => project.followReadme('door.pem'));
  project.fill({ CONSOLE_NETWORKS: await addressOfHost(project) });
  await checks.must('all parts start', () => project.start());
}

/** The address from which the door sees requests of this machine: that of the network's bridge. */
async function addressOfHost(project) {
  const format = '{{(index .IPAM.Config 0).Gateway}}';
  return `${await project.run('docker', 'network', 'inspect', '--format', format, 'seed-intranet_default')}/32`;
}

async function useInOtherProcess(env) {
  const child = fork(process.argv[1], [], { env });
  const [[results]] = await Promise.all([once(child, 'message'), once(child, 'exit')]);
  return results;
}

async function keepLogs(project, folder) {
  const logs = await project?.compose('logs', '--no-color').catch(String);
  if (logs !== undefined) writeFileSync(join(folder, 'logs', 'parts.log'), logs);
}
