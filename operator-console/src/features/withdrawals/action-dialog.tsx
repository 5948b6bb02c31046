import type { AdminWithdrawalDetail, WithdrawalAction } from '@marquee/contract/calls/withdrawal-admin';
import { formatLocale } from '@marquee/contract/languages';
import { formatMoney } from '@marquee/contract/money-format';
import { numberFormat } from '@marquee/contract/number-format';
import type { ApiError } from '@marquee/kit/http/api-error';
import { useLanguage, useMessages } from '@marquee/kit/i18n/use-messages';
import { Button, notify } from '@marquee/ui';
import { Dialog } from '@marquee/ui/dialog';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useClient } from '../../app/calls';
import { FailureLine } from '../failure/failure-line';
import { useConsoleForm } from '../forms/use-console-form';
import forms from '../layout/forms.module.css';
import { ReasonField } from '../reason/reason-field';

interface ActionDialogProps {
  readonly withdrawal: AdminWithdrawalDetail;
  readonly action: WithdrawalAction;
  readonly onClose: () => void;
}

/** One decision on a withdrawal, with its reason where it needs one. */
export function ActionDialog({ withdrawal, action, onClose }: ActionDialogProps) {
  const t = useMessages('console');
  const language = useLanguage();
  const formId = useId();
  const decision = useDecision(withdrawal.withdrawalId, action, onClose);
  const { form, submit, failure, isPending } = useConsoleForm({ reason: '' }, ({ reason }) =>
    decision.mutateAsync(reason),
  );
  const isMemberInformed = action === 'reject' || action === 'return';
  const isRepeatedDisbursement = action === 'disburse' && withdrawal.outstanding !== '0.00';
  const { currency } = withdrawal;
  const amount = formatMoney(isRepeatedDisbursement ? withdrawal.outstanding : withdrawal.amount, {
    language,
    symbol: currency,
  });
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={(open) => !open && !isPending && onClose()}
      title={t(`withdrawals.action.${action}`)}
      description={t(`withdrawals.explain.${action}`, { amount, account: withdrawal.account })}
      closeLabel={t('close')}
      footer={
        <Button type="submit" form={formId} variant={action === 'reject' ? 'danger' : 'primary'} loading={isPending}>
          {t(`withdrawals.action.${action}`)}
        </Button>
      }
    >
      <form id={formId} className={forms.form} onSubmit={submit} noValidate>
        <FailureLine error={failure} />
        {action !== 'approve' && (
          <ReasonField form={form} hint={isMemberInformed ? t('withdrawals.reasonShown') : undefined} />
        )}
      </form>
    </Dialog>
  );
}

function useDecision(withdrawalId: string, action: WithdrawalAction, onClose: () => void) {
  const t = useMessages('console');
  const client = useClient();
  const queryClient = useQueryClient();
  const number = numberFormat(formatLocale(useLanguage()));
  return useMutation<AdminWithdrawalDetail, ApiError, string>({
    mutationFn: (reason) =>
      action === 'approve'
        ? client.call('withdrawalAdmin.approve', { withdrawalId })
        : client.call(`withdrawalAdmin.${action}`, { withdrawalId, reason }),
    onSuccess: ({ state, approvals, approvalsNeeded }) => {
      const isHalfApproved = action === 'approve' && state === 'review';
      const count = { given: number.format(approvals), needed: number.format(approvalsNeeded) };
      const title = isHalfApproved
        ? t('withdrawals.partlyApproved', count)
        : t('withdrawals.done', { state: t(`withdrawals.state.${state}`) });
      notify({ tone: 'success', title });
      onClose();
    },
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: ['withdrawalAdmin.detail'] }),
        queryClient.invalidateQueries({ queryKey: ['withdrawalAdmin.queue'] }),
      ]),
  });
}
