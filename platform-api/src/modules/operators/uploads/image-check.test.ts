import { expect, test, vi } from 'vitest';
import { checkImage } from './image-check';

/** How many pictures are decoded now, and the most that were at once. */
const decoding = vi.hoisted(() => ({ now: 0, most: 0 }));

vi.mock('../../../platform/sharp', () => {
  const picture = {
    timeout: () => picture,
    metadata: async () => ({ format: 'jpeg' }),
    autoOrient: () => picture,
    resize: () => picture,
    jpeg: () => picture,
    async toBuffer() {
      decoding.now += 1;
      decoding.most = Math.max(decoding.most, decoding.now);
      await new Promise((resolve) => setTimeout(resolve, 10));
      decoding.now -= 1;
      return { data: Buffer.from('redrawn'), info: { width: 7_000, height: 7_000 } };
    },
  };
  return { sharp: () => picture };
});

const JPEG = new Uint8Array([0xff, 0xd8, 0xff]);

test('decodes two pictures at once, and refuses those that would wait for too many', async () => {
  const outcomes = await Promise.allSettled(Array.from({ length: 60 }, () => checkImage(JPEG)));
  expect(decoding.most).toBe(2);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(42);
  for (const outcome of outcomes)
    if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'too_many_requests' });
});
