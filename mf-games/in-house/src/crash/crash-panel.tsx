import { useText } from '../app/use-text';
import styles from '../frame/game-panel.module.css';
import { SeedLine } from '../frame/seed-line';
import type { StakeProblem } from '../stake/stake-amount';
import { StakeField } from '../stake/stake-field';
import { AutoCashOutField, type AutoCashOut } from './auto-cash-out-field';
import { CrashButton } from './crash-button';
import type { CrashPlay } from './use-crash';

interface CrashPanelProps {
  readonly play: CrashPlay;
  readonly stake: string;
  readonly onStakeChange: (stake: string) => void;
  readonly problem: StakeProblem | null;
  readonly auto: AutoCashOut;
  readonly onAutoChange: (auto: AutoCashOut) => void;
  readonly autoWrong: boolean;
  readonly onAct: () => void;
}

export function CrashPanel({
  play,
  stake,
  onStakeChange,
  problem,
  auto,
  onAutoChange,
  autoWrong,
  onAct,
}: CrashPanelProps) {
  const t = useText();
  const isLocked = play.action === 'queued' || play.isBusy;
  return (
    <section className={styles.panel} aria-label={t('crash.panel')}>
      <StakeField value={stake} onValueChange={onStakeChange} problem={problem} disabled={isLocked} />
      <AutoCashOutField value={auto} onValueChange={onAutoChange} wrong={autoWrong} disabled={isLocked} />
      <div className={styles.action}>
        <CrashButton play={play} onAct={onAct} />
        <p className={styles.keys}>{t('crash.keys')}</p>
      </div>
      <SeedLine hash={play.state.phase?.seedHash ?? null} />
    </section>
  );
}
