import type { AdminDraw } from '@marquee/contract/calls/lottery-draw-admin';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { FormDialog } from '../../../lib/forms/form-dialog';
import { useConsoleForm } from '../../../lib/forms/use-console-form';
import { ReasonField } from '../../../lib/reason/reason-field';
import { useLotteryChange } from '../use-lottery-change';

interface VoidDialogProps {
  readonly draw: AdminDraw;
  readonly onClose: () => void;
}

/** Proposes the void of a draw, or of one station's. */
export function VoidDialog({ draw: { drawId, issue }, onClose }: VoidDialogProps) {
  const t = useMessages('console');
  const change = useLotteryChange('lotteryDraws.void', t('lottery.void.waits'), onClose);
  const consoleForm = useConsoleForm<{ reason: string }>({ reason: '' }, ({ reason }) =>
    change.mutateAsync({ drawId, reason }),
  );
  return (
    <FormDialog
      isDangerous
      title={t('lottery.void.request')}
      description={t('lottery.void.text', { issue })}
      consoleForm={consoleForm}
      onClose={onClose}
    >
      <ReasonField form={consoleForm.form} hint={t('lottery.void.reasonHint')} />
    </FormDialog>
  );
}
