// Exits with 0 if the deployable in this container is ready: an image without a shell has no other client for HTTP.
const port = process.env.PORT ?? '3000';
try {
  const { ok, status } = await fetch(`http://127.0.0.1:${port}/health/ready`, { signal: AbortSignal.timeout(4000) });
  if (!ok) throw new Error(`not ready: ${status}`);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
