import { createPool, type Pool, type PoolConnection, type PoolOptions } from 'mysql2';

/** The server's own limit of 50 s is longer than the gateway waits for a response. */
const lockWaitSeconds = 3;

/** The driver for TypeORM, whose connections wait three seconds for a row that another transaction has locked. */
export const lockWaitLimited: { createPool(options: PoolOptions): Pool } = {
  createPool(options) {
    const pool = createPool(options);
    pool.on('connection', limitLockWait);
    return pool;
  },
};

function limitLockWait(connection: PoolConnection): void {
  connection.query(`SET SESSION innodb_lock_wait_timeout = ${lockWaitSeconds}`, (error) => {
    // A connection that cannot be set up is broken; the pool opens another one.
    if (error !== null) connection.destroy();
  });
}
