// Answers keycloak-js' question "<client> <session>" with unchanged, changed or error, as Keycloak's frame does.
window.addEventListener('message', async ({ data, origin, source }) => {
  if (typeof data !== 'string' || source !== window.parent) return;
  const [, known] = data.split(' ');
  try {
    const answer = await fetch(`login-status-iframe.html/init?origin=${encodeURIComponent(origin)}`);
    if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
    const { session } = await answer.json();
    source.postMessage(session === known ? 'unchanged' : 'changed', origin);
  } catch {
    source.postMessage('error', origin);
  }
});
