import { useState } from 'react';
import { useShortcut } from '../app/use-shortcut';
import { minStakeOf, stakeOf, stakeProblemOf } from '../stake/stake-amount';
import { useStakeBounds } from '../stake/use-stake-bounds';
import { hundredthsOf } from './auto-cash-out';
import styles from './crash-game.module.css';
import { CrashPanel } from './crash-panel';
import { CrashStage } from './crash-stage';
import { CrashTable } from './crash-table';
import { useCrash } from './use-crash';
import { useCrashSounds } from './use-crash-sounds';

/** One flight for all players: a cash-out before the crash is paid the multiplier of that moment. */
export function CrashGame() {
  const bounds = useStakeBounds();
  const play = useCrash();
  const [stake, setStake] = useState(() => minStakeOf(bounds));
  const [auto, setAuto] = useState({ on: false, text: '2.00' });
  const [isChecked, setIsChecked] = useState(false);
  useCrashSounds(play.state);

  const problem = stakeProblemOf(stake, bounds);
  const autoHundredths = hundredthsOf(auto.text);
  const isAutoWrong = auto.on && autoHundredths === null;

  const act = () => {
    if (play.action === 'cash-out') return play.cashOut();
    if (play.action === 'queued') return play.cancelBooking();
    if (play.action === 'wait') return;
    setIsChecked(true);
    const amount = stakeOf(stake);
    if (problem !== null || amount === null || isAutoWrong) return;
    const bet = { stake: amount, autoCashOutHundredths: auto.on ? autoHundredths : null };
    if (play.action === 'bet') play.placeBet(bet);
    else play.bookBet(bet);
  };
  useShortcut('Space', act);
  useShortcut('Enter', act);

  return (
    <div className={styles.game}>
      <CrashPanel
        play={play}
        stake={stake}
        onStakeChange={setStake}
        problem={isChecked && play.action !== 'cash-out' && play.action !== 'wait' ? problem : null}
        auto={auto}
        onAutoChange={setAuto}
        autoWrong={isAutoWrong}
        onAct={act}
      />
      <CrashStage state={play.state} />
      <CrashTable state={play.state} />
    </div>
  );
}
