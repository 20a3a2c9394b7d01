import { isConnectionLost, isDatabaseUnavailable, isTransient } from './database-error.ts';
import { asProblem } from './problem-responder.ts';

/** The error of a statement as TypeORM throws it. */
const queryFailed = (driverError: object) => Object.assign(new Error('query failed'), { driverError });

test.each([
  ['a Galera node without quorum', 1047],
  ['a Galera node that loses its quorum during a commit', 1180],
  ['a node that became read-only', 1290],
  ['a server that shuts down', 1053],
])('%s counts as an unavailable database', (_, errno) => {
  const error = queryFailed({ errno });
  expect(isDatabaseUnavailable(error)).toBe(true);
  expect(asProblem(error)).toMatchObject({
    status: 503,
    code: 'database_unavailable',
    headers: { 'Retry-After': '2' },
  });
});

test('a deadlock with a transaction on another node can be retried', () => {
  expect(isTransient(queryFailed({ errno: 1213 }))).toBe(true);
});

test('a statement on a connection that the server is closing was not sent', () => {
  const error = queryFailed({ code: 'ERR_STREAM_WRITE_AFTER_END' });
  expect([isConnectionLost(error), isDatabaseUnavailable(error)]).toEqual([true, true]);
});

test('a mistake in a statement is an internal error', () => {
  expect(asProblem(queryFailed({ errno: 1064 }))).toMatchObject({ status: 500, code: 'internal' });
});
