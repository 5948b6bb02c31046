import { useFailureTexts, useFormat, useMessages, useShell } from '@marquee/kit';
import { Button, ErrorState, Skeleton } from '@marquee/ui';
import { PrizePicture } from '../picture/prize-picture';
import { PrizeCard } from '../prize-card';
import { RainCountdown } from './rain-countdown';
import { useRains } from './use-rains';

/** The rain that falls now, or the next one. */
export function RainCard() {
  const t = useMessages('promotions');
  const { dateTime, money } = useFormat();
  const { openModal } = useShell();
  const failureTexts = useFailureTexts();
  const { data, error, refetch, falling, next, skewMs } = useRains();
  const canTake = falling !== undefined && falling.own === null && falling.left > 0;
  return (
    <PrizeCard
      icon={<PrizePicture name="envelope" />}
      title={t('prizes.rain.title')}
      isReady={canTake}
      action={
        <Button variant={canTake ? 'primary' : 'secondary'} block onClick={() => openModal('prize', { kind: 'rain' })}>
          {t(canTake ? 'prizes.rain.take' : 'prizes.rain.open')}
        </Button>
      }
    >
      {falling && (
        <p>
          <strong>{t('prizes.rain.now')}</strong> <RainCountdown until={falling.endsAt} skewMs={skewMs} />
        </p>
      )}
      {!falling && next && (
        <>
          <p>{t('prizes.rain.next', { when: dateTime(next.startsAt) })}</p>
          <p>
            <strong>
              <RainCountdown until={next.startsAt} skewMs={skewMs} />
            </strong>
          </p>
          <p>{t('prizes.rain.budget', { amount: money(next.budget) })}</p>
        </>
      )}
      {!data && !error && <Skeleton lines={3} />}
      {!data && error && <ErrorState compact {...failureTexts(error)} onRetry={() => void refetch()} />}
      {data && !falling && !next && <p>{t('prizes.rain.none')}</p>}
    </PrizeCard>
  );
}
