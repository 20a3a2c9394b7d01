// The parts that the measurements of services share: statements and rates.
import autocannon from 'autocannon';
import { createConnection } from 'mysql2/promise';

/** Runs statements on a MariaDB server, one after the other. */
export async function execute(url, statements) {
  const connection = await createConnection({ uri: url, multipleStatements: true });
  for (const sql of statements) await connection.query(sql);
  await connection.end();
}

/**
 * Returns the requests per second. Rejects when a response is an error.
 *
 * @param change makes each request another one, from one with method, path and headers
 */
export async function rateOf(url, { headers = {}, connections = 16, seconds = 3, change } = {}) {
  const requests = change === undefined ? undefined : [{ setupRequest: change }];
  const result = await autocannon({ url, headers, connections, duration: seconds, requests });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url}: ${JSON.stringify(result.statusCodeStats)}`);
  return result.requests.average;
}

/** The address of a MariaDB server that `scripts/with-mariadb.mjs` has started. */
export function serverAddress() {
  const url = process.env.TEST_DATABASE_URL;
  if (url === undefined) throw new Error(`Start this with: node scripts/with-mariadb.mjs node ${process.argv[1]}`);
  return url;
}

/** The address of a database of that server. */
export const databaseAddress = (serverUrl, name) => serverUrl.replace(/\/[^/]*$/, `/${name}`);
