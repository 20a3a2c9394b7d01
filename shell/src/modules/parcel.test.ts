import { mountParcel } from './parcel.ts';

interface Props {
  readonly name: string;
  readonly theme: string;
}

/** Lifecycles that write down when they are called, and with which properties. */
function recorded(failing: readonly string[] = []) {
  const calls: string[] = [];
  const names = new Set<string>();
  const step = (label: string) => (props: object) => {
    const { name, theme } = props as Props;
    calls.push(`${label} ${theme}`);
    names.add(name);
    return failing.includes(label) ? Promise.reject(new Error(`${label} failed`)) : Promise.resolve();
  };
  const lifecycles = {
    bootstrap: step('bootstrap'),
    mount: [step('mount'), step('mount again')],
    update: step('update'),
    unmount: step('unmount'),
  };
  return { lifecycles, calls, names };
}

test('lifecycles run one after the other, with the last properties', async () => {
  const { lifecycles, calls, names } = recorded();
  const parcel = mountParcel(lifecycles, { theme: 'light' });
  await parcel.mounted;
  await parcel.update({ theme: 'dark' });
  await parcel.unmount();
  expect(calls).toEqual(['bootstrap light', 'mount light', 'mount again light', 'update dark', 'unmount dark']);
  expect(names.size).toBe(1);
});

test('each mount of the same lifecycles has a name of its own', async () => {
  const { lifecycles, names } = recorded();
  await Promise.all([1, 2].map(() => mountParcel(lifecycles, { theme: 'light' }).mounted));
  expect(names.size).toBe(2);
});

test('a module without an update keeps its properties', async () => {
  const { lifecycles, calls } = recorded();
  const { update: _, ...others } = lifecycles;
  const parcel = mountParcel(others, { theme: 'light' });
  await parcel.mounted;
  await expect(parcel.update({ theme: 'dark' })).resolves.toBeUndefined();
  expect(calls).toHaveLength(3);
});

test.each([
  ['bootstrap', ['bootstrap light']],
  ['mount', ['bootstrap light', 'mount light', 'unmount light']],
  ['mount again', ['bootstrap light', 'mount light', 'mount again light', 'unmount light']],
])('a failure of %s is reported, and what was mounted is unmounted', async (label, expected) => {
  const { lifecycles, calls } = recorded([label]);
  await expect(mountParcel(lifecycles, { theme: 'light' }).mounted).rejects.toThrow(`${label} failed`);
  expect(calls).toEqual(expected);
});

test('the failure of a mount is reported although its unmount fails, too', async () => {
  const { lifecycles } = recorded(['mount', 'unmount']);
  await expect(mountParcel(lifecycles, { theme: 'light' }).mounted).rejects.toThrow('mount failed');
});
