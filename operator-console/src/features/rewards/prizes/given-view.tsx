import { GIVEN_PRIZE_SORTS } from '@marquee/contract/calls/list-sorts';
import type { GivenPrize } from '@marquee/contract/calls/prizes-admin';
import { PRIZE_KINDS, type PrizeKind } from '@marquee/contract/prizes/kinds';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Segmented } from '@marquee/ui/choice';
import { Gift } from '@marquee/ui/icons';
import type { Column } from '@marquee/ui/table';
import { useState } from 'react';
import { useRead } from '../../../lib/calls';
import forms from '../../../lib/layout/forms.module.css';
import { LocalTime } from '../../../lib/time/local-time';
import { PagedTable } from '../../../lib/paging/paged-table';
import { useBrandPage } from '../../../lib/paging/use-brand-page';
import { useRewardText } from './use-reward-text';

/** What members were given, by kind. */
export function GivenView() {
  const t = useMessages('console');
  const { pageNo, choosePage, sort, request, brandChoice } = useBrandPage(GIVEN_PRIZE_SORTS);
  const [kind, setKind] = useState<PrizeKind>('wheel');
  return (
    <>
      <div className={forms.filters}>
        <Segmented {...brandChoice} />
        <Segmented
          label={t('prizes.kind')}
          value={kind}
          onValueChange={(value) => setKind(PRIZE_KINDS.find((candidate) => candidate === value) ?? 'wheel')}
          options={PRIZE_KINDS.map((value) => ({ value, label: t(`prizes.view.${value}`) }))}
        />
      </div>
      <PagedTable
        read={useRead('prizesAdmin.given', { ...request, kind })}
        page={pageNo}
        onPageChange={choosePage}
        sort={sort}
        caption={t('prizes.view.given')}
        columns={useGivenColumns()}
        rowKey={({ id }) => id}
        empty={{ icon: <Gift />, title: t('prizes.noneGiven') }}
      />
    </>
  );
}

function useGivenColumns(): ReadonlyArray<Column<GivenPrize>> {
  const t = useMessages('console');
  return [
    { id: 'at', header: t('audit.at'), rowHeader: true, cell: ({ at }) => <LocalTime instant={at} /> },
    { id: 'brand', header: t('remotes.brand'), cell: ({ brand }) => brand },
    { id: 'account', header: t('withdrawals.member'), cell: ({ account }) => <bdi>{account}</bdi> },
    { id: 'prize', header: t('prizes.prize'), cell: ({ prize }) => <bdi>{prize}</bdi> },
    { id: 'reward', header: t('prizes.gives'), cell: (given) => <GivenReward given={given} /> },
  ];
}

function GivenReward({ given: { reward, currency } }: { readonly given: GivenPrize }) {
  return <bdi>{useRewardText(currency)(reward)}</bdi>;
}
