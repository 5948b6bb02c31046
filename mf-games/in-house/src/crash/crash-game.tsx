import { useState } from 'react';
import { useGame } from '../app/game-context';
import { useShortcut } from '../app/use-shortcut';
import { areLimits } from '../instant/auto-limits';
import { minStakeOf, stakeOf, stakeProblemOf } from '../stake/stake-amount';
import { useStakeBounds } from '../stake/use-stake-bounds';
import { hundredthsOf } from './auto-cash-out';
import styles from './crash-game.module.css';
import { CrashPanel } from './crash-panel';
import { CrashStage } from './crash-stage';
import { CrashTable } from './crash-table';
import type { CrashAutoPlan } from './auto-series';
import { useCrash } from './use-crash';
import { useCrashAuto } from './use-crash-auto';
import { useCrashSounds } from './use-crash-sounds';

const FIRST_PLAN: CrashAutoPlan = {
  rounds: 10,
  loss: '',
  win: '',
  onWin: { kind: 'reset' },
  onLoss: { kind: 'reset' },
};

/** One flight for all players: a cash-out before the crash is paid the multiplier of that moment. */
export function CrashGame() {
  const bounds = useStakeBounds();
  const { session } = useGame();
  const play = useCrash();
  const [stake, setStake] = useState(() => minStakeOf(bounds));
  const [auto, setAuto] = useState({ on: false, text: '2.00' });
  const [mode, setMode] = useState<'manual' | 'auto'>('manual');
  const [plan, setPlan] = useState(FIRST_PLAN);
  const [isChecked, setIsChecked] = useState(false);
  useCrashSounds(play.state);

  const problem = stakeProblemOf(stake, bounds);
  const autoHundredths = hundredthsOf(auto.text);
  const isAutoWrong = auto.on && autoHundredths === null;
  const isAutoMode = session.autoBet && mode === 'auto';
  const target = auto.on ? autoHundredths : null;
  const autoBet = useCrashAuto(play, target);

  const act = () => {
    if (play.action === 'cash-out') return play.cashOut();
    if (autoBet.series) return autoBet.stop();
    if (play.action === 'queued') return play.cancelBooking();
    if (play.action === 'wait' && !isAutoMode) return;
    setIsChecked(true);
    const amount = stakeOf(stake);
    if (problem !== null || amount === null || isAutoWrong) return;
    if (isAutoMode && !areLimits(plan)) return;
    if (isAutoMode) return autoBet.start(plan, amount);
    const bet = { stake: amount, autoCashOutHundredths: target };
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
        mode={isAutoMode ? 'auto' : 'manual'}
        onModeChange={setMode}
        plan={plan}
        onPlanChange={setPlan}
        autoBet={autoBet}
      />
      <CrashStage state={play.state} />
      <CrashTable state={play.state} />
    </div>
  );
}
