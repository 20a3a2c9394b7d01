import { visibleEntries } from '@seed/contracts/visible-entries';
import type { BootModule } from '@seed/contracts/boot';
import type { ExtensionMount, MountedExtension, SlotExtension, Slots } from '@seed/portal-sdk/host';
import type { LoadedState, ModuleLoader } from './module-loader.ts';
import type { ModuleRegistry } from './module-registry.ts';
import { type FrameProps, type MountedModule, mountModule } from './mount-module.ts';

/** An extension with all that is needed to load it. */
interface ReleasedExtension extends SlotExtension {
  readonly slot: string;
  readonly expose: string;
  readonly release: BootModule;
  readonly order: number;
  readonly roles: readonly string[];
}

export interface SlotsOptions {
  readonly registry: ModuleRegistry;
  /** The realm roles of the member. */
  readonly roles: readonly string[];
  /** Resolves when the extensions of a slot may load. */
  whenReady(slot: string): Promise<void>;
  /** The props of every extension, apart from those of its slot. */
  props(): Omit<FrameProps, 'basename'>;
}

/** Creates the slots of one member. Their extensions follow the registry. */
export function createSlots({ registry, roles, whenReady, props }: SlotsOptions): Slots {
  const byKey = new Map<string, ReleasedExtension>();
  let document = registry.current();
  let bySlot = new Map<string, readonly ReleasedExtension[]>();

  const extensions = (slot: string): readonly ReleasedExtension[] => {
    if (registry.current() !== document) {
      document = registry.current();
      bySlot = new Map();
    }
    const found = bySlot.get(slot) ?? visibleEntries(document.modules.flatMap(extensionsOf), roles).filter(isOf(slot));
    bySlot.set(slot, found);
    for (const extension of found) byKey.set(extension.key, extension);
    return found;
  };

  return {
    extensions,
    subscribe: registry.subscribe,
    mount(options) {
      const extension = byKey.get(options.extension.key);
      if (!extension) throw new Error(`'${options.extension.key}' is not an extension of a live module`);
      return mountExtension({ ...options, extension, loader: registry.loader, whenReady, portal: props() });
    },
  };
}

function extensionsOf(release: BootModule): ReleasedExtension[] {
  const { id, version, entry, manifest } = release;
  return manifest.extensions.map(({ slot, expose, order, roles, at, height }) => {
    const key = `${id}@${version} ${entry} ${expose} ${slot}`;
    return { key, title: manifest.title, slot, expose, order, roles, at, height, release };
  });
}

function isOf(slot: string) {
  return (extension: ReleasedExtension) => extension.slot === slot;
}

interface Mounting extends ExtensionMount {
  readonly extension: ReleasedExtension;
  readonly loader: ModuleLoader;
  readonly whenReady: SlotsOptions['whenReady'];
  readonly portal: Omit<FrameProps, 'basename'>;
}

/** Loads and mounts an extension; a failure of any kind reaches `onFailure` within the time budget of its module. */
function mountExtension({ extension, loader, whenReady, portal, element, ...options }: Mounting): MountedExtension {
  const { release, expose } = extension;
  const propsFor = (slotProps: object) => ({ ...portal, basename: '/', slotProps });
  let props = propsFor(options.props);
  let mounted: MountedModule | undefined;

  const show = (module: LoadedState) => {
    mounted = mountModule({ module, domElement: element, props }, (error) => fail(error));
  };
  const fail = (error: unknown) => {
    portal.log.warn('An extension is not shown', { extension: extension.key, error: String(error) });
    end();
    options.onFailure(error);
  };
  const follow = () => {
    const state = loader.state(release, expose);
    if (state.status === 'failed') fail(state.error);
    if (state.status !== 'ready') return;
    unsubscribe();
    show(state);
  };
  const end = () => {
    unsubscribe();
    mounted?.end();
    mounted = undefined;
  };

  const unsubscribe = loader.subscribe(follow);
  if (loader.state(release, expose).status === 'failed') loader.retry(release, expose);
  // The page itself is shown first, because a member came for it.
  else void whenReady(extension.slot).then(() => loader.load(release, expose));
  follow();
  return {
    update(slotProps) {
      props = propsFor(slotProps);
      mounted?.update(props);
    },
    unmount: end,
  };
}
