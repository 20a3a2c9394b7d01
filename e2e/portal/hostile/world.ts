import type { ApiCaller, ApiOf } from '../api.ts';
import { findWorld, type World } from '../world.ts';
import { hostileAddress, type HostileKind, hostileKinds, hostileParagraphs, hostileText } from './texts.ts';

export interface HostileWorld extends World {
  /** The ids of the posts: one of each kind; the first one has a comment of each kind. */
  readonly posts: readonly number[];
  /** Maria's id: their profile shows what they wrote. */
  readonly author: string;
}

/** The club whose page has sections with content. */
const club = 'Geography';

interface Saved {
  readonly id: number;
}

/** Fills every field of every entity with content that strains a layout. Maria is the author of what members write. */
export async function fillHostileWorld(apiOf: ApiOf): Promise<HostileWorld> {
  const [maria, admin] = [await apiOf('maria'), await apiOf('admin')];
  const world = await findWorld(apiOf);
  const author = await renameMembers(admin, world);
  await renameClubs(admin);
  const clubName = await nameOf(maria, club);
  const { day, event } = await addEvents(admin);
  const rows = { posts: [] as number[], notes: [] as number[], meetings: [] as number[], documents: [] as number[] };
  for (const kind of hostileKinds) {
    rows.posts.push(await addPost(maria, kind));
    rows.notes.push(await addNote(maria, kind));
    rows.meetings.push(await addMeeting(maria, kind));
    rows.documents.push(await addDocument(maria, kind, 'Academic'));
    await addDocument(maria, kind, club);
    // The page of the club shows the posts that mention it.
    await addPost(maria, kind, clubName);
  }
  const [post = 0, note = 0] = [rows.posts[0], rows.notes[0]];
  for (const kind of hostileKinds) await addComment(maria, { forumId: post, content: hostileText(kind, 400) });
  return {
    ...world,
    author,
    day,
    event,
    post,
    note,
    posts: rows.posts,
    meeting: rows.meetings[0] ?? world.meeting,
    document: rows.documents[0] ?? world.document,
  };
}

/** The first names stay, because tests find pages by them. Returns Maria's id. */
async function renameMembers(admin: ApiCaller, { member }: World): Promise<string> {
  const people = await admin.list<{ id: string; name: string }>('/users');
  const named = (start: string) => people.find(({ name }) => name.startsWith(start))?.id ?? member;
  const members = [
    { id: member, name: 'Rocha', kind: 'word' },
    { id: named('Kenji'), name: 'Kenji', kind: 'japanese' },
    { id: named('María'), name: 'María', kind: 'word' },
    { id: named('Paula'), name: 'Paula', kind: 'arabic' },
    { id: named('João'), name: 'João', kind: 'emoji' },
  ] as const;
  for (const { id, name, kind } of members) {
    const short = hostileText(kind, 160);
    await change(admin, `/users/${encodeURIComponent(id)}`, {
      name: `${name} ${hostileText(kind, 110)}`,
      team: short,
      country: short,
      major: short,
      university: short,
      participationYear: [2019, 2020, 2021, 2022, 2023, 2024, 2025],
      about: hostileParagraphs,
      interests: hostileParagraphs,
      email: `${'a'.repeat(60)}@${'b'.repeat(60)}.example`,
      linkedin: hostileAddress,
    });
  }
  return named('María');
}

/** No club has a longer first name, so a second call for the same portal adds nothing. */
const longestClubName = 25;

async function renameClubs(admin: ApiCaller): Promise<void> {
  const clubs = await admin.list<{ id: number; name: string }>('/clubs');
  for (const [index, { id, name }] of clubs.entries()) {
    const kind = hostileKinds[index % hostileKinds.length] ?? 'word';
    await change(admin, `/clubs/${id}`, {
      name: `${name.slice(0, longestClubName)} ${hostileText(kind, 70)}`,
      mainDescription: hostileParagraphs,
      syllabusUrl: hostileAddress,
    });
  }
}

async function addEvents(admin: ApiCaller): Promise<{ readonly day: string; readonly event: number }> {
  const day = new Date().toISOString().slice(0, 10);
  const events: Saved[] = [];
  for (const kind of hostileKinds) {
    events.push(await admin.create<Saved>('/events', { date: day, descriptions: hostileText(kind, 400) }));
  }
  return { day, event: events[0]?.id ?? 0 };
}

async function addPost(author: ApiCaller, kind: HostileKind, mentioned = ''): Promise<number> {
  const images = [hostileAddress, 'https://example.invalid/lost.png'];
  const content = `${mentioned} ${hostileText(kind, 1500)}`;
  return idOf(author, '/forums', { title: hostileText(kind, 150), content, images });
}

async function nameOf(member: ApiCaller, wanted: string): Promise<string> {
  const clubs = await member.list<{ key: string; name: string }>('/clubs');
  const found = clubs.find(({ key }) => key === wanted);
  if (found === undefined) throw new Error(`there is no club '${wanted}'`);
  return found.name;
}

async function addComment(author: ApiCaller, body: object): Promise<void> {
  await author.create('/comments', body);
}

const addNote = (author: ApiCaller, kind: HostileKind) =>
  idOf(author, '/recommendations', { title: hostileText(kind, 100), description: hostileText(kind, 600) });

const addMeeting = (author: ApiCaller, kind: HostileKind) =>
  idOf(author, '/meetings', {
    title: hostileText(kind, 150),
    description: hostileText(kind, 900),
    url: hostileAddress,
    date: '2031-01-31T19:00',
    classification: club,
  });

const addDocument = (author: ApiCaller, kind: HostileKind, classification: string) =>
  idOf(author, '/documents', { name: hostileText(kind, 200), url: hostileAddress, classification });

async function idOf(author: ApiCaller, path: string, body: object): Promise<number> {
  const { id } = await author.create<Saved>(path, body);
  return id;
}

async function change(admin: ApiCaller, path: string, body: object): Promise<void> {
  const response = await admin.fetch(path, { method: 'PUT', body });
  if (!response.ok) throw new Error(`PUT ${path} responded ${response.status}: ${await response.text()}`);
}
