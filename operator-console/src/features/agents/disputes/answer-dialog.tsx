import { amountFault } from '@marquee/contract/amount';
import { DISPUTE_TEXT_MAX_LENGTH } from '@marquee/contract/agent-bills';
import type { AgentDispute } from '@marquee/contract/calls/agent-disputes';
import { formatLocale } from '@marquee/contract/languages';
import { useLanguage, useMessages } from '@marquee/kit/i18n/use-messages';
import { notify } from '@marquee/ui';
import { AmountControl } from '@marquee/ui/amount-control';
import { TextAreaField } from '@marquee/ui/field';
import { useQueryClient } from '@tanstack/react-query';
import { useClient } from '../../../lib/calls';
import { FormDialog } from '../../../lib/forms/form-dialog';
import { useConsoleForm } from '../../../lib/forms/use-console-form';
import { ReasonField } from '../../../lib/reason/reason-field';

interface AnswerDialogProps {
  /** As the operator reads it: an answer to what has changed since is refused. */
  readonly dispute: AgentDispute;
  readonly outcome: 'reject' | 'uphold';
  readonly onClose: () => void;
}

/** Rejects an objection with an explanation for the agent, or proposes the adjustment that upholds it. */
export function AnswerDialog({ dispute, outcome, onClose }: AnswerDialogProps) {
  const { id: disputeId, revision, currency } = dispute;
  const t = useMessages('console');
  const locale = formatLocale(useLanguage());
  const client = useClient();
  const queryClient = useQueryClient();
  const isUpheld = outcome === 'uphold';
  const consoleForm = useConsoleForm({ answer: '', amount: '', reason: '' }, async ({ answer, amount, reason }) => {
    try {
      const adjustment = { amount, reason: reason.trim() };
      const given = { disputeId, revision, answer: answer.trim(), ...(isUpheld && { adjustment }) };
      await client.call('agentDisputes.answer', given);
      notify({ tone: 'success', title: t(isUpheld ? 'agentDisputes.proposed' : 'agentDisputes.rejected') });
      onClose();
    } finally {
      for (const id of ['agentDisputes.show', 'agentDisputes.list'])
        void queryClient.invalidateQueries({ queryKey: [id] });
    }
  });
  const { form } = consoleForm;
  return (
    <FormDialog
      title={t(`agentDisputes.${outcome}`)}
      description={t(`agentDisputes.${outcome}Text`)}
      consoleForm={consoleForm}
      onClose={onClose}
    >
      {isUpheld && (
        <AmountControl
          control={form.control}
          name="amount"
          label={t('agentDisputes.adjustment')}
          locale={locale}
          currency={currency}
          validate={(amount) => (amountFault(amount) === null ? undefined : t('fault.amount'))}
          required
        />
      )}
      <TextAreaField
        {...form.register('answer', { validate: (answer) => answer.trim() !== '' || t('required') })}
        label={t('agentDisputes.explanation')}
        hint={t('agentDisputes.explanationHint')}
        rows={6}
        dir="auto"
        required
        maxLength={DISPUTE_TEXT_MAX_LENGTH}
        error={form.formState.errors.answer?.message}
      />
      {isUpheld && <ReasonField form={form} hint={t('agentDisputes.reasonHint')} />}
    </FormDialog>
  );
}
