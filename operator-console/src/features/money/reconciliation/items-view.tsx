import { RECONCILIATION_ITEM_SORTS } from '@marquee/contract/calls/list-sorts';
import type { ReconciliationItem } from '@marquee/contract/calls/reconciliation';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Segmented } from '@marquee/ui/choice';
import { Inbox } from '@marquee/ui/icons';
import { useState } from 'react';
import { useRead } from '../../../lib/calls';
import forms from '../../../lib/layout/forms.module.css';
import { PagedTable } from '../../../lib/paging/paged-table';
import { useBrandPage } from '../../../lib/paging/use-brand-page';
import { useItemColumns } from './item-columns';
import { ReasonDialog } from '../../../lib/reason/reason-dialog';

/** The queue of differences, or those that were resolved. */
export function ItemsView({ state }: { readonly state: 'open' | 'resolved' }) {
  const t = useMessages('console');
  const { pageNo, choosePage, sort, request, brandChoice } = useBrandPage(RECONCILIATION_ITEM_SORTS);
  const [resolving, setResolving] = useState<ReconciliationItem | null>(null);
  return (
    <>
      <div className={forms.filters}>
        <Segmented {...brandChoice} />
      </div>
      <PagedTable
        read={useRead('reconciliation.items', { ...request, state })}
        page={pageNo}
        onPageChange={choosePage}
        sort={sort}
        caption={t(`reconciliation.view.${state}`)}
        columns={useItemColumns(state === 'open' ? setResolving : null)}
        rowKey={({ itemId }) => itemId}
        empty={{ icon: <Inbox />, title: t('reconciliation.none') }}
      />
      {resolving && (
        <ReasonDialog
          title={t('reconciliation.resolve')}
          text={t('reconciliation.resolveText')}
          reads="reconciliation.items"
          perform={async (client, reason) => {
            await client.call('reconciliation.resolve', { itemId: resolving.itemId, reason });
            return t('reconciliation.resolved');
          }}
          onClose={() => setResolving(null)}
        />
      )}
    </>
  );
}
