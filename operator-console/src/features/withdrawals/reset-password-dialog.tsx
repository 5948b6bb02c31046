import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Button, notify } from '@marquee/ui';
import { Dialog } from '@marquee/ui/dialog';
import { TextField } from '@marquee/ui/field';
import { SelectField } from '@marquee/ui/select';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { useClient } from '../../app/calls';
import { FailureLine } from '../failure/failure-line';
import { useConsoleForm } from '../forms/use-console-form';
import forms from '../layout/forms.module.css';
import { ReasonField } from '../reason/reason-field';
import { useOperator } from '../session/operator';

/** Resets a member's withdraw password, after the operator has verified the member's identity. */
export function ResetPasswordDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useMessages('console');
  const client = useClient();
  const { brands } = useOperator();
  const formId = useId();
  const { form, submit, failure, isPending } = useConsoleForm(
    { brand: brands[0] ?? '', account: '', reason: '' },
    async (values) => {
      await client.call('withdrawalAdmin.resetPassword', values);
      notify({ tone: 'success', title: t('withdrawals.reset.done', { account: values.account }) });
      onClose();
    },
  );
  const brand = useWatch({ control: form.control, name: 'brand' });
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
        <FailureLine error={failure} />
        <SelectField
          label={t('remotes.brand')}
          options={brands.map((code) => ({ value: code, label: code }))}
          value={brand}
          onValueChange={(code) => form.setValue('brand', code)}
        />
        <TextField
          {...form.register('account', { validate: (account) => account.trim().length >= 3 || t('required') })}
          label={t('withdrawals.member')}
          error={form.formState.errors.account?.message}
          required
        />
        <ReasonField form={form} />
      </form>
    </Dialog>
  );
}
