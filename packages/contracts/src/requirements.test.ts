import { unmetRequirements } from './requirements.ts';

const live = { sdk: '2.1.0', contracts: new Map([['notices', '1.2.0']]) };
const requiring = (sdk: string, api: Record<string, string> | string[]) => ({ requires: { sdk, api } });

test('a module that the portal can run has no unmet requirement', () => {
  expect(unmetRequirements(requiring('^2.0.0', { notices: '^1.2' }), live)).toEqual([]);
  expect(unmetRequirements(requiring('^2.0.0', ['notices']), live)).toEqual([]);
});

test('every requirement that is not met is named at once', () => {
  expect(unmetRequirements(requiring('^3.0.0', { notices: '^1.3.0' }), live)).toEqual([
    'It requires the SDK ^3.0.0, and the shell has 2.1.0.',
    'It requires notices ^1.3.0, and 1.2.0 is live.',
  ]);
});

test('a shell without a manifest and a service without a declaration decide nothing', () => {
  const unknown = { sdk: undefined, contracts: new Map<string, string>() };
  expect(unmetRequirements(requiring('^3.0.0', { notices: '^1.3.0' }), unknown)).toEqual([]);
});
