import type { AdminDraw } from '@marquee/contract/calls/lottery-draw-admin';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { TextField } from '@marquee/ui/field';
import { FormDialog } from '../../../lib/forms/form-dialog';
import { useConsoleForm } from '../../../lib/forms/use-console-form';
import { ReasonField } from '../../../lib/reason/reason-field';
import { useLotteryChange } from '../use-lottery-change';

interface MoveDialogProps {
  readonly draw: AdminDraw;
  readonly onClose: () => void;
}

interface MoveValues {
  /** Local time of the operator. */
  readonly drawsAt: string;
  readonly reason: string;
}

/** Proposes to move a draw to an earlier time; betting closes as long before it as it did. */
export function MoveDialog({ draw: { drawId, drawsAt, issue }, onClose }: MoveDialogProps) {
  const t = useMessages('console');
  const change = useLotteryChange('lotteryDraws.move', t('lottery.move.done'), onClose);
  const consoleForm = useConsoleForm<MoveValues>({ drawsAt: localInput(drawsAt), reason: '' }, (values) =>
    change.mutateAsync({ drawId, drawsAt: new Date(values.drawsAt).toISOString(), reason: values.reason }),
  );
  const { form } = consoleForm;
  return (
    <FormDialog
      title={t('lottery.move.action')}
      description={t('lottery.move.text', { issue })}
      consoleForm={consoleForm}
      onClose={onClose}
    >
      <TextField
        {...form.register('drawsAt', { validate: (text) => !Number.isNaN(Date.parse(text)) || t('required') })}
        type="datetime-local"
        required
        label={t('lottery.drawsAt')}
        hint={t('lottery.move.hint')}
        error={form.formState.errors.drawsAt?.message}
      />
      <ReasonField form={form} />
    </FormDialog>
  );
}

/** The value of a `datetime-local` field. */
function localInput(instant: string): string {
  const date = new Date(instant);
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
