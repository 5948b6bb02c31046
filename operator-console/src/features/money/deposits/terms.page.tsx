import type { AdminChannel } from '@marquee/contract/calls/deposit-admin';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Landmark } from '@marquee/ui/icons';
import { PageHeader } from '@marquee/ui/page';
import { useState } from 'react';
import { useRead } from '../../../lib/calls';
import { LoadedTable } from '../../../lib/loaded/loaded-table';
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
      <LoadedTable<AdminChannel>
        title={t('depositTerms.channels')}
        caption={t('depositTerms.channels')}
        read={channels}
        rows={channels.data}
        rowKey={({ channelId }) => String(channelId)}
        columns={useChannelColumns((kind, channel) => setOpenDialog({ kind, channel }))}
        empty={{ icon: <Landmark />, title: t('depositTerms.noChannels') }}
      />
      {openDialog?.kind === 'channel' && <ChannelDialog channel={openDialog.channel} onClose={close} />}
      {openDialog?.kind === 'account' && <AccountDialog channel={openDialog.channel} onClose={close} />}
    </section>
  );
}
