import { uploadMessages } from '@seed/contracts/uploads';
import sharp from 'sharp';
import { sharedService } from '@seed/service-kit/testing/shared-service';
import { communityUnderTest } from '../testing/community-under-test.ts';

/**
 * The longest time of a read, generous for a busy machine; with a quadratic parser the first attack blocks reads for 10
 * s.
 */
const promptMs = 3000;
const community = sharedService(() => communityUnderTest());

async function upload(body: BodyInit, { sub = 'maria', type }: { sub?: string; type?: string } = {}) {
  const response = await fetch(`${community.url}/api/v1/uploads`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${await community.issuer.token({ sub })}`,
      ...(type === undefined ? {} : { 'Content-Type': type }),
    },
    body,
  });
  const { detail } = (await response.json()) as { detail?: string };
  return { status: response.status, retryAfter: Number(response.headers.get('retry-after')), detail };
}

function formOf(picture: Uint8Array): FormData {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(picture)]), 'a.jpeg');
  return form;
}

/** Reads a profile again and again until the work is done; resolves to the slowest read in milliseconds. */
async function slowestRead(work: Promise<unknown>): Promise<number> {
  let isDone = false;
  void work.finally(() => {
    isDone = true;
  });
  let slowest = 0;
  while (!isDone) {
    const started = performance.now();
    const { status } = await community.as('kenji').get('/api/v1/users/kenji');
    if (status !== 200) throw new Error(`GET /users/kenji responded ${status}`);
    slowest = Math.max(slowest, performance.now() - started);
  }
  return slowest;
}

/** A file of a few hundred kilobytes whose decoding costs as much as a JPEG of that size can. */
const largePicture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c2410c' } })
    .jpeg({ progressive: true })
    .toBuffer();

test('a form of 30,000 empty parts is refused while profiles are read as before', async () => {
  const part = (_: unknown, index: number) => `--x\r\nContent-Disposition: form-data; name="a${index}"\r\n\r\n\r\n`;
  const attack = `${Array.from({ length: 30_000 }, part).join('')}--x--\r\n`;
  const refused = upload(attack, { type: 'multipart/form-data; boundary=x' });
  expect(await slowestRead(refused)).toBeLessThan(promptMs);
  expect(await refused).toMatchObject({ status: 413 });
});

test('twenty-six pictures of 48 megapixels from one member are refused while profiles are read as before', async () => {
  const picture = await largePicture(8000, 6000);
  const refused = Promise.all(Array.from({ length: 26 }, () => upload(formOf(picture))));
  expect(await slowestRead(refused)).toBeLessThan(promptMs);
  for (const { status, detail, retryAfter } of await refused) {
    if (status === 413) expect(detail).toBe(uploadMessages.tooManyPixels);
    else expect([status, retryAfter > 0]).toEqual([429, true]);
  }
});

test('the largest pictures of many members are stored or refused in time, while profiles are read as before', async () => {
  const picture = await largePicture(5700, 4300);
  const members = Array.from({ length: 30 }, (_, index) => `uploader-${index % 10}`);
  const started = performance.now();
  const work = Promise.all(members.map((sub) => upload(formOf(picture), { sub })));
  expect(await slowestRead(work)).toBeLessThan(promptMs);
  const responses = await work;
  // After 15 s the gateway ends the wait and counts a failure of the service.
  expect(performance.now() - started).toBeLessThan(12_000);
  expect(responses.filter(({ status }) => status === 201).length).toBeGreaterThan(0);
  const putOff = responses.filter(({ status }) => status !== 201);
  expect(putOff.map(({ status, retryAfter }) => [status, retryAfter > 0])).toEqual(putOff.map(() => [503, true]));
}, 30_000);

test('a member may begin a limited number of uploads an hour, and others are not affected', async () => {
  const limited = await communityUnderTest({ uploadsPerHour: 3 });
  const begin = async (sub: string) => {
    const headers = { Authorization: `Bearer ${await limited.issuer.token({ sub })}` };
    const body = formOf(Buffer.from('no picture'));
    return fetch(`${limited.url}/api/v1/uploads`, { method: 'POST', headers, body });
  };
  for (const status of [415, 415, 415, 429]) expect((await begin('maria')).status).toBe(status);
  const seconds = Number((await begin('maria')).headers.get('retry-after'));
  // Until the next full hour.
  expect([seconds > 0, seconds <= 3600]).toEqual([true, true]);
  expect((await begin('kenji')).status).toBe(415);
  await limited.stop();
});
