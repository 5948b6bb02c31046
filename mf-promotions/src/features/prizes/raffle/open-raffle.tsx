import type { Raffle } from '@marquee/contract/calls/prizes';
import { useCallMutation, useErrorMessage, useFormat, useMessages, useShell } from '@marquee/kit';
import { Button, Panel } from '@marquee/ui';
import { Recipe } from '../recipe';
import { refreshPrizes } from '../refresh-prizes';
import { useRewardText } from '../use-prize-text';
import styles from './raffle.module.css';

/** What is published before the draw. */
const publishedOf = ({ promotionId, seedHash, beacon }: Raffle) => ({ promotionId, seedHash, beacon });

interface OpenRaffleProps {
  readonly raffle: Raffle;
  /** Raffle tickets of the member. */
  readonly tickets: number;
}

/** A raffle before its draw: prizes, the member's numbers, and one more for a ticket. */
export function OpenRaffle({ raffle, tickets }: OpenRaffleProps) {
  const t = useMessages('promotions');
  const { dateTime, number } = useFormat();
  const rewardText = useRewardText();
  const errorMessage = useErrorMessage();
  const { toast } = useShell();
  const { mutate, isPending } = useCallMutation('promotions.claimRaffle');
  const { promotionId, drawsAt, prizes, sold, most, perMember, own } = raffle;
  const claim = () =>
    mutate(
      { promotionId },
      {
        onSuccess: (claimed) =>
          toast({ kind: 'success', message: t('prizes.raffle.done', { number: number(claimed.number) }) }),
        onError: (error) => toast({ kind: 'error', message: errorMessage(error) }),
        onSettled: refreshPrizes,
      },
    );
  return (
    <Panel title={t('prizes.raffle.draws', { when: dateTime(drawsAt) })} description={t('prizes.fair.raffle')}>
      <div className={styles.open}>
        <ol className={styles.prizes}>
          {prizes.map(({ reward, places }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a prize is its place
            <li key={index}>
              <bdi>{rewardText(reward)}</bdi> <small>× {number(places)}</small>
            </li>
          ))}
        </ol>
        <div className={styles.own}>
          <p>{t('prizes.raffle.sold', { sold: number(sold), most: number(most) })}</p>
          <p>{t('prizes.raffle.numbers', { own: number(own.length), most: number(perMember) })}</p>
          {own.length > 0 && (
            <ul className={styles.numbers}>
              {own.map((item) => (
                <li key={item}>{number(item, { useGrouping: false })}</li>
              ))}
            </ul>
          )}
          <Button
            variant="primary"
            disabled={tickets === 0 || own.length >= perMember}
            loading={isPending}
            onClick={claim}
          >
            {t('prizes.raffle.claim')}
          </Button>
          <p>
            {tickets === 0 ? t('prizes.raffle.noTicket') : t('prizes.ticketsOf.raffle', { number: number(tickets) })}
          </p>
        </div>
      </div>
      <Recipe name="raffle" values={publishedOf(raffle)} />
    </Panel>
  );
}
