import { cx } from '@marquee/ui';
import { Segmented } from '@marquee/ui/choice';
import { useGame } from '../app/game-context';
import { useText } from '../app/use-text';
import styles from '../frame/game-panel.module.css';
import { SeedLine } from '../frame/seed-line';
import compact from '../instant/instant-panel.module.css';
import type { StakeProblem } from '../stake/stake-amount';
import { StakeField } from '../stake/stake-field';
import { AutoCashOutField, type AutoCashOut } from './auto-cash-out-field';
import type { CrashAutoPlan } from './auto-series';
import { CrashAutoButton } from './crash-auto-button';
import { CrashAutoFields } from './crash-auto-fields';
import { CrashButton } from './crash-button';
import type { CrashPlay } from './use-crash';
import type { CrashAuto } from './use-crash-auto';

type Mode = 'manual' | 'auto';

interface CrashPanelProps {
  readonly play: CrashPlay;
  readonly stake: string;
  readonly onStakeChange: (stake: string) => void;
  readonly problem: StakeProblem | null;
  readonly auto: AutoCashOut;
  readonly onAutoChange: (auto: AutoCashOut) => void;
  readonly autoWrong: boolean;
  readonly onAct: () => void;
  readonly mode: Mode;
  readonly onModeChange: (mode: Mode) => void;
  readonly plan: CrashAutoPlan;
  readonly onPlanChange: (plan: CrashAutoPlan) => void;
  readonly autoBet: CrashAuto;
}

export function CrashPanel(props: CrashPanelProps) {
  const { play, stake, onStakeChange, problem, auto, onAutoChange, autoWrong, onAct, mode, autoBet } = props;
  const t = useText();
  const { session } = useGame();
  const isLocked = play.action === 'queued' || play.isBusy || autoBet.series !== null;
  const isAuto = mode === 'auto';
  return (
    <section className={cx(styles.panel, session.autoBet && compact.panel)} aria-label={t('crash.panel')}>
      {session.autoBet && <ModeChoice {...props} />}
      <StakeField value={stake} onValueChange={onStakeChange} problem={problem} disabled={isLocked} />
      <AutoCashOutField value={auto} onValueChange={onAutoChange} wrong={autoWrong} disabled={isLocked} />
      <div className={styles.action}>
        {isAuto ? (
          <CrashAutoButton play={play} auto={autoBet} onAct={onAct} />
        ) : (
          <CrashButton play={play} onAct={onAct} />
        )}
        <p className={styles.keys}>{t('crash.keys')}</p>
      </div>
      {/* After the button, which stays on the screen while a series runs. */}
      {isAuto && <CrashAutoFields plan={props.plan} onChange={props.onPlanChange} disabled={isLocked} />}
      <SeedLine hash={play.state.phase?.seedHash ?? null} />
    </section>
  );
}

/** By hand or in series; fixed while a series runs or a bet is booked. */
function ModeChoice({ mode, onModeChange, play, autoBet }: CrashPanelProps) {
  const t = useText();
  return (
    <Segmented
      stretch
      label={t('instant.mode')}
      options={[
        { value: 'manual', label: t('instant.manual') },
        { value: 'auto', label: t('instant.auto') },
      ]}
      value={mode}
      onValueChange={(next) => {
        if (autoBet.series === null && play.action !== 'queued') onModeChange(next === 'auto' ? 'auto' : 'manual');
      }}
    />
  );
}
