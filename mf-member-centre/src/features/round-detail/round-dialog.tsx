import { useCall, useFailureTexts, useMessages } from '@marquee/kit';
import { ErrorState, Skeleton } from '@marquee/ui';
import { Dialog } from '@marquee/ui/dialog';
import { RoundDetail } from './round-detail';
import styles from './round-detail.module.css';

interface RoundDialogProps {
  /** The opened bet, null while none is. */
  readonly betId: string | null;
  readonly onClose: () => void;
}

const BET_ID = /^[0-9A-HJKMNP-TV-Z]{13}$/i;

/** One bet with all details of its round. */
export function RoundDialog({ betId, onClose }: RoundDialogProps) {
  const t = useMessages('member');
  const open = betId !== null && BET_ID.test(betId);
  const round = useCall('records.round', { betId: betId ?? '' }, { enabled: open });
  const failureTexts = useFailureTexts();
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={round.data?.gameName ?? t('round.title')}
      closeLabel={t('round.close')}
      size="lg"
    >
      {round.data && <RoundDetail round={round.data} />}
      {!round.data && round.error && (
        <ErrorState compact {...failureTexts(round.error)} onRetry={() => void round.refetch()} />
      )}
      {!round.data && !round.error && (
        <div className={styles.detail} aria-busy="true">
          <Skeleton shape="block" height="4.5rem" />
          <Skeleton shape="block" height="12rem" />
          <Skeleton lines={4} />
        </div>
      )}
    </Dialog>
  );
}
