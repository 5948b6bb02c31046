import { INCOMPLETE_ROUND_SORTS } from '@marquee/contract/calls/list-sorts';
import type { IncompleteRound } from '@marquee/contract/calls/reconciliation';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Segmented } from '@marquee/ui/choice';
import { Inbox } from '@marquee/ui/icons';
import { useState } from 'react';
import { type OperatorClient, useRead } from '../../../lib/calls';
import forms from '../../../lib/layout/forms.module.css';
import { PagedTable } from '../../../lib/paging/paged-table';
import { useBrandPage } from '../../../lib/paging/use-brand-page';
import { ReasonDialog } from '../../../lib/reason/reason-dialog';
import { useRoundColumns } from './round-columns';

interface Choice {
  readonly act: 'resume' | 'refund';
  readonly round: IncompleteRound;
}

/** The incomplete rounds: query the vendor, or refund the stake. */
export function RoundsView() {
  const t = useMessages('console');
  const { pageNo, choosePage, sort, request, brandChoice } = useBrandPage(INCOMPLETE_ROUND_SORTS);
  const [selection, setSelection] = useState<Choice | null>(null);
  const perform = async (client: OperatorClient, { act, round: { betId } }: Choice, reason: string) => {
    if (act === 'resume') {
      const { outcome } = await client.call('incompleteRounds.resume', { betId, reason });
      return t(`reconciliation.outcome.${outcome}`);
    }
    await client.call('incompleteRounds.refund', { betId, reason });
    return t('reconciliation.refunded');
  };
  return (
    <>
      <div className={forms.filters}>
        <Segmented {...brandChoice} />
      </div>
      <PagedTable
        read={useRead('incompleteRounds.list', request)}
        page={pageNo}
        onPageChange={choosePage}
        sort={sort}
        caption={t('reconciliation.view.rounds')}
        columns={useRoundColumns((act, round) => setSelection({ act, round }))}
        rowKey={({ betId }) => betId}
        empty={{ icon: <Inbox />, title: t('reconciliation.noRounds') }}
      />
      {selection && (
        <ReasonDialog
          title={t(`reconciliation.${selection.act}`)}
          text={t(`reconciliation.${selection.act}Text`)}
          reads="incompleteRounds.list"
          perform={(client, reason) => perform(client, selection, reason)}
          onClose={() => setSelection(null)}
        />
      )}
    </>
  );
}
