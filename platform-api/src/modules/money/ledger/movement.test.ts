import { expect, test } from 'vitest';
import { fingerprintOf, fingerprintOfMovement, type Movement, requirePosted, requireSameRequest } from './movement';

const failure = (code: string) => expect.objectContaining({ code }) as Error;

test('a key that another request has used before is refused', () => {
  const [first, second] = [fingerprintOf('deposit', 100n), fingerprintOf('deposit', 200n)];
  expect(() => requireSameRequest(first, fingerprintOf('deposit', 100n))).not.toThrow();
  expect(() => requireSameRequest(first, second)).toThrow(failure('idempotency_key_reused'));
});

test('a movement counts as posted when it was booked now or before', () => {
  for (const outcome of ['ok', 'repeat'] as const) {
    const posted = { outcome, transactionId: 1n, balance: 5n };
    expect(requirePosted(posted)).toBe(posted);
  }
  expect(() => requirePosted({ outcome: 'conflict', transactionId: 1n })).toThrow(failure('idempotency_key_reused'));
  expect(() => requirePosted({ outcome: 'insufficient', balance: 0n })).toThrow(failure('insufficient_balance'));
});

test('movements that differ in an account, an amount or their kind are not the same request', () => {
  const cash = { kind: 'cash', memberId: 1n } as const;
  const transferTo = (to: Movement['lines'][0]['to'], fields: Partial<Movement> = {}): Movement => ({
    source: 'wallets',
    key: 'k',
    kind: 'transfer',
    brandId: 1,
    memberId: 1n,
    lines: [{ from: cash, to, amount: 5n }],
    ...fields,
  });
  const atVendor = transferTo({ kind: 'vendor', memberId: 1n, vendorId: 7 });
  const others = [
    transferTo({ kind: 'vendor', memberId: 1n, vendorId: 8 }),
    transferTo({ kind: 'bonus', memberId: 1n }),
    transferTo({ kind: 'psp', brandId: 1, channel: 'card' }),
    transferTo({ kind: 'psp', brandId: 1, channel: 'bank' }),
    transferTo({ kind: 'jackpot', brandId: 1, pool: 'grand' }),
    transferTo({ kind: 'jackpot', brandId: 1, pool: 'mini' }),
    transferTo({ kind: 'house', brandId: 1 }),
    { ...atVendor, kind: 'adjustment' } as const,
    { ...atVendor, lines: [{ ...atVendor.lines[0], amount: 6n }] } as const,
  ];
  const fingerprints = [atVendor, ...others].map(fingerprintOfMovement);
  expect(new Set(fingerprints).size).toBe(fingerprints.length);
  expect(fingerprintOfMovement({ ...atVendor, key: 'another', detail: { reason: 'none' } })).toBe(fingerprints[0]);
});
