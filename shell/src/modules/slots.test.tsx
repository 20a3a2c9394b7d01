import type { BootModule } from '@seed/contracts/boot';
import { defineExtension, useApi, usePortal } from '@seed/portal-sdk';
import type { SlotProps } from '@seed/portal-sdk';
import { SlotOutlet } from '@seed/portal-sdk/host';
import { testPortal } from '@seed/portal-sdk/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import { createModuleLoader } from './module-loader.ts';
import { createModuleRegistry } from './module-registry.ts';
import { createSlots } from './slots.ts';
import { bootDocumentWith, bootModule } from './testing/boot-module.ts';

const slot = 'profile.section';
const kenji = { memberId: 'kenji', name: 'Kenji' };

const Section = ({ name }: SlotProps['profile.section']) => {
  useApi();
  if (name === 'Nobody') throw new Error('No such member');
  return <h2>{`${usePortal().basename} by ${name}`}</h2>;
};
const section = () => Promise.resolve(defineExtension({ slot, component: Section }));

// The lifecycles' promises and act() wait for each other.
beforeAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));

/** Replaces the browser's IntersectionObserver: a slot comes into view when the test scrolls to it. */
function observeSlots() {
  const observed: ((entries: object[]) => void)[] = [];
  const IntersectionObserver = jest.fn((notify: (entries: object[]) => void) => ({
    observe: () => observed.push(notify),
    disconnect: jest.fn(),
  }));
  Object.assign(globalThis, { IntersectionObserver });
  return {
    scrollIntoView() {
      for (const notify of observed.splice(0)) notify([{ isIntersecting: true }]);
    },
  };
}

