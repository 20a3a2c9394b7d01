import { networkOf } from './network-class.ts';

test.each([
  ['127.0.0.1', 'loopback'],
  ['::1', 'loopback'],
  ['::ffff:127.0.0.1', 'loopback'],
  ['10.1.2.3', 'private'],
  ['172.31.255.255', 'private'],
  ['172.32.0.1', 'public'],
  ['::ffff:192.168.1.7', 'private'],
  ['fe80::1%eth0', 'private'],
  ['fd12::1', 'private'],
  ['203.0.113.7', 'public'],
  ['2001:db8::1', 'public'],
  ['unknown', 'unknown'],
  ['', 'unknown'],
])('the address %s is of the kind %s', (address, kind) => {
  expect(networkOf(address)).toBe(kind);
});
