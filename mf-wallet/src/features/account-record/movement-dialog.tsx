import { useCall, useFailureTexts, useMessages } from '@marquee/kit';
import { ErrorState, Skeleton } from '@marquee/ui';
import { Dialog } from '@marquee/ui/dialog';
import { MovementDetail } from './movement-detail';

interface MovementDialogProps {
  /** The opened movement, null while none is. */
  readonly transactionId: string | null;
  /** Leads to a movement that this one is about. */
  readonly onOpen: (transactionId: string) => void;
  readonly onClose: () => void;
}

const PUBLIC_ID = /^[0-9A-HJKMNP-TV-Z]{13}$/i;

/** One movement with all its details. */
export function MovementDialog({ transactionId, onOpen, onClose }: MovementDialogProps) {
  const t = useMessages('wallet');
  const open = transactionId !== null && PUBLIC_ID.test(transactionId);
  const { data, error, refetch } = useCall(
    'records.movement',
    { transactionId: transactionId ?? '' },
    { enabled: open },
  );
  const failureTexts = useFailureTexts();
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={data ? t(`record.types.${data.entry.type}`) : t('record.detail')}
      closeLabel={t('record.close')}
    >
      {data && <MovementDetail movement={data} onOpen={onOpen} />}
      {!data && error && <ErrorState compact {...failureTexts(error)} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton lines={6} />}
    </Dialog>
  );
}
