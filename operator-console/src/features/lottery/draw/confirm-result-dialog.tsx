import type { AdminDraw } from '@marquee/contract/calls/lottery-draw-admin';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Checkbox } from '@marquee/ui/choice';
import { FormDialog } from '../../../lib/forms/form-dialog';
import { useConsoleForm } from '../../../lib/forms/use-console-form';
import { ReasonField } from '../../../lib/reason/reason-field';
import { useLotteryChange } from '../use-lottery-change';
import { ResultEffects } from './result-effects';
import { ResultTable } from './result-table';

interface ConfirmResultDialogProps {
  readonly draw: AdminDraw;
  readonly entry: AdminDraw['entries'][number];
  readonly onClose: () => void;
}

interface ConfirmValues {
  readonly overrule: boolean;
  readonly reason: string;
}

/** The second person's look at an entry: what it says, what it pays, and the confirmation that starts the settlement. */
export function ConfirmResultDialog({ draw, entry, onClose }: ConfirmResultDialogProps) {
  const t = useMessages('console');
  const isCorrection = draw.revision > 0;
  const isContradicted = draw.contradictions.length > 0;
  const change = useLotteryChange('lotteryDraws.confirmResult', t('lottery.confirm.done'), onClose);
  const needsReason = isCorrection || isContradicted;
  const consoleForm = useConsoleForm<ConfirmValues>({ overrule: false, reason: '' }, ({ overrule, reason }) =>
    change.mutateAsync({ drawId: draw.drawId, entryId: entry.entryId, overrule, ...(needsReason && { reason }) }),
  );
  const { form } = consoleForm;
  return (
    <FormDialog
      size="lg"
      title={t('lottery.confirm.title', { issue: draw.issue })}
      description={t(isCorrection ? 'lottery.confirm.correctText' : 'lottery.confirm.text')}
      action={t(isCorrection ? 'lottery.confirm.correct' : 'lottery.confirm.pay')}
      consoleForm={consoleForm}
      onClose={onClose}
    >
      <ResultTable
        caption={t('lottery.entries.by', { name: entry.by })}
        shape={draw.shape}
        results={[
          ...(draw.result ? [{ id: 'counting', header: t('lottery.result.counting'), result: draw.result }] : []),
          { id: 'entry', header: entry.by, result: entry.result },
        ]}
      />
      <ResultEffects draw={draw} result={entry.result} />
      {isContradicted && (
        <Checkbox
          {...form.register('overrule', { required: true })}
          label={t('lottery.confirm.overrule')}
          error={form.formState.errors.overrule && t('lottery.confirm.overruleFault')}
        />
      )}
      {needsReason && <ReasonField form={form} />}
    </FormDialog>
  );
}
