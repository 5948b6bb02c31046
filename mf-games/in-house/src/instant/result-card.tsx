import { useGame } from '../app/game-context';
import { useFormat } from '../app/use-format';
import styles from '../mines/mines-result.module.css';
import type { PlayedRound } from './use-instant';

/** The payout, shown over the stage; clicks go through it. */
export function ResultCard({ round }: { readonly round: PlayedRound }) {
  const format = useFormat();
  const { session } = useGame();
  return (
    <p className={styles.result} aria-hidden="true">
      <strong>{format.multiplier(round.multiplierHundredths)}</strong>
      <bdi>{format.money(round.payout, session.currencySymbol)}</bdi>
    </p>
  );
}
