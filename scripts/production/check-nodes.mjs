// Serves the state of database nodes to HAProxy: node check-nodes.mjs '[{"host": "10.77.1.2", "check": 9200}]'
// 200 while a node has all data and a quorum. A handshake is not enough: a node without quorum accepts it.
import { createServer } from 'node:http';
import { createConnection } from 'mysql2/promise';

const limitMs = 1000;
const sql = "SHOW STATUS WHERE Variable_name IN ('wsrep_ready', 'wsrep_local_state')";

function within(promise) {
  return Promise.race([
    promise,
    new Promise((_, reject) => setTimeout(() => reject(new Error('no response in time')), limitMs).unref()),
  ]);
}

async function connectTo(host) {
  const options = { host, user: 'portal', password: 'portal', connectTimeout: limitMs };
  const connection = await createConnection(options);
  // The next query fails and shows the reason.
  connection.on('error', () => undefined);
  return connection;
}

/** Keeps one connection to the node, which is opened again after a failure. */
function nodeState(host) {
  let connection;
  return async () => {
    try {
      connection ??= await connectTo(host);
      const [rows] = await within(connection.query(sql));
      const state = Object.fromEntries(rows.map(({ Variable_name: name, Value: value }) => [name, value]));
      return state.wsrep_ready === 'ON' && state.wsrep_local_state === '4';
    } catch {
      // HAProxy gets the failure as a status.
      connection?.destroy();
      connection = undefined;
      return false;
    }
  };
}

for (const { host, check } of JSON.parse(process.argv[2])) {
  const isReady = nodeState(host);
  createServer(async (_, response) => response.writeHead((await isReady()) ? 200 : 503).end()).listen(
    check,
    '127.0.0.1',
  );
}
