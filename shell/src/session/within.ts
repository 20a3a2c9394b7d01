/** The operation took longer than its limit. */
class TimeoutError extends Error {
  override readonly name = 'TimeoutError';
  readonly code = 'timeout';
}

/**
 * Limits the time of an operation that has no limit of its own.
 * @param milliseconds until the result is given up
 * @throws {TimeoutError} `timeout`
 */
export function within<T>(operation: Promise<T>, milliseconds: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new TimeoutError(`No result within ${milliseconds} ms`)), milliseconds);
    operation.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
