import type { PromotionCard } from '@marquee/contract/calls/promotions';
import { useFormat, useMessages } from '@marquee/kit';
import { Countdown } from '@marquee/ui/countdown';
import { Clock } from '@marquee/ui/icons';
import { useState } from 'react';
import styles from './time-left.module.css';
import { refreshPromotions } from './use-live-promotions';

/** From here on a countdown says more than a date. */
const COUNTDOWN_MS = 48 * 3_600_000;

type Timed = Pick<PromotionCard, 'state' | 'startsAt' | 'endsAt' | 'claimableUntil'>;

/** When the promotion begins or ends, or how long its reward can still be claimed. Renders nothing once it is over. */
export function TimeLeft({ promotion }: { readonly promotion: Timed }) {
  const t = useMessages('promotions');
  const { state, startsAt, endsAt, claimableUntil } = promotion;
  if (state === 'closed' || state === 'claimed' || state === 'issued' || state === 'rejected') return null;
  if (state === 'claim')
    return claimableUntil === null ? null : <Moment at={claimableUntil} soonKey="promotion.claimIn" dateKey="until" />;
  if (state === 'coming_soon')
    return <Moment at={startsAt} soonKey="promotion.startsIn" dateKey="promotion.startsAt" />;
  if (endsAt === null) return <p className={styles.time}>{t('promotion.noEnd')}</p>;
  return <Moment at={endsAt} soonKey="promotion.endsIn" dateKey="until" />;
}

interface MomentProps {
  readonly at: string;
  /** Before a countdown. */
  readonly soonKey: 'promotion.claimIn' | 'promotion.startsIn' | 'promotion.endsIn';
  /** With a date. */
  readonly dateKey: 'until' | 'promotion.startsAt';
}

function Moment({ at, soonKey, dateKey }: MomentProps) {
  const t = useMessages('promotions');
  const { date } = useFormat();
  const until = Date.parse(at);
  const [openedAt] = useState(() => Date.now());
  const isSoon = until - openedAt < COUNTDOWN_MS;
  const labels = {
    days: t('promotion.clock.days'),
    hours: t('promotion.clock.hours'),
    minutes: t('promotion.clock.minutes'),
    seconds: t('promotion.clock.seconds'),
  };
  return (
    <p className={styles.time} data-soon={isSoon || undefined}>
      <Clock aria-hidden="true" />
      {isSoon ? (
        <>
          {t(soonKey)} <Countdown appearance="text" until={until} labels={labels} onEnd={refreshPromotions} />
        </>
      ) : (
        t(dateKey, { when: date(at) })
      )}
    </p>
  );
}
