import { expect, test } from 'vitest';
import type { MovementDetailRow } from './account-record-repository';
import { factsOf, nameIn } from './movement-facts';

const ids = { encode: (id: bigint) => `#${id}`, decode: () => null };
const row = (fields: Partial<MovementDetailRow>): MovementDetailRow => ({
  id: 1n,
  created_at: new Date(0),
  kind: 'deposit',
  cash_change: 1n,
  balance_after: 1n,
  game_id: null,
  reference: null,
  names: null,
  reversed: false,
  detail: null,
  bet_id: null,
  round_id: null,
  lottery: null,
  refers_to: null,
  reversed_by: null,
  ...fields,
});
const facts = (fields: Partial<MovementDetailRow>, game: Parameters<typeof factsOf>[1] = null, language = 'en') =>
  Object.fromEntries(factsOf(row(fields), game, ids, language).map(({ name, value }) => [name, value]));

test('has game, vendor, round and number for a bet', () => {
  const game = { name: 'Night Tide', vendorCode: 'TESTV' };
  expect(facts({ kind: 'bet', round_id: 'r-1', bet_id: 8n, refers_to: 3n, reversed_by: 9n }, game)).toEqual({
    game: 'Night Tide',
    vendor: 'TESTV',
    round: 'r-1',
    bet: '#8',
    reversedBy: '#9',
  });
});

test('has the reversed transaction for a rollback', () => {
  expect(facts({ kind: 'rollback', refers_to: 3n })).toEqual({ reverses: '#3' });
});

test("has a deposit's channel in the reader’s language, and the paid, charged and granted amounts", () => {
  const names = JSON.stringify({ en: 'Wallet', bn: 'ওয়ালেট' });
  const detail = {
    paid: '100.00',
    fee: '2.00',
    bonus: '10.00',
    wagering: '300.00',
    depositId: 'd-1',
    offerNames: names,
  };
  const rest = { paid: '100.00', fee: '2.00', bonus: '10.00', wagering: '300.00', deposit: 'd-1' };
  expect(facts({ names, detail }, null, 'bn')).toEqual({ channel: 'ওয়ালেট', offer: 'ওয়ালেট', ...rest });
  expect(facts({ names, detail }, null, 'th')).toEqual({ channel: 'Wallet', offer: 'Wallet', ...rest });
  expect(facts({ reference: 'TX-1' })).toEqual({ channel: 'TX-1' });
});

test('has the other account or the vendor of a transfer', () => {
  expect(facts({ kind: 'transfer', detail: { way: 'upline', reference: 'agent7' } })).toEqual({
    way: 'upline',
    account: 'agent7',
  });
  expect(facts({ kind: 'transfer', detail: { vendor: 'TESTV', reference: 'agent7' } })).toEqual({ vendor: 'TESTV' });
});

test("has the cause of a withdrawal or an operator's booking", () => {
  expect(facts({ kind: 'withdrawal', reference: 'x', detail: { withdrawalId: 'w-1' } })).toEqual({ withdrawal: 'w-1' });
  expect(facts({ kind: 'adjustment', detail: { account: 'someone', reason: 'goodwill', fee: '' } })).toEqual({
    account: 'someone',
    reason: 'goodwill',
  });
});

test('leaves out a name without the language or English', () => {
  expect(nameIn('{"bn": "ওয়ালেট"}', 'vi')).toBeNull();
  expect(nameIn(null, 'en')).toBeNull();
});
