import { useMessages } from '@marquee/kit/i18n/use-messages';
import { notify } from '@marquee/ui';
import { SelectField } from '@marquee/ui/select';
import { useQueryClient } from '@tanstack/react-query';
import { Controller, useWatch } from 'react-hook-form';
import { FormDialog } from '../../../lib/forms/form-dialog';
import { useClient } from '../../../lib/calls';
import { useConsoleForm } from '../../../lib/forms/use-console-form';
import forms from '../../../lib/layout/forms.module.css';
import { ReasonField } from '../../../lib/reason/reason-field';
import { useOperator } from '../../../lib/session/operator';
import { InstantControl } from '../../../lib/time/instant-control';

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
        startsAt: from,
        endsAt: to,
        reason,
      });
      notify({ tone: 'success', title: t('rollOuts.frozen') });
      onClose();
      await queryClient.invalidateQueries({ queryKey: ['freezeWindows.list'] });
    },
  );
  const { form } = consoleForm;
  const brand = useWatch({ control: form.control, name: 'brand' });
  const time = { control: form.control, brand: brand === EVERY_BRAND ? null : brand, required: true };
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
        <InstantControl
          {...time}
          name="from"
          label={t('rollOuts.from')}
          validate={(from) => (from === '' ? t('required') : undefined)}
        />
        <InstantControl
          {...time}
          name="to"
          label={t('rollOuts.to')}
          validate={(to, { from }) => (to !== '' && to > from ? undefined : t('rollOuts.toFault'))}
        />
      </div>
      <ReasonField form={form} />
    </FormDialog>
  );
}
