import type { Endpoint } from '@seed/contracts/endpoint';
import { ApiError } from './api-error.ts';

/**
 * What a newer service may send and an older page can still show: another member of an enumeration, more of something
 * than the contract allowed, another rule for the content of a text.
 */
const tolerated = new Set<unknown>(['invalid_value', 'too_big', 'custom', 'unrecognized_keys']);

/** Data that has been checked; a query selects from the same cached data on every render. */
const checked = new WeakSet<object>();

/**
 * Refuses data that a page cannot show: a member is missing or is of another type than the contract says. Data of a
 * newer service passes. The schema is the one that the module carries anyway, so the check costs no bytes.
 * @returns the data as it is, without what parsing would change
 * @throws ApiError `malformed`, whose cause names the first place that does not fit
 */
export function checkShape<Data>({ operation, response }: Endpoint, data: Data, status = 200): Data {
  if (response === undefined || isChecked(data)) return data;
  const result = response['~standard'].validate(data);
  const issues = 'issues' in result ? (result.issues ?? []) : [];
  const wrong = issues.find((issue) => !('code' in issue && tolerated.has(issue.code)));
  if (wrong) {
    const cause = new TypeError(`${operation}: ${wrong.path?.map(String).join('.') ?? ''}: ${wrong.message}`);
    throw new ApiError({ code: 'malformed', status, cause });
  }
  if (typeof data === 'object' && data !== null) checked.add(data);
  return data;
}

function isChecked(data: unknown): boolean {
  return typeof data === 'object' && data !== null && checked.has(data);
}
