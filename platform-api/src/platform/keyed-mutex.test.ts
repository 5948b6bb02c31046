import { expect, test } from 'vitest';
import { createKeyedMutex } from './keyed-mutex';

test('runs work of one key in order, even after a failure, and other keys independently', async () => {
  const mutex = createKeyedMutex();
  const order: string[] = [];
  let release = () => undefined as void;
  const blocked = new Promise<void>((resolve) => (release = resolve));
  const first = mutex('a', async () => {
    await blocked;
    order.push('a1');
    throw new Error('a1 failed');
  });
  const second = mutex('a', async () => void order.push('a2'));
  await mutex('b', async () => void order.push('b1'));
  release();
  await expect(first).rejects.toThrow('a1 failed');
  await second;
  expect(order).toEqual(['b1', 'a1', 'a2']);
});
