import { overloaded } from '@seed/service-kit/problem-error';
import { ConcurrencyLimit, QueueTimeoutError } from './concurrency-limit.ts';

/** A conversion uses one of the four threads of Node's pool; files and compression use the others. */
const conversions = 1;
/** With the longest conversion this stays well below the 15 s that the gateway waits for an upload. */
const longestWaitMs = 5000;

/** Converts one picture at a time. Each member has at most one picture in the queue. */
export class ConversionQueue {
  readonly #line = new ConcurrencyLimit(conversions);
  readonly #members = new Map<string, ConcurrencyLimit>();

  /**
   * @throws ProblemError `overloaded` (503) when the conversion does not begin in time.
   */
  async run<T>(memberId: string, convert: () => Promise<T>): Promise<T> {
    const signal = AbortSignal.timeout(longestWaitMs);
    const turn = this.#members.get(memberId) ?? new ConcurrencyLimit(1);
    this.#members.set(memberId, turn);
    try {
      return await turn.run(() => this.#line.run(convert, signal), signal);
    } catch (error) {
      throw error instanceof QueueTimeoutError ? overloaded(error, 5) : error;
    } finally {
      if (turn.isIdle) this.#members.delete(memberId);
    }
  }
}
