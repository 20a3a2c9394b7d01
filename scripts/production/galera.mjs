import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createConnection } from 'mysql2/promise';
import { addressOfNode, onNode } from './network.mjs';
import { until } from './processes.mjs';

const provider = '/usr/lib/galera/libgalera_smm.so';
const numbers = [1, 2, 3];
const port = 3306;
const group = 4567;

/**
 * Starts a server as the package's unit of systemd does: a node that was killed finds out how far it had come, so that the others
 * send only what it has missed instead of all data. The server that finds it out may crash at its own end (seen once in
 * MariaDB 10.11.19), so it gets a second attempt.
 */
const startScript = `
file="$1"
shift
recover() { galera_recovery "--defaults-file=$file"; }
position=$(recover) || position=$(recover)
exec mariadbd "--defaults-file=$file" $position "$@"
`;

/** Returns why there can be no cluster on this machine; undefined if there can. */
export function missingForGalera() {
  if (!existsSync(provider)) return 'galera-4 is not installed (apt-get install galera-4)';
  for (const program of ['mariadbd', 'mariadb-install-db', 'galera_recovery', 'rsync', 'setpriv']) {
    if (spawnSync('which', [program]).status !== 0) return `${program} is not installed`;
  }
  return undefined;
}

/**
 * Three nodes of a Galera cluster, each on a machine of its own.
 * @param {{ processes: import('./processes.mjs').Processes, folder: string }} options
 */
export async function startGalera({ processes, folder }) {
  const nodes = numbers.map((number) => nodeOf(number, join(folder, `node${number}`)));
  const address = `gcomm://${nodes.map(({ host }) => `${host}:${group}`).join(',')}`;
  for (const node of nodes) prepare(node, address);
  install(nodes[0]);
  const start = (number, { isFirst = false, writer = 1 } = {}) => {
    const node = nodes[number - 1];
    const options = [`--wsrep-sst-donor=${donorsFor(number, writer)}`];
    if (isFirst) options.push('--wsrep-new-cluster');
    const server = asMysql('sh', ['-c', startScript, 'sh', fileOf(node), ...options]);
    processes.start(node.name, onNode(number, server));
  };
  start(1, { isFirst: true });
  await until('the first node', () => isSynced(nodes[0]));
  start(2);
  await until('the second node', () => isSynced(nodes[1]));
  start(3);
  await until('the third node', () => isSynced(nodes[2]));
  await withConnection(nodes[0], async (connection) => {
    await connection.query("CREATE USER portal@'%' IDENTIFIED BY 'portal'");
    await connection.query("GRANT ALL ON *.* TO portal@'%'");
  });
  return {
    nodes,
    /** Starts a node that was killed; `writer` is the number of the node that is written to. */
    start,
    /** Resolves to the milliseconds until the node has all data. */
    untilSynced: (number) => until(`node ${number}`, () => isSynced(nodes[number - 1])),
    /** Whether the node is in the part of the cluster that may write. */
    hasQuorum: async (number) => (await status(nodes[number - 1], 'wsrep_cluster_status')) === 'Primary',
    /** The number of nodes that this one sees. */
    sizeAt: async (number) => Number(await status(nodes[number - 1], 'wsrep_cluster_size')),
  };
}

function nodeOf(number, data) {
  return { number, name: `node${number}`, data, host: addressOfNode(number), port };
}

/** The source of a transfer may block writes meanwhile, so the node that is written to is the last choice. */
function donorsFor(number, writer) {
  const others = numbers.filter((other) => other !== number && other !== writer);
  return [...others, writer].map((other) => `node${other}`).join(',');
}

/** As root the transfer between nodes fails, so they run as the user of the package. */
function asMysql(command, args) {
  return { command: 'setpriv', args: ['--reuid', 'mysql', '--regid', 'mysql', '--clear-groups', command, ...args] };
}

/** The folder and the settings of a node; a server ignores settings that others than their owner may write. */
function prepare(node, address) {
  mkdirSync(node.data);
  const id = (flag) => Number(spawnSync('id', [flag, 'mysql'], { encoding: 'utf8' }).stdout);
  chownSync(node.data, id('-u'), id('-g'));
  const settings = [...settingsOf(node), `wsrep-cluster-address=${address}`];
  writeFileSync(fileOf(node), ['[mariadbd]', ...settings, ''].join('\n'), { mode: 0o644 });
}

const fileOf = ({ data }) => `${data}.cnf`;

function install({ data }) {
  const options = ['--no-defaults', `--datadir=${data}`, '--auth-root-authentication-method=normal', '--skip-test-db'];
  const { command, args } = asMysql('mariadb-install-db', options);
  const { status: code, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8', cwd: '/' });
  if (code !== 0) throw new Error(`mariadb-install-db failed:\n${stdout}${stderr}`);
}

function settingsOf({ name, data, host }) {
  return [
    `datadir=${data}`,
    'bind-address=0.0.0.0',
    `port=${port}`,
    // A name server is as far away as every other part of the outside.
    'skip-name-resolve',
    `socket=${socketIn(data)}`,
    `pid-file=${join(data, 'server.pid')}`,
    'binlog-format=ROW',
    'innodb-autoinc-lock-mode=2',
    // A commit is safe because other nodes have it too; each node writes it to its own disk once a second.
    'innodb-flush-log-at-trx-commit=2',
    'innodb-buffer-pool-size=64M',
    'max-connections=200',
    'innodb-print-all-deadlocks=ON',
    'wsrep-log-conflicts=ON',
    'wsrep-on=ON',
    `wsrep-provider=${provider}`,
    'wsrep-cluster-name=seed',
    `wsrep-node-name=${name}`,
    `wsrep-node-address=${host}`,
    'wsrep-sst-method=rsync',
    `wsrep-provider-options="${providerOptions}"`,
  ];
}

/**
 * A node that is silent for two seconds is suspected, so that writes go on within five. Nodes repeat the messages by which
 * they agree on a new group more often than once a second: when a node came back right after it had been excluded, the
 * agreement failed in one of eight attempts otherwise, and no node took writes for up to eight seconds.
 */
const providerOptions = [
  'gcache.size=128M',
  'evs.keepalive_period=PT0.5S',
  'evs.inactive_check_period=PT0.25S',
  'evs.suspect_timeout=PT2S',
  'evs.join_retrans_period=PT0.3S',
  'evs.inactive_timeout=PT4S',
].join(';');

const socketIn = (data) => join(data, 'server.sock');

/** Over the file of the server, which no network cuts off. */
async function withConnection({ data }, use) {
  const connection = await createConnection({ socketPath: socketIn(data), user: 'root', connectTimeout: 2000 });
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
