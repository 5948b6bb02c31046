import { VIP_MEMBER_SORTS } from '@marquee/contract/calls/list-sorts';
import type { VipMember } from '@marquee/contract/calls/vip-admin';
import { formatLocale } from '@marquee/contract/languages';
import { numberFormat } from '@marquee/contract/number-format';
import { useLanguage, useMessages } from '@marquee/kit/i18n/use-messages';
import { Button } from '@marquee/ui';
import { Segmented } from '@marquee/ui/choice';
import { Users } from '@marquee/ui/icons';
import { SearchField } from '@marquee/ui/search-field';
import type { Column } from '@marquee/ui/table';
import { useState } from 'react';
import { useRead } from '../../../lib/calls';
import forms from '../../../lib/layout/forms.module.css';
import { LocalTime } from '../../../lib/time/local-time';
import { PagedTable } from '../../../lib/paging/paged-table';
import { useBrandPage } from '../../../lib/paging/use-brand-page';
import { useOperator } from '../../../lib/session/operator';
import { MemberDialog } from './member-dialog';

type OpenMember = Pick<VipMember, 'brand' | 'account'>;

/** Members with a level; any member of a brand by the account. */
export function MembersView() {
  const t = useMessages('console');
  const { brands } = useOperator();
  const { pageNo, choosePage, sort, request, brandChoice } = useBrandPage(VIP_MEMBER_SORTS);
  const [account, setAccount] = useState('');
  const [member, setMember] = useState<OpenMember | null>(null);
  const brand = request.brand ?? (brands.length === 1 ? brands[0] : undefined);
  const search = (text: string) => {
    setAccount(text);
    choosePage(1);
  };
  return (
    <>
      <div className={forms.filters}>
        <Segmented {...brandChoice} />
        <SearchField label={t('vip.account')} value={account} onSearch={search} />
        <Button
          disabled={account === '' || brand === undefined}
          onClick={() => brand !== undefined && setMember({ brand, account })}
        >
          {t('vip.open')}
        </Button>
      </div>
      <PagedTable
        read={useRead('vipAdmin.members', { ...request, ...(account && { account }) })}
        page={pageNo}
        onPageChange={choosePage}
        sort={sort}
        caption={t('vip.view.members')}
        columns={useMemberColumns(setMember)}
        rowKey={({ brand: code, account: name }) => `${code}:${name}`}
        empty={{ icon: <Users />, title: t('vip.noMembers') }}
      />
      {member && <MemberDialog {...member} onClose={() => setMember(null)} />}
    </>
  );
}

function useMemberColumns(onOpen: (member: OpenMember) => void): ReadonlyArray<Column<VipMember>> {
  const t = useMessages('console');
  const number = numberFormat(formatLocale(useLanguage()));
  return [
    { id: 'account', header: t('withdrawals.member'), rowHeader: true, cell: ({ account }) => <bdi>{account}</bdi> },
    { id: 'brand', header: t('remotes.brand'), cell: ({ brand }) => brand },
    { id: 'level', header: t('vip.level'), align: 'end', cell: ({ level }) => number.format(level) },
    { id: 'since', header: t('vip.since'), cell: ({ since }) => since && <LocalTime instant={since} /> },
    { id: 'held', header: t('vip.heldUntil'), cell: ({ heldUntil }) => heldUntil ?? '' },
    {
      id: 'open',
      header: t('vip.history'),
      cell: (member) => (
        <Button size="sm" onClick={() => onOpen(member)} aria-label={t('vip.openOf', { account: member.account })}>
          {t('vip.open')}
        </Button>
      ),
    },
  ];
}
