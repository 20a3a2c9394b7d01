import type { DeviceState } from './read-device.ts';

/** Every text of the notifications of a device. */
export const deviceMessages = {
  title: 'Notifications on this device',
  loading: 'Loading the state of this device',
  errorTitle: 'The state of this device did not load',
  /** By state: what is so, and the way on. */
  hints: {
    on: 'This device tells you what is new, also while the portal is closed.',
    off: 'Turn this on to be told what is new, also while the portal is closed.',
    denied:
      'Your browser blocks the notifications of this site. Allow them in the settings of the site, behind the icon beside its address, and come back.',
    install:
      'On an iPhone or iPad this needs the portal on your home screen: tap Share, then “Add to Home Screen”, and open it from there.',
    unsupported: 'This browser cannot show notifications. Another browser on this device may.',
  } satisfies Readonly<Record<DeviceState, string>>,
  /** By state, announced after a change. */
  results: {
    on: 'Notifications are on for this device.',
    off: 'Notifications are off for this device.',
    denied: 'Your browser blocks the notifications of this site.',
    install: 'This device needs the portal on its home screen first.',
    unsupported: 'This browser cannot show notifications.',
  } satisfies Readonly<Record<DeviceState, string>>,
  failed: 'This could not be changed. Please try again.',
} as const;
