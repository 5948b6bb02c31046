import type { CrashBet, CrashPhase } from '@marquee/contract/in-house';
import { act, useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { EngineClient } from '../app/engine-client';
import { GameContext, type GameContextValue } from '../app/game-context';
import { type CrashPlay, useCrash } from './use-crash';

const STAKE = { stake: '10.00', autoCashOutHundredths: null };
const stream = Object.assign(new EventTarget(), { close: vi.fn(), onopen: null, onerror: null });
const client = {
  crashStream: () => stream as unknown as EventSource,
  crashBet: vi.fn<EngineClient['crashBet']>(),
  crashCashOut: vi.fn<EngineClient['crashCashOut']>(),
};
const refreshBalance = vi.fn();
const page = {} as { play: CrashPlay };
let root: Root;

const bet = (roundId: number, over: Partial<CrashBet> = {}): CrashBet => ({
  betId: `b-${roundId}`,
  roundId,
  state: 'placed',
  stake: '10.00',
  autoCashOutHundredths: null,
  cashedOutHundredths: null,
  payout: '0.00',
  balance: '90.00',
  ...over,
});
const receive = (name: string, data: object) =>
  act(async () => void stream.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data) })));
const receivePhase = (roundId: number, phase: CrashPhase['phase']) =>
  receive('phase', { roundId, phase, sentAt: '2026-01-01T00:00:10.000Z', at: '2026-01-01T00:00:17.000Z' });

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.resetAllMocks();
  const game: Partial<GameContextValue> = {
    client: client as Partial<EngineClient> as EngineClient,
    setBalance: vi.fn(),
    refreshBalance,
    fail: vi.fn(),
    dismissProblem: vi.fn(),
  };
  const Probe = () => {
    const play = useCrash();
    useEffect(() => {
      page.play = play;
    });
    return null;
  };
  root = createRoot(document.createElement('div'));
  await act(async () =>
    root.render(
      <GameContext value={game as GameContextValue}>
        <Probe />
      </GameContext>,
    ),
  );
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

it('places a booked bet once, when the betting of the next round opens', async () => {
  client.crashBet.mockResolvedValue(bet(2));
  await receivePhase(1, 'flying');
  await act(async () => page.play.bookBet(STAKE));
  expect(page.play.action).toBe('queued');
  await receivePhase(1, 'crashed');
  expect(client.crashBet).not.toHaveBeenCalled();
  await receivePhase(2, 'betting');
  await receivePhase(2, 'betting');
  expect(client.crashBet).toHaveBeenCalledExactlyOnceWith(expect.objectContaining(STAKE));
  expect([page.play.state.booking, page.play.state.bet?.betId]).toEqual([null, 'b-2']);
  await receivePhase(3, 'betting');
  expect(client.crashBet).toHaveBeenCalledOnce();
});

it('does not place a booked bet that was cancelled', async () => {
  await receivePhase(1, 'flying');
  await act(async () => page.play.bookBet(STAKE));
  await act(async () => page.play.cancelBooking());
  await receivePhase(2, 'betting');
  expect([client.crashBet.mock.calls, page.play.action]).toEqual([[], 'bet']);
});

it('places a booked bet after the call that is under way when betting opens', async () => {
  let answer: (bet: CrashBet) => void = () => undefined;
  client.crashBet.mockResolvedValue(bet(2));
  client.crashCashOut.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  await receivePhase(1, 'flying');
  await receive('bet', bet(1));
  await act(async () => page.play.cashOut());
  await act(async () => page.play.bookBet(STAKE));
  await receivePhase(2, 'betting');
  expect(client.crashBet).not.toHaveBeenCalled();
  await act(async () => answer(bet(1, { state: 'won' })));
  expect(client.crashBet).toHaveBeenCalledOnce();
});

it('reads the balance after a result that came without one', async () => {
  await receivePhase(1, 'flying');
  await receive('bet', bet(1, { state: 'won', balance: null }));
  expect(refreshBalance).toHaveBeenCalledOnce();
});
