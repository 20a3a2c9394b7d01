import { randomUUID } from 'node:crypto';
import type { ImportedRow } from '@seed/community-contracts/member-import';
import type { Profile } from '@seed/community-contracts/profiles';
import { auditTrail } from '@seed/service-kit/testing/audit-trail';
import { sharedService } from '@seed/service-kit/testing/shared-service';
import { communityUnderTest } from '../testing/community-under-test.ts';

const community = sharedService(() => communityUnderTest());
const ana = () => community.as('ana');

const importPath = '/api/v1/member-imports';

interface Imported {
  readonly rows: ImportedRow[];
}

async function imported(csv: string): Promise<ImportedRow[]> {
  const response = await ana().post<Imported>(importPath, { csv });
  expect(response.status).toBe(200);
  return response.body.rows;
}

async function refusalOf(csv: string): Promise<unknown> {
  return ana().post(importPath, { csv });
}

const profileOf = async (email: string) => (await ana().get<Profile>(`/api/v1/users/login/${email}`)).body;

test('every good row of a file becomes a profile, and every other row has its problems', async () => {
  const rows = await imported(
    [
      'Name,E-mail,Role,Years,Country,University',
      '"Ñáñez, Lucía",lucia@seed.example,Participants,"2024, 2025",Colombia,Universidad de Antioquia',
      'No Address,,participant,2024,Colombia,',
      'Wrong Address,wrong.example,captain,last year,Colombia,',
      '田中 花子,hanako@seed.example,alumni,2022;2023,Japan,京都大学',
      'Lucía Again,LUCIA@seed.example,alumni,,,',
      ',nameless@seed.example,,,,',
      'Too Many,many@seed.example,,,,,,',
      ',,,,,',
      'Plain Person,plain@seed.example,,,,',
    ].join('\r\n'),
  );
  expect(rows.map(({ line, email, result }) => [line, email, result])).toEqual([
    [2, 'lucia@seed.example', 'created'],
    [3, '', 'refused'],
    [4, 'wrong.example', 'refused'],
    [5, 'hanako@seed.example', 'created'],
    [6, 'LUCIA@seed.example', 'refused'],
    [7, 'nameless@seed.example', 'refused'],
    [8, 'many@seed.example', 'refused'],
    [10, 'plain@seed.example', 'created'],
  ]);
  expect(rows.filter(({ result }) => result === 'refused').map(({ problems }) => problems)).toEqual([
    [{ column: 'email', message: 'The e-mail address is missing.' }],
    [
      { column: 'email', message: 'Please enter a valid e-mail address.' },
      { column: 'role', message: 'The role must be one of participant, alumni, director, coordinator, professor.' },
      { column: 'years', message: 'A participation year is a year such as 2024.' },
    ],
    [{ column: 'email', message: 'Line 2 has this e-mail address, too.' }],
    [{ column: 'name', message: 'A new member needs a name.' }],
    [{ column: null, message: 'The row has more or fewer cells than the header.' }],
  ]);
  expect(await profileOf('lucia@seed.example')).toMatchObject({
    id: rows[0]?.memberId,
    name: 'Ñáñez, Lucía',
    role: 'participant',
    participationYear: [2024, 2025],
    country: 'Colombia',
    university: 'Universidad de Antioquia',
  });
  expect(await profileOf('hanako@seed.example')).toMatchObject({ name: '田中 花子', participationYear: [2022, 2023] });
});

test('a member who is imported gets the profile at the first login, and is found in the directory before', async () => {
  await imported('email;name;role;years\nrosa@seed.example;Rosa Imported;professor;2021');
  const listed = await ana().get<Profile[]>('/api/v1/users?q=rosa imported&group=professors');
  expect(listed.body).toMatchObject([{ name: 'Rosa Imported', participationYear: [2021] }]);
  const rosa = await community.caller({ sub: 'rosa', name: 'Rosa', email: 'rosa@seed.example', roles: [] });
  const own = await rosa.get<Profile>('/api/v1/users/login/rosa@seed.example');
  expect(own.body).toMatchObject({ id: 'rosa', name: 'Rosa Imported', role: 'professor', participationYear: [2021] });
});

test('a dry run responds with the same results and stores nothing', async () => {
  const csv = 'email,name,role\nrehearsed@seed.example,Only Rehearsed,\nkenji@seed.example,Kenji,director\nx,X,';
  const { body } = await ana().post<Imported>(importPath, { csv, dryRun: true });
  expect(body.rows).toMatchObject([
    { result: 'created', memberId: null },
    { result: 'changed', memberId: 'kenji', changedColumns: ['role'] },
    { result: 'refused' },
  ]);
  expect(await ana().get('/api/v1/users/login/rehearsed@seed.example')).toMatchObject({ status: 404 });
  expect(await profileOf('kenji@seed.example')).not.toMatchObject({ role: 'director' });
});

