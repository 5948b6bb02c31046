import { formatLocale } from '@marquee/contract/languages';
import { numberFormat } from '@marquee/contract/number-format';
import { useLanguage, useMessages } from '@marquee/kit/i18n/use-messages';
import { ProgressBar } from '@marquee/ui/progress';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useRead } from '../../../lib/calls';
import { FailureLine } from '../../../lib/failure/failure-line';
import { isRunning } from './import-state';

const ASK_AGAIN_MS = 700;

/** How much of the list has been received, then how many of its rows are checked. */
export function ImportProgress({ importId }: { readonly importId: string }) {
  const t = useMessages('console');
  const number = numberFormat(formatLocale(useLanguage()));
  const queryClient = useQueryClient();
  const { data, error } = useRead('gameImport.read', { importId }, ASK_AGAIN_MS);
  const hasEnded = data !== undefined && !isRunning(data);
  useEffect(() => {
    if (hasEnded) void queryClient.invalidateQueries({ queryKey: ['gameImport.overview'] });
  }, [hasEnded, queryClient]);
  const kilobytes = number.format(Math.ceil((data?.receivedBytes ?? 0) / 1_000));
  return (
    <>
      <FailureLine error={error} />
      {data?.state === 'checking' && data.rowsTotal !== null ? (
        <ProgressBar
          label={t('games.import.checking')}
          value={data.rowsChecked}
          max={data.rowsTotal}
          valueText={t('games.import.checked', {
            checked: number.format(data.rowsChecked),
            total: number.format(data.rowsTotal),
          })}
        />
      ) : (
        <ProgressBar label={t('games.import.receiving')} valueText={t('games.import.received', { kilobytes })} />
      )}
    </>
  );
}
