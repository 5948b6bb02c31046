import { PROPOSAL_STATES } from '@marquee/contract/proposals';
import { describe, expect, it, test } from 'vitest';
import { type Decision, hasExpired, isRepeat, refusalOf } from './proposal-state';

const [PROPOSER, OTHER] = [1, 2];
const now = new Date('2026-03-01T00:00:00Z');
const expiresAt = new Date('2026-03-15T00:00:00Z');
const open = { state: 'open', proposedBy: PROPOSER, decidedBy: null, expiresAt } as const;
const DECISIONS: readonly Decision[] = ['approved', 'rejected', 'withdrawn'];

test.each([
  ['approved', OTHER, null],
  ['rejected', OTHER, null],
  ['withdrawn', OTHER, 'forbidden'],
  ['approved', PROPOSER, 'proposal_own'],
  ['rejected', PROPOSER, 'proposal_own'],
  ['withdrawn', PROPOSER, null],
] as const)('an open proposal: %s by %i', (decision, operatorId, refusal) => {
  expect(refusalOf(open, decision, { operatorId, now })).toBe(refusal);
});

describe('a proposal that is closed', () => {
  it.each(PROPOSAL_STATES.filter((state) => state !== 'open'))('%s: is decided by nobody', (state) => {
    for (const decision of DECISIONS)
      for (const operatorId of [PROPOSER, OTHER])
        expect(refusalOf({ ...open, state, decidedBy: OTHER }, decision, { operatorId, now })).toBe(
          state === 'expired' ? 'proposal_expired' : 'proposal_decided',
        );
  });

  it('answers the operator who did the same before', () => {
    for (const state of DECISIONS)
      for (const decision of DECISIONS) {
        expect(isRepeat({ state, decidedBy: OTHER }, decision, OTHER)).toBe(state === decision);
        expect(isRepeat({ state, decidedBy: OTHER }, decision, PROPOSER)).toBe(false);
      }
    expect(isRepeat({ state: 'open', decidedBy: null }, 'approved', OTHER)).toBe(false);
  });
});

test('expires at its moment, whether or not it was closed then', () => {
  const before = new Date(expiresAt.getTime() - 1);
  expect(hasExpired(open, before)).toBe(false);
  expect(hasExpired(open, expiresAt)).toBe(true);
  for (const decision of DECISIONS)
    expect(refusalOf(open, decision, { operatorId: OTHER, now: expiresAt })).toBe('proposal_expired');
  expect(hasExpired({ state: 'approved', expiresAt }, expiresAt)).toBe(false);
});
