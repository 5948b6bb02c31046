import { mockShell } from '@marquee/testing/mock-shell';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { modals } from '../../lib/modals/modal-store';
import { watchReality } from './watch-reality';

const reality = {
  currency: 'BDT',
  intervalMinutes: 15,
  since: '2026-01-02T00:00:00.000Z',
  elapsedSeconds: 900,
  staked: '50.00',
  won: '20.00',
  net: '-30.00',
};
const MINUTE_MS = 60_000;
const openedModals = () => vi.mocked(modals.open).mock.calls.map(([id]) => id);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  vi.spyOn(modals, 'open').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the reality check', () => {
  it('comes after each interval of play, with the figures of that moment', async () => {
    await mockShell({ answers: { 'limits.reality': reality } });
    const play = new AbortController();
    await watchReality(play.signal);
    expect(openedModals()).toEqual([]);
    await vi.advanceTimersByTimeAsync(15 * MINUTE_MS);
    expect(modals.open).toHaveBeenCalledWith('reality-check', reality);
    await vi.advanceTimersByTimeAsync(15 * MINUTE_MS);
    expect(openedModals()).toHaveLength(2);
    play.abort();
  });

  it('ends with the game', async () => {
    await mockShell({ answers: { 'limits.reality': reality } });
    const play = new AbortController();
    await watchReality(play.signal);
    play.abort();
    await vi.advanceTimersByTimeAsync(60 * MINUTE_MS);
    expect(openedModals()).toEqual([]);
  });
});
