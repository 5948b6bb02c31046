import { useMessages } from '@marquee/kit/i18n/use-messages';
import { newUuid } from '@marquee/kit/query/intent-key';
import { TextField } from '@marquee/ui/field';
import { SelectField } from '@marquee/ui/select';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { FormDialog } from '../../../lib/forms/form-dialog';
import { useConsoleForm } from '../../../lib/forms/use-console-form';
import forms from '../../../lib/layout/forms.module.css';
import { ReasonField } from '../../../lib/reason/reason-field';
import { useOperator } from '../../../lib/session/operator';
import { useChange } from '../../../lib/forms/use-change';

/** Gives a member points, or takes them with a minus. */
export function GrantPointsDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useMessages('console');
  const { brands } = useOperator();
  // The same grant again is the same intent.
  const [grantId] = useState(newUuid);
  const change = useChange(
    'pointsAdmin.grant',
    ({ isGiven, account }) => t(isGiven ? 'points.granted' : 'points.grantWaits', { account }),
    onClose,
  );
  const consoleForm = useConsoleForm(
    { brand: brands[0] ?? '', account: '', points: '', reason: '' },
    ({ account, points, ...values }) =>
      change.mutateAsync({ ...values, grantId, account: account.trim(), points: Number(points) }),
  );
  const { form } = consoleForm;
  const { errors } = form.formState;
  const brand = useWatch({ control: form.control, name: 'brand' });
  return (
    <FormDialog
      title={t('points.newGrant')}
      description={t('points.grantText')}
      consoleForm={consoleForm}
      onClose={onClose}
    >
      <SelectField
        label={t('remotes.brand')}
        options={brands.map((code) => ({ value: code, label: code }))}
        value={brand}
        onValueChange={(code) => form.setValue('brand', code)}
      />
      <div className={forms.pair}>
        <TextField
          {...form.register('account', { validate: (text) => text.trim() !== '' || t('required') })}
          label={t('freeBets.field.account')}
          required
          error={errors.account?.message}
        />
        <TextField
          {...form.register('points', {
            validate: (text) => /^-?[1-9]\d{0,8}$/.test(text.trim()) || t('fault.signedWhole', { most: 999_999_999 }),
          })}
          label={t('points.points')}
          hint={t('points.grantHint')}
          required
          error={errors.points?.message}
        />
      </div>
      <ReasonField form={form} />
    </FormDialog>
  );
}
