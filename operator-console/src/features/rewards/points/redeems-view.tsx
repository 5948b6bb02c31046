import { REDEEM_SORTS } from '@marquee/contract/calls/list-sorts';
import type { AdminPointRedeem } from '@marquee/contract/calls/points-admin';
import { REDEEM_STATES } from '@marquee/contract/points';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Segmented } from '@marquee/ui/choice';
import { Inbox } from '@marquee/ui/icons';
import { useState } from 'react';
import { useRead } from '../../../lib/calls';
import forms from '../../../lib/layout/forms.module.css';
import { PagedTable } from '../../../lib/paging/paged-table';
import { useBrandPage } from '../../../lib/paging/use-brand-page';
import { ApproveDialog, RejectDialog } from './decision-dialogs';
import { useRedeemColumns } from './redeem-columns';

const ALL = 'all';
interface Opened {
  readonly redeem: AdminPointRedeem;
  readonly decision: 'approve' | 'reject';
}

/** What members redeemed: those that wait first. */
export function RedeemsView() {
  const t = useMessages('console');
  const { pageNo, choosePage, sort, request, brandChoice } = useBrandPage(REDEEM_SORTS);
  const [status, setStatus] = useState<string>('in_process');
  const [opened, setOpened] = useState<Opened | null>(null);
  const chosenStatus = REDEEM_STATES.find((state) => state === status);
  const close = () => setOpened(null);
  return (
    <>
      <div className={forms.filters}>
        <Segmented {...brandChoice} />
        <Segmented
          label={t('points.status')}
          value={status}
          onValueChange={setStatus}
          options={[...REDEEM_STATES, ALL].map((state) => ({ value: state, label: t(`points.states.${state}`) }))}
        />
      </div>
      <PagedTable
        read={useRead('pointsAdmin.redeems', { ...request, ...(chosenStatus && { status: chosenStatus }) })}
        page={pageNo}
        onPageChange={choosePage}
        sort={sort}
        caption={t('points.view.redeems')}
        columns={useRedeemColumns((redeem, decision) => setOpened({ redeem, decision }))}
        rowKey={({ redeemId }) => redeemId}
        empty={{ icon: <Inbox />, title: t('points.noRedeems') }}
      />
      {opened?.decision === 'approve' && <ApproveDialog redeem={opened.redeem} onClose={close} />}
      {opened?.decision === 'reject' && <RejectDialog redeem={opened.redeem} onClose={close} />}
    </>
  );
}
