import { parseAmount } from '@marquee/contract/money';
import { useGame } from '../app/game-context';
import { useFormat } from '../app/use-format';
import { useText } from '../app/use-text';
import type { PlayedRound } from '../instant/use-instant';
import styles from './round-result.module.css';

interface RoundResultProps {
  /** The result in words. */
  readonly words: string;
  readonly round: Pick<PlayedRound, 'payout'>;
}

/** The result of the round and its payout. */
export function RoundResult({ words, round }: RoundResultProps) {
  const t = useText();
  const format = useFormat();
  const { session } = useGame();
  const isPaid = parseAmount(round.payout) > 0n;
  return (
    <p className={styles.result} data-paid={isPaid || undefined} role="status">
      <b>{words}</b>
      <span>
        {isPaid ? t('spots.paid', { amount: format.money(round.payout, session.currencySymbol) }) : t('spots.nothing')}
      </span>
    </p>
  );
}
