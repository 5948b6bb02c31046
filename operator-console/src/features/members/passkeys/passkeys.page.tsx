import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Button, EmptyState, Panel } from '@marquee/ui';
import { ShieldCheck, Users } from '@marquee/ui/icons';
import { useState } from 'react';
import { AccountSearch } from '../../../lib/account/account-search';
import { BrandPage } from '../../../lib/brand/brand-page';
import { useRead } from '../../../lib/calls';
import { LoadedTable } from '../../../lib/loaded/loaded-table';
import { usePasskeyColumns } from './passkey-columns';
import { RemoveDialog } from './remove-dialog';

/** `/passkeys/:brand?account=`: the passkeys of a member who lost a device, to remove them all. */
export default function PasskeysPage() {
  const t = useMessages('console');
  return (
    <BrandPage
      title={t('passkeys.title')}
      description={t('passkeys.description')}
      addressOf={(brand) => `/passkeys/${brand}`}
    >
      {(brand) => <Search key={brand} brand={brand} />}
    </BrandPage>
  );
}

function Search({ brand }: { readonly brand: string }) {
  const t = useMessages('console');
  return (
    <AccountSearch label={t('passkeys.account')} action={t('passkeys.search')}>
      {({ account }) => <PasskeysOf key={account} brand={brand} account={account} />}
    </AccountSearch>
  );
}

function PasskeysOf({ brand, account }: { readonly brand: string; readonly account: string }) {
  const t = useMessages('console');
  const read = useRead('passkeyAdmin.list', { brand, account });
  const [isRemoving, setRemoving] = useState(false);
  const columns = usePasskeyColumns();
  const rows = read.data?.passkeys;
  if (read.error?.code === 'not_found')
    return (
      <Panel padding="none">
        <EmptyState compact icon={<Users />} title={t('passkeys.nobody')} />
      </Panel>
    );
  return (
    <>
      <LoadedTable
        read={read}
        rows={rows}
        caption={t('passkeys.of', { account: read.data?.account ?? account })}
        columns={columns}
        rowKey={({ passkeyId }) => passkeyId}
        empty={{ icon: <ShieldCheck />, title: t('passkeys.none') }}
      />
      {rows && rows.length > 0 && (
        <Button variant="danger" onClick={() => setRemoving(true)}>
          {t('passkeys.removeAll')}
        </Button>
      )}
      {isRemoving && <RemoveDialog brand={brand} account={account} onClose={() => setRemoving(false)} />}
    </>
  );
}
