import { DEFAULT_STEPS } from '@marquee/contract/roll-out';
import { describe, expect, test } from 'vitest';
import { decideRollOut, type RollOutMoment } from './decide';

const now = new Date('2026-11-23T22:00:00Z');
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const finding = { signal: 'threw', stable: 0, candidate: 0.02 } as const;

const decisionOf = (moment: Partial<RollOutMoment>) =>
  decideRollOut({
    steps: DEFAULT_STEPS,
    step: 0,
    stepStartedAt: ago(600),
    loadsInStep: 10_000,
    findings: [],
    haltsByItself: true,
    isFrozen: false,
    now,
    ...moment,
  });

describe('a roll-out', () => {
  test('advances after its time and its loads, and waits for whichever is missing', () => {
    expect(decisionOf({})).toEqual({ kind: 'advance', step: 1 });
    expect(decisionOf({ stepStartedAt: ago(29) })).toEqual({ kind: 'wait', reason: 'time' });
    expect(decisionOf({ stepStartedAt: ago(30) })).toEqual({ kind: 'advance', step: 1 });
    expect(decisionOf({ loadsInStep: 199 })).toEqual({ kind: 'wait', reason: 'loads' });
    expect(decisionOf({ loadsInStep: 200 })).toEqual({ kind: 'advance', step: 1 });
  });

  test('is complete where the next step is everybody, or where there is none', () => {
    expect(decisionOf({ step: 2 })).toEqual({ kind: 'complete' });
    expect(decisionOf({ step: 3 })).toEqual({ kind: 'complete' });
  });

  test('halts by itself at a finding, before its time and its loads', () => {
    expect(decisionOf({ findings: [finding], stepStartedAt: now, loadsInStep: 1 })).toEqual({ kind: 'halt' });
  });

  test('waits for an operator at a finding where it may not halt by itself', () => {
    expect(decisionOf({ findings: [finding], haltsByItself: false })).toEqual({ kind: 'wait', reason: 'findings' });
  });

  test('does not advance in a freeze window, and still halts', () => {
    expect(decisionOf({ isFrozen: true })).toEqual({ kind: 'wait', reason: 'frozen' });
    expect(decisionOf({ isFrozen: true, findings: [finding] })).toEqual({ kind: 'halt' });
  });
});
