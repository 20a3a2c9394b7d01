import { type MemberDataPage, memberDataPage, memberDataPath } from '@seed/contracts/member-data';
import type { MemberFile } from '@seed/service-kit/member-files';
import { readMemberData } from '@seed/service-kit/member-data-routes';
import type { EventsConfig } from '@seed/service-kit/service-config';

/** A service did not send what it stores of a member; the message has nothing of the data. */
export class MemberDataError extends Error {
  override readonly name = 'MemberDataError';
  readonly code = 'member_data_unavailable';
}

/** A service that stores data of members. */
export interface MemberDataSource {
  /** Reads a page of what it stores of a member; undefined from a service that does not offer it. */
  readonly read: (memberIds: readonly string[], cursor: string | null) => Promise<MemberDataPage | undefined>;
  readonly name: string;
}

const timeoutMs = 30_000;

/** This service, and all others. */
export function memberDataSources(
  own: { readonly name: string; readonly files: readonly MemberFile[] },
  { secret, subscribers }: EventsConfig,
): readonly MemberDataSource[] {
  const others = Object.entries(subscribers).filter(([name]) => name !== own.name);
  return [
    { name: own.name, read: (memberIds, cursor) => readMemberData(own.files, { memberIds: [...memberIds], cursor }) },
    ...others.map(([name, url]) => remoteSource(name, { url, secret: secret ?? '' })),
  ];
}

function remoteSource(
  name: string,
  { url, secret }: { readonly url: string; readonly secret: string },
): MemberDataSource {
  return {
    name,
    async read(memberIds, cursor) {
      const response = await fetch(`${url}${memberDataPath}`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${secret}`, 'Content-Type': 'application/json' },
        body: JSON.stringify({ memberIds, cursor }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      }).catch((error: unknown) => {
        throw new MemberDataError(`${name} cannot be reached.`, { cause: error });
      });
      // A service of an older version of the kit has no such address.
      if (response.status === 404) return response.body?.cancel().then(() => undefined);
      if (!response.ok) {
        await response.body?.cancel();
        throw new MemberDataError(`${name} responded ${response.status}.`);
      }
      const page = memberDataPage.safeParse(await response.json());
      if (!page.success) throw new MemberDataError(`${name} sent what is not a page of data.`, { cause: page.error });
      return page.data;
    },
  };
}
