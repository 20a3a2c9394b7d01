import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';

const marker = 'SEED_PRODUCTION_NETWORK';
const numbers = [1, 2, 3];

/** The address of a node and of the machine at the other end of its cable. */
export const addressOfNode = (number) => `10.77.${number}.2`;
const addressOfRouter = (number) => `10.77.${number}.1`;
const namespaceOf = (number) => `seed-node${number}`;
const cableOf = (number) => `seed${number}`;

/** Returns why this machine has no networks of its own to give; undefined if it has. */
export function missingForNetwork() {
  if (process.getuid() !== 0) return 'it needs root for networks and disks of its own (sudo)';
  for (const program of ['unshare', 'ip', 'iptables']) {
    if (spawnSync('which', [program]).status !== 0)
      return `${program} is not installed (apt-get install iproute2 iptables)`;
  }
  return undefined;
}

export const isInOwnNetwork = () => process.env[marker] !== undefined;

/**
 * Runs this command again with a network and mounts of its own, which end with it, and ends this process with its result.
 * Returns at once within them.
 * @param {{ env?: object, hasProcesses?: boolean, ended?: (code: number) => void }} options variables of the command,
 *   whether all processes that it leaves behind end with it, too, and what remains to be done when nothing of it is left
 */
export async function enterOwnNetwork({ env = {}, hasProcesses = false, ended } = {}) {
  if (isInOwnNetwork()) return;
  const own = ['--net', '--mount', '--propagation', 'private'];
  if (hasProcesses) own.push('--pid', '--fork', '--mount-proc', '--kill-child');
  const args = [...own, process.execPath, ...process.argv.slice(1)];
  const child = spawn('unshare', args, { stdio: 'inherit', env: { ...process.env, ...env, [marker]: 'own' } });
  // The first process of its own processes gets no signal that it does not handle; the others end with it.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(hasProcesses ? 'SIGKILL' : signal));
  const [code] = await once(child, 'exit');
  ended?.(code ?? 1);
  process.exit(code ?? 1);
}

/**
 * Makes machines, one for each database node if no numbers are given: each is a network namespace with one cable to a router, which is
 * this process's.
 */
export function layCables(machines = numbers) {
  run('ip', 'link', 'set', 'lo', 'up');
  // The names of the namespaces end with the mounts of this process.
  run('mkdir', '-p', '/run/netns');
  run('mount', '-t', 'tmpfs', 'tmpfs', '/run/netns');
  run('sh', '-c', 'echo 1 > /proc/sys/net/ipv4/ip_forward');
  // No name server can be reached. Without one a name is unknown at once; rsync waited 20 s for those of its clients.
  run('mount', '--bind', '/dev/null', '/etc/resolv.conf');
  for (const number of machines) layCable(number);
}

function layCable(number) {
  const [name, outside, inside] = [namespaceOf(number), cableOf(number), 'eth0'];
  run('ip', 'netns', 'add', name);
  run('ip', 'link', 'add', outside, 'type', 'veth', 'peer', 'name', inside, 'netns', name);
  run('ip', 'addr', 'add', `${addressOfRouter(number)}/24`, 'dev', outside);
  run('ip', 'link', 'set', outside, 'up');
  const within = (...args) => run('ip', '-n', name, ...args);
  within('addr', 'add', `${addressOfNode(number)}/24`, 'dev', inside);
  within('link', 'set', 'lo', 'up');
  within('link', 'set', inside, 'up');
  within('route', 'add', 'default', 'via', addressOfRouter(number));
}

/** The command that runs on the machine with this number. */
export function onNode(number, { command, args }) {
  return { command: 'ip', args: ['netns', 'exec', namespaceOf(number), command, ...args] };
}

/**
 * Nothing passes the cable of a node any more, in either direction; packets are dropped, as by a switch that failed. Returns
 * what mends it.
 */
export function cutOff(number) {
  const rules = [
    ['INPUT', '-i', cableOf(number)],
    ['OUTPUT', '-o', cableOf(number)],
    ['FORWARD', '-i', cableOf(number)],
    ['FORWARD', '-o', cableOf(number)],
  ].map((rule) => [...rule, '-j', 'DROP']);
  return apply(rules);
}

/** Some of the packets between the portal and all nodes are lost, in both directions. Returns what mends it. */
export function losePackets(share) {
  const loss = ['-m', 'statistic', '--mode', 'random', '--probability', String(share), '-j', 'DROP'];
  return apply(
    numbers.flatMap((number) => [
      ['INPUT', '-i', cableOf(number), ...loss],
      ['OUTPUT', '-o', cableOf(number), ...loss],
    ]),
  );
}

function apply(rules) {
  for (const rule of rules) run('iptables', '-I', ...rule);
  return () => {
    for (const rule of rules) run('iptables', '-D', ...rule);
  };
}

/** Runs a command to its end, or throws what it prints. */
export function run(command, ...args) {
  const { status, stderr, error } = spawnSync(command, args, { encoding: 'utf8' });
  if (error) throw error;
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${stderr}`);
}
