import { expect, test } from 'vitest';
import { createStreamBounds } from './stream-bounds';

const opened = (take: ReturnType<typeof createStreamBounds>, owners: { person: string | null; address: string }[]) => {
  let count = 0;
  for (const owner of owners) {
    try {
      take(owner);
      count += 1;
    } catch (error) {
      expect(error).toMatchObject({ code: 'too_many_requests' });
    }
  }
  return count;
};
const of = (count: number, person: string | null, address = '10.0.0.1') =>
  Array.from({ length: count }, () => ({ person, address }));

test('of 700 streams of guests at one address 500 are opened, and members behind it still have theirs', () => {
  const take = createStreamBounds();
  expect(opened(take, of(700, null))).toBe(500);
  expect(opened(take, of(3, 'm-1'))).toBe(3);
  expect(opened(take, of(5, null, '10.0.0.2'))).toBe(5);
});

test('a person has a bound of their own, wherever they come from', () => {
  const take = createStreamBounds({ ofPerson: 2, ofAddress: 100 });
  expect(opened(take, [...of(2, 'm-1'), ...of(2, 'm-1', '10.0.0.2'), ...of(2, 'm-2')])).toBe(4);
});

test('a place is free again when its stream has ended', () => {
  const take = createStreamBounds({ ofPerson: 1, ofAddress: 1 });
  const end = take({ person: null, address: '10.0.0.1' });
  expect(opened(take, of(1, null))).toBe(0);
  end();
  expect(opened(take, of(2, null))).toBe(1);
});
