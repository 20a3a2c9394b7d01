import type { Endpoint } from '@seed/contracts/endpoint';
import { ApiError } from './api-error.ts';

/**
 * Problems of data from a newer service that do not prevent an older page from showing it: an unknown value of an
 * enumeration, a longer text or list, a text in another format.
 */
const tolerated = new Set<unknown>(['invalid_value', 'too_big', 'custom', 'unrecognized_keys']);

/** Data that has been checked, so that a query, which selects from its cached data on every render, checks it once. */
const checked = new WeakSet<object>();

/**
 * Refuses data that a page cannot show: a property is missing or has another type than in the contract. Data of a newer
 * service passes. The module contains the schema anyway, so the check adds no bytes.
 * @returns the data as it is; defaults and conversions of the schema are not applied
 * @throws ApiError `malformed`, whose cause names the first place that does not fit
 */
export function checkShape<Data>(endpoint: Endpoint, data: Data, status = 200): Data {
  const wrong = findWrong(endpoint, data);
  if (wrong) {
    const cause = new TypeError(`${endpoint.operation}: ${wrong.path?.map(String).join('.') ?? ''}: ${wrong.message}`);
    throw new ApiError({ code: 'malformed', status, cause });
  }
  return data;
}

/** Whether a page can show the data: `checkShape` without an error, for code that skips what the page reports. */
export function hasShape(endpoint: Endpoint, data: unknown): boolean {
  return findWrong(endpoint, data) === undefined;
}

/** The first place that does not fit; undefined if a page can show the data. */
function findWrong({ response }: Endpoint, data: unknown) {
  if (response === undefined || isChecked(data)) return undefined;
  const result = response['~standard'].validate(data);
  const issues = 'issues' in result ? (result.issues ?? []) : [];
  const wrong = issues.find((issue) => !('code' in issue && tolerated.has(issue.code)));
  if (wrong === undefined && typeof data === 'object' && data !== null) checked.add(data);
  return wrong;
}

function isChecked(data: unknown): boolean {
  return typeof data === 'object' && data !== null && checked.has(data);
}
