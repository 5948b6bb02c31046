import type { AdminWithdrawalDetail, WithdrawalAction } from '@marquee/contract/calls/withdrawal-admin';
import { formatLocale } from '@marquee/contract/languages';
import { formatMoney } from '@marquee/contract/money-format';
import { numberFormat } from '@marquee/contract/number-format';
import type { ApiError } from '@marquee/kit/http/api-error';
import { useLanguage, useMessages } from '@marquee/kit/i18n/use-messages';
import { notify } from '@marquee/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FormDialog } from '../../../lib/forms/form-dialog';
import { useClient } from '../../../lib/calls';
import { useConsoleForm } from '../../../lib/forms/use-console-form';
import { ReasonField } from '../../../lib/reason/reason-field';

interface ActionDialogProps {
  readonly withdrawal: AdminWithdrawalDetail;
  readonly action: WithdrawalAction;
  readonly onClose: () => void;
}

/** One decision on a withdrawal, with its reason where it needs one. */
export function ActionDialog({ withdrawal, action, onClose }: ActionDialogProps) {
  const t = useMessages('console');
  const language = useLanguage();
  const decision = useDecision(withdrawal.withdrawalId, action, onClose);
  const consoleForm = useConsoleForm({ reason: '' }, ({ reason }) => decision.mutateAsync(reason));
  const { form } = consoleForm;
  const isMemberInformed = action === 'reject' || action === 'return';
  const isRepeatedDisbursement = action === 'disburse' && withdrawal.outstanding !== '0.00';
  const { currency } = withdrawal;
  const amount = formatMoney(isRepeatedDisbursement ? withdrawal.outstanding : withdrawal.amount, {
    language,
    symbol: currency,
  });
  return (
    <FormDialog
      size="sm"
      title={t(`withdrawals.action.${action}`)}
      description={t(`withdrawals.explain.${action}`, { amount, account: withdrawal.account })}
      isDangerous={action === 'reject'}
      consoleForm={consoleForm}
      onClose={onClose}
    >
      {action !== 'approve' && (
        <ReasonField form={form} hint={isMemberInformed ? t('withdrawals.reasonShown') : undefined} />
      )}
    </FormDialog>
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
