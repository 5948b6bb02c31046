import { useFailureTexts, useFormat, useMessages, useTopic } from '@marquee/kit';
import { EmptyState, ErrorState, Skeleton } from '@marquee/ui';
import { Dialog } from '@marquee/ui/dialog';
import { Mail } from '@marquee/ui/icons';
import { refreshPrizes } from '../refresh-prizes';
import { PastRains } from './past-rains';
import { RainCountdown } from './rain-countdown';
import styles from './rain-dialog.module.css';
import { RainStage } from './rain-stage';
import { useRains } from './use-rains';

/** Envelopes that fall, the time of the next ones, and the last rains with what verifies them. */
export function RainDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useMessages('promotions');
  const { dateTime } = useFormat();
  const failureTexts = useFailureTexts();
  const { data, error, refetch, falling, next, over, skewMs } = useRains();
  useTopic('envelopes.rain', refreshPrizes);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('prizes.rain.title')}
      description={t('prizes.rain.hint')}
      closeLabel={t('close')}
      size="lg"
    >
      {error && !data && <ErrorState compact {...failureTexts(error)} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton shape="block" height="18rem" />}
      {data && (
        <div className={styles.rain}>
          {falling && <RainStage rain={falling} tickets={data.tickets.count} skewMs={skewMs} />}
          {!falling && next && (
            <div className={styles.next}>
              <Mail aria-hidden="true" />
              <p>{t('prizes.rain.next', { when: dateTime(next.startsAt) })}</p>
              <RainCountdown until={next.startsAt} skewMs={skewMs} />
            </div>
          )}
          {!falling && !next && <EmptyState compact icon={<Mail />} title={t('prizes.rain.none')} />}
          {over.length > 0 && <PastRains rains={over} />}
        </div>
      )}
    </Dialog>
  );
}
