import type { AdminChannel, AdminOffer } from '@marquee/contract/calls/deposit-admin';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Button, EmptyState, Panel } from '@marquee/ui';
import { Gift, Landmark } from '@marquee/ui/icons';
import { PageHeader } from '@marquee/ui/page';
import { DataTable } from '@marquee/ui/table';
import { useState } from 'react';
import { useRead } from '../../app/calls';
import { FailureState } from '../failure/failure-state';
import { useOperator } from '../session/operator';
import { AccountDialog } from './account-dialog';
import { ChannelDialog } from './channel-dialog';
import styles from './deposits.module.css';
import { OfferDialog } from './offer-dialog';
import { useChannelColumns, useOfferColumns } from './term-columns';

type Opened =
  | { readonly kind: 'channel' | 'account'; readonly channel: AdminChannel }
  | { readonly kind: 'offer'; readonly offer: AdminOffer | null };

/** `/deposit-terms`: channels with fees and limits, the accounts that receive transfers, bonuses. */
export function DepositTermsPage() {
  const t = useMessages('console');
  const { brands } = useOperator();
  const [openDialog, setOpenDialog] = useState<Opened | null>(null);
  const channels = useRead('depositAdmin.channels', {});
  const offers = useRead('depositAdmin.offers', {});
  const close = () => setOpenDialog(null);
  const failed = channels.error ?? offers.error;
  return (
    <section>
      <PageHeader title={t('depositTerms.title')} description={t('depositTerms.description')} />
      {failed && !channels.data && <FailureState error={failed} onRetry={() => void channels.refetch()} />}
      <div className={styles.panels}>
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
        <Panel
          title={t('depositTerms.offers')}
          padding="none"
          actions={
            <Button onClick={() => setOpenDialog({ kind: 'offer', offer: null })}>{t('depositTerms.newOffer')}</Button>
          }
        >
          <DataTable<AdminOffer>
            caption={t('depositTerms.offers')}
            density="dense"
            rows={offers.data ?? []}
            loading={offers.isPending}
            rowKey={({ offerId }) => String(offerId)}
            columns={useOfferColumns((offer) => setOpenDialog({ kind: 'offer', offer }))}
            empty={<EmptyState compact icon={<Gift />} title={t('depositTerms.noOffers')} />}
          />
        </Panel>
      </div>
      {openDialog?.kind === 'channel' && <ChannelDialog channel={openDialog.channel} onClose={close} />}
      {openDialog?.kind === 'account' && <AccountDialog channel={openDialog.channel} onClose={close} />}
      {openDialog?.kind === 'offer' && <OfferDialog offer={openDialog.offer} brands={brands} onClose={close} />}
    </section>
  );
}
