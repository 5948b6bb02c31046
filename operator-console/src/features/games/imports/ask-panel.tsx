import type { CallValue } from '@marquee/contract/calls/index';
import type { ApiError } from '@marquee/kit/http/api-error';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { newIntentKey } from '@marquee/kit/query/intent-key';
import { Button, Panel } from '@marquee/ui';
import { SelectField } from '@marquee/ui/select';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useClient } from '../../../app/calls';
import { FailureLine } from '../../failure/failure-line';
import styles from './imports.module.css';

interface AskPanelProps {
  readonly vendors: CallValue<'gameImport.overview'>['vendors'];
  readonly onStarted: (importId: string) => void;
}

/** Which vendor is asked for its list; nothing changes by that. */
export function AskPanel({ vendors, onStarted }: AskPanelProps) {
  const t = useMessages('console');
  const client = useClient();
  const queryClient = useQueryClient();
  const [vassalage, setVassalage] = useState<string | null>(null);
  const [tried, setTried] = useState(false);
  const { mutate, isPending, error } = useMutation<CallValue<'gameImport.start'>, ApiError, string>({
    mutationFn: (code) => client.call('gameImport.start', { importId: newIntentKey(), vassalage: code }),
    onSuccess: ({ importId }) => onStarted(importId),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['gameImport.overview'] }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (vassalage !== null) mutate(vassalage);
  };
  return (
    <Panel title={t('games.import.title')} description={t('games.import.description')}>
      <form className={styles.ask} onSubmit={submit} noValidate>
        <SelectField
          label={t('games.vendor')}
          placeholder={t('games.import.choose')}
          options={vendors.map(({ vassalage: code, displayName }) => ({ value: code, label: displayName }))}
          value={vassalage}
          error={tried && vassalage === null ? t('required') : undefined}
          onValueChange={setVassalage}
        />
        <Button type="submit" variant="primary" loading={isPending}>
          {t('games.import.ask')}
        </Button>
      </form>
      <FailureLine error={error} />
    </Panel>
  );
}
