import type { MinesRound } from '@marquee/contract/in-house';
import { useGame } from '../app/game-context';
import { useFormat } from '../app/use-format';
import styles from './mines-result.module.css';

/** What was won, over the board it was won on; lets clicks through. */
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
