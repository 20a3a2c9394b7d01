import { createModuleLoader, type Runtime } from './module-loader.ts';
import { bootModule } from './testing/boot-module.ts';

const lifecycles = { bootstrap: async () => null, mount: async () => null, unmount: async () => null };
const release = bootModule({ loadMs: 1000 });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a release is loaded once, and the mount gets the rest of its budget', async () => {
  const { loader, loadExposedModule } = loaderOf(async () => lifecycles);
  loader.load(release);
  loader.load(release);
  expect(loader.state(release).status).toBe('loading');
  await settle();
  expect(loader.state(release)).toMatchObject({ status: 'ready', lifecycles, mountBudgetMs: 1500 });
  expect(loadExposedModule).toHaveBeenCalledTimes(1);
});

test.each([
  ['load_failed', async () => Promise.reject(new Error('404'))],
  ['invalid', async () => ({ bootstrap: lifecycles.bootstrap })],
  ['invalid', async () => undefined],
  ['invalid', async () => ({ ...lifecycles, mount: [] })],
])('a file that does not load or contains no module fails with %s', async (code, load) => {
  const { loader } = loaderOf(load);
  loader.load(release);
  await settle();
  expect(loader.state(release)).toMatchObject({ status: 'failed', error: { code } });
});

test('a failure is reported once', async () => {
  const { loader } = loaderOf(async () => Promise.reject(new Error('404')));
  const failures = new Set<unknown>();
  const reports = jest.fn(() => failures.add(loader.state(release)));
  loader.load(release);
  loader.subscribe(reports);
  await settle();
  expect(reports).toHaveBeenCalledTimes(1);
  expect([...failures]).toEqual([expect.objectContaining({ status: 'failed' })]);
});

test('a module that exceeds its budget fails, and replaces the failure when it has loaded', async () => {
  let arrive: (module: unknown) => void = () => undefined;
  const { loader } = loaderOf(() => new Promise((resolve) => (arrive = resolve)));
  loader.load(release);
  await jest.advanceTimersByTimeAsync(1000);
  expect(loader.state(release)).toMatchObject({ status: 'failed', error: { code: 'load_timeout' } });
  arrive(lifecycles);
  await settle();
  expect(loader.state(release).status).toBe('ready');
});

test('a runtime that does not load is a failure too', async () => {
  const loader = createModuleLoader(() => new Promise(() => undefined));
  loader.load(release);
  await jest.advanceTimersByTimeAsync(1000);
  expect(loader.state(release)).toMatchObject({ status: 'failed', error: { code: 'load_timeout' } });
});

test('a retry loads again and ignores the result of the previous attempt', async () => {
  const arrivals: Array<(module: unknown) => void> = [];
  const { loader, loadExposedModule } = loaderOf(() => new Promise((resolve) => arrivals.push(resolve)));
  loader.load(release);
  await jest.advanceTimersByTimeAsync(1000);
  loader.retry(release);
  await settle();
  arrivals[0]?.(lifecycles);
  await settle();
  expect(loader.state(release)).toMatchObject({ status: 'loading', generation: 2 });
  arrivals[1]?.(lifecycles);
  await settle();
  expect(loader.state(release)).toMatchObject({ status: 'ready', generation: 2 });
  expect(loadExposedModule).toHaveBeenLastCalledWith({ release, expose: './module', force: true });
});

function loaderOf(load: () => Promise<unknown>) {
  const loadExposedModule = jest.fn(load);
  const runtime = { loadExposedModule } satisfies Runtime;
  return { loadExposedModule, loader: createModuleLoader(async () => runtime) };
}

async function settle(): Promise<void> {
  await jest.advanceTimersByTimeAsync(0);
}
