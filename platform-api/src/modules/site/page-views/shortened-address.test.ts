import { expect, it } from 'vitest';
import { shortenedAddress } from './shortened-address';

it.each([
  ['198.51.100.7', '198.51.100.0'],
  ['::ffff:198.51.100.7', '198.51.100.0'],
  ['2001:db8:85a3:8d3:1319:8a2e:370:7348', '2001:db8:85a3::'],
  ['2001:db8::1', '2001:db8:0::'],
  ['::1', '0:0:0::'],
  ['fe80::1%eth0', null],
  ['no address', null],
])('shortens %s to %s', (address, shortened) => {
  expect(shortenedAddress(address)).toBe(shortened);
});
