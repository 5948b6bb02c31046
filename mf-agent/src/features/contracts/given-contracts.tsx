import { AGENT_CONTRACT_STATES, AGENT_CONTRACT_TYPES } from '@marquee/contract/agent-contract';
import type { AgentContract } from '@marquee/contract/calls/contract';
import { useFailureTexts, useMessages, usePagingTexts } from '@marquee/kit';
import { EmptyState, ErrorState, Panel } from '@marquee/ui';
import { Users } from '@marquee/ui/icons';
import { SearchField } from '@marquee/ui/search-field';
import { SelectField } from '@marquee/ui/select';
import { DataTable, Pagination } from '@marquee/ui/table';
import { useContractColumns } from './contract-columns';
import styles from './contracts.module.css';
import { useGiven } from './use-given';

/** All versions of the contracts with the agents below. */
export function GivenContracts() {
  const t = useMessages('agent');
  const failureTexts = useFailureTexts();
  const pagingTexts = usePagingTexts();
  const { list, values, sort, pageNo, choose, choosePage } = useGiven();
  const { data, error, isPending, refetch } = list;
  const any = { value: '', label: t('contracts.any') };
  const title = t('contracts.granted');
  return (
    <section className={styles.list}>
      <h2 className={styles.title}>{title}</h2>
      <div className={styles.filters}>
        <SearchField
          label={t('contracts.agent')}
          value={values.account}
          onSearch={(account) => choose('account', account)}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
        />
        <SelectField
          label={t('contracts.kind')}
          options={[any, ...AGENT_CONTRACT_TYPES.map((value) => ({ value, label: t(`contracts.type.${value}`) }))]}
          value={values.type}
          onValueChange={(value) => choose('type', value)}
        />
        <SelectField
          label={t('contracts.status')}
          options={[any, ...AGENT_CONTRACT_STATES.map((value) => ({ value, label: t(`contracts.state.${value}`) }))]}
          value={values.state}
          onValueChange={(value) => choose('state', value)}
        />
      </div>
      <Panel padding="none">
        <DataTable<AgentContract>
          caption={title}
          columns={useContractColumns('given')}
          rows={data?.content ?? []}
          rowKey={({ id }) => id}
          loading={isPending}
          density="dense"
          narrow="cards"
          sort={sort}
          empty={<EmptyState compact icon={<Users />} title={t('contracts.noneGranted')} />}
          error={
            error && !data ? <ErrorState compact {...failureTexts(error)} onRetry={() => void refetch()} /> : undefined
          }
        />
      </Panel>
      {data && data.totalPages > 1 && <Pagination {...pagingTexts(data)} page={pageNo} onPageChange={choosePage} />}
    </section>
  );
}
