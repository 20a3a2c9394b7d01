import { memberDataPage, memberDataPath } from '@seed/contracts/member-data';
import { testEventsSecret } from './events.ts';

/** The rows of each file, by the name of the file. */
export type MemberDataFiles = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;

/**
 * Reads all that a started service stores of a member, as the service does that makes a file of it.
 *
 * @param url the service's origin
 *
 * @example
 * ```ts
 * expect(await memberDataOf(service.url, ['maria'])).toEqual({ notices: [] });
 * ```
 */
export async function memberDataOf(url: string, memberIds: readonly string[]): Promise<MemberDataFiles> {
  const files: Record<string, Record<string, unknown>[]> = {};
  let cursor: string | null = null;
  do {
    const response: Response = await requestMemberData(url, { memberIds, cursor });
    const { file, rows, next } = memberDataPage.parse(await response.json());
    if (file !== null) files[file] = [...(files[file] ?? []), ...rows];
    cursor = next;
  } while (cursor !== null);
  return files;
}

/** Requests a page of what a started service stores of a member. */
export function requestMemberData(url: string, body: object, secret = testEventsSecret): Promise<Response> {
  return fetch(`${url}${memberDataPath}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${secret}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
}
