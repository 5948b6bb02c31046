import type { InHouseRound } from '@marquee/contract/in-house-rounds';
import { cx } from '@marquee/ui';
import { ShieldCheck } from '@marquee/ui/icons';
import { useGame } from '../app/game-context';
import { useFormat } from '../app/use-format';
import { useText } from '../app/use-text';
import { inputOfRound } from '../verify/verify-params';
import { useVerifyHref } from '../verify/use-verify-href';
import { RevealButton } from './reveal-button';
import styles from './rounds-dialog.module.css';

interface RoundLineProps {
  readonly round: InHouseRound;
  readonly onRevealed: (rounds: InHouseRound[]) => void;
}

export function RoundLine({ round, onRevealed }: RoundLineProps) {
  const t = useText();
  const format = useFormat();
  const { session } = useGame();
  const verifyHref = useVerifyHref();
  const input = inputOfRound(round);
  const isWon = round.multiplierHundredths > 0;
  return (
    <li className={styles.line}>
      <time className={styles.time} dateTime={round.finishedAt}>
        {format.time(round.finishedAt)}
      </time>
      <span className={styles.stake}>
        <small>{t('stake.label')}</small>
        {format.money(round.stake, session.currencySymbol)}
      </span>
      <span className={cx(styles.multiplier, isWon && styles.won)}>
        {isWon ? format.multiplier(round.multiplierHundredths) : t('rounds.lost')}
      </span>
      <span className={cx(styles.payout, isWon && styles.won)}>
        {format.money(round.payout, session.currencySymbol)}
      </span>
      {input ? (
        <a className={styles.verify} href={verifyHref(input)} target="_blank" rel="noopener">
          <ShieldCheck aria-hidden="true" />
          {t('rounds.verify')}
        </a>
      ) : (
        <RevealButton round={round} onRevealed={onRevealed} />
      )}
    </li>
  );
}
