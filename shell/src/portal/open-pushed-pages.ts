/** The message by which the service worker (`public/service-worker.js`) has a window open a page. */
interface OpenMessage {
  readonly type: 'seed.open';
  readonly path: string;
}

/**
 * Opens the page of a notification of the device that is clicked. The response keeps the service worker from
 * opening another window.
 *
 * @param open goes to a path of the portal
 */
export function openPushedPages(open: (path: string) => void): void {
  // Browsers have no service workers on plain http.
  const { serviceWorker } = navigator as Partial<Navigator>;
  serviceWorker?.addEventListener('message', ({ data, ports }: MessageEvent<unknown>) => {
    if (!isOpenMessage(data)) return;
    ports[0]?.postMessage(true);
    open(data.path);
  });
}

/** Only pages of the portal open: `//` would begin the address of another site. */
function isOpenMessage(data: unknown): data is OpenMessage {
  const { type, path } = (data ?? {}) as Partial<OpenMessage>;
  return type === 'seed.open' && typeof path === 'string' && /^\/(?!\/)/.test(path);
}
