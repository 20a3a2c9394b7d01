import { startSample } from './testing/sample-service.ts';
import { shared } from './testing/shared.ts';

const sample = shared(startSample);

async function attach(body: BodyInit, type?: string) {
  const response = await fetch(`${sample().url}/api/v1/attachments`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${await sample().issuer.token()}`,
      ...(type === undefined ? {} : { 'Content-Type': type }),
    },
    body,
  });
  return { status: response.status, headers: response.headers, body: (await response.json()) as unknown };
}

function form(...fields: readonly [name: string, value: string | Blob, filename?: string][]): FormData {
  const filled = new FormData();
  for (const [name, value, filename] of fields) {
    if (typeof value === 'string') filled.append(name, value);
    else filled.append(name, value, filename);
  }
  return filled;
}

const file = new Blob(['hello']);

test('a form brings its files and texts, with names as they were typed', async () => {
  const response = await attach(form(['file', file, 'Zürich 日本.png'], ['title', 'Trip'], ['other', 'ignored']));
  expect(response).toMatchObject({ status: 201, body: { name: 'Zürich 日本.png', content: 'hello', title: 'Trip' } });
  expect(response.headers.get('location')).toBe('/files/1');
});

test.each([
  ['no file', form(['title', 'Trip'])],
  ['a text in its place', form(['file', 'hello'])],
  ['two files', form(['file', file, 'a'], ['file', file, 'b'])],
])('a form with %s gets 400 with the missing field', async (_, body) => {
  expect(await attach(body)).toMatchObject({
    status: 400,
    body: { code: 'validation', errors: [{ pointer: '/file', message: 'Choose one file.' }] },
  });
});

test.each([
  ['JSON', '{}', 'application/json'],
  ['an url-encoded form', 'file=1', 'application/x-www-form-urlencoded'],
])('a body that is %s is unsupported', async (_, body, type) => {
  expect(await attach(body, type)).toMatchObject({ status: 415, body: { code: 'unsupported_media' } });
});

test.each([
  ['nothing', ''],
  ['no boundary', 'hello'],
  ['an open end', '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nhello'],
  ['a part without a name', '--x\r\nContent-Type: text/plain\r\n\r\nhello\r\n--x--\r\n'],
])('a form of %s is a bad request', async (_, body) => {
  expect(await attach(body, 'multipart/form-data; boundary=x')).toMatchObject({
    status: 400,
    body: { code: 'validation' },
  });
});

test('the endpoint sets the limit of the body and the message for a larger one', async () => {
  const large = (bytes: number) => form(['file', new Blob(['x'.repeat(bytes)]), 'a']);
  expect((await attach(large(390_000))).status).toBe(201);
  expect(await attach(large(400_000))).toMatchObject({
    status: 413,
    body: { code: 'too_large', detail: 'A file can have at most 400 kB.' },
  });
});

/** A multipart body of the given parts, whose boundary is `x`. */
const rawForm = (parts: readonly string[]) => `${parts.map((part) => `--x\r\n${part}\r\n`).join('')}--x--\r\n`;
const textPart = (name: string, value = '') => `Content-Disposition: form-data; name="${name}"\r\n\r\n${value}`;
const rawType = 'multipart/form-data; boundary=x';

test.each([
  ['texts', Array.from({ length: 17 }, (_, index) => textPart(`t${index}`))],
  ['texts of one name', Array.from({ length: 17 }, () => textPart('title'))],
  ['files', Array.from({ length: 5 }, (_, index) => textPart(`f${index}"; filename="a`))],
  ['parts without a name', Array.from({ length: 21 }, () => 'Content-Type: text/plain\r\n\r\n')],
])('a form with too many %s is refused', async (_, parts) => {
  expect(await attach(rawForm(parts), rawType)).toMatchObject({ status: 413, body: { code: 'too_large' } });
});

test('a text and a part header that are too long are refused', async () => {
  const longText = rawForm([textPart('title', 'x'.repeat(70_000)), textPart('file"; filename="a', 'x')]);
  expect(await attach(longText, rawType)).toMatchObject({ status: 413 });
  const longHead = rawForm([`X-Padding: ${'x'.repeat(70_000)}\r\n${textPart('file"; filename="a', 'x')}`]);
  expect(await attach(longHead, rawType)).toMatchObject({ status: 400 });
});
