import type { ApiError } from '@marquee/kit/http/api-error';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Button, notify } from '@marquee/ui';
import { Dialog } from '@marquee/ui/dialog';
import { TextField } from '@marquee/ui/field';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useClient } from '../../app/calls';
import { FailureLine } from '../failure/failure-line';
import forms from '../layout/forms.module.css';

const VENDOR = /^[A-Z0-9]{2,12}$/;
const DAY_MS = 24 * 3_600_000;

/** Reconciles a day of a vendor now, even if it was reconciled before. */
export function RunDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useMessages('console');
  const client = useClient();
  const queryClient = useQueryClient();
  const formId = useId();
  const [vendor, setVendor] = useState('');
  const [day, setDay] = useState(() => new Date(Date.now() - DAY_MS).toISOString().slice(0, 10));
  const [tried, setTried] = useState(false);
  const { mutate, isPending, error } = useMutation<null, ApiError>({
    mutationFn: () => client.call('reconciliation.run', { vendor, day }),
    onSuccess: () => {
      notify({ tone: 'success', title: t('reconciliation.runDone', { vendor, day }) });
      onClose();
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['reconciliation.runs'] }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (VENDOR.test(vendor) && day) mutate();
  };
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
        <FailureLine error={error} />
        <TextField
          label={t('reconciliation.vendor')}
          hint={t('reconciliation.vendorHint')}
          value={vendor}
          error={tried && !VENDOR.test(vendor) ? t('required') : undefined}
          onChange={(event) => setVendor(event.target.value.trim().toUpperCase())}
        />
        <TextField
          label={t('reconciliation.day')}
          type="date"
          value={day}
          error={tried && !day ? t('required') : undefined}
          onChange={(event) => setDay(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
