/** The codes on the errors of drivers: mysql2 `errno`, node:sqlite `errcode`, the WebAssembly adapter `code`. */
interface DriverErrorFields {
  readonly code?: unknown;
  readonly errno?: unknown;
  readonly errcode?: unknown;
  readonly message?: unknown;
}

const uniqueViolations = [1062, 'SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY', 2067, 1555];
const foreignKeyViolations = [1452, 1216, 'SQLITE_CONSTRAINT_FOREIGNKEY', 787];
/** Deadlock, lock wait timeout, and MariaDB's "record has changed since last read". */
const transient = [1213, 1205, 1020];
/** The database user lacks a privilege: on the database, on the table, of another kind, or for a binary log. */
const forbiddenStatements = [1044, 1142, 1227, 1419];
/** The connection ended, or the node behind it can no longer write: another connection may lead to one that can. */
const lost = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'PROTOCOL_CONNECTION_LOST',
  'ERR_STREAM_WRITE_AFTER_END',
  // A Galera node without quorum, shutting down, a node that became read-only, killed, lost.
  1047,
  1053,
  1290,
  1836,
  1927,
  2006,
  2013,
];
const unavailable = [
  ...transient,
  ...lost,
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'POOL_CLOSED',
  'DATABASE_BUSY',
  // Too many connections, quorum lost in the middle of a commit, too many connections of one user (two codes).
  1040,
  1180,
  1203,
  1226,
];
/** A part of the message, which begins with the name of the trigger; the code is that of every syntax error. */
const unreadTrigger = 'has an error in its body';
const closedConnection = "Can't add new command when connection is in closed state";
/** Messages of mysql2 whose errors have no code. */
const unavailableMessages = [closedConnection, 'Queue limit reached.', 'No connections available.', 'Pool is closed.'];

/**
 * Whether a row with this key exists already.
 *
 * @param error what a statement threw
 * @returns false for every other value
 *
 * @example
 * ```ts
 * if (isUniqueViolation(error)) throw conflict('This key is taken.');
 * ```
 */
export function isUniqueViolation(error: unknown): boolean {
  return hasCode(error, uniqueViolations);
}

/**
 * Whether the row that this one refers to does not exist.
 *
 * @param error what a statement threw
 * @returns false for every other value
 *
 * @example
 * ```ts
 * if (isForeignKeyViolation(error)) throw validationFailed([{ pointer: '/postId', message: 'There is no such post.' }]);
 * ```
 */
export function isForeignKeyViolation(error: unknown): boolean {
  return hasCode(error, foreignKeyViolations);
}

/** Whether the server has no database of this name. */
export function isUnknownDatabase(error: unknown): boolean {
  return hasCode(error, [1049]);
}

/** Whether the database user may not run the statement. */
export function isForbiddenStatement(error: unknown): boolean {
  return hasCode(error, forbiddenStatements);
}

/** Whether the statement collided with another transaction; the whole transaction can be retried. */
export function isTransient(error: unknown): boolean {
  return hasCode(error, transient);
}

/**
 * Whether the server could not read the triggers of the table when it opened it. MariaDB then refuses all writes to the
 * table until it is opened again.
 */
export function isTriggerUnread(error: unknown): boolean {
  const { message } = driverErrorFields(error);
  return hasCode(error, [1064]) && typeof message === 'string' && message.includes(unreadTrigger);
}

/** Whether the connection ended before the statement had a result, or its node can no longer write. */
export function isConnectionLost(error: unknown): boolean {
  return hasCode(error, lost) || hasMessage(error, [closedConnection]);
}

/** Whether the database cannot be reached or is overloaded; a retry may succeed. */
export function isDatabaseUnavailable(error: unknown): boolean {
  return hasCode(error, unavailable) || hasMessage(error, unavailableMessages);
}

function hasMessage(error: unknown, beginnings: readonly string[]): boolean {
  const { message } = driverErrorFields(error);
  return typeof message === 'string' && beginnings.some((known) => message.startsWith(known));
}

function hasCode(error: unknown, values: readonly unknown[]): boolean {
  const { code, errno, errcode } = driverErrorFields(error);
  return [code, errno, errcode].some((fact) => fact !== undefined && values.includes(fact));
}

/** Unwraps the driver's error, which TypeORM keeps in `driverError`. */
function driverErrorFields(error: unknown): DriverErrorFields {
  if (typeof error !== 'object' || error === null) return {};
  if ('driverError' in error && typeof error.driverError === 'object' && error.driverError !== null) {
    return error.driverError;
  }
  return error;
}
