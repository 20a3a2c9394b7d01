import { ownLibraries } from './own-libraries.ts';

const sdk = { version: '2.1.0', exports: ['usePage'], readers: [] };
const router = { version: '7.9.1', exports: ['Link', 'Routes'], readers: ['@seed/portal-sdk'] };
const shell = { '@seed/portal-sdk': sdk, 'react-router-dom': router };

test('a release that finds all it imports takes every library from the shell', () => {
  const uses = {
    'react-router-dom': { range: '^7.0.0', exports: ['Link'] },
    '@seed/portal-sdk': { range: '^2.0.0', exports: [] },
  };
  expect(ownLibraries(uses, shell)).toEqual({ names: [], reasons: [] });
});

test('a missing export is named, and the readers of the library’s contexts are copied with it', () => {
  const uses = { 'react-router-dom': { range: '^7.0.0', exports: ['Link', 'useBlocker'] } };
  expect(ownLibraries(uses, shell)).toEqual({
    names: ['react-router-dom', '@seed/portal-sdk'],
    reasons: ['the shell does not share useBlocker of react-router-dom'],
  });
});

test('the reason names a library of another major version', () => {
  const uses = { 'react-router-dom': { range: '^8.0.0', exports: ['Link'] } };
  expect(ownLibraries(uses, shell).reasons).toEqual(['the shell shares react-router-dom 7.9.1, not ^8.0.0']);
});

test('a library that the shell does not share at all is bundled, so nothing is decided for it', () => {
  expect(ownLibraries({ 'chart.js': { range: '^4.0.0', exports: ['Chart'] } }, shell).names).toEqual([]);
});
