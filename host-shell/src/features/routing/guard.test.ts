import { describe, expect, it } from 'vitest';
import { guardOutcome } from './guard';

describe('what a visitor meets at a guarded address', () => {
  it.each([
    ['none', 'guest', 'show'],
    ['none', 'trial', 'show'],
    ['login', 'guest', 'log-in'],
    ['login', 'trial', 'show'],
    ['login', 'member', 'show'],
    ['real-account', 'guest', 'log-in'],
    ['real-account', 'trial', 'real-account-needed'],
    ['real-account', 'member', 'show'],
    ['real-account', 'agent', 'show'],
    ['agent', 'guest', 'agent-log-in'],
    ['agent', 'member', 'agent-log-in'],
    ['agent', 'agent', 'show'],
  ] as const)('guard %s, %s: %s', (guard, state, outcome) => {
    expect(guardOutcome(guard, state)).toBe(outcome);
  });
});
