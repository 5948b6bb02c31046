import { useState } from 'react';
import { useShortcut } from '../app/use-shortcut';
import { GameColumns } from '../frame/game-columns';
import { smallest, stakeOf, stakeProblemOf } from '../stake/stake-amount';
import { useStakeBounds } from '../stake/use-stake-bounds';
import { hiLoActionOf, isOpen } from './hi-lo-controls';
import { HiLoPanel } from './hi-lo-panel';
import { HiLoReadout } from './hi-lo-readout';
import { HiLoStatus } from './hi-lo-status';
import { HiLoTable } from './hi-lo-table';
import { HiLoTrail } from './hi-lo-trail';
import { useHiLo } from './use-hi-lo';
import { useHiLoSounds } from './use-hi-lo-sounds';

/** A card lies open: is the next one higher or lower? Every right guess raises what the round pays. */
export function HiLoGame() {
  const bounds = useStakeBounds();
  const play = useHiLo();
  const { round, pending } = play;
  const [stake, setStake] = useState(() => smallest(bounds));
  const [isChecked, setIsChecked] = useState(false);
  useHiLoSounds(round);

  // The panel shows what is played, which after a resumption is not what was chosen here.
  const played = isOpen(round) ? round : null;
  const isPlaying = played !== null || pending === 'start';
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
          stake={played ? played.stake.replace(/\.00$/, '') : stake}
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
