import { Button } from '@marquee/ui';
import { useFormat } from '../app/use-format';
import { useText } from '../app/use-text';
import panel from '../frame/game-panel.module.css';
import button from '../frame/main-button.module.css';
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
  /** A round is in play: stake and mines are its own. */
  readonly locked: boolean;
  readonly onBet: () => void;
  readonly symbol: string;
}

export function MinesPanel(props: MinesPanelProps) {
  const { play, stake, onStakeChange, problem, mines, onMinesChange, locked } = props;
  const t = useText();
  return (
    <section className={panel.panel} aria-label={t('mines.panel')}>
      <StakeField value={stake} onValueChange={onStakeChange} problem={problem} disabled={locked} />
      <MinesCount value={mines} onValueChange={onMinesChange} disabled={locked} />
      <div className={panel.action}>
        <MainButton {...props} />
        <p className={panel.keys}>{t('mines.keys')}</p>
      </div>
      <SeedLine hash={play.round?.serverSeedHash ?? null} />
    </section>
  );
}

function MainButton({ play, action, onBet, symbol }: MinesPanelProps) {
  const t = useText();
  const format = useFormat();
  const { round, pending, cashOut } = play;
  if (action === 'bet') {
    return (
      <Button className={button.main} variant="primary" block loading={pending?.kind === 'start'} onClick={onBet}>
        {t('bet')}
      </Button>
    );
  }
  const canCashOut = action === 'cash-out';
  return (
    <Button
      className={button.main}
      variant={canCashOut ? 'primary' : 'secondary'}
      block
      disabled={!canCashOut}
      loading={pending?.kind === 'cash-out'}
      onClick={cashOut}
    >
      {canCashOut ? (
        <span className={button.cash}>
          <small>{t('cashOut')}</small>
          <bdi>{format.money(round?.payout ?? '0.00', symbol)}</bdi>
        </span>
      ) : (
        t('mines.openFirst')
      )}
    </Button>
  );
}
