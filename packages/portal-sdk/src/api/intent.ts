import { randomId } from './random-id.ts';

/** The idempotency keys of one form: a create that is sent again after a failure has one effect. */
export interface Intent {
  /** Returns the same key for the same body, another key for another body. */
  keyFor(body: unknown): string;
}

/**
 * Creates the idempotency keys of one form.
 *
 * @param id the id of a stored intent, to have the same keys after a reload. Default: random
 * @returns the keys: equal bodies have equal keys
 *
 * @example
 * const intent = createIntent();
 * await api(createPost, { body, idempotencyKey: intent.keyFor(body) });
 */
export function createIntent(id: string = randomId()): Intent {
  return { keyFor: (body) => `${id}-${digest(JSON.stringify(body))}` };
}

/** 53 bits (cyrb53), enough to distinguish versions of one text; not for secrets. */
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
