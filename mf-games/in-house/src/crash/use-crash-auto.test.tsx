import type { CrashBet } from '@marquee/contract/in-house';
import { act, useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { GameContext, type GameContextValue } from '../app/game-context';
import type { CrashAutoPlan } from './auto-series';
import { INITIAL_CRASH } from './crash-state';
import type { CrashPlay } from './use-crash';
import { type CrashAuto, useCrashAuto } from './use-crash-auto';

const PLAN: CrashAutoPlan = {
  rounds: 3,
  loss: '',
  win: '',
  onWin: { kind: 'reset' },
  onLoss: { kind: 'raise', percent: 100 },
};
const session = { minStake: '1.00', maxStake: '500.00' } as GameContextValue['session'];
const placeBet = vi.fn<CrashPlay['placeBet']>();
const page = {} as { auto: CrashAuto };
let root: Root;

/** Renders the page of a round. */
const show = (roundId: number, phase: 'betting' | 'flying' | 'crashed', bet: Partial<CrashBet> | null = null) =>
  act(async () => {
    const state = { ...INITIAL_CRASH, phase: { roundId, phase }, bet } as CrashPlay['state'];
    const play = { state, isBusy: false, placeBet } as Partial<CrashPlay> as CrashPlay;
    root.render(
      <GameContext value={{ session, balance: '1000.00' } as GameContextValue}>
        <Series play={play} />
      </GameContext>,
    );
  });

function Series({ play }: { readonly play: CrashPlay }) {
  const auto = useCrashAuto(play, 200);
  useEffect(() => {
    page.auto = auto;
  });
  return null;
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.resetAllMocks();
  root = createRoot(document.createElement('div'));
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

it('bets once a round, by the plan, until its last round', async () => {
  await show(1, 'flying');
  await act(async () => page.auto.start(PLAN, '10.00'));
  expect(placeBet).not.toHaveBeenCalled();
  for (const [roundId, stake] of [
    [2, '10.00'],
    [3, '20.00'],
    [4, '40.00'],
  ] as const) {
    await show(roundId, 'betting');
    expect(placeBet).toHaveBeenCalledTimes(roundId - 1);
    expect(placeBet).toHaveBeenLastCalledWith({ stake, autoCashOutHundredths: 200, auto: true });
    const placed = { betId: `b-${roundId}`, state: 'placed', stake, payout: '0.00' } as const;
    await show(roundId, 'flying', placed);
    await show(roundId, 'crashed', { ...placed, state: 'lost' });
  }
  expect([page.auto.series, page.auto.ended]).toEqual([null, 'done']);
  await show(5, 'betting');
  expect(placeBet).toHaveBeenCalledTimes(3);
});

it('does not count a round that was called off', async () => {
  await show(1, 'betting');
  await act(async () => page.auto.start(PLAN, '10.00'));
  await show(1, 'crashed', { betId: 'b', state: 'cancelled', stake: '10.00', payout: '0.00' });
  expect(page.auto.series).toMatchObject({ left: 3, net: 0n });
  await show(2, 'betting');
  expect(placeBet).toHaveBeenCalledTimes(2);
});

it('stops when a bet was not taken', async () => {
  await show(1, 'betting');
  await act(async () => page.auto.start(PLAN, '10.00'));
  expect(placeBet).toHaveBeenCalledOnce();
  await show(1, 'flying');
  expect([page.auto.series, page.auto.ended]).toEqual([null, 'failed']);
});

it('places nothing more once it is stopped', async () => {
  await show(1, 'betting');
  await act(async () => page.auto.start(PLAN, '10.00'));
  await act(async () => page.auto.stop());
  await show(2, 'betting');
  expect(placeBet).toHaveBeenCalledOnce();
  expect(page.auto.ended).toBeNull();
});
