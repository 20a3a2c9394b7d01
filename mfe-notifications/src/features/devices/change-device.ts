import {
  pushSubscription,
  removePushSubscription,
  storePushSubscription,
} from '@seed/notifications-contracts/push-subscriptions';
import { isApiError, type useApi } from '@seed/portal-sdk';
import { type DeviceState, findSubscription, idOf, readDevice } from './read-device.ts';

type Api = ReturnType<typeof useApi>;

/** The service worker of the shell, which shows the messages. */
const serviceWorkerPath = '/service-worker.js';

/**
 * Has this browser show the member's notifications, if the member allows it.
 *
 * @param pushKey the public key of the portal
 */
export async function turnOn(api: Api, pushKey: string): Promise<DeviceState> {
  if ((await Notification.requestPermission()) !== 'granted') return readDevice(api);
  await navigator.serviceWorker.register(serviceWorkerPath, { scope: '/', updateViaCache: 'none' });
  const { pushManager } = await navigator.serviceWorker.ready;
  // One of before may have been made with another key.
  await (await pushManager.getSubscription())?.unsubscribe();
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: pushKey });
  const body = pushSubscription.parse(made.toJSON());
  await api(storePushSubscription, { params: { id: await idOf(made) }, body });
  return 'on';
}

/** Ends the notifications of this browser. */
export async function turnOff(api: Api): Promise<DeviceState> {
  const subscription = await findSubscription();
  if (subscription === null) return 'off';
  try {
    await api(removePushSubscription, { params: { id: await idOf(subscription) } });
  } catch (error) {
    // It was removed already.
    if (!isApiError(error, 'not_found')) throw error;
  }
  await subscription.unsubscribe();
  return 'off';
}
