import type { Endpoint } from '@seed/contracts/endpoint';
import { checkShape } from '../api/check-shape.ts';

/** The data of an event; undefined if a page could not show it. */
export function parseEvent({ operation, eventData, ...endpoint }: Endpoint, text: string): unknown {
  try {
    const data: unknown = JSON.parse(text);
    return eventData === undefined ? data : checkShape({ ...endpoint, operation, response: eventData }, data);
  } catch {
    return undefined;
  }
}
