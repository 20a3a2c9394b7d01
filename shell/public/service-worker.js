// The service worker of the portal shows push messages and opens the page of one that is clicked. It has no listener of
// `fetch`, so requests go to the network as they do without it. Browsers install it again when a byte of it changes.
const version = 1;

/** The time for which a window may take over a click, in milliseconds. */
const responseMs = 500;

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('push', (event) => {
  const { title, body, href, tag } = contentOf(event.data);
  // A notification with the same tag is replaced without a sound.
  const options = { body, tag, data: { href, version }, icon: '/icon-192.png', badge: '/icon-192.png' };
  event.waitUntil(self.registration.showNotification(title, options));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(pathOf(event.notification.data?.href)));
});

/** Browsers demand that each message shows something, so one that cannot be read leads to the portal. */
function contentOf(data) {
  const content = parsed(data);
  const text = (value, other) => (typeof value === 'string' ? value : other);
  return {
    title: text(content.title, 'There is news in the SEED intranet'),
    body: text(content.body, ''),
    href: pathOf(content.href),
    tag: text(content.tag, 'portal'),
  };
}

function parsed(data) {
  try {
    return data?.json() ?? {};
  } catch {
    return {};
  }
}

/** Only pages of the portal open. */
function pathOf(href) {
  const start = '/intranet-welcome';
  if (typeof href !== 'string' || !URL.canParse(href, self.location.origin)) return start;
  const url = new URL(href, self.location.origin);
  return url.origin === self.location.origin ? url.pathname + url.search + url.hash : start;
}

/** A window of the portal goes to the page without a reload, so that it keeps what is unsaved; else a new one opens. */
async function open(path) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  // The one that the member used last comes first.
  for (const client of windows) {
    if (await goesTo(client, path)) return client.focus();
  }
  return self.clients.openWindow(path);
}

/** Resolves to false if the window shows no page behind the login, or does not respond in time. */
function goesTo(client, path) {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    setTimeout(() => resolve(false), responseMs);
    port1.onmessage = () => resolve(true);
    client.postMessage({ type: 'seed.open', path }, [port2]);
  });
}
