import { testPortal } from '../testing.ts';
import { createBatchLoader } from './batch-loader.ts';

const apiOf = () => testPortal({ at: '/', basename: '/', handlers: [] }).props.api;

/** A loader of up to three texts a call; it loads every key but 'missing', in reverse order. */
function loader() {
  const calls: (readonly string[])[] = [];
  const load = createBatchLoader<string>({
    loadMany: (_api, keys) => {
      calls.push(keys);
      return Promise.resolve(keys.filter((key) => key !== 'missing').toReversed());
    },
    isFor: (value, key) => value === key,
    maxKeys: 3,
  });
  return { load, calls };
}

test('the keys of one task are loaded by one call, each once', async () => {
  const { load, calls } = loader();
  const api = apiOf();
  expect(await Promise.all(['a', 'b', 'a', 'missing'].map((key) => load(api, key)))).toEqual(['a', 'b', 'a', null]);
  expect(calls).toEqual([['a', 'b', 'missing']]);
  expect(await load(api, 'a')).toBe('a');
  expect(calls).toHaveLength(2);
});

test('more keys than the maximum of a call are loaded by several calls', async () => {
  const { load, calls } = loader();
  const api = apiOf();
  const keys = ['a', 'b', 'c', 'd', 'e'];
  expect(await Promise.all(keys.map((key) => load(api, key)))).toEqual(keys);
  expect(calls).toEqual([
    ['a', 'b', 'c'],
    ['d', 'e'],
  ]);
});

test('a failed call rejects all its keys, and the next task calls again', async () => {
  let isDown = true;
  const load = createBatchLoader<string>({
    loadMany: (_api, keys) => (isDown ? Promise.reject(new Error('down')) : Promise.resolve(keys)),
    isFor: (value, key) => value === key,
    maxKeys: 3,
  });
  const api = apiOf();
  const results = await Promise.allSettled([load(api, 'a'), load(api, 'b')]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  isDown = false;
  expect(await load(api, 'a')).toBe('a');
});
