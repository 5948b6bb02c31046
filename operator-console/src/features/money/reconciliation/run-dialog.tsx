import { useMessages } from '@marquee/kit/i18n/use-messages';
import { notify } from '@marquee/ui';
import { TextField } from '@marquee/ui/field';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormDialog } from '../../../lib/forms/form-dialog';
import { useClient } from '../../../lib/calls';
import { useConsoleForm } from '../../../lib/forms/use-console-form';

const VENDOR = /^[A-Z0-9]{2,12}$/;
const DAY_MS = 24 * 3_600_000;
const codeOf = (text: string) => text.trim().toUpperCase();

/** Reconciles a day of a vendor now, even if it was reconciled before. */
export function RunDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useMessages('console');
  const client = useClient();
  const queryClient = useQueryClient();
  const [yesterday] = useState(() => new Date(Date.now() - DAY_MS).toISOString().slice(0, 10));
  const consoleForm = useConsoleForm({ vendor: '', day: yesterday }, async (values) => {
    const run = { vendor: codeOf(values.vendor), day: values.day };
    try {
      await client.call('reconciliation.run', run);
      notify({ tone: 'success', title: t('reconciliation.runDone', run) });
      onClose();
    } finally {
      void queryClient.invalidateQueries({ queryKey: ['reconciliation.runs'] });
    }
  });
  const { form } = consoleForm;
  const { errors } = form.formState;
  const field = (name: 'vendor' | 'day', isGiven: (text: string) => boolean) => ({
    ...form.register(name, { validate: (text) => isGiven(text) || t('required') }),
    error: errors[name]?.message,
  });
  return (
    <FormDialog
      size="sm"
      title={t('reconciliation.run')}
      description={t('reconciliation.runText')}
      consoleForm={consoleForm}
      onClose={onClose}
    >
      <TextField
        {...field('vendor', (text) => VENDOR.test(codeOf(text)))}
        label={t('reconciliation.vendor')}
        hint={t('reconciliation.vendorHint')}
        autoCapitalize="characters"
      />
      <TextField {...field('day', (text) => text !== '')} label={t('reconciliation.day')} type="date" />
    </FormDialog>
  );
}
