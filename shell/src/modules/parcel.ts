type Step = (props: object) => Promise<unknown>;
/** One function, or several that run one after the other. */
type Lifecycle = Step | readonly Step[];

/** The exports of a module and of each of its extensions: the lifecycles of a single-spa parcel. */
export interface Lifecycles {
  readonly bootstrap: Lifecycle;
  readonly mount: Lifecycle;
  readonly unmount: Lifecycle;
  readonly update?: Lifecycle;
}

/** A module or an extension in an element of the page. */
export interface Parcel {
  /** Settles when it is shown, rejects with whatever a lifecycle threw. */
  readonly mounted: Promise<void>;
  /** Gives it other properties; does nothing for a module that takes none after its mount. */
  update(props: object): Promise<void>;
  unmount(): Promise<void>;
}

let count = 0;

/**
 * Mounts a module by its lifecycles, as single-spa's `mountRootParcel` would: `bootstrap`, then `mount`, each with the
 * properties and a `name` of its own, by which `single-spa-react` finds the React root again.
 *
 * Source: https://single-spa.js.org/docs/parcels-api
 *
 * @example
 * const { mounted, unmount } = mountParcel(await load(), { ...props, domElement });
 */
export function mountParcel({ bootstrap, mount, unmount, update = [] }: Lifecycles, props: object): Parcel {
  count += 1;
  const name = `parcel-${count}`;
  let last = props;
  const run = async (lifecycle: Lifecycle) => {
    for (const step of [lifecycle].flat()) await step({ ...last, name });
  };
  const mountOrUnmount = async () => {
    try {
      await run(mount);
    } catch (error) {
      // An unmount takes back whatever the mount has begun; the failure of the mount is the one to report.
      await Promise.allSettled([run(unmount)]);
      throw error;
    }
  };
  return {
    mounted: run(bootstrap).then(mountOrUnmount),
    update(next) {
      last = next;
      return run(update);
    },
    unmount: () => run(unmount),
  };
}