test('the same file again changes nothing', async () => {
  const csv = 'email,name,team\ntwice@seed.example,Twice Sent,Agua';
  expect(await imported(csv)).toMatchObject([{ result: 'created' }]);
  const [again] = await imported(csv);
  expect(again).toMatchObject({ result: 'unchanged', changedColumns: [] });
  expect(again?.memberId).toBe((await profileOf('twice@seed.example')).id);
});

test('of a member who has signed in, role and years are changed, and the texts that they write stay', async () => {
  const before = await profileOf('maria@seed.example');
  const rows = await imported(
    'email,name,team,role,years\nmaria@seed.example,Other Name,Other Team,alumni,"2019,2020"',
  );
  expect(rows).toMatchObject([{ result: 'changed', memberId: 'maria', changedColumns: ['role', 'years'] }]);
  expect(await profileOf('maria@seed.example')).toMatchObject({
    name: before.name,
    team: before.team,
    role: 'alumni',
    participationYear: [2019, 2020],
  });
});

test('an empty cell changes nothing, and a profile that waits for its owner gets all texts', async () => {
  await imported('email,name,team,country\nwaiting@seed.example,Waiting,Agua,Brazil');
  const rows = await imported('email,name,team,country\nwaiting@seed.example,Renamed,,Japan');
  expect(rows).toMatchObject([{ result: 'changed', changedColumns: ['name', 'country'] }]);
  expect(await profileOf('waiting@seed.example')).toMatchObject({ name: 'Renamed', team: 'Agua', country: 'Japan' });
});

test('of 500 rows with twelve mistakes, 488 profiles are created, also while one of the members signs in', async () => {
  // A second run of this test would find the rows of its first.
  const domain = `${randomUUID()}.example`;
  const line = (number: number) =>
    number % 42 === 7 ? `wrong-${number},Member ${number},2024` : `row-${number}@${domain},Member ${number},2024`;
  const csv = ['email,name,years', ...Array.from({ length: 500 }, (_, at) => line(at))].join('\n');
  const email = `row-499@${domain}`;
  const early = await community.caller({ sub: randomUUID(), name: 'Early', email, roles: [] });
  const [rows] = await Promise.all([imported(csv), early.get(`/api/v1/users/login/${email}`)]);
  const count = (result: ImportedRow['result']) => rows.filter((row) => row.result === result).length;
  expect(count('refused')).toBe(12);
  expect(count('created') + count('changed')).toBe(488);
  const found = await Promise.all(rows.flatMap((row) => (row.result === 'refused' ? [] : [profileOf(row.email)])));
  expect(found.every(({ participationYear }) => participationYear.includes(2024))).toBe(true);
});

test.each([
  ['', 'The file is empty.'],
  ['email,name', 'The file has no rows below the header.'],
  ['name\nMaria', 'The header needs the column “email”.'],
  [
    'email,phone\na@b.example,1',
    'The column “phone” is not one of email, name, role, years, team, country, major, university.',
  ],
  ['email,E-Mail\na@b.example,b@b.example', 'The header has the column “email” twice.'],
  ['email,name\na@b.example,"open', 'The file is not valid CSV: line 2 has a quotation mark in a wrong place.'],
  [`email\n${'a@b.example\n'.repeat(1001)}`, 'A file can have at most 1000 members.'],
])('the file %j is refused as a whole', async (csv, message) => {
  expect(await refusalOf(csv)).toMatchObject({ status: 400, body: { errors: [{ pointer: '/csv', message }] } });
});

test('what an import creates and changes is recorded without names and addresses', async () => {
  const service = await communityUnderTest();
  await service
    .as('ana')
    .post(importPath, { csv: 'email,name,role\nnew@seed.example,New,alumni\nmaria@seed.example,,alumni' });
  const trail = await auditTrail(service.as('ana'));
  expect(trail).toEqual([
    {
      actorId: 'ana',
      act: 'profile.created',
      object: { kind: 'profile', id: expect.any(String) as string },
      detail: { role: 'alumni' },
    },
    {
      actorId: 'ana',
      act: 'profile.changed',
      object: { kind: 'profile', id: 'maria' },
      detail: { fields: ['role'], role: 'alumni' },
    },
  ]);
  await service.stop();
});