test('an extension is loaded when it comes into view, gets the props of its slot and follows their changes', async () => {
  const { load, show, scrollIntoView } = slotsWith(moduleWith('notices', section));
  const { rerender } = show();
  expect(load).not.toHaveBeenCalled();
  scrollIntoView();
  expect(await screen.findByRole('heading', { name: '/ by Kenji' })).toBeVisible();
  rerender({ memberId: 'maria', name: 'María' });
  expect(await screen.findByRole('heading', { name: '/ by María' })).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

test('the space of an extension is reserved before it loads', () => {
  const { show } = slotsWith(moduleWith('notices', section, { height: 120 }));
  expect(show().container.firstElementChild).toHaveStyle({ minBlockSize: '120px' });
});

test.each([
  ['does not load', () => Promise.reject(new Error('404')), kenji],
  ['is no extension', () => Promise.resolve({}), kenji],
  ['hangs', () => new Promise(() => undefined), kenji],
  ['crashes', section, { memberId: 'x', name: 'Nobody' }],
])('an extension that %s is replaced by one line of text, and the others are shown', async (_, broken, props) => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const Fine = () => <h2>Fine</h2>;
  const fine = () => Promise.resolve(defineExtension({ slot, component: Fine }));
  const { show, scrollIntoView } = slotsWith(moduleWith('broken', broken, { loadMs: 50 }), moduleWith('fine', fine));
  show(props);
  scrollIntoView();
  expect(await screen.findByRole('heading', { name: 'Fine' })).toBeVisible();
  expect(await screen.findByText('broken is not available here right now.')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('an extension that failed is loaded again when the connection returns', async () => {
  let isOffline = true;
  const whenOnline = () => (isOffline ? Promise.reject(new Error('offline')) : section());
  const { show, scrollIntoView } = slotsWith(moduleWith('notices', whenOnline));
  show();
  scrollIntoView();
  expect(await screen.findByText('notices is not available here right now.')).toBeVisible();
  isOffline = false;
  act(() => void dispatchEvent(new Event('online')));
  expect(await screen.findByRole('heading', { name: '/ by Kenji' })).toBeVisible();
  expect(screen.queryByText(/not available/)).not.toBeInTheDocument();
});

test('an extension gets props that change during its update', async () => {
  const { show, scrollIntoView } = slotsWith(moduleWith('notices', section));
  const { rerender } = show();
  scrollIntoView();
  await screen.findByRole('heading', { name: '/ by Kenji' });
  for (const name of ['María', 'Paula', 'João']) rerender({ memberId: name, name });
  expect(await screen.findByRole('heading', { name: '/ by João' })).toBeVisible();
});

test('extensions are shown in their order, to members who have one of their roles', () => {
  const { slots } = slotsWith(
    moduleWith('last', section, { order: 20 }),
    moduleWith('first', section, { order: 10 }),
    moduleWith('staff', section, { roles: ['Admin'] }),
  );
  expect(slots.extensions(slot).map(({ title }) => title)).toEqual(['first', 'last']);
  expect(slots.extensions('club.section')).toEqual([]);
});

test('the space of a header action is reserved before it loads, and only members with its role see it', async () => {
  const Action = () => <button type="button">Notices</button>;
  const action = () => Promise.resolve(defineExtension({ slot: 'header.action', component: Action }));
  const inHeader = { slot: 'header.action', height: 44 };
  const { slots, scrollIntoView } = slotsWith(
    moduleWith('notices', action, { ...inHeader, roles: ['alumni'] }),
    moduleWith('staff', action, { ...inHeader, roles: ['Admin'] }),
  );
  const { container } = render(<SlotOutlet slots={slots} name="header.action" props={{}} />);
  expect(container.children).toHaveLength(1);
  expect(container.firstElementChild).toHaveStyle({ minBlockSize: '44px' });
  scrollIntoView();
  expect(await screen.findByRole('button', { name: 'Notices' })).toBeVisible();
});

test('an extension loads when the page in view is shown', async () => {
  const { show, load, page, scrollIntoView } = slotsWith(moduleWith('notices', section));
  let finish = () => {};
  page.shown = new Promise((resolve) => (finish = resolve));
  show();
  await act(async () => scrollIntoView());
  expect(load).not.toHaveBeenCalled();
  await act(async () => finish());
  expect(await screen.findByRole('heading', { name: '/ by Kenji' })).toBeVisible();
});

test('an extension for one of several slots with the same name is shown in that slot only', async () => {
  const { show, scrollIntoView } = slotsWith(moduleWith('notices', section, { at: '/meetings' }));
  expect(show(kenji, '/forums').container).toBeEmptyDOMElement();
  show(kenji, '/meetings');
  scrollIntoView();
  expect(await screen.findByRole('heading', { name: '/ by Kenji' })).toBeVisible();
});

test('the extensions of a removed module disappear', async () => {
  const { show, serve, scrollIntoView } = slotsWith(moduleWith('notices', section));
  const { container } = show();
  scrollIntoView();
  await screen.findByRole('heading', { name: '/ by Kenji' });
  await act(() => serve());
  await waitFor(() => expect(container).toBeEmptyDOMElement());
});

interface ExtensionOptions {
  readonly slot?: string;
  readonly height?: number;
  readonly order?: number;
  readonly roles?: string[];
  readonly at?: string;
  readonly loadMs?: number;
}

type Load = () => Promise<unknown>;

function moduleWith(id: string, load: Load, { loadMs = 1000, ...extension }: ExtensionOptions = {}) {
  const release = bootModule({ id, routes: [`/${id}`], loadMs });
  const declared = { slot, expose: './section', order: 0, roles: [], height: 80, at: undefined, ...extension };
  return { load, release: { ...release, manifest: { ...release.manifest, extensions: [declared] } } };
}

function slotsWith(...modules: { readonly load: Load; readonly release: BootModule }[]) {
  let served = bootDocumentWith(...modules.map(({ release }) => release));
  const load = jest.fn(({ release }: { release: BootModule }) => {
    return modules.find((module) => module.release.id === release.id)?.load() ?? Promise.reject(new Error('404'));
  });
  const registry = createModuleRegistry(served, {
    loader: createModuleLoader(async () => ({ loadExposedModule: load })),
    fetch: async () => Response.json(served),
  });
  const { props } = testPortal({ at: '/community', basename: '/community', handlers: [] });
  const page = { shown: Promise.resolve() };
  const slots = createSlots({ registry, roles: ['alumni'], whenReady: () => page.shown, props: () => props });
  const show = (slotProps = kenji, at?: string) => {
    const outlet = (next = slotProps) => (
      <SlotOutlet slots={slots} name={slot} props={next} {...(at !== undefined && { at })} />
    );
    const { container, rerender } = render(outlet());
    return { container, rerender: (next: typeof kenji) => rerender(outlet(next)) };
  };
  const serve = (...releases: BootModule[]) => {
    served = bootDocumentWith(...releases);
    return registry.revalidate();
  };
  return { slots, load, page, show, serve, ...observeSlots() };
}
