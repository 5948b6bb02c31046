import { PAYOUT_REVIEW_SORTS } from '@marquee/contract/calls/list-sorts';
import type { ReviewedPayout } from '@marquee/contract/calls/reconciliation';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Segmented } from '@marquee/ui/choice';
import { Inbox } from '@marquee/ui/icons';
import { useState } from 'react';
import { type OperatorClient, useRead } from '../../../lib/calls';
import forms from '../../../lib/layout/forms.module.css';
import { PagedTable } from '../../../lib/paging/paged-table';
import { useBrandPage } from '../../../lib/paging/use-brand-page';
import { usePayoutColumns } from './payout-columns';
import { ReasonDialog } from '../../../lib/reason/reason-dialog';

const STATES = ['waiting', 'decided'] as const;

interface Choice {
  readonly act: 'pay' | 'refusePayout';
  readonly payout: ReviewedPayout;
}

/** Wins above the brand's bound: pay them or refuse them. */
export function PayoutsView() {
  const t = useMessages('console');
  const [state, setState] = useState<(typeof STATES)[number]>('waiting');
  const { pageNo, choosePage, sort, request, brandChoice } = useBrandPage(PAYOUT_REVIEW_SORTS);
  const [selection, setSelection] = useState<Choice | null>(null);
  const perform = async (client: OperatorClient, { act, payout: { payoutId } }: Choice, reason: string) => {
    await client.call(act === 'pay' ? 'payoutReview.pay' : 'payoutReview.refuse', { payoutId, reason });
    return t(act === 'pay' ? 'reconciliation.paid' : 'reconciliation.payoutRefused');
  };
  return (
    <>
      <div className={forms.filters}>
        <Segmented {...brandChoice} />
        <Segmented
          label={t('reconciliation.decision')}
          value={state}
          onValueChange={(next) => {
            setState(next === 'decided' ? 'decided' : 'waiting');
            choosePage(1);
          }}
          options={STATES.map((value) => ({ value, label: t(`reconciliation.payouts.${value}`) }))}
        />
      </div>
      <PagedTable
        read={useRead('payoutReview.list', { ...request, state })}
        page={pageNo}
        onPageChange={choosePage}
        sort={sort}
        caption={t('reconciliation.view.payouts')}
        columns={usePayoutColumns(state === 'waiting' ? (act, payout) => setSelection({ act, payout }) : null)}
        rowKey={({ payoutId }) => payoutId}
        empty={{ icon: <Inbox />, title: t(`reconciliation.noPayouts.${state}`) }}
      />
      {selection && (
        <ReasonDialog
          title={t(`reconciliation.${selection.act}`)}
          text={t(`reconciliation.${selection.act}Text`)}
          reads="payoutReview.list"
          perform={(client, reason) => perform(client, selection, reason)}
          onClose={() => setSelection(null)}
        />
      )}
    </>
  );
}
