import { amountFault } from '@marquee/contract/amount';
import type { AdminDeposit } from '@marquee/contract/calls/deposit-admin';
import { formatLocale } from '@marquee/contract/languages';
import { useLanguage, useMessages } from '@marquee/kit/i18n/use-messages';
import { Button, cx } from '@marquee/ui';
import { AmountControl } from '@marquee/ui/amount-control';
import { Dialog } from '@marquee/ui/dialog';
import { useId } from 'react';
import { FailureLine } from '../../../lib/failure/failure-line';
import { useConsoleForm } from '../../../lib/forms/use-console-form';
import forms from '../../../lib/layout/forms.module.css';
import { ReasonField } from '../../../lib/reason/reason-field';
import { DepositFacts } from './deposit-facts';
import styles from './deposits.module.css';
import { useAdminChange } from './use-admin-change';

interface DepositDialogProps {
  readonly deposit: AdminDeposit;
  readonly onClose: () => void;
}

interface DecisionValues {
  readonly received: string;
  readonly reason: string;
  readonly decision: 'approve' | 'reject';
}

/** One deposit with its proof. A transfer is credited with what arrived, or rejected; either way with a reason. */
export function DepositDialog({ deposit, onClose }: DepositDialogProps) {
  const t = useMessages('console');
  const locale = formatLocale(useLanguage());
  const formId = useId();
  const { method, state } = deposit;
  const { form, submit, failure, isPending, approve, reject } = useDecision(deposit, onClose);
  const isCreditable = method === 'transfer' && state !== 'credited';
  const decide = (decision: DecisionValues['decision']) => form.setValue('decision', decision);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isPending && onClose()}
      title={t('deposits.of', { account: deposit.account })}
      closeLabel={t('close')}
      size="lg"
      footer={
        isCreditable && (
          <div className={forms.footer}>
            {state !== 'failed' && (
              <Button
                variant="danger"
                loading={reject.isPending}
                disabled={isPending}
                onClick={() => {
                  decide('reject');
                  submit();
                }}
              >
                {t('deposits.reject')}
              </Button>
            )}
            <Button
              type="submit"
              form={formId}
              variant="primary"
              loading={approve.isPending}
              disabled={isPending}
              onClick={() => decide('approve')}
            >
              {t('deposits.approve')}
            </Button>
          </div>
        )
      }
    >
      <DepositFacts deposit={deposit} />
      {isCreditable && (
        <form id={formId} className={cx(forms.form, styles.decision)} onSubmit={submit} noValidate>
          <FailureLine error={failure} />
          <AmountControl
            control={form.control}
            name="received"
            label={t('deposits.received')}
            hint={t('deposits.receivedHint', { amount: deposit.amount, currency: deposit.currency })}
            currency={deposit.currency}
            locale={locale}
            validate={(amount, { decision }) =>
              decision === 'reject' || amountFault(amount) === null ? undefined : t('deposits.amountFault')
            }
            required
          />
          <ReasonField form={form} hint={t('deposits.reasonHint')} />
        </form>
      )}
    </Dialog>
  );
}

function useDecision({ depositId, amount }: AdminDeposit, onClose: () => void) {
  const t = useMessages('console');
  const approve = useAdminChange(
    'depositAdmin.approve',
    ({ state }) => t(state === 'credited' ? 'deposits.approved' : 'deposits.firstApproval'),
    onClose,
  );
  const reject = useAdminChange('depositAdmin.reject', t('deposits.rejected'), onClose);
  const consoleForm = useConsoleForm<DecisionValues>(
    { received: amount, reason: '', decision: 'approve' },
    ({ received, reason, decision }) =>
      decision === 'reject'
        ? reject.mutateAsync({ depositId, reason })
        : approve.mutateAsync({ depositId, received, reason }),
  );
  return { ...consoleForm, approve, reject };
}
