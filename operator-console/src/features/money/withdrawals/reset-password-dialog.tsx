import { useMessages } from '@marquee/kit/i18n/use-messages';
import { notify } from '@marquee/ui';
import { TextField } from '@marquee/ui/field';
import { SelectField } from '@marquee/ui/select';
import { useWatch } from 'react-hook-form';
import { FormDialog } from '../../../lib/forms/form-dialog';
import { useClient } from '../../../lib/calls';
import { useConsoleForm } from '../../../lib/forms/use-console-form';
import { ReasonField } from '../../../lib/reason/reason-field';
import { useOperator } from '../../../lib/session/operator';

/** Resets a member's withdraw password, after the operator has verified the member's identity. */
export function ResetPasswordDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useMessages('console');
  const client = useClient();
  const { brands } = useOperator();
  const consoleForm = useConsoleForm({ brand: brands[0] ?? '', account: '', reason: '' }, async (values) => {
    await client.call('withdrawalAdmin.resetPassword', values);
    notify({ tone: 'success', title: t('withdrawals.reset.done', { account: values.account }) });
    onClose();
  });
  const { form } = consoleForm;
  const brand = useWatch({ control: form.control, name: 'brand' });
  return (
    <FormDialog
      size="sm"
      title={t('withdrawals.reset.open')}
      description={t('withdrawals.reset.text')}
      action={t('withdrawals.reset.submit')}
      consoleForm={consoleForm}
      onClose={onClose}
    >
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
    </FormDialog>
  );
}
