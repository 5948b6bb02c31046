import { expect, it } from 'vitest';
import { createPublicIds } from './public-id';

const ids = createPublicIds('a key of the deployment');
const numbers = [1n, 2n, 3n, 1_000_000n, 2n ** 32n - 1n, 2n ** 32n, 2n ** 63n - 1n];

it.each(numbers)('decodes the public id of %s, in small letters too', (number) => {
  expect(ids.decode(ids.encode(number))).toBe(number);
  expect(ids.decode(ids.encode(number).toLowerCase())).toBe(number);
});

it('encodes each number in one way, and neighbours differently', () => {
  const publicIds = Array.from({ length: 2_000 }, (_, index) => ids.encode(BigInt(index + 1)));
  expect(new Set(publicIds).size).toBe(publicIds.length);
  expect(publicIds.every((id) => /^[0-9A-HJKMNP-TV-Z]{13}$/.test(id))).toBe(true);
  const ordered = publicIds.filter((id, index) => index > 0 && id > (publicIds[index - 1] ?? '')).length;
  expect(ordered).toBeGreaterThan(900);
  expect(ordered).toBeLessThan(1_100);
  for (let place = 1; place < 13; place += 1) expect(new Set(publicIds.map((id) => id[place])).size).toBe(32);
});

it('differs under another key', () => {
  const others = createPublicIds('another key');
  expect(others.encode(1n)).not.toBe(ids.encode(1n));
  expect(others.decode(ids.encode(1n))).not.toBe(1n);
});

it.each(['', '1', '12345', 'ZZZZZZZZZZZZZ', 'UUUUUUUUUUUUU', '0000000000-00', "' or 1=1 --  "])(
  'refuses %j as an id',
  (text) => {
    expect(ids.decode(text)).toBeNull();
  },
);

it.each([0n, -1n, 2n ** 63n])('refuses %s as a number', (number) => {
  expect(() => ids.encode(number)).toThrow(RangeError);
});
