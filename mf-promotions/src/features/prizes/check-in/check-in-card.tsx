import { useCall, useFailureTexts, useFormat, useMessages, useShell } from '@marquee/kit';
import { Button, ErrorState, Skeleton } from '@marquee/ui';
import { CalendarDays } from '@marquee/ui/icons';
import { PrizeCard } from '../prize-card';
import { useRewardText } from '../use-prize-text';

/** Today's check-in; the calendar opens as a popup. */
export function CheckInCard() {
  const t = useMessages('promotions');
  const { number } = useFormat();
  const rewardText = useRewardText();
  const { openModal } = useShell();
  const failureTexts = useFailureTexts();
  const { data, error, refetch } = useCall('checkIn.calendar', {}, { staleMs: 0 });
  const today = data?.days.find(({ state }) => state === 'today');
  return (
    <PrizeCard
      icon={<CalendarDays />}
      title={t('banners.checkIn')}
      isReady={today !== undefined}
      action={
        <Button
          variant={today ? 'primary' : 'secondary'}
          block
          onClick={() => openModal('prize', { kind: 'check-in' })}
        >
          {t(today ? 'prizes.checkIn.claim' : 'prizes.checkIn.open')}
        </Button>
      }
    >
      {!data && !error && <Skeleton lines={2} />}
      {!data && error && <ErrorState compact {...failureTexts(error)} onRetry={() => void refetch()} />}
      {data && <p>{t('prizes.checkIn.streak', { days: number(data.streak) })}</p>}
      {today && (
        <p>
          <strong>{rewardText(today.reward)}</strong>
        </p>
      )}
    </PrizeCard>
  );
}
