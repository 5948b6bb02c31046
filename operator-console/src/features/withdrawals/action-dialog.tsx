import type { AdminWithdrawalDetail, WithdrawalAction } from '@marquee/contract/calls/withdrawal-admin';
import { formatLocale } from '@marquee/contract/languages';
import type { ApiError } from '@marquee/kit/http/api-error';
import { useLanguage, useMessages } from '@marquee/kit/i18n/use-messages';
import { Button, formatMoney, notify } from '@marquee/ui';
import { Dialog } from '@marquee/ui/dialog';
import { TextAreaField } from '@marquee/ui/field';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useClient } from '../../app/calls';
import { FailureLine } from '../failure/failure-line';
import forms from '../layout/forms.module.css';

interface ActionDialogProps {
  readonly withdrawal: AdminWithdrawalDetail;
  readonly action: WithdrawalAction;
  readonly onClose: () => void;
}

const REASON_MIN = 3;
const REASON_MAX = 300;

/** One decision on a withdrawal, with its reason where it needs one. */
export function ActionDialog({ withdrawal, action, onClose }: ActionDialogProps) {
  const t = useMessages('console');
  const locale = formatLocale(useLanguage());
  const formId = useId();
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const { mutate, isPending, error } = useDecision(withdrawal.withdrawalId, action, onClose);
  const needsReason = action !== 'approve';
  const isShort = needsReason && reason.trim().length < REASON_MIN;
  const again = action === 'disburse' && withdrawal.outstanding !== '0.00';
  const { currency } = withdrawal;
  const amount = formatMoney({ amount: again ? withdrawal.outstanding : withdrawal.amount, currency, locale });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isShort) mutate(reason.trim());
  };
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
        <FailureLine error={error} />
        {needsReason && (
          <TextAreaField
            label={t('change.reason')}
            hint={action === 'reject' || action === 'return' ? t('withdrawals.reasonShown') : undefined}
            rows={3}
            dir="auto"
            maxLength={REASON_MAX}
            value={reason}
            error={tried && isShort ? t('required') : undefined}
            onChange={(event) => setReason(event.target.value)}
            required
          />
        )}
      </form>
    </Dialog>
  );
}

function useDecision(withdrawalId: string, action: WithdrawalAction, onClose: () => void) {
  const t = useMessages('console');
  const client = useClient();
  const queryClient = useQueryClient();
  return useMutation<AdminWithdrawalDetail, ApiError, string>({
    mutationFn: (reason) =>
      action === 'approve'
        ? client.call('withdrawalAdmin.approve', { withdrawalId })
        : client.call(`withdrawalAdmin.${action}`, { withdrawalId, reason }),
    onSuccess: ({ state }) => {
      notify({ tone: 'success', title: t('withdrawals.done', { state: t(`withdrawals.state.${state}`) }) });
      onClose();
    },
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: ['withdrawalAdmin.detail'] }),
        queryClient.invalidateQueries({ queryKey: ['withdrawalAdmin.queue'] }),
      ]),
  });
}
