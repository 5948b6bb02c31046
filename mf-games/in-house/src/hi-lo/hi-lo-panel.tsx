import { useText } from '../app/use-text';
import panel from '../frame/game-panel.module.css';
import { LiveRoundButton } from '../frame/live-round-button';
import { SeedLine } from '../frame/seed-line';
import type { StakeProblem } from '../stake/stake-amount';
import { StakeField } from '../stake/stake-field';
import type { HiLoAction } from './hi-lo-controls';
import type { HiLoPlay } from './use-hi-lo';

interface HiLoPanelProps {
  readonly play: HiLoPlay;
  readonly action: HiLoAction;
  readonly stake: string;
  readonly onStakeChange: (stake: string) => void;
  readonly problem: StakeProblem | null;
  /** A round is open: the field shows its stake. */
  readonly locked: boolean;
  readonly onBet: () => void;
}

export function HiLoPanel(props: HiLoPanelProps) {
  const { play, action, stake, onStakeChange, problem, locked, onBet } = props;
  const t = useText();
  return (
    <section className={panel.panel} aria-label={t('hilo.panel')}>
      <StakeField value={stake} onValueChange={onStakeChange} problem={problem} disabled={locked} />
      <div className={panel.action}>
        <LiveRoundButton
          action={action}
          pending={play.pending}
          payout={play.round?.payout ?? '0.00'}
          waitLabel={t('hilo.guessFirst')}
          onBet={onBet}
          onCashOut={play.cashOut}
        />
        <p className={panel.keys}>{t('hilo.keys')}</p>
      </div>
      <SeedLine hash={play.round?.serverSeedHash ?? null} />
    </section>
  );
}
