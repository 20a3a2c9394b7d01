import { ModuleError, type ModuleErrorCode } from './module-error.ts';

/** The promise's outcome, or a ModuleError with the given code if it has not settled in time. */
export function withBudget<T>(promise: Promise<T>, budgetMs: number, code: ModuleErrorCode): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ModuleError(code, `Not settled after ${budgetMs} ms`)), budgetMs);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
