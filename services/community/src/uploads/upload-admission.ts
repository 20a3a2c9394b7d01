import { overloaded, tooManyRequests } from '@seed/service-kit/problem-error';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

const hourSeconds = 60 * 60;
/** Each holds up to 5 MB of memory until its picture is converted. */
const mostOpen = 24;
const mostOpenOfMember = 6;

/** Admits or refuses an upload before its body is read. */
export class UploadAdmission {
  readonly #budget: RateLimiterMemory;
  readonly #open = new Map<string, number>();
  #total = 0;

  /** @param uploadsPerHour the number of uploads that a member may begin within an hour, failed ones included */
  constructor(uploadsPerHour: number) {
    this.#budget = new RateLimiterMemory({ points: uploadsPerHour, duration: hourSeconds });
  }

  /** @throws ProblemError `too_many_requests` (429) or `overloaded` (503), both with Retry-After. */
  async run<T>(memberId: string, upload: () => Promise<T>): Promise<T> {
    const open = this.#open.get(memberId) ?? 0;
    if (open >= mostOpenOfMember) throw tooManyRequests('Please wait until your other pictures are stored.', 2);
    if (this.#total >= mostOpen) throw overloaded(new Error(`${this.#total} uploads are open`));
    this.#count(memberId, 1);
    try {
      await this.#spend(memberId);
      return await upload();
    } finally {
      this.#count(memberId, -1);
    }
  }

  #count(memberId: string, change: 1 | -1): void {
    const open = (this.#open.get(memberId) ?? 0) + change;
    this.#total += change;
    if (open === 0) this.#open.delete(memberId);
    else this.#open.set(memberId, open);
  }

  async #spend(memberId: string): Promise<void> {
    try {
      await this.#budget.consume(memberId);
    } catch (error) {
      // The library throws its result when the budget is used up.
      if (!(error instanceof RateLimiterRes)) throw error;
      const seconds = Math.ceil(error.msBeforeNext / 1000);
      const minutes = Math.ceil(seconds / 60);
      throw tooManyRequests(`You have uploaded many pictures. Please go on in ${minutes} minutes.`, seconds);
    }
  }
}
