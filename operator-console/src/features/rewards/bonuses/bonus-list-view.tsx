import { BONUS_SORTS } from '@marquee/contract/calls/list-sorts';
import { BONUS_STATES, type BonusState } from '@marquee/contract/bonus';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Segmented } from '@marquee/ui/choice';
import { Gift } from '@marquee/ui/icons';
import { SearchField } from '@marquee/ui/search-field';
import { SelectField } from '@marquee/ui/select';
import { useState } from 'react';
import { useRead } from '../../../lib/calls';
import forms from '../../../lib/layout/forms.module.css';
import { PagedTable } from '../../../lib/paging/paged-table';
import { useBrandPage } from '../../../lib/paging/use-brand-page';
import { useBonusColumns } from './bonus-columns';

/** Bonuses of members by brand, member and state. */
export function BonusListView() {
  const t = useMessages('console');
  const { pageNo, choosePage, sort, request, brandChoice } = useBrandPage(BONUS_SORTS);
  const [account, setAccount] = useState('');
  const [state, setState] = useState<BonusState | ''>('');
  return (
    <>
      <div className={forms.filters}>
        <Segmented {...brandChoice} />
        <SearchField
          label={t('freeBets.field.account')}
          value={account}
          onSearch={(text) => {
            setAccount(text);
            choosePage(1);
          }}
        />
        <SelectField
          label={t('bonuses.stateLabel')}
          options={[
            { value: '', label: t('audit.all') },
            ...BONUS_STATES.map((value) => ({ value, label: t(`bonuses.state.${value}`) })),
          ]}
          value={state}
          onValueChange={(value) => {
            setState(BONUS_STATES.find((state) => state === value) ?? '');
            choosePage(1);
          }}
        />
      </div>
      <PagedTable
        read={useRead('bonusAdmin.list', {
          ...request,
          ...(account && { account }),
          ...(state && { state }),
        })}
        page={pageNo}
        onPageChange={choosePage}
        sort={sort}
        caption={t('bonuses.view.members')}
        columns={useBonusColumns()}
        rowKey={({ bonusId }) => bonusId}
        empty={{ icon: <Gift />, title: t('bonuses.none') }}
      />
    </>
  );
}
