import { useCall, useFailureTexts, useLanguage, useMessages } from '@marquee/kit';
import { EmptyState, ErrorState, Panel } from '@marquee/ui';
import { Landmark } from '@marquee/ui/icons';
import { DepositFields } from './deposit-fields';
import { DepositFormSkeleton } from './deposit-form-skeleton';
import { firstChoice } from './deposit-rules';

const STALE_MS = 5 * 60_000;

/** Channels, amount and what it comes to. Starts with the last deposit, so that the next one is one click away. */
export function DepositForm() {
  const t = useMessages('wallet');
  const channels = useCall('cashier.channels', {}, { staleMs: STALE_MS });
  const last = useCall('cashier.deposits', { pageSize: 1 });
  const promotions = useCall('promotions.forDeposit', { language: useLanguage() }, { staleMs: 0 });
  const failureTexts = useFailureTexts();
  if (channels.error && !channels.data) {
    return (
      <Panel>
        <ErrorState
          {...failureTexts(channels.error)}
          onRetry={() => void channels.refetch()}
          retrying={channels.isFetching}
        />
      </Panel>
    );
  }
  // Without the list of deposits the form still works: it starts with the first channel. So it does without promotions.
  if (!channels.data || last.isPending || promotions.isPending) return <DepositFormSkeleton />;
  const initial = firstChoice(channels.data, last.data?.content[0]);
  if (!initial) {
    return (
      <Panel>
        <EmptyState icon={<Landmark />} title={t('deposit.noChannels')} description={t('deposit.noChannelsHint')} />
      </Panel>
    );
  }
  return <DepositFields channels={channels.data} promotions={promotions.data?.promotions ?? []} initial={initial} />;
}
