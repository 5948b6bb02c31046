import type { Raffle } from '@marquee/contract/calls/prizes';
import { useFormat, useMessages } from '@marquee/kit';
import { Badge, Panel } from '@marquee/ui';
import { useRewardText } from '../use-prize-text';
import { Recipe } from '../recipe';
import { VerifyButton } from '../verify-button';
import styles from './raffle.module.css';
import { isRaffleProven } from './verify-raffle';

/** What decides it, and what followed. */
const publishedOf = ({ promotionId, seedHash, seed, beacon, sold, winners }: Raffle) => ({
  promotionId,
  seedHash,
  seed,
  beacon,
  sold,
  numbers: winners.map(({ number }) => number),
});

/** A raffle after its draw, with its winners. */
export function DrawnRaffle({ raffle }: { readonly raffle: Raffle }) {
  const t = useMessages('promotions');
  const { dateTime, number } = useFormat();
  const rewardText = useRewardText();
  return (
    <Panel title={t('prizes.raffle.drawn', { when: dateTime(raffle.drawsAt) })}>
      {raffle.winners.length === 0 && <p>{t('prizes.raffle.nobody')}</p>}
      {raffle.winners.length > 0 && (
        <ul className={styles.winners}>
          {raffle.winners.map((winner) => (
            <li key={winner.number}>
              <span className={styles.number}>{number(winner.number, { useGrouping: false })}</span>
              <span>
                <bdi>{winner.player}</bdi> {winner.isOwn && <Badge tone="success">{t('prizes.raffle.you')}</Badge>}
              </span>
              <bdi>{rewardText(winner.reward)}</bdi>
            </li>
          ))}
        </ul>
      )}
      <VerifyButton verify={() => isRaffleProven(raffle)} />
      <Recipe name="raffle" values={publishedOf(raffle)} />
    </Panel>
  );
}
