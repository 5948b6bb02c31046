import type { CallValue } from '@marquee/contract/calls/index';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { createOpenIntent } from '@marquee/kit/query/intent-key';
import { Button, Panel } from '@marquee/ui';
import { SelectField } from '@marquee/ui/select';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { useClient } from '../../../lib/calls';
import { FailureLine } from '../../../lib/failure/failure-line';
import { useConsoleForm } from '../../../lib/forms/use-console-form';
import styles from './imports.module.css';

interface StartPanelProps {
  readonly vendors: CallValue<'gameImport.overview'>['vendors'];
  readonly onStarted: (importId: string) => void;
}

/** Requests the game list of a vendor, for review; nothing changes by that. */
export function StartPanel({ vendors, onStarted }: StartPanelProps) {
  const t = useMessages('console');
  const client = useClient();
  const queryClient = useQueryClient();
  const [intent] = useState(() => createOpenIntent());
  const { form, submit, failure, isPending } = useConsoleForm({ vendorCode: '' }, async ({ vendorCode }) => {
    const importId = intent.keyOf(vendorCode);
    try {
      await client.call('gameImport.start', { importId, vassalage: vendorCode });
      intent.settle(importId);
      onStarted(importId);
    } finally {
      void queryClient.invalidateQueries({ queryKey: ['gameImport.overview'] });
    }
  });
  return (
    <Panel title={t('games.import.title')} description={t('games.import.description')}>
      <form className={styles.request} onSubmit={submit} noValidate>
        <Controller
          control={form.control}
          name="vendorCode"
          rules={{ validate: (vendorCode) => vendorCode !== '' || t('required') }}
          render={({ field: { name, value, onChange, ref }, fieldState }) => (
            <SelectField
              ref={ref}
              name={name}
              label={t('games.vendor')}
              placeholder={t('games.import.choose')}
              options={vendors.map(({ vassalage, displayName }) => ({ value: vassalage, label: displayName }))}
              value={value === '' ? null : value}
              error={fieldState.error?.message}
              onValueChange={onChange}
            />
          )}
        />
        <Button type="submit" variant="primary" loading={isPending}>
          {t('games.import.request')}
        </Button>
      </form>
      <FailureLine error={failure} />
    </Panel>
  );
}
