import { isPublicAddress, publicLookup } from './public-address.ts';

test.each(['8.8.8.8', '1.1.1.1', '2a00:1450:4001:81c::200a'])('%s is on the internet', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each([
  ...[
    '0.0.0.0',
    '10.0.0.1',
    '100.64.0.1',
    '127.9.9.9',
    '169.254.169.254',
    '172.31.0.1',
    '192.168.1.1',
    '255.255.255.255',
  ],
  ...['::', '::1', '::ffff:8.8.8.8', 'fe80::1', 'fd00::1', 'ff02::1', '2001:db8::1', '2002:7f00:1::', '64:ff9b::a00:1'],
  'no address',
])('%s is not on the internet', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test('a name that resolves to this machine is refused when a connection is made', async () => {
  const error = await new Promise((resolve) => publicLookup('localhost', {}, resolve));
  expect(error).toMatchObject({ code: 'private_address' });
});
