import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Button, EmptyState } from '@marquee/ui';
import { TextField } from '@marquee/ui/field';
import { FileText } from '@marquee/ui/icons';
import type { FormEvent } from 'react';
import { BrandPage } from '../../../lib/brand/brand-page';
import { useRead } from '../../../lib/calls';
import forms from '../../../lib/layout/forms.module.css';
import { Loaded } from '../../../lib/loaded/loaded';
import { useAddressFilter } from '../../../lib/paging/use-address-filter';
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
  const { pageNo, valueOf, choose } = useAddressFilter<'account'>();
  const account = valueOf('account');
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('account');
    choose('account', typeof typed === 'string' ? typed.trim() : '');
  };
  return (
    <>
      <form className={forms.filters} onSubmit={find} role="search">
        <TextField key={account} name="account" label={t('contracts.account')} type="search" defaultValue={account} />
        <Button type="submit">{t('contracts.find')}</Button>
      </form>
      {account === '' ? (
        <EmptyState icon={<FileText />} title={t('contracts.start')} />
      ) : (
        <Found
          key={account}
          brand={brand}
          account={account}
          pageNo={pageNo}
          onPage={(page) => choose('page', String(page))}
        />
      )}
    </>
  );
}

interface FoundProps {
  readonly brand: string;
  readonly account: string;
  readonly pageNo: number;
  readonly onPage: (page: number) => void;
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
