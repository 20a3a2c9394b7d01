import type { BootDocument } from '@seed/contracts/boot';
import { bootDocumentWith, bootModule } from './testing/boot-module.ts';
import { createVisitReports } from './visit-reports.ts';

const one = bootModule({ version: '1.0.0' });
const two = bootModule({ version: '1.1.0' });
const clubs = bootModule({ id: 'clubs', routes: ['/clubs'] });

function reporting(sampling = 1, openings?: number) {
  const canaries = [{ rollout: 7, share: 50, roles: [], release: two }];
  const document: BootDocument = {
    ...bootDocumentWith(one, clubs),
    canaries,
    ...(openings !== undefined && { openings }),
  };
  const sent: { id: string; event: string; version: string; rollout?: number; module?: string; ms?: number }[] = [];
  const visits = createVisitReports({
    current: () => document,
    async send(visit) {
      sent.push(...(visit as typeof sent));
      return sampling;
    },
    whenIdle: () => Promise.resolve(),
  });
  return { visits, sent, events: () => sent.map(({ event }) => event) };
}

test('an opening begins and ends with one id, its version and its rollout', () => {
  const { visits, sent } = reporting();
  visits.begin(two)?.mounted(80);
  const [begun, mounted] = sent;
  expect(begun).toEqual({ id: expect.any(String) as string, rollout: 7, version: '1.1.0', event: 'begun' });
  expect(mounted).toEqual({ ...begun, event: 'mounted', ms: 80 });
});

test('members of stable are compared, too; modules without a rollout are not reported unless the portal wants it', () => {
  const { visits, sent } = reporting();
  visits.begin(one)?.mounted(80);
  expect(visits.begin(clubs)).toBeUndefined();
  expect(sent.map(({ version }) => version)).toEqual(['1.0.0', '1.0.0']);
});

test('of a module without a rollout, the end of each opening in the sample is reported when the browser is idle', async () => {
  const { visits, sent } = reporting(1, 1);
  const visit = visits.begin(clubs);
  visit?.mounted(80);
  expect(sent).toEqual([]);
  await Promise.resolve();
  visit?.failed();
  await Promise.resolve();
  const id = expect.any(String) as string;
  expect(sent).toEqual([
    { id, module: 'clubs', version: '1.0.0', event: 'mounted', ms: 80 },
    { id, module: 'clubs', version: '1.0.0', event: 'crashed' },
  ]);
});

test('of a module without a rollout, openings outside of the sample and those that were left are not reported', async () => {
  const outside = reporting(1, 0);
  expect(outside.visits.begin(clubs)).toBeUndefined();
  const { visits, sent } = reporting(1, 1);
  visits.begin(clubs)?.left();
  await Promise.resolve();
  expect(sent).toEqual([]);
});

test('a release is counted once in a page, and ends in one way', () => {
  const { visits, events } = reporting();
  const visit = visits.begin(two);
  visit?.failed();
  visit?.mounted(80);
  visit?.left();
  expect(visits.begin(two)).toBeUndefined();
  expect(events()).toEqual(['begun', 'failed']);
});

test('an opening that begins twice before it ends is one, and its end is reported', () => {
  const { visits, events } = reporting();
  visits.begin(two);
  visits.begin(two)?.mounted(80);
  expect(events()).toEqual(['begun', 'mounted']);
});

test('a crash after the mount is one more failed opening, once', () => {
  const { visits, sent, events } = reporting();
  const visit = visits.begin(two);
  visit?.mounted(80);
  visit?.failed();
  visit?.failed();
  expect(events()).toEqual(['begun', 'mounted', 'crashed']);
  expect(sent[2]?.id).not.toBe(sent[0]?.id);
});

test('leaving the page ends the openings that have not ended', () => {
  const { visits, events } = reporting();
  visits.begin(one)?.mounted(80);
  visits.begin(two);
  window.dispatchEvent(new Event('pagehide'));
  window.dispatchEvent(new Event('pagehide'));
  expect(events()).toEqual(['begun', 'mounted', 'begun', 'left']);
});

test('the registry can have fewer openings reported', async () => {
  const { visits, events } = reporting(0);
  const first = visits.begin(one);
  await Promise.resolve();
  expect(visits.begin(two)).toBeUndefined();
  first?.mounted(80);
  expect(events()).toEqual(['begun', 'mounted']);
});
