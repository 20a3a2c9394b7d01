import { getPushSubscription } from '@seed/notifications-contracts/push-subscriptions';
import { isApiError, type useApi } from '@seed/portal-sdk';

/**
 * `install`: the portal must be on the home screen first. `denied`: the member or their organisation has blocked
 * notifications.
 */
export type DeviceState = 'unsupported' | 'install' | 'denied' | 'off' | 'on';

/** Finds out whether this browser shows the member's notifications. */
export async function readDevice(api: ReturnType<typeof useApi>): Promise<DeviceState> {
  if (!canShowNotifications()) return needsInstalling() ? 'install' : 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  const subscription = await findSubscription();
  if (subscription === null || Notification.permission !== 'granted') return 'off';
  try {
    await api(getPushSubscription, { params: { id: await idOf(subscription) } });
    return 'on';
  } catch (error) {
    // Another member has turned it on, or the push service has reported the browser as gone.
    if (isApiError(error, 'not_found')) return 'off';
    throw error;
  }
}

export async function findSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration('/');
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** The id that the contract gives a subscription. */
export async function idOf({ endpoint }: PushSubscription): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint));
  return base64url(new Uint8Array(digest));
}

function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

function canShowNotifications(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

/** Only Safari on iOS has the property; it is false in a tab and true on the home screen. */
function needsInstalling(): boolean {
  return 'standalone' in navigator && navigator.standalone === false;
}
