import type { BootDocument } from '@seed/contracts/boot';
import { documentFor } from './member-modules.ts';
import { bootDocumentWith, bootModule } from './testing/boot-module.ts';

const canary = { rollout: 7, share: 0, roles: ['alumni'], release: bootModule({ version: '1.1.0' }) };
const boot: BootDocument = { ...bootDocumentWith(bootModule()), canaries: [canary] };
const versionsFor = (roles: string[], document = boot) =>
  documentFor(document, { id: 'maria', roles }).modules.map(({ id, version }) => `${id} ${version}`);

test('a member of the audience gets the canary, others and visitors get stable', () => {
  expect(versionsFor(['alumni'])).toEqual(['forums 1.1.0']);
  expect(versionsFor(['participant'])).toEqual(['forums 1.0.0']);
  expect(documentFor(boot, undefined)).toBe(boot);
});

test('a canary of a module that is not stable yet joins the others', () => {
  const clubs = bootModule({ id: 'clubs', routes: ['/clubs'] });
  expect(versionsFor(['alumni'], { ...boot, modules: [clubs] })).toEqual(['clubs 1.0.0', 'forums 1.1.0']);
});

test('a module that is switched off has no canary either', () => {
  const off = [{ id: 'forums', title: 'Forums', routes: ['/forums'], message: 'Back at noon' }];
  expect(versionsFor(['alumni'], { ...boot, modules: [], off })).toEqual([]);
});
