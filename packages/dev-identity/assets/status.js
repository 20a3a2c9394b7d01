// keycloak-js posts "<client> <session>"; this posts back unchanged, changed or error, as Keycloak's frame does.
window.addEventListener('message', async ({ data, origin, source }) => {
  if (typeof data !== 'string' || source !== window.parent) return;
  const [, known] = data.split(' ');
  try {
    const response = await fetch(`login-status-iframe.html/init?origin=${encodeURIComponent(origin)}`);
    if (!response.ok) throw new Error(`HTTP ${response.status}`);
    const { session } = await response.json();
    source.postMessage(session === known ? 'unchanged' : 'changed', origin);
  } catch {
    source.postMessage('error', origin);
  }
});
