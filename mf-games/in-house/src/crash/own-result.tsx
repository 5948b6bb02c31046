import type { CrashBet } from '@marquee/contract/in-house';
import { CircleCheck } from '@marquee/ui/icons';
import { useGame } from '../app/game-context';
import { useFormat } from '../app/use-format';
import { useText } from '../app/use-text';
import styles from './own-result.module.css';

/** Shown over the flight after the player has cashed out. */
export function OwnResult({ bet }: { readonly bet: CrashBet | null }) {
  const t = useText();
  const format = useFormat();
  const { session } = useGame();
  if (bet?.state !== 'won' || bet.cashedOutHundredths === null) return null;
  return (
    <p className={styles.result}>
      <CircleCheck aria-hidden="true" />
      {t('crash.cashedOut', { multiplier: format.multiplier(bet.cashedOutHundredths) })}
      <bdi>{format.money(bet.payout, session.currencySymbol)}</bdi>
    </p>
  );
}
