import { Button } from '@marquee/ui';
import { useGame } from '../app/game-context';
import { useFormat } from '../app/use-format';
import { useText } from '../app/use-text';
import styles from './main-button.module.css';

interface LiveRoundButtonProps {
  /** `wait`: a round is in play in which nothing can be cashed out yet. */
  readonly action: 'bet' | 'cash-out' | 'wait';
  /** The call that is under way. */
  readonly pending: 'start' | 'cash-out' | (string & {}) | null;
  /** What cashing out pays now; decimal string in currency units. */
  readonly payout: string;
  /** What the player has to do before cashing out. */
  readonly waitLabel: string;
  readonly onBet: () => void;
  readonly onCashOut: () => void;
}

/** The main button of games that are played in several calls: it places the bet, then cashes out. */
export function LiveRoundButton({ action, pending, payout, waitLabel, onBet, onCashOut }: LiveRoundButtonProps) {
  const t = useText();
  const format = useFormat();
  const { session } = useGame();
  if (action === 'bet') {
    return (
      <Button className={styles.main} variant="primary" block loading={pending === 'start'} onClick={onBet}>
        {t('bet')}
      </Button>
    );
  }
  const canCashOut = action === 'cash-out';
  return (
    <Button
      className={styles.main}
      variant={canCashOut ? 'primary' : 'secondary'}
      block
      disabled={!canCashOut}
      loading={pending === 'cash-out'}
      onClick={onCashOut}
    >
      {canCashOut ? (
        <span className={styles.cash}>
          <small>{t('cashOut')}</small>
          <bdi>{format.money(payout, session.currencySymbol)}</bdi>
        </span>
      ) : (
        waitLabel
      )}
    </Button>
  );
}
