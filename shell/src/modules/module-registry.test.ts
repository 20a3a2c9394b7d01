import { createModuleRegistry } from './module-registry.ts';
import { bootDocumentWith, bootModule } from './testing/boot-module.ts';

const community = bootModule({ id: 'community', routes: ['/community', '/my-profile'] });
const profiles = bootModule({ id: 'profiles', routes: ['/community/profiles'] });

test('a newer boot document replaces the old one and runs the listeners', async () => {
  const responses = [
    responseWith(bootDocumentWith(community), '"a"'),
    responseWith(bootDocumentWith(community, profiles), '"b"'),
  ];
  const download = jest.fn(async () => responses.shift() ?? new Response(null, { status: 304 }));
  const registry = createModuleRegistry(bootDocumentWith(community), { fetch: download });
  const listener = jest.fn();
  registry.subscribe(listener);

  await registry.revalidate();
  expect(listener).not.toHaveBeenCalled();
  await registry.revalidate();
  expect(listener).toHaveBeenCalledTimes(1);
  expect(registry.find('/community/profiles/7')?.release.id).toBe('profiles');
  await registry.revalidate();
  expect(listener).toHaveBeenCalledTimes(1);
  expect(download).toHaveBeenLastCalledWith(
    '/boot.json',
    expect.objectContaining({ headers: { 'if-none-match': '"b"' } }),
  );
});

test('concurrent refreshes send one request', async () => {
  const download = jest.fn(async () => responseWith(bootDocumentWith(), '"a"'));
  const registry = createModuleRegistry(bootDocumentWith(), { fetch: download });
  await Promise.all([registry.revalidate(), registry.revalidate()]);
  expect(download).toHaveBeenCalledTimes(1);
});

test.each([
  ['no response', async () => Promise.reject(new TypeError('offline'))],
  ['an error', async () => new Response('', { status: 502 })],
  ['a wrong shape', async () => new Response('{"modules":7}')],
])('after %s the modules stay and the problem is logged', async (_, download) => {
  const report = jest.fn();
  const registry = createModuleRegistry(bootDocumentWith(community), { fetch: download, report });
  await registry.revalidate();
  expect(registry.find('/community')?.release.id).toBe('community');
  expect(report).toHaveBeenCalledTimes(1);
});

function responseWith(document: unknown, etag: string): Response {
  return new Response(JSON.stringify(document), { headers: { etag } });
}
