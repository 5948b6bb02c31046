import { useText } from '../app/use-text';
import panel from '../frame/game-panel.module.css';
import { LiveRoundButton } from '../frame/live-round-button';
import { SeedLine } from '../frame/seed-line';
import type { StakeProblem } from '../stake/stake-amount';
import { StakeField } from '../stake/stake-field';
import { MinesCount } from './mines-count';
import type { MinesAction } from './mines-controls';
import type { MinesPlay } from './use-mines';

interface MinesPanelProps {
  readonly play: MinesPlay;
  readonly action: MinesAction;
  readonly stake: string;
  readonly onStakeChange: (stake: string) => void;
  readonly problem: StakeProblem | null;
  readonly mines: number;
  readonly onMinesChange: (mines: number) => void;
  /** A round is open: the fields show its stake and mines. */
  readonly locked: boolean;
  readonly onBet: () => void;
}

export function MinesPanel(props: MinesPanelProps) {
  const { play, action, stake, onStakeChange, problem, mines, onMinesChange, locked, onBet } = props;
  const t = useText();
  return (
    <section className={panel.panel} aria-label={t('mines.panel')}>
      <StakeField value={stake} onValueChange={onStakeChange} problem={problem} disabled={locked} />
      <MinesCount value={mines} onValueChange={onMinesChange} disabled={locked} />
      <div className={panel.action}>
        <LiveRoundButton
          action={action}
          pending={play.pending?.kind ?? null}
          payout={play.round?.payout ?? '0.00'}
          waitLabel={t('mines.openFirst')}
          onBet={onBet}
          onCashOut={play.cashOut}
        />
        <p className={panel.keys}>{t('mines.keys')}</p>
      </div>
      <SeedLine hash={play.round?.serverSeedHash ?? null} />
    </section>
  );
}
