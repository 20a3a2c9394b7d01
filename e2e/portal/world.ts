import type { ApiCaller, ApiOf } from './api.ts';

/** The items of the demo world that have pages of their own. */
export interface World {
  /** A day with an event, `YYYY-MM-DD`. */
  readonly day: string;
  readonly event: number;
  readonly meeting: number;
  /** Written by Maria, with comments. */
  readonly post: number;
  /** Written by Maria. */
  readonly note: number;
  readonly document: number;
  /** A member without a demo account. */
  readonly member: string;
  /** A new club, without any content. */
  readonly newClub: { readonly key: string; readonly route: string };
}

interface Owned {
  readonly id: number;
  readonly permissions: { readonly update: boolean };
}

interface Event {
  readonly id: number;
  readonly date: string;
}

interface Club {
  readonly key: string;
  readonly route: string;
}

/** Reads the demo world and adds the new club, unless another worker has. */
export async function findWorld(apiOf: ApiOf): Promise<World> {
  const maria = await apiOf('maria');
  const admin = await apiOf('admin');
  const today = new Date().toISOString().slice(0, 10);
  const event = firstOf(await maria.list<Event>(`/events?from=${today}`), 'future event');
  const others = await maria.list<{ id: string; email: string }>('/users?group=alumni&q=rocha');
  return {
    day: event.date,
    event: event.id,
    meeting: firstOf(await maria.list<Owned>('/meetings'), 'meeting').id,
    post: firstOf((await maria.list<Owned>('/forums')).filter(isOwn), 'post by Maria').id,
    note: firstOf((await maria.list<Owned>('/recommendations')).filter(isOwn), 'note by Maria').id,
    document: firstOf(await maria.list<Owned>('/documents?category=Academic'), 'document').id,
    member: firstOf(others, 'member').id,
    newClub: await addClub(admin),
  };
}

const isOwn = ({ permissions }: Owned) => permissions.update;

async function addClub(admin: ApiCaller): Promise<Club> {
  const club = { name: 'Gardening', key: 'Gardening', route: '/clubs/gardening' };
  const { status } = await admin.fetch('/clubs', { method: 'POST', body: club });
  const exists = status === 201 || (await admin.list<Club>('/clubs')).some(({ key }) => key === club.key);
  if (!exists) throw new Error(`the club could not be added: POST /clubs responded ${status}`);
  return club;
}

function firstOf<Row>(rows: readonly Row[], what: string): Row {
  const [row] = rows;
  if (row === undefined) throw new Error(`the demo world has no ${what}`);
  return row;
}
