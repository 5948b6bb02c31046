import type { PrizeWheel } from '@marquee/contract/calls/prizes';
import { useCall, useFailureTexts, useFormat, useLanguage, useMessages } from '@marquee/kit';
import { Button, ErrorState, Skeleton } from '@marquee/ui';
import { Dialog } from '@marquee/ui/dialog';
import { picturesOf } from '../picture/picture-of';
import { Fairness } from './fairness';
import { useSpin } from './use-spin';
import { WheelDisc } from './wheel-disc';
import styles from './wheel-dialog.module.css';
import { WheelOdds } from './wheel-odds';
import { WinBurst } from './win-burst';

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
      size="xl"
    >
      {error && !data && <ErrorState compact {...failureTexts(error)} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton shape="block" height="34rem" />}
      {data && <WheelStage wheel={data} />}
    </Dialog>
  );
}

function WheelStage({ wheel }: { readonly wheel: PrizeWheel }) {
  const t = useMessages('promotions');
  const { number } = useFormat();
  const spin = useSpin(wheel);
  const { prizes } = wheel;
  const { count } = wheel.tickets;
  const pictures = picturesOf(prizes.map(({ reward }) => reward));
  const won = prizes.findIndex(({ prizeId }) => prizeId === spin.prizeId);
  return (
    <div className={styles.stage}>
      <div className={styles.wheel}>
        <div className={styles.board}>
          <WheelDisc {...spin} prizes={prizes} pictures={pictures} onRest={spin.rest} />
          {spin.hasWon && <WinBurst name={spin.prizeName} picture={pictures[won] ?? 'coins'} />}
        </div>
        <p className={styles.result} role="status" data-won={spin.hasWon || undefined}>
          {spin.result}
        </p>
        <div className={styles.actions}>
          {spin.isTurning ? (
            <Button block size="lg" onClick={spin.skip}>
              {t('prizes.wheel.skip')}
            </Button>
          ) : (
            <Button
              variant="primary"
              block
              size="lg"
              disabled={count === 0}
              loading={spin.isPending}
              onClick={spin.start}
            >
              {t('prizes.wheel.spin')}
            </Button>
          )}
          <p className={styles.tickets}>
            {count === 0 ? t('prizes.wheel.noTicket') : t('prizes.ticketsOf.wheel', { number: number(count) })}
          </p>
        </div>
      </div>
      <div className={styles.facts}>
        <WheelOdds wheel={wheel} pictures={pictures} stoppedAt={spin.stoppedAt} />
        <Fairness seeds={wheel.seeds} isTurning={spin.isTurning} />
      </div>
    </div>
  );
}
