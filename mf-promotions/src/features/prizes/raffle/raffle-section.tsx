import { useCall, useFailureTexts, useMessages } from '@marquee/kit';
import { ErrorState, Skeleton } from '@marquee/ui';
import { useEffect, useRef } from 'react';
import { DrawnRaffle } from './drawn-raffle';
import { OpenRaffle } from './open-raffle';
import styles from './raffle.module.css';

/** The raffle that takes numbers, and the last ones with their winners. */
export function RaffleSection({ isTarget }: { readonly isTarget: boolean }) {
  const t = useMessages('promotions');
  const failureTexts = useFailureTexts();
  const { data, error, refetch } = useCall('raffles.list', {}, { staleMs: 0 });
  const section = useRef<HTMLElement>(null);
  const isShown = data !== undefined;
  // Once its height is known: what stands above it does not move any more then.
  useEffect(() => {
    if (isTarget && isShown) section.current?.focus();
  }, [isTarget, isShown]);
  return (
    <section className={styles.section} ref={section} tabIndex={-1}>
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
