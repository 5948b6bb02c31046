import type { CrashBet, CrashPhase } from '@marquee/contract/in-house';
import { describe, expect, it } from 'vitest';
import { type CrashEvent, type CrashState, crashActionOf, crashReducer, INITIAL_CRASH } from './crash-state';

const phase = (over: Partial<CrashPhase> = {}): CrashPhase => ({
  roundId: 1,
  phase: 'betting',
  sentAt: '2026-01-01T00:00:10.000Z',
  at: '2026-01-01T00:00:17.000Z',
  seedHash: 'h',
  beacon: null,
  crashedAtHundredths: null,
  seed: null,
  salt: null,
  ...over,
});
const bet = (over: Partial<CrashBet> = {}): CrashBet => ({
  betId: 'b',
  roundId: 1,
  state: 'placed',
  stake: '10.00',
  autoCashOutHundredths: null,
  cashedOutHundredths: null,
  payout: '0.00',
  balance: null,
  ...over,
});
const STAKE = { stake: '10.00', autoCashOutHundredths: null };
const stateAfter = (...events: CrashEvent[]): CrashState => events.reduce(crashReducer, INITIAL_CRASH);
const at = (next: CrashPhase, receivedMs = Date.parse(next.sentAt)): CrashEvent => ({
  kind: 'phase',
  phase: next,
  receivedMs,
});

describe('the crash round in the page', () => {
  it('takes the clock difference of the fastest message', () => {
    const sentMs = Date.parse(phase().sentAt);
    const state = stateAfter(
      at(phase(), sentMs + 900),
      at(phase({ phase: 'flying' }), sentMs + 400),
      at(phase({ phase: 'crashed' }), sentMs + 700),
    );
    expect(state.skewMs).toBe(-400);
  });

  it('clears the bet and the table when the next round opens', () => {
    const state = stateAfter(at(phase()), { kind: 'bet', bet: bet() }, at(phase({ roundId: 2 })));
    expect(state).toMatchObject({ bet: null, bets: [] });
  });

  it('keeps a booking for the next round', () => {
    const state = stateAfter(
      at(phase({ phase: 'flying' })),
      { kind: 'booking', booking: STAKE },
      at(phase({ roundId: 2 })),
    );
    expect(state.booking).toEqual(STAKE);
  });

  it('does not reopen a bet when the response comes after the stream', () => {
    const state = stateAfter(
      at(phase({ phase: 'flying' })),
      { kind: 'bet', bet: bet({ state: 'won' }) },
      { kind: 'bet', bet: bet() },
    );
    expect(state.bet?.state).toBe('won');
  });

  it('ignores a bet of another round', () => {
    expect(stateAfter(at(phase()), { kind: 'bet', bet: bet({ roundId: 9 }) }).bet).toBeNull();
  });
});

describe('the main button', () => {
  it.each([
    ['waits until it knows the round', [], 'wait'],
    ['bets while betting is open', [at(phase())], 'bet'],
    ['waits with a bet placed', [at(phase()), { kind: 'bet', bet: bet() }], 'wait'],
    ['bets again after a refusal', [at(phase()), { kind: 'bet', bet: bet({ state: 'refused' }) }], 'bet'],
    ['waits for the draw with a bet placed', [at(phase({ phase: 'drawing' })), { kind: 'bet', bet: bet() }], 'wait'],
    ['books the next round while this one is drawn', [at(phase({ phase: 'drawing' }))], 'queue'],
    ['cashes out in flight', [at(phase({ phase: 'flying' })), { kind: 'bet', bet: bet() }], 'cash-out'],
    ['books the next round in flight', [at(phase({ phase: 'flying' }))], 'queue'],
    [
      'books the next round after cashing out',
      [at(phase({ phase: 'flying' })), { kind: 'bet', bet: bet({ state: 'won' }) }],
      'queue',
    ],
    ['cancels a booking', [at(phase({ phase: 'crashed' })), { kind: 'booking', booking: STAKE }], 'queued'],
  ] as [string, CrashEvent[], string][])('%s', (_name, events, action) => {
    expect(crashActionOf(stateAfter(...events))).toBe(action);
  });
});
