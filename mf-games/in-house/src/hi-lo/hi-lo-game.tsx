import { useState } from 'react';
import { useShortcut } from '../app/use-shortcut';
import { GameColumns } from '../frame/game-columns';
import { minStakeOf, stakeOf, stakeProblemOf } from '../stake/stake-amount';
import { useStakeBounds } from '../stake/use-stake-bounds';
import { hiLoActionOf, isOpen } from './hi-lo-controls';
import { HiLoPanel } from './hi-lo-panel';
import { HiLoReadout } from './hi-lo-readout';
import { HiLoStatus } from './hi-lo-status';
import { HiLoTable } from './hi-lo-table';
import { HiLoTrail } from './hi-lo-trail';
import { useHiLo } from './use-hi-lo';
import { useHiLoSounds } from './use-hi-lo-sounds';

/** Is the next card higher or lower than the open one? Every right guess raises the payout. */
export function HiLoGame() {
  const bounds = useStakeBounds();
  const play = useHiLo();
  const { round, pending } = play;
  const [stake, setStake] = useState(() => minStakeOf(bounds));
  const [isChecked, setIsChecked] = useState(false);
  useHiLoSounds(round);

  // The panel shows the stake of the open round, which may have been resumed.
  const openRound = isOpen(round) ? round : null;
  const isPlaying = openRound !== null || pending === 'start';
  const problem = stakeProblemOf(stake, bounds);
  const amount = stakeOf(stake);

  const bet = () => {
    setIsChecked(true);
    if (problem === null && amount !== null) play.start(amount);
  };
  useShortcut('ArrowUp', () => play.move('high'));
  useShortcut('ArrowDown', () => play.move('low'));
  useShortcut('KeyS', () => play.move('skip'));
  useShortcut('KeyC', play.cashOut);

  return (
    <GameColumns
      parts="spread"
      panel={
        <HiLoPanel
          play={play}
          action={hiLoActionOf(round)}
          stake={openRound ? openRound.stake.replace(/\.00$/, '') : stake}
          onStakeChange={setStake}
          problem={isChecked && !isPlaying ? problem : null}
          locked={isPlaying}
          onBet={bet}
        />
      }
    >
      <HiLoReadout round={round} />
      <HiLoTable play={play} />
      <HiLoTrail round={round} />
      <HiLoStatus round={round} />
    </GameColumns>
  );
}
