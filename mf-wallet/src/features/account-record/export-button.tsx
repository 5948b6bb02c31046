import { useFormat, useMessages } from '@marquee/kit';
import { Button } from '@marquee/ui';
import { Download, X } from '@marquee/ui/icons';
import type { AccountRecordState } from './use-account-record';
import { useAccountExport } from './use-export';

/** Starts the export, shows its progress, and cancels it. */
export function ExportButton({ account }: { readonly account: AccountRecordState }) {
  const t = useMessages('wallet');
  const { percent } = useFormat();
  const total = account.record.data?.totalElements ?? 0;
  const { run, progress, cancel } = useAccountExport(account.filters, total);
  if (progress !== null)
    return (
      <Button icon={<X />} onClick={cancel}>
        {t('record.cancelExport', { share: percent(Math.floor(progress * 100) / 100) })}
      </Button>
    );
  return (
    <Button icon={<Download />} disabled={total === 0} onClick={() => void run()}>
      {t('record.export')}
    </Button>
  );
}
