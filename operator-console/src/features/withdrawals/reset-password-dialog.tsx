import type { ApiError } from '@marquee/kit/http/api-error';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Button, notify } from '@marquee/ui';
import { Dialog } from '@marquee/ui/dialog';
import { TextField } from '@marquee/ui/field';
import { SelectField } from '@marquee/ui/select';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useClient } from '../../app/calls';
import { FailureLine } from '../failure/failure-line';
import forms from '../layout/forms.module.css';
import { useOperator } from '../session/operator';

/** Forgets a member's withdraw password, after somebody has made sure who is asking. */
export function ResetPasswordDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useMessages('console');
  const client = useClient();
  const { brands } = useOperator();
  const formId = useId();
  const [values, setValues] = useState({ brand: brands[0] ?? '', account: '', reason: '' });
  const [tried, setTried] = useState(false);
  const { mutate, isPending, error } = useMutation<null, ApiError, typeof values>({
    mutationFn: (input) => client.call('withdrawalAdmin.resetPassword', input),
    onSuccess: () => {
      notify({ tone: 'success', title: t('withdrawals.reset.done', { account: values.account }) });
      onClose();
    },
  });
  const missing = (name: 'account' | 'reason') => tried && values[name].trim().length < 3;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (values.account.trim().length >= 3 && values.reason.trim().length >= 3) mutate(values);
  };
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={(open) => !open && !isPending && onClose()}
      title={t('withdrawals.reset.open')}
      description={t('withdrawals.reset.text')}
      closeLabel={t('close')}
      footer={
        <Button type="submit" form={formId} variant="primary" loading={isPending}>
          {t('withdrawals.reset.submit')}
        </Button>
      }
    >
      <form id={formId} className={forms.form} onSubmit={submit} noValidate>
        <FailureLine error={error} />
        <SelectField
          label={t('remotes.brand')}
          options={brands.map((code) => ({ value: code, label: code }))}
          value={values.brand}
          onValueChange={(brand) => setValues({ ...values, brand })}
        />
        <TextField
          label={t('withdrawals.member')}
          value={values.account}
          error={missing('account') ? t('required') : undefined}
          onChange={(event) => setValues({ ...values, account: event.target.value })}
          required
        />
        <TextField
          label={t('change.reason')}
          dir="auto"
          value={values.reason}
          error={missing('reason') ? t('required') : undefined}
          onChange={(event) => setValues({ ...values, reason: event.target.value })}
          required
        />
      </form>
    </Dialog>
  );
}
