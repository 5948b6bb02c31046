import type { AdminChannel } from '@marquee/contract/calls/deposit-admin';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { EmptyState, Panel } from '@marquee/ui';
import { Landmark } from '@marquee/ui/icons';
import { Stack } from '@marquee/ui/layout';
import { PageHeader } from '@marquee/ui/page';
import { DataTable } from '@marquee/ui/table';
import { useState } from 'react';
import { useRead } from '../../../lib/calls';
import { FailureState } from '../../../lib/failure/failure-state';
import { AccountDialog } from './account-dialog';
import { ChannelDialog } from './channel-dialog';
import { useChannelColumns } from './term-columns';

interface Opened {
  readonly kind: 'channel' | 'account';
  readonly channel: AdminChannel;
}

/** `/deposit-terms`: channels with fees and limits, and the accounts that receive transfers. */
export function DepositTermsPage() {
  const t = useMessages('console');
  const [openDialog, setOpenDialog] = useState<Opened | null>(null);
  const channels = useRead('depositAdmin.channels', {});
  const close = () => setOpenDialog(null);
  return (
    <section>
      <PageHeader title={t('depositTerms.title')} description={t('depositTerms.description')} />
      {channels.error && !channels.data && (
        <FailureState error={channels.error} onRetry={() => void channels.refetch()} />
      )}
      <Stack gap={5}>
        <Panel title={t('depositTerms.channels')} padding="none">
          <DataTable<AdminChannel>
            caption={t('depositTerms.channels')}
            density="dense"
            rows={channels.data ?? []}
            loading={channels.isPending}
            rowKey={({ channelId }) => String(channelId)}
            columns={useChannelColumns((kind, channel) => setOpenDialog({ kind, channel }))}
            empty={<EmptyState compact icon={<Landmark />} title={t('depositTerms.noChannels')} />}
          />
        </Panel>
      </Stack>
      {openDialog?.kind === 'channel' && <ChannelDialog channel={openDialog.channel} onClose={close} />}
      {openDialog?.kind === 'account' && <AccountDialog channel={openDialog.channel} onClose={close} />}
    </section>
  );
}
