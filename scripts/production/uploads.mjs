/** The smallest PNG file. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Resolves to the status of the response to a new picture of a member. */
export async function upload({ url, token }) {
  const body = new FormData();
  body.append('file', new Blob([picture], { type: 'image/png' }), 'picture.png');
  const headers = { authorization: `Bearer ${token}`, 'idempotency-key': crypto.randomUUID() };
  const response = await fetch(`${url}/api/v1/uploads`, { method: 'POST', headers, body });
  await response.arrayBuffer();
  return response.status;
}
