import { constants } from '../constants.ts';

/**
 * Ends the push messages of this browser when the member logs out, so that a shared device shows none of theirs. The push
 * service reports the browser as gone at the next message, so no call is needed. It does not fail: a logout does not
 * depend on it.
 */
export async function endPush(): Promise<void> {
  // Browsers have no service workers on plain http.
  const { serviceWorker } = navigator as Partial<Navigator>;
  if (serviceWorker === undefined) return;
  const tooLong = new Promise<void>((resolve) => setTimeout(resolve, constants.pushEndCap));
  await Promise.race([unsubscribe(serviceWorker), tooLong]);
}

async function unsubscribe(serviceWorker: ServiceWorkerContainer): Promise<void> {
  try {
    const registration = await serviceWorker.getRegistration('/');
    const subscription = await registration?.pushManager.getSubscription();
    await subscription?.unsubscribe();
    for (const shown of (await registration?.getNotifications()) ?? []) shown.close();
  } catch {
    // Without a connection to the push service the subscription stays; the next member who turns it on takes it over.
  }
}
