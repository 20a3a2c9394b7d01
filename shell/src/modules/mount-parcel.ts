import { type AppProps, mountRootParcel } from 'single-spa';

/** Mounts a module or an extension as a parcel. */
export type MountParcel = AppProps['mountParcel'];

const nothing = () => Promise.resolve();

/**
 * Mounts parcels that belong to a parcel of the shell. single-spa keeps a parcel without an owner after it has ended,
 * with its properties and its element.
 */
export const mountParcel = new Promise<MountParcel>((resolve) => {
  const mount = (props: AppProps) => {
    resolve(props.mountParcel);
    return nothing();
  };
  mountRootParcel(
    { name: 'shell', bootstrap: nothing, mount, unmount: nothing },
    { domElement: document.createElement('div') },
  );
});
