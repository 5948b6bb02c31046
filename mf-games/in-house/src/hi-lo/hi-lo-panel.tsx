import { Button } from '@marquee/ui';
import { useGame } from '../app/game-context';
import { useFormat } from '../app/use-format';
import { useText } from '../app/use-text';
import panel from '../frame/game-panel.module.css';
import button from '../frame/main-button.module.css';
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
  /** A round is in play: the stake is its own. */
  readonly locked: boolean;
  readonly onBet: () => void;
}

export function HiLoPanel(props: HiLoPanelProps) {
  const { play, stake, onStakeChange, problem, locked } = props;
  const t = useText();
  return (
    <section className={panel.panel} aria-label={t('hilo.panel')}>
      <StakeField value={stake} onValueChange={onStakeChange} problem={problem} disabled={locked} />
      <div className={panel.action}>
        <MainButton {...props} />
        <p className={panel.keys}>{t('hilo.keys')}</p>
      </div>
      <SeedLine hash={play.round?.serverSeedHash ?? null} />
    </section>
  );
}

function MainButton({ play, action, onBet }: HiLoPanelProps) {
  const t = useText();
  const format = useFormat();
  const { session } = useGame();
  const { round, pending, cashOut } = play;
  if (action === 'bet') {
    return (
      <Button className={button.main} variant="primary" block loading={pending === 'start'} onClick={onBet}>
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
      loading={pending === 'cash-out'}
      onClick={cashOut}
    >
      {canCashOut ? (
        <span className={button.cash}>
          <small>{t('cashOut')}</small>
          <bdi>{format.money(round?.payout ?? '0.00', session.currencySymbol)}</bdi>
        </span>
      ) : (
        t('hilo.guessFirst')
      )}
    </Button>
  );
}
