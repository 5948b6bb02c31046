import type { OperatorAccount } from '@marquee/contract/calls/operators';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { ReasonDialog } from '../../../lib/reason/reason-dialog';

interface ResetDialogProps {
  readonly operator: OperatorAccount;
  readonly onClose: () => void;
}

/** Removes the second factor of an operator who lost theirs. */
export function ResetDialog({ operator: { id, name }, onClose }: ResetDialogProps) {
  const t = useMessages('console');
  return (
    <ReasonDialog
      title={t('operators.resetTitle', { name })}
      text={t('operators.resetEffect')}
      reads="operators.list"
      asksPassword
      perform={async (client, reason, password) => {
        await client.call('operators.resetSecondFactor', { operatorId: id, reason, password });
        return t('operators.resetDone', { name });
      }}
      onClose={onClose}
    />
  );
}
