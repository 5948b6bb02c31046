import { useCall, useFailureTexts, useMessages } from '@marquee/kit';
import { ErrorState, Skeleton } from '@marquee/ui';
import { DrawnRaffle } from './drawn-raffle';
import { OpenRaffle } from './open-raffle';
import styles from './raffle.module.css';

/** The raffle that takes numbers, and the last ones with their winners. */
export function RaffleSection() {
  const t = useMessages('promotions');
  const failureTexts = useFailureTexts();
  const { data, error, refetch } = useCall('raffles.list', {}, { staleMs: 0 });
  return (
    <section className={styles.section}>
      <h2>{t('prizes.raffle.title')}</h2>
      {error && !data && <ErrorState compact {...failureTexts(error)} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton shape="block" height="12rem" />}
      {data?.raffles.map((raffle) =>
        raffle.seed === null ? (
          <OpenRaffle key={raffle.promotionId} raffle={raffle} tickets={data.tickets.count} />
        ) : (
          <DrawnRaffle key={raffle.promotionId} raffle={raffle} />
        ),
      )}
    </section>
  );
}
