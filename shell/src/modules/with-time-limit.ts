import { ModuleError, type ModuleErrorCode } from './module-error.ts';

/** Settles like the promise, or rejects with a ModuleError of the given code after `budgetMs`. */
export function withTimeLimit<T>(promise: Promise<T>, budgetMs: number, code: ModuleErrorCode): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ModuleError(code, `Not settled after ${budgetMs} ms`)), budgetMs);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
