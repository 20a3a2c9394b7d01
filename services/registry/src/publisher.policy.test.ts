import { adminCaller, memberCaller } from '@seed/service-kit/testing/callers';
import { isPublisher, mayChangeModules, mayMove, mayPublish } from './publisher.policy.ts';

const forumsTeam = memberCaller({ roles: ['publisher:forums'] });

test.each([
  { who: 'a member', caller: memberCaller(), publish: false, move: false, change: false, reads: false },
  { who: 'a publisher of the module', caller: forumsTeam, publish: true, move: true, change: false, reads: true },
  { who: 'an Admin', caller: adminCaller(), publish: false, move: true, change: true, reads: true },
])('$who may publish: $publish, move: $move, change modules: $change', ({ caller, publish, move, change, reads }) => {
  expect(mayPublish(caller, 'forums')).toBe(publish);
  expect(mayMove(caller, 'forums')).toBe(move);
  expect(mayChangeModules(caller)).toBe(change);
  expect(isPublisher(caller)).toBe(reads);
});

test('a publisher of one module may release no other, also not one whose id begins alike', () => {
  for (const module of ['clubs', 'forum', 'forums-archive', '']) {
    expect(mayPublish(forumsTeam, module)).toBe(false);
    expect(mayMove(forumsTeam, module)).toBe(false);
  }
});
