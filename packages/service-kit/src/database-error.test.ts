import { isDatabaseUnavailable, isTransient } from './database-error.ts';
import { asProblem } from './problem-responder.ts';

/** The error of a statement as TypeORM throws it. */
const queryFailed = (driverError: object) => Object.assign(new Error('query failed'), { driverError });

test.each([
  ['a Galera node without quorum', 1047],
  ['a node that became read-only', 1290],
  ['a server that shuts down', 1053],
])('%s is a database that is unavailable for now', (_, errno) => {
  const error = queryFailed({ errno });
  expect(isDatabaseUnavailable(error)).toBe(true);
  expect(asProblem(error)).toMatchObject({
    status: 503,
    code: 'database_unavailable',
    headers: { 'Retry-After': '2' },
  });
});

test('a transaction that lost against one on another node may be repeated', () => {
  expect(isTransient(queryFailed({ errno: 1213 }))).toBe(true);
});

test('a mistake in a statement is no unavailable database', () => {
  expect(asProblem(queryFailed({ errno: 1064 }))).toMatchObject({ status: 500, code: 'internal' });
});
