import type { AdminDraw } from '@marquee/contract/calls/lottery-draw-admin';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { FormDialog } from '../../../lib/forms/form-dialog';
import { useConsoleForm } from '../../../lib/forms/use-console-form';
import { InstantControl } from '../../../lib/time/instant-control';
import { ReasonField } from '../../../lib/reason/reason-field';
import { useLotteryChange } from '../use-lottery-change';

interface MoveDialogProps {
  readonly draw: AdminDraw;
  readonly onClose: () => void;
}

interface MoveValues {
  readonly drawsAt: string;
  readonly reason: string;
}

/** Proposes to move a draw to an earlier time; betting closes as long before it as it did. */
export function MoveDialog({ draw: { drawId, drawsAt, issue }, onClose }: MoveDialogProps) {
  const t = useMessages('console');
  const change = useLotteryChange('lotteryDraws.move', t('lottery.move.done'), onClose);
  const consoleForm = useConsoleForm<MoveValues>({ drawsAt, reason: '' }, (values) =>
    change.mutateAsync({ drawId, ...values }),
  );
  const { form } = consoleForm;
  return (
    <FormDialog
      title={t('lottery.move.action')}
      description={t('lottery.move.text', { issue })}
      consoleForm={consoleForm}
      onClose={onClose}
    >
      <InstantControl
        control={form.control}
        name="drawsAt"
        brand={null}
        required
        label={t('lottery.drawsAt')}
        validate={(instant) => (instant === '' ? t('required') : undefined)}
      />
      <ReasonField form={form} />
    </FormDialog>
  );
}
