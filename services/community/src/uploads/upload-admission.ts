import { overloaded, tooManyRequests } from '@seed/service-kit/problem-error';
import { type RequestWindow, requestWindows } from '@seed/service-kit/request-window';
import type { SharedState } from '@seed/service-kit/shared-state';

const hourMs = 60 * 60 * 1000;
/** Each holds up to 5 MB of memory until its picture is converted. */
const mostOpen = 24;
const mostOpenOfMember = 6;

/** Admits or refuses an upload before its body is read. */
export class UploadAdmission {
  readonly #budget: RequestWindow;
  readonly #open = new Map<string, number>();
  #total = 0;

  /**
   * @param uploadsPerHour the number of uploads that a member may begin within an hour, failed ones included
   * @param sharedState the store in which all replicas count them together; without it each counts for itself
   */
  constructor(uploadsPerHour: number, sharedState?: SharedState) {
    this.#budget = requestWindows(sharedState, hourMs)('uploads', uploadsPerHour);
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
    const { left, seconds } = await this.#budget.take(memberId);
    if (left >= 0) return;
    const minutes = Math.ceil(seconds / 60);
    throw tooManyRequests(`You have uploaded many pictures. Please go on in ${minutes} minutes.`, seconds);
  }
}
