import type { CheckInCalendar } from '@marquee/contract/calls/prizes';
import { useCall, useFailureTexts, useFormat, useMessages } from '@marquee/kit';
import { Button, ErrorState, Skeleton } from '@marquee/ui';
import { Dialog } from '@marquee/ui/dialog';
import { Check, CircleDollarSign, Gem, Ticket } from '@marquee/ui/icons';
import { useRewardText } from '../use-prize-text';
import styles from './check-in-dialog.module.css';
import { useCheckIn } from './use-check-in';

const ICONS = { cash: CircleDollarSign, points: Gem, tickets: Ticket } as const;

/** The calendar of a streak: what each day gives, which are done, and today's button. */
export function CheckInDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useMessages('promotions');
  const { number, dateTime } = useFormat();
  const failureTexts = useFailureTexts();
  const { data, error, refetch } = useCall('checkIn.calendar', {}, { staleMs: 0 });
  const { checkIn, isPending } = useCheckIn();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('banners.checkIn')}
      description={t('prizes.checkIn.hint')}
      closeLabel={t('close')}
      size="lg"
      footer={
        data &&
        (data.isDone ? (
          <p className={styles.next}>{t('prizes.checkIn.next', { when: dateTime(data.nextAt) })}</p>
        ) : (
          <Button variant="primary" block loading={isPending} onClick={checkIn}>
            {t('prizes.checkIn.claim')}
          </Button>
        ))
      }
    >
      {error && !data && <ErrorState compact {...failureTexts(error)} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton shape="block" height="14rem" />}
      {data && (
        <>
          <p className={styles.streak} role="status">
            {t('prizes.checkIn.streak', { days: number(data.streak) })}
          </p>
          <ol className={styles.days}>
            {data.days.map((day, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a day is its place
              <CalendarDay key={place} day={day} place={place} />
            ))}
          </ol>
        </>
      )}
    </Dialog>
  );
}

interface CalendarDayProps {
  readonly day: CheckInCalendar['days'][number];
  readonly place: number;
}

function CalendarDay({ day: { reward, state }, place }: CalendarDayProps) {
  const t = useMessages('promotions');
  const { number } = useFormat();
  const rewardText = useRewardText();
  const Icon = state === 'done' ? Check : ICONS[reward.kind];
  return (
    <li className={styles.day} data-state={state} aria-current={state === 'today' ? 'date' : undefined}>
      <span className={styles.number}>{t('prizes.checkIn.day', { number: number(place + 1) })}</span>
      <Icon aria-hidden="true" />
      <bdi>{rewardText(reward)}</bdi>
      <span className={styles.state}>{t(`prizes.checkIn.state.${state}`)}</span>
    </li>
  );
}
