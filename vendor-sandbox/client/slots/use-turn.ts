import { useCallback, useRef } from 'react';
import { usePlay } from '../frame/play-context';
import type { Spin } from '../../src/kinds/slots/round';
import type { SlotRoundView } from '../../src/kinds/slots/slot-rounds';
import { type Pace, paceOf, stopPauses } from './pace';
import { latestWin, REELS } from './slot-game';
import type { ChangeState } from './slot-state';
import { bigSound, freeSound, spinSound, stopSound, winSound } from './sounds';
import { isBig, rollUpMs, winTierOf } from './win-tier';

export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** The last reel swings out. */
const SETTLE_MS = 320;
/** After a win has counted up. */
const HOLD_MS = { small: 450, big: 1_400 };
const QUIET_MS = 450;

interface Turn {
  /** Turns the reels until the answer arrives, stops them one by one, and shows what they paid. */
  run(turbo: boolean, sendAction: () => Promise<SlotRoundView>): Promise<SlotRoundView>;
  /** Ends the celebration of a win. */
  skip(): void;
}

export function useTurn(change: ChangeState): Turn {
  const { sound, session } = usePlay();
  const isFastAllowed = session.autoplay === true;
  const endCelebration = useRef<() => void>(() => undefined);

  const celebrate = useCallback(
    async (spin: Spin, won: number, stake: number, turbo: boolean) => {
      const tier = winTierOf(won, stake);
      if (spin.freeSpins > 0) sound(freeSound);
      if (tier === 'none') return;
      // What does not exceed the stake is no win: no sound, no count-up.
      if (tier === 'quiet') return pause(turbo ? 0 : QUIET_MS);
      if (spin.freeSpins === 0) sound(isBig(tier) ? bigSound : winSound);
      change({ isCelebrating: true });
      const lengthMs = rollUpMs(tier, turbo) + (isBig(tier) ? HOLD_MS.big : HOLD_MS.small) / (turbo ? 2 : 1);
      await Promise.race([pause(lengthMs), new Promise<void>((resolve) => (endCelebration.current = resolve))]);
      change({ isCelebrating: false });
    },
    [sound, change],
  );

  const run = useCallback<Turn['run']>(
    async (turbo, sendAction) => {
      const pace = paceOf({ turbo, isFastAllowed });
      const least = pause(pace.roundMs);
      change({ phase: 'spinning', lastWin: null, started: 0, stopped: 0 });
      sound(spinSound);
      const [round] = await Promise.all([sendAction(), pause(pace.turnMs), startReels(pace, change)]);
      const spin = round.spins.at(-1) ?? null;
      change({ round, spin });
      for (const [reel, pauseMs] of stopPauses(spin?.grid ?? [], pace).entries()) {
        await pause(pauseMs);
        change({ stopped: reel + 1 });
        if (!turbo || reel === 0) sound(stopSound);
      }
      change({ phase: 'shown', stopped: REELS });
      await pause(turbo ? 120 : SETTLE_MS);
      if (spin) await celebrate(spin, latestWin(round), round.stake, turbo);
      await least;
      return round;
    },
    [sound, change, celebrate, isFastAllowed],
  );

  const skip = useCallback(() => endCelebration.current(), []);
  return { run, skip };
}

async function startReels({ startGapMs }: Pace, change: ChangeState): Promise<void> {
  for (let reel = 1; reel <= REELS; reel += 1) {
    change({ started: reel });
    if (startGapMs > 0) await pause(startGapMs);
  }
}
