import { randomId } from './random-id.ts';

/** The idempotency keys of one form: a create that is sent again after a failure never doubles. */
export interface Intent {
  /** The same key for the same body, another key for another body. */
  keyFor(body: unknown): string;
}

/** Pass the id of a stored intent to go on with it after a reload. */
export function createIntent(id: string = randomId()): Intent {
  return { keyFor: (body) => `${id}-${digest(JSON.stringify(body))}` };
}

/** 53 bits (cyrb53): tells versions of one text apart; not for secrets. */
function digest(text: string): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    high = Math.imul(high ^ unit, 2654435761);
    low = Math.imul(low ^ unit, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36);
}
