import { MINES_MAX, MINES_MIN } from '@marquee/contract/fairness/mines';
import { useState } from 'react';
import { useShortcut } from '../app/use-shortcut';
import { GameColumns } from '../frame/game-columns';
import { minStakeOf, stakeOf, stakeProblemOf } from '../stake/stake-amount';
import { useStakeBounds } from '../stake/use-stake-bounds';
import { isOpen, minesActionOf } from './mines-controls';
import { MinesGrid } from './mines-grid';
import { MinesPanel } from './mines-panel';
import { MinesReadout } from './mines-readout';
import { MinesStatus } from './mines-status';
import { useMines } from './use-mines';
import { useMinesSounds } from './use-mines-sounds';

const OPENING_MINES = 3;

/** Five by five cells, some of them mined. Every safe cell raises the payout. */
export function MinesGame() {
  const bounds = useStakeBounds();
  const play = useMines();
  const { round, pending } = play;
  const [stake, setStake] = useState(() => minStakeOf(bounds));
  const [mines, setMines] = useState(OPENING_MINES);
  const [isChecked, setIsChecked] = useState(false);
  useMinesSounds(round);

  // The panel shows the stake of the open round, which may have been resumed.
  const openRound = isOpen(round) ? round : null;
  const isPlaying = openRound !== null || pending?.kind === 'start';
  const problem = stakeProblemOf(stake, bounds);
  const amount = stakeOf(stake);

  const bet = () => {
    setIsChecked(true);
    if (problem === null && amount !== null) play.start(amount, mines);
  };
  useShortcut('KeyC', play.cashOut);

  return (
    <GameColumns
      panel={
        <MinesPanel
          play={play}
          action={minesActionOf(round)}
          stake={openRound ? openRound.stake.replace(/\.00$/, '') : stake}
          onStakeChange={setStake}
          problem={isChecked && !isPlaying ? problem : null}
          mines={openRound?.mines ?? mines}
          onMinesChange={(next) => setMines(Math.min(Math.max(next, MINES_MIN), MINES_MAX))}
          locked={isPlaying}
          onBet={bet}
        />
      }
    >
      <MinesReadout round={round} mines={mines} />
      <MinesGrid play={play} />
      <MinesStatus round={round} />
    </GameColumns>
  );
}
