import { expect, test, vi } from 'vitest';
import { createPictureMemory, pictureOf } from './picture-memory';

const of = (length: number) => () => Promise.resolve(pictureOf(Buffer.alloc(length), 'image/webp'));

test('evicts the least recently used pictures when full', async () => {
  const remembered = createPictureMemory(30);
  const shows = async (name: string) => {
    const make = vi.fn(of(10));
    await remembered(name, make);
    return make.mock.calls.length === 0 ? 'known' : 'made';
  };
  for (const name of ['one', 'two', 'three']) expect(await shows(name)).toBe('made');
  expect(await shows('one')).toBe('known');
  expect(await shows('four')).toBe('made');
  expect(await shows('one')).toBe('known');
  expect(await shows('two')).toBe('made');
});

test('returns a picture larger than the cache without storing it', async () => {
  const remembered = createPictureMemory(5);
  expect((await remembered('large', of(10)))?.content.length).toBe(10);
  const remake = vi.fn(of(10));
  await remembered('large', remake);
  expect(remake).toHaveBeenCalledTimes(1);
});

test('does not cache a missing picture', async () => {
  const remembered = createPictureMemory(30);
  expect(await remembered('game', () => Promise.resolve(null))).toBeNull();
  expect(await remembered('game', of(3))).not.toBeNull();
});
