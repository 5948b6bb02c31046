import { describe, expect, it } from 'vitest';
import { createOpenIntent, newIntentKey, newUuid } from './intent-key';

describe('an open intent', () => {
  it('keeps its key while the request is the same and the outcome unknown', () => {
    const intent = createOpenIntent();
    expect(intent.keyOf({ amount: '5.00' })).toBe(intent.keyOf({ amount: '5.00' }));
  });

  it('gets a new key for another request, and for the same one once the outcome is known', () => {
    const intent = createOpenIntent();
    const first = intent.keyOf({ amount: '5.00' });
    const other = intent.keyOf({ amount: '6.00' });
    intent.settle(other);
    const again = intent.keyOf({ amount: '6.00' });
    expect(new Set([first, other, again]).size).toBe(3);
  });

  it('is not settled by the outcome of an earlier one', () => {
    const intent = createOpenIntent();
    const first = intent.keyOf('a');
    const second = intent.keyOf('b');
    intent.settle(first);
    expect(intent.keyOf('b')).toBe(second);
  });
});

it('makes keys of 32 hexadecimal digits and version 4 UUIDs, new every time', () => {
  const keys = Array.from({ length: 50 }, newIntentKey);
  const uuids = Array.from({ length: 50 }, newUuid);
  expect(new Set([...keys, ...uuids]).size).toBe(100);
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/);
  for (const uuid of uuids)
    expect(uuid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});
