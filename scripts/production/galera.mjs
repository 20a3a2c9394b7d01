import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createConnection } from 'mysql2/promise';
import { until } from './processes.mjs';

const provider = '/usr/lib/galera/libgalera_smm.so';
const numbers = [1, 2, 3];

/** Returns why there can be no cluster on this machine; undefined if there can. */
export function missingForGalera() {
  if (!existsSync(provider)) return 'galera-4 is not installed (apt-get install galera-4)';
  for (const program of ['mariadbd', 'mariadb-install-db', 'rsync', 'setpriv']) {
    if (spawnSync('which', [program]).status !== 0) return `${program} is not installed`;
  }
  return undefined;
}

/**
 * Three nodes of a Galera cluster on loopback.
 * @param {{ processes: import('./processes.mjs').Processes, folder: string, ports: number[] }} options four ports a node
 */
export async function startGalera({ processes, folder, ports }) {
  const nodes = numbers.map((number, index) => nodeOf(number, join(folder, `node${number}`), ports.slice(index * 4)));
  const address = `gcomm://${nodes.map(({ group }) => `127.0.0.1:${group}`).join(',')}`;
  for (const { data } of nodes) ownedByMysql(data);
  install(nodes[0]);
  const start = (number, { isFirst = false, writer = 1 } = {}) => {
    const node = nodes[number - 1];
    const options = [`--wsrep-cluster-address=${address}`, `--wsrep-sst-donor=${donorsFor(number, writer)}`];
    if (isFirst) options.push('--wsrep-new-cluster');
    processes.start(node.name, asMysql('mariadbd', [...optionsOf(node), ...options]));
  };
  start(1, { isFirst: true });
  await until('the first node', () => isSynced(nodes[0]));
  start(2);
  await until('the second node', () => isSynced(nodes[1]));
  start(3);
  await until('the third node', () => isSynced(nodes[2]));
  await withConnection(nodes[0], async (connection) => {
    await connection.query("CREATE USER portal@'127.0.0.1' IDENTIFIED BY 'portal'");
    await connection.query("GRANT ALL ON *.* TO portal@'127.0.0.1'");
  });
  return {
    nodes,
    /** Starts a node that was killed; `writer` is the number of the node that is written to. */
    start,
    /** Resolves to the milliseconds until the node has all data. */
    untilSynced: (number) => until(`node ${number}`, () => isSynced(nodes[number - 1])),
    sizeAt: async (number) => Number(await status(nodes[number - 1], 'wsrep_cluster_size')),
  };
}

function nodeOf(number, data, [port, group, incremental, transfer]) {
  return { number, name: `node${number}`, data, port, group, incremental, transfer };
}

/** The source of a transfer may block writes meanwhile, so the node that is written to is the last choice. */
function donorsFor(number, writer) {
  const others = numbers.filter((other) => other !== number && other !== writer);
  return [...others, writer].map((other) => `node${other}`).join(',');
}

const isRoot = process.getuid() === 0;

/** As root the transfer between nodes fails, so they run as the user of the package. */
function asMysql(command, args) {
  if (!isRoot) return { command, args };
  return { command: 'setpriv', args: ['--reuid', 'mysql', '--regid', 'mysql', '--clear-groups', command, ...args] };
}

function ownedByMysql(data) {
  mkdirSync(data);
  if (!isRoot) return;
  const id = (flag) => Number(spawnSync('id', [flag, 'mysql'], { encoding: 'utf8' }).stdout);
  chownSync(data, id('-u'), id('-g'));
}

function install({ data }) {
  const options = ['--no-defaults', `--datadir=${data}`, '--auth-root-authentication-method=normal', '--skip-test-db'];
  const { command, args } = asMysql('mariadb-install-db', options);
  const { status: code, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8', cwd: '/' });
  if (code !== 0) throw new Error(`mariadb-install-db failed:\n${stdout}${stderr}`);
}

function optionsOf({ name, data, port, group, incremental, transfer }) {
  return [
    '--no-defaults',
    `--datadir=${data}`,
    '--bind-address=127.0.0.1',
    `--port=${port}`,
    `--socket=${join(data, 'server.sock')}`,
    `--pid-file=${join(data, 'server.pid')}`,
    '--binlog-format=ROW',
    '--innodb-autoinc-lock-mode=2',
    // A commit is safe because other nodes have it too; each node writes it to its own disk once a second.
    '--innodb-flush-log-at-trx-commit=2',
    '--innodb-buffer-pool-size=64M',
    '--max-connections=200',
    '--wsrep-on=ON',
    `--wsrep-provider=${provider}`,
    '--wsrep-cluster-name=seed',
    `--wsrep-node-name=${name}`,
    `--wsrep-node-address=127.0.0.1:${group}`,
    `--wsrep-sst-receive-address=127.0.0.1:${transfer}`,
    '--wsrep-sst-method=rsync',
    `--wsrep-provider-options=${providerOptions({ group, incremental })}`,
  ];
}

/** A node that is silent for two seconds is suspected, so that writes go on within five. */
function providerOptions({ group, incremental }) {
  return [
    `gmcast.listen_addr=tcp://127.0.0.1:${group}`,
    `ist.recv_addr=127.0.0.1:${incremental}`,
    'gcache.size=128M',
    'evs.keepalive_period=PT0.5S',
    'evs.inactive_check_period=PT0.25S',
    'evs.suspect_timeout=PT2S',
    'evs.inactive_timeout=PT4S',
  ].join(';');
}

async function withConnection({ port }, use) {
  const connection = await createConnection({ host: '127.0.0.1', port, user: 'root', connectTimeout: 2000 });
  try {
    return await use(connection);
  } finally {
    connection.destroy();
  }
}

async function status(node, name) {
  return withConnection(node, async (connection) => {
    const [[row]] = await connection.query(`SHOW STATUS LIKE '${name}'`);
    return row?.Value;
  });
}

async function isSynced(node) {
  return (await status(node, 'wsrep_ready')) === 'ON' && (await status(node, 'wsrep_local_state')) === '4';
}
