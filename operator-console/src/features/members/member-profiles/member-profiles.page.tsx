import type { RemovablePart, ShownMember } from '@marquee/contract/calls/member-profile-admin';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Users } from '@marquee/ui/icons';
import { SearchField } from '@marquee/ui/search-field';
import { useState } from 'react';
import { BrandPage } from '../../../lib/brand/brand-page';
import { useRead } from '../../../lib/calls';
import forms from '../../../lib/layout/forms.module.css';
import { PagedTable } from '../../../lib/paging/paged-table';
import { useAddressFilter } from '../../../lib/paging/use-address-filter';
import { ReasonDialog } from '../../../lib/reason/reason-dialog';
import { useProfileColumns } from './profile-columns';

/** `/member-profiles/:brand?`: nicknames and pictures that members have chosen, the latest first. */
export default function MemberProfilesPage() {
  const t = useMessages('console');
  return (
    <BrandPage
      title={t('memberProfiles.title')}
      description={t('memberProfiles.description')}
      addressOf={(brand) => `/member-profiles/${brand}`}
    >
      {(brand) => <Profiles key={brand} brand={brand} />}
    </BrandPage>
  );
}

interface Removal {
  readonly member: ShownMember;
  readonly part: RemovablePart;
}

function Profiles({ brand }: { readonly brand: string }) {
  const t = useMessages('console');
  const { pageNo, valueOf, choose } = useAddressFilter<'account'>();
  const [removal, setRemoval] = useState<Removal | null>(null);
  const account = valueOf('account');
  return (
    <>
      <div className={forms.filters}>
        <SearchField label={t('memberProfiles.account')} value={account} onSearch={(text) => choose('account', text)} />
      </div>
      <PagedTable
        read={useRead('memberProfiles.list', { brand, pageNo, ...(account && { account }) })}
        page={pageNo}
        onPageChange={(page) => choose('page', String(page))}
        caption={t('memberProfiles.title')}
        columns={useProfileColumns(brand, (member, part) => setRemoval({ member, part }))}
        rowKey={({ memberId }) => memberId}
        empty={{ icon: <Users />, title: t('memberProfiles.empty') }}
      />
      {removal && <RemoveDialog brand={brand} {...removal} onClose={() => setRemoval(null)} />}
    </>
  );
}

interface RemoveDialogProps extends Removal {
  readonly brand: string;
  readonly onClose: () => void;
}

function RemoveDialog({ brand, member, part, onClose }: RemoveDialogProps) {
  const t = useMessages('console');
  const { memberId, account, nickname } = member;
  const shown = part === 'nickname' ? nickname : (member.avatar ?? member.pictureId ?? '');
  return (
    <ReasonDialog
      title={t(`memberProfiles.remove.${part}`)}
      text={t(`memberProfiles.text.${part}`, { account })}
      reads="memberProfiles.list"
      perform={async (client, reason) => {
        await client.call('memberProfiles.remove', { brand, memberId, part, shown, reason });
        return t(`memberProfiles.removed.${part}`);
      }}
      onClose={onClose}
    />
  );
}
