import { expect, test } from 'vitest';
import { createKeyedMutex } from './keyed-mutex';

test('one key goes on in order, even after a failure; another key does not wait', async () => {
  const turns = createKeyedMutex();
  const seen: string[] = [];
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => (release = resolve));
  const first = turns('a', async () => {
    await held;
    seen.push('a1');
    throw new Error('a1 failed');
  });
  const second = turns('a', async () => void seen.push('a2'));
  await turns('b', async () => void seen.push('b1'));
  release();
  await expect(first).rejects.toThrow('a1 failed');
  await second;
  expect(seen).toEqual(['b1', 'a1', 'a2']);
});
