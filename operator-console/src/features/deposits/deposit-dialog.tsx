import { REASON_MAX_LENGTH } from '@marquee/contract/constants';
import type { AdminDeposit } from '@marquee/contract/calls/deposit-admin';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Button, cx } from '@marquee/ui';
import { Dialog } from '@marquee/ui/dialog';
import { TextAreaField, TextField } from '@marquee/ui/field';
import { type FormEvent, useId, useState } from 'react';
import { FailureLine } from '../failure/failure-line';
import forms from '../layout/forms.module.css';
import { DepositFacts } from './deposit-facts';
import styles from './deposits.module.css';
import { useAdminChange } from './use-admin-change';

interface DepositDialogProps {
  readonly deposit: AdminDeposit;
  readonly onClose: () => void;
}

const AMOUNT = /^\d{1,13}(\.\d{1,2})?$/;

/** One deposit with its proof. A transfer is credited as it arrived, or refused; either way with a reason. */
export function DepositDialog({ deposit, onClose }: DepositDialogProps) {
  const t = useMessages('console');
  const formId = useId();
  const [received, setReceived] = useState(deposit.amount);
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const approve = useAdminChange('depositAdmin.approve', t('deposits.approved'), onClose);
  const reject = useAdminChange('depositAdmin.reject', t('deposits.rejected'), onClose);
  const busy = approve.isPending || reject.isPending;
  const { depositId, method, state } = deposit;
  const mayCredit = method === 'transfer' && state !== 'credited';
  const mayRefuse = mayCredit && state !== 'failed';
  const decide = (decision: 'approve' | 'reject') => {
    setTried(true);
    if (reason.trim() === '' || (decision === 'approve' && !AMOUNT.test(received))) return;
    if (decision === 'reject') reject.mutate({ depositId, reason: reason.trim() });
    else approve.mutate({ depositId, received: withCents(received), reason: reason.trim() });
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    decide('approve');
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !busy && onClose()}
      title={t('deposits.of', { account: deposit.account })}
      closeLabel={t('close')}
      size="lg"
      footer={
        mayCredit && (
          <div className={forms.footer}>
            {mayRefuse && (
              <Button variant="danger" loading={reject.isPending} disabled={busy} onClick={() => decide('reject')}>
                {t('deposits.reject')}
              </Button>
            )}
            <Button type="submit" form={formId} variant="primary" loading={approve.isPending} disabled={busy}>
              {t('deposits.approve')}
            </Button>
          </div>
        )
      }
    >
      <DepositFacts deposit={deposit} />
      {mayCredit && (
        <form id={formId} className={cx(forms.form, styles.decision)} onSubmit={onSubmit} noValidate>
          <FailureLine error={approve.error ?? reject.error} />
          <DecisionFields
            deposit={deposit}
            received={received}
            onReceivedChange={setReceived}
            reason={reason}
            onReasonChange={setReason}
            tried={tried}
          />
        </form>
      )}
    </Dialog>
  );
}

interface DecisionFieldsProps {
  readonly deposit: AdminDeposit;
  readonly received: string;
  readonly onReceivedChange: (received: string) => void;
  readonly reason: string;
  readonly onReasonChange: (reason: string) => void;
  /** After the first try to decide. */
  readonly tried: boolean;
}

function DecisionFields(props: DecisionFieldsProps) {
  const t = useMessages('console');
  const { deposit, received, onReceivedChange, reason, onReasonChange, tried } = props;
  return (
    <>
      <TextField
        label={t('deposits.received')}
        hint={t('deposits.receivedHint', { amount: deposit.amount, currency: deposit.currency })}
        inputMode="decimal"
        required
        value={received}
        error={tried && !AMOUNT.test(received) ? t('deposits.amountFault') : undefined}
        onChange={(event) => onReceivedChange(event.target.value.trim())}
      />
      <TextAreaField
        label={t('change.reason')}
        hint={t('deposits.reasonHint')}
        rows={2}
        required
        maxLength={REASON_MAX_LENGTH}
        value={reason}
        error={tried && reason.trim() === '' ? t('change.reasonFault') : undefined}
        onChange={(event) => onReasonChange(event.target.value)}
      />
    </>
  );
}

const withCents = (amount: string): string => {
  const [whole = '', fraction = ''] = amount.split('.');
  return `${whole}.${fraction.padEnd(2, '0')}`;
};
