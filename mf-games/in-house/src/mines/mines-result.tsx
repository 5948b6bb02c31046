import type { MinesRound } from '@marquee/contract/in-house';
import { useGame } from '../app/game-context';
import { useFormat } from '../app/use-format';
import styles from './mines-result.module.css';

/** The payout, shown over the board; clicks go through it. */
export function MinesResult({ round }: { readonly round: MinesRound }) {
  const format = useFormat();
  const { session } = useGame();
  return (
    <p className={styles.result} aria-hidden="true">
      <strong>{format.multiplier(round.multiplierHundredths)}</strong>
      <bdi>{format.money(round.payout, session.currencySymbol)}</bdi>
    </p>
  );
}
