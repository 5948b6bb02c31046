import { expect, test } from 'vitest';
import { networkOf } from './network-of';

test('takes all addresses of one IPv6 connection for one, and each IPv4 address for itself', () => {
  expect(networkOf('2001:db8:1:2:aaaa::1')).toBe(networkOf('2001:DB8:1:2:bbbb::2'));
  expect(networkOf('2001:db8:1:2::1')).not.toBe(networkOf('2001:db8:1:3::1'));
  expect(networkOf('203.0.113.7')).toBe('203.0.113.7');
  expect(networkOf('::ffff:203.0.113.7')).toBe('203.0.113.7');
});
