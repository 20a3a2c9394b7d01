import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { addressKey, clientAddress } from './client-address.ts';

test.each([
  ['127.0.0.1', '127.0.0.1'],
  ['::ffff:10.1.2.3', '10.1.2.3'],
  ['::1', '0:0:0:0'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:DB8:1:2::9', '2001:db8:1:2'],
  ['2001:db8::9', '2001:db8:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
])('%s counts as %s', (address, key) => expect(addressKey(address)).toBe(key));

test.each([
  [true, '1.1.1.1, 9.9.9.9', '9.9.9.9'],
  [true, undefined, '127.0.0.1'],
  [true, '', '127.0.0.1'],
  [false, '1.1.1.1, 9.9.9.9', '127.0.0.1'],
])('with a trusted proxy %p, X-Forwarded-For %p is %s', async (trustProxy, forwarded, address) => {
  const server = createServer((incoming, response) => response.end(clientAddress(incoming, trustProxy)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const headers = forwarded === undefined ? {} : { 'X-Forwarded-For': forwarded };
  const { port } = server.address() as AddressInfo;
  const text = await new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, headers }, (response) => response.setEncoding('utf8').on('data', resolve))
      .on('error', reject)
      .end();
  });
  server.close();
  expect(text).toBe(address);
});
