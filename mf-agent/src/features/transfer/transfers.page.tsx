import type { CallValue } from '@marquee/contract/calls/index';
import { refreshCall, useCall, useFailureTexts, useFormat, useMessages, usePageTitle, useTopic } from '@marquee/kit';
import { ErrorState, Panel, Skeleton } from '@marquee/ui';
import { Segmented } from '@marquee/ui/choice';
import { PageHeader } from '@marquee/ui/page';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { SendForm } from './send-form';
import { TransferList } from './transfer-list';
import styles from './transfer.module.css';
import type { Direction } from './use-send';

/** `/agentHome/transfers`: the float, and money for downlines and the upline. `?account=` preselects a downline. */
export default function TransfersPage() {
  const t = useMessages('agent');
  usePageTitle(t('transfer.title'));
  const failureTexts = useFailureTexts();
  const { data, error, refetch, isFetching } = useCall('transfers.terms', {}, { staleMs: 0 });
  const refresh = () => {
    void refreshCall('transfers.terms');
    void refreshCall('transfers.list');
  };
  useTopic('wallet.float', refresh);
  useTopic('wallet.balance', refresh);
  return (
    <>
      <PageHeader title={t('transfer.title')} description={t('transfer.description')} />
      {!data && error && (
        <ErrorState compact {...failureTexts(error)} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {!data && !error && <Skeleton shape="block" height="24rem" />}
      {data && <Sending terms={data} />}
      <TransferList />
    </>
  );
}

function Sending({ terms }: { readonly terms: CallValue<'transfers.terms'> }) {
  const t = useMessages('agent');
  const { money } = useFormat();
  const account = useSearchParams()[0].get('account') ?? undefined;
  const directions: readonly Direction[] =
    terms.upline === null ? ['downline', 'float', 'main'] : ['downline', 'upline', 'float', 'main'];
  const [direction, setDirection] = useState<Direction>('downline');
  return (
    <div className={styles.sending}>
      <Panel title={t('transfer.wallets')}>
        <dl className={styles.wallets}>
          <div>
            <dt>{t('transfer.float')}</dt>
            <dd>{money(terms.float ?? '0.00')}</dd>
          </div>
          <div>
            <dt>{t('transfer.main')}</dt>
            <dd>{money(terms.main)}</dd>
          </div>
        </dl>
      </Panel>
      <Panel title={t('transfer.new')} tone="accent">
        <div className={styles.form}>
          <Segmented
            label={t('transfer.direction')}
            value={direction}
            onValueChange={(value) => setDirection(directions.find((option) => option === value) ?? 'downline')}
            options={directions.map((value) => ({ value, label: t(`transfer.to.${value}`) }))}
          />
          <SendForm key={direction} direction={direction} terms={terms} account={account} />
        </div>
      </Panel>
    </div>
  );
}
