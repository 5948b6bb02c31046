import { useMessages } from '@marquee/kit/i18n/use-messages';
import { EmptyState, Panel } from '@marquee/ui';
import { FileText } from '@marquee/ui/icons';
import { Stack } from '@marquee/ui/layout';
import { Breadcrumbs } from '@marquee/ui/page';
import { DataTable } from '@marquee/ui/table';
import { Link } from 'react-router-dom';
import { useRead } from '../../../lib/calls';
import { PagedTable } from '../../../lib/paging/paged-table';
import { useContractColumns } from './contract-columns';
import styles from './contracts.module.css';
import type { ShownAgent, ShownContract } from './shown-agent';
import { TopContracts } from './top-contracts';

interface AgentContractsProps {
  readonly brand: string;
  readonly agent: ShownAgent;
  readonly pageNo: number;
  readonly onPage: (page: number) => void;
}

export const contractsAddress = (brand: string, account: string) =>
  `/agent-contracts/${brand}?${new URLSearchParams({ account })}`;

/** What an agent was offered and gave; at the top of a line, what the brand signs. */
export function AgentContracts({ brand, agent, pageNo, onPage }: AgentContractsProps) {
  const t = useMessages('console');
  const { account, isAgent, uplines, received, currency } = agent;
  const link = (name: string) => (
    <Link to={contractsAddress(brand, name)}>
      <bdi>{name}</bdi>
    </Link>
  );
  const columns = useContractColumns(currency, (name) => (name === null ? t('contracts.brand') : link(name)));
  return (
    <Stack gap={5} className={styles.parts}>
      {!isAgent && <p className={styles.note}>{t('contracts.former')}</p>}
      {uplines.length > 0 && (
        <Breadcrumbs
          label={t('contracts.uplines')}
          ancestors={uplines.map((upline) => ({ id: upline, link: link(upline) }))}
          current={account}
        />
      )}
      {uplines.length === 0 && isAgent && <TopContracts brand={brand} agent={agent} />}
      <Panel title={t('contracts.received')} padding="none">
        <DataTable<ShownContract>
          caption={t('contracts.received')}
          columns={columns}
          rows={received}
          rowKey={({ id }) => id}
          density="dense"
          narrow="cards"
          empty={<EmptyState compact icon={<FileText />} title={t('contracts.noneReceived')} />}
        />
      </Panel>
      <section aria-label={t('contracts.given')}>
        <h2>{t('contracts.given')}</h2>
        <PagedTable
          read={useRead('agentContracts.given', { brand, account, pageNo })}
          page={pageNo}
          onPageChange={onPage}
          caption={t('contracts.given')}
          columns={columns}
          rowKey={({ id }: ShownContract) => id}
          empty={{ icon: <FileText />, title: t('contracts.noneGiven') }}
        />
      </section>
    </Stack>
  );
}
