import { useMessages } from '@marquee/kit/i18n/use-messages';
import { EmptyState } from '@marquee/ui';
import { FileText } from '@marquee/ui/icons';
import { AccountSearch, type SearchedAccount } from '../../../lib/account/account-search';
import { BrandPage } from '../../../lib/brand/brand-page';
import { useRead } from '../../../lib/calls';
import { Loaded } from '../../../lib/loaded/loaded';
import { AgentContracts } from './agent-contracts';

/** `/agent-contracts/:brand?`: the contracts of an agent with both neighbours, and the brand's with the top of a line; `?account=` says whose. */
export default function AgentContractsPage() {
  const t = useMessages('console');
  return (
    <BrandPage
      title={t('contracts.title')}
      description={t('contracts.description')}
      addressOf={(brand) => `/agent-contracts/${brand}`}
    >
      {(brand) => <Finder key={brand} brand={brand} />}
    </BrandPage>
  );
}

function Finder({ brand }: { readonly brand: string }) {
  const t = useMessages('console');
  return (
    <AccountSearch
      label={t('contracts.account')}
      action={t('contracts.find')}
      start={<EmptyState icon={<FileText />} title={t('contracts.start')} />}
    >
      {(searched) => <Found key={searched.account} brand={brand} {...searched} />}
    </AccountSearch>
  );
}

interface FoundProps extends SearchedAccount {
  readonly brand: string;
}

function Found({ brand, account, pageNo, onPage }: FoundProps) {
  const t = useMessages('console');
  const read = useRead('agentContracts.show', { brand, account });
  if (read.error?.code === 'not_found' && !read.data)
    return <EmptyState icon={<FileText />} title={t('contracts.unknown')} />;
  return (
    <Loaded read={read} height="16rem">
      {(agent) => <AgentContracts brand={brand} agent={agent} pageNo={pageNo} onPage={onPage} />}
    </Loaded>
  );
}
