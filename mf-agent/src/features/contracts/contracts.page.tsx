import { refreshCall, useCall, useFailureTexts, useMessages, useTopic } from '@marquee/kit';
import { EmptyState, ErrorState, Panel } from '@marquee/ui';
import { Users } from '@marquee/ui/icons';
import { PageHeader } from '@marquee/ui/page';
import { DataTable } from '@marquee/ui/table';
import type { ContractSide } from './contract-actions';
import { type ShownContract, useContractColumns } from './contract-columns';
import styles from './contracts.module.css';
import { OfferForm } from './offer-form';

/** `/agentHome/contracts`: contracts with the upline and with the agents below, and the offer of a new one. */
export default function ContractsPage() {
  const t = useMessages('agent');
  const failureTexts = useFailureTexts();
  const { data, error, isPending, refetch } = useCall('agent.contracts', {});
  useTopic('contracts.changed', () => void refreshCall('agent.contracts'));
  return (
    <>
      <PageHeader title={t('contracts.title')} description={t('contracts.description')} />
      {error && !data ? (
        <ErrorState compact {...failureTexts(error)} onRetry={() => void refetch()} />
      ) : (
        <>
          <Contracts side="received" rows={data?.received} isPending={isPending} />
          <Contracts side="given" rows={data?.given} isPending={isPending} />
          {data && <OfferForm ceilings={data.ceilings} />}
        </>
      )}
    </>
  );
}

interface ContractsProps {
  readonly side: ContractSide;
  readonly rows: readonly ShownContract[] | undefined;
  readonly isPending: boolean;
}

function Contracts({ side, rows = [], isPending }: ContractsProps) {
  const t = useMessages('agent');
  const isReceived = side === 'received';
  const title = t(isReceived ? 'contracts.received' : 'contracts.granted');
  const empty = t(isReceived ? 'contracts.noneReceived' : 'contracts.noneGranted');
  return (
    <section className={styles.list}>
      <h2 className={styles.title}>{title}</h2>
      <Panel padding="none">
        <DataTable<ShownContract>
          caption={title}
          columns={useContractColumns(side)}
          rows={rows}
          rowKey={({ id }) => id}
          loading={isPending}
          density="dense"
          empty={<EmptyState compact icon={<Users />} title={empty} />}
        />
      </Panel>
    </section>
  );
}
