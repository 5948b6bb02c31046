import type { AgentContract } from '@marquee/contract/calls/contract';
import { useCall, useFailureTexts, useMessages, usePageTitle, useTopic } from '@marquee/kit';
import { EmptyState, ErrorState, Panel } from '@marquee/ui';
import { Users } from '@marquee/ui/icons';
import { PageHeader } from '@marquee/ui/page';
import { DataTable } from '@marquee/ui/table';
import { useContractColumns } from './contract-columns';
import styles from './contracts.module.css';
import { GivenContracts } from './given-contracts';
import { OfferForm } from './offer-form';
import { useIsOwner } from '../office/use-is-owner';
import { refreshContracts } from './refresh-contracts';

/** `/agentHome/contracts`: contracts with the upline and with the agents below, and the offer of a new one. */
export default function ContractsPage() {
  const t = useMessages('agent');
  usePageTitle(t('contracts.title'));
  const failureTexts = useFailureTexts();
  const isOwner = useIsOwner();
  const { data, error, isPending, refetch } = useCall('agent.contracts', {});
  useTopic('contracts.changed', refreshContracts);
  const columns = useContractColumns('received');
  const title = t('contracts.received');
  return (
    <>
      <PageHeader title={t('contracts.title')} description={t('contracts.description')} />
      <section className={styles.list}>
        <h2 className={styles.title}>{title}</h2>
        <Panel padding="none">
          <DataTable<AgentContract>
            caption={title}
            columns={columns}
            rows={data?.received ?? []}
            rowKey={({ id }) => id}
            loading={isPending}
            density="dense"
            narrow="cards"
            empty={<EmptyState compact icon={<Users />} title={t('contracts.noneReceived')} />}
            error={
              error && !data ? (
                <ErrorState compact {...failureTexts(error)} onRetry={() => void refetch()} />
              ) : undefined
            }
          />
        </Panel>
      </section>
      <GivenContracts />
      {isOwner && data && <OfferForm offerable={data.offerable} />}
    </>
  );
}
