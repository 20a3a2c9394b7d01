import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { type MemberDataPage, memberDataPath, memberDataRequest } from '@seed/contracts/member-data';
import { type MembersNotified, membersNotified, membersNotifiedType } from '@seed/contracts/portal-events';

/** Another service, which stores two pages of posts of each member and keeps the notices that it gets. */
export interface DataOfService extends AsyncDisposable {
  readonly url: string;
  /** The ids whose data was requested, once for each first page. */
  readonly requested: string[][];
  readonly notices: MembersNotified[];
  /** The status of its responses to requests for data; 200 sends the data. */
  status: number;
}

export async function startDataOfService(): Promise<DataOfService> {
  const requested: string[][] = [];
  const notices: MembersNotified[] = [];
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      const isData = request.url === memberDataPath;
      if (!isData) receive(body);
      response.writeHead(isData ? service.status : 204, { 'Content-Type': 'application/json' });
      response.end(isData && service.status === 200 ? JSON.stringify(pageOf(body)) : undefined);
    });
  });
  function receive(body: unknown): void {
    const { type, payload } = body as { type: string; payload: unknown };
    if (type === membersNotifiedType) notices.push(membersNotified.parse(payload));
  }
  function pageOf(body: unknown): MemberDataPage {
    const { memberIds, cursor } = memberDataRequest.parse(body);
    if (cursor === null) requested.push(memberIds);
    const post = { title: cursor === null ? 'Ríos' : 'Soup 🍲', by: memberIds[0] };
    return { file: 'posts', about: 'Your posts.', rows: [post], next: cursor === null ? 'second' : null };
  }
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const service: DataOfService = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requested,
    notices,
    status: 200,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await once(server.close(), 'close');
    },
  };
  return service;
}
