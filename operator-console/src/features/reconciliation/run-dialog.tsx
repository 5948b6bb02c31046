import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Button, notify } from '@marquee/ui';
import { Dialog } from '@marquee/ui/dialog';
import { TextField } from '@marquee/ui/field';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useClient } from '../../app/calls';
import { FailureLine } from '../failure/failure-line';
import { useConsoleForm } from '../forms/use-console-form';
import forms from '../layout/forms.module.css';

const VENDOR = /^[A-Z0-9]{2,12}$/;
const DAY_MS = 24 * 3_600_000;
const codeOf = (text: string) => text.trim().toUpperCase();

/** Reconciles a day of a vendor now, even if it was reconciled before. */
export function RunDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useMessages('console');
  const client = useClient();
  const queryClient = useQueryClient();
  const formId = useId();
  const [yesterday] = useState(() => new Date(Date.now() - DAY_MS).toISOString().slice(0, 10));
  const { form, submit, failure, isPending } = useConsoleForm({ vendor: '', day: yesterday }, async (values) => {
    const run = { vendor: codeOf(values.vendor), day: values.day };
    try {
      await client.call('reconciliation.run', run);
      notify({ tone: 'success', title: t('reconciliation.runDone', run) });
      onClose();
    } finally {
      void queryClient.invalidateQueries({ queryKey: ['reconciliation.runs'] });
    }
  });
  const { errors } = form.formState;
  const field = (name: 'vendor' | 'day', isGiven: (text: string) => boolean) => ({
    ...form.register(name, { validate: (text) => isGiven(text) || t('required') }),
    error: errors[name]?.message,
  });
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={(open) => !open && !isPending && onClose()}
      title={t('reconciliation.run')}
      description={t('reconciliation.runText')}
      closeLabel={t('close')}
      footer={
        <Button type="submit" form={formId} variant="primary" loading={isPending}>
          {t('reconciliation.run')}
        </Button>
      }
    >
      <form id={formId} className={forms.form} onSubmit={submit} noValidate>
        <FailureLine error={failure} />
        <TextField
          {...field('vendor', (text) => VENDOR.test(codeOf(text)))}
          label={t('reconciliation.vendor')}
          hint={t('reconciliation.vendorHint')}
          autoCapitalize="characters"
        />
        <TextField {...field('day', (text) => text !== '')} label={t('reconciliation.day')} type="date" />
      </form>
    </Dialog>
  );
}
