import { useMessages } from '@marquee/kit/i18n/use-messages';
import { notify } from '@marquee/ui';
import { TextField } from '@marquee/ui/field';
import { SelectField } from '@marquee/ui/select';
import { useQueryClient } from '@tanstack/react-query';
import { Controller } from 'react-hook-form';
import { FormDialog } from '../../../lib/forms/form-dialog';
import { useClient } from '../../../lib/calls';
import { useConsoleForm } from '../../../lib/forms/use-console-form';
import forms from '../../../lib/layout/forms.module.css';
import { ReasonField } from '../../../lib/reason/reason-field';
import { useOperator } from '../../../lib/session/operator';

const EVERY_BRAND = '';

/** Adds a freeze window at one brand or at all. */
export function FreezeWindowDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useMessages('console');
  const client = useClient();
  const queryClient = useQueryClient();
  const { brands } = useOperator();
  const consoleForm = useConsoleForm(
    { brand: brands[0] ?? EVERY_BRAND, from: '', to: '', reason: '' },
    async ({ brand, from, to, reason }) => {
      await client.call('freezeWindows.add', {
        brand: brand === EVERY_BRAND ? null : brand,
        startsAt: new Date(from).toISOString(),
        endsAt: new Date(to).toISOString(),
        reason,
      });
      notify({ tone: 'success', title: t('rollOuts.frozen') });
      onClose();
      await queryClient.invalidateQueries({ queryKey: ['freezeWindows.list'] });
    },
  );
  const { form } = consoleForm;
  const { errors } = form.formState;
  const toField = form.register('to', {
    validate: (to, { from }) => (to !== '' && to > from) || t('rollOuts.toFault'),
  });
  return (
    <FormDialog
      title={t('rollOuts.freeze')}
      description={t('rollOuts.freezeText')}
      consoleForm={consoleForm}
      onClose={onClose}
    >
      <Controller
        control={form.control}
        name="brand"
        render={({ field: { value, onChange } }) => (
          <SelectField
            label={t('remotes.brand')}
            options={[
              ...brands.map((code) => ({ value: code, label: code })),
              { value: EVERY_BRAND, label: t('audit.all') },
            ]}
            value={value}
            onValueChange={onChange}
          />
        )}
      />
      <div className={forms.pair}>
        <TextField
          {...form.register('from', { validate: (from) => from !== '' || t('required') })}
          type="datetime-local"
          label={t('rollOuts.from')}
          error={errors.from?.message}
          required
        />
        <TextField {...toField} type="datetime-local" label={t('rollOuts.to')} error={errors.to?.message} required />
      </div>
      <ReasonField form={form} />
    </FormDialog>
  );
}
