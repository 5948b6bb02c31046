import type { PrizeWheel } from '@marquee/contract/calls/prizes';
import { useCall, useFailureTexts, useFormat, useLanguage, useMessages } from '@marquee/kit';
import { Button, ErrorState, Skeleton } from '@marquee/ui';
import { Dialog } from '@marquee/ui/dialog';
import { Fairness } from './fairness';
import { useSpin } from './use-spin';
import { WheelDisc } from './wheel-disc';
import styles from './wheel-dialog.module.css';
import { WheelOdds } from './wheel-odds';

/** The prize wheel with its odds and what verifies its draws. */
export function WheelDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useMessages('promotions');
  const failureTexts = useFailureTexts();
  const request = { language: useLanguage() };
  const { data, error, refetch } = useCall('wheel.show', request, { staleMs: 0, keepPrevious: true });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('prizes.wheel.title')}
      closeLabel={t('close')}
      size="lg"
    >
      {error && !data && <ErrorState compact {...failureTexts(error)} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton shape="block" height="26rem" />}
      {data && <WheelStage wheel={data} />}
    </Dialog>
  );
}

function WheelStage({ wheel }: { readonly wheel: PrizeWheel }) {
  const t = useMessages('promotions');
  const { number } = useFormat();
  const spin = useSpin(wheel);
  const { count } = wheel.tickets;
  return (
    <div className={styles.stage}>
      <WheelDisc prizes={wheel.prizes} angle={spin.angle} spinMs={spin.spinMs} onRest={spin.rest} />
      <p className={styles.result} role="status" data-won={spin.hasWon || undefined}>
        {spin.result}
      </p>
      <div className={styles.actions}>
        {spin.isTurning ? (
          <Button block onClick={spin.skip}>
            {t('prizes.wheel.skip')}
          </Button>
        ) : (
          <Button variant="primary" block disabled={count === 0} loading={spin.isPending} onClick={spin.start}>
            {t('prizes.wheel.spin')}
          </Button>
        )}
        <p className={styles.tickets}>
          {count === 0 ? t('prizes.wheel.noTicket') : t('prizes.ticketsOf.wheel', { number: number(count) })}
        </p>
      </div>
      <WheelOdds wheel={wheel} />
      <Fairness seeds={wheel.seeds} isTurning={spin.isTurning} />
    </div>
  );
}
