import { expect, test } from 'vitest';
import { readRequest } from './request-reader';

const bet = {
  user: 'john12345',
  token: '55b7518e-b89e-11e7-81be',
  request_uuid: '583c985f-fee6-4c0e-bbf5-308aad6265af',
  game_code: 'crash',
  transaction_uuid: '16d2dcfe-b89e-11e7-854a-58404eea6d16',
  supplier_transaction_id: 's-1',
  round: 'r-1',
  round_closed: false,
  amount: 100_000,
  currency: 'BDT',
};
const read = (body: unknown) => readRequest('bet', Buffer.from(typeof body === 'string' ? body : JSON.stringify(body)));
const refusedAs = (body: unknown) => {
  const result = read(body);
  return 'refusal' in result ? result.refusal : 'accepted';
};

test('accepts a bet with the required fields, and with every optional one', () => {
  expect(read(bet)).toEqual({ request: bet });
  expect(
    refusedAs({
      ...bet,
      is_free: true,
      is_supplier_promo: false,
      is_aggregated: false,
      reward_uuid: null,
      bet: 'red',
      meta: { odds: '2.00' },
      supplier_user: 'x',
    }),
  ).toBe('accepted');
});

test.each(['', '{', 'null', '[]', '"text"', '{}'])('reports wrong syntax for %j', (body) => {
  expect(refusedAs(body)).toBe('RS_ERROR_WRONG_SYNTAX');
});

test.each(Object.keys(bet))('reports wrong syntax for a bet without %s', (field) => {
  expect(refusedAs({ ...bet, [field]: undefined })).toBe('RS_ERROR_WRONG_SYNTAX');
});

test('reports wrong syntax for an unknown field', () => {
  expect(refusedAs({ ...bet, is_freee: true })).toBe('RS_ERROR_WRONG_SYNTAX');
});

test.each([
  ['a negative amount', { amount: -1 }],
  ['a fraction of a ledger unit', { amount: 0.5 }],
  ['an amount above the exact numbers', { amount: 2 ** 53 }],
  ['an amount as text', { amount: '100000' }],
  ['a short user', { user: 'joe' }],
  ['a short token', { token: 'short' }],
  ['a currency in small letters', { currency: 'bdt' }],
  ['a round that is no text', { round: 7 }],
  ['a flag that is no flag', { round_closed: 'yes' }],
])('reports wrong types for %s', (_what, change) => {
  expect(refusedAs({ ...bet, ...change })).toBe('RS_ERROR_WRONG_TYPES');
});

test('echoes the request id of a refused call', () => {
  expect(read({ ...bet, amount: -1 })).toMatchObject({ requestUuid: bet.request_uuid });
});

test.each([
  ['NUL in the detail of a round', '{"a":["\\u0000"]}'],
  ['a name with NUL', '{"\\u0000":1}'],
  ['half of a surrogate pair', '{"a":"\\ud83d"}'],
  ['20,000 levels', `{"a":${'['.repeat(20_000)}${']'.repeat(20_000)}}`],
])('reports wrong syntax for %s', (_what, meta) => {
  expect(refusedAs(JSON.stringify(bet).replace(/}$/, `,"meta":${meta}}`))).toBe('RS_ERROR_WRONG_SYNTAX');
});
