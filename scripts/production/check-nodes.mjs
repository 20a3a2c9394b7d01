// Shows HAProxy which database node is written to: node check-nodes.mjs '[{"host": "10.77.1.2", "check": 9200}]'
// 200 for the first node that has all data and a quorum, as long as it has them; 503 for all others. A handshake is not
// enough: a node without quorum accepts it. HAProxy cannot choose by itself, because nodes that come back at the same time
// would be written to at the same time.
import { createServer } from 'node:http';
import { createConnection } from 'mysql2/promise';

const limitMs = 1000;
const mostMisses = 2;
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

/** Returns whether a node is written to, from whether it is ready now. One check that fails, as by lost packets, does not move the writes. */
function writerOf() {
  let writer;
  let misses = 0;
  return (node, isReady) => {
    if (node === writer) misses = isReady ? 0 : misses + 1;
    if (isReady && (writer === undefined || misses >= mostMisses)) [writer, misses] = [node, 0];
    return node === writer && misses < mostMisses;
  };
}

const isWriter = writerOf();
for (const { host, check } of JSON.parse(process.argv[2])) {
  const isReady = nodeState(host);
  createServer(async (_, response) => response.writeHead(isWriter(host, await isReady()) ? 200 : 503).end()).listen(
    check,
    '127.0.0.1',
  );
}
