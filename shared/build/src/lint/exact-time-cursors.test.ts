import { expect, it } from 'vitest';
import { comparesTimeParameter } from './exact-time-cursors.mjs';

it.each([
  '(t.created_at, t.id) < ($6::timestamptz, $7::bigint)',
  'where (id, placed_at) > ($1, $2)',
  '(created_at, id) <= (${}, ${})',
])('refuses %s', (sql) => {
  expect(comparesTimeParameter(sql)).toBe(true);
});

it.each([
  '(t.created_at, t.id) < ((select created_at from ledger_transaction where id = $7), $7)',
  '(seq, id) < ($1, $2)',
  'created_at >= $2 and created_at < $3',
  'lead(created_at) over (order by created_at, id)',
])('accepts %s', (sql) => {
  expect(comparesTimeParameter(sql)).toBe(false);
});
