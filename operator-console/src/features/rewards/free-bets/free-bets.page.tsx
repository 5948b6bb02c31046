import { FREE_BET_SORTS } from '@marquee/contract/calls/list-sorts';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Button } from '@marquee/ui';
import { Segmented } from '@marquee/ui/choice';
import { Gift } from '@marquee/ui/icons';
import { PageHeader } from '@marquee/ui/page';
import { useState } from 'react';
import { useRead } from '../../../lib/calls';
import forms from '../../../lib/layout/forms.module.css';
import { PagedTable } from '../../../lib/paging/paged-table';
import { useBrandPage } from '../../../lib/paging/use-brand-page';
import { useGrantColumns } from './grant-columns';
import { GrantDialog } from './grant-dialog';

/** `/free-bets`: free bets granted to members, and how many they have used. */
export function FreeBetsPage() {
  const t = useMessages('console');
  const { pageNo, choosePage, sort, request, brandChoice } = useBrandPage(FREE_BET_SORTS);
  const [granting, setGranting] = useState(false);
  return (
    <section>
      <PageHeader
        title={t('freeBets.title')}
        description={t('freeBets.description')}
        actions={
          <Button variant="primary" onClick={() => setGranting(true)}>
            {t('freeBets.give')}
          </Button>
        }
      />
      <div className={forms.filters}>
        <Segmented {...brandChoice} />
      </div>
      <PagedTable
        read={useRead('freeBets.list', request)}
        page={pageNo}
        onPageChange={choosePage}
        sort={sort}
        caption={t('freeBets.title')}
        columns={useGrantColumns()}
        rowKey={({ grantId }) => grantId}
        empty={{ icon: <Gift />, title: t('freeBets.none') }}
      />
      {granting && <GrantDialog onClose={() => setGranting(false)} />}
    </section>
  );
}
