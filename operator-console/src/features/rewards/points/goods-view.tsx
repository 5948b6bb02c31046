import type { AdminPointGood } from '@marquee/contract/calls/points-admin';
import { formatLocale } from '@marquee/contract/languages';
import { numberFormat } from '@marquee/contract/number-format';
import { goodPicturePath } from '@marquee/contract/points';
import { useLanguage, useMessages } from '@marquee/kit/i18n/use-messages';
import { Badge, Button } from '@marquee/ui';
import { Segmented } from '@marquee/ui/choice';
import { Gift } from '@marquee/ui/icons';
import type { Column } from '@marquee/ui/table';
import { useState } from 'react';
import { useRead } from '../../../lib/calls';
import forms from '../../../lib/layout/forms.module.css';
import { PagedTable } from '../../../lib/paging/paged-table';
import { useBrandPage } from '../../../lib/paging/use-brand-page';
import { GoodDialog } from './good-dialog';
import styles from './points.module.css';

/** Goods of the points mall, those that are off too. */
export function GoodsView() {
  const t = useMessages('console');
  const { pageNo, choosePage, request, brandChoice } = useBrandPage();
  const [opened, setOpened] = useState<AdminPointGood | 'new' | null>(null);
  return (
    <>
      <div className={forms.filters}>
        <Segmented {...brandChoice} />
        <Button variant="primary" onClick={() => setOpened('new')}>
          {t('points.newGood')}
        </Button>
      </div>
      <PagedTable
        read={useRead('pointsAdmin.goods', request)}
        page={pageNo}
        onPageChange={choosePage}
        caption={t('points.view.goods')}
        columns={useGoodColumns(setOpened)}
        rowKey={({ rewardId }) => rewardId}
        empty={{ icon: <Gift />, title: t('points.noGoods') }}
      />
      {opened && <GoodDialog good={opened === 'new' ? null : opened} onClose={() => setOpened(null)} />}
    </>
  );
}

function useGoodColumns(onOpen: (good: AdminPointGood) => void): ReadonlyArray<Column<AdminPointGood>> {
  const t = useMessages('console');
  const language = useLanguage();
  const number = numberFormat(formatLocale(language));
  const nameIn = ({ names }: AdminPointGood) => names[language] ?? names['en'] ?? '';
  return [
    {
      id: 'name',
      header: t('points.good'),
      rowHeader: true,
      cell: (good) => (
        <span className={styles.good}>
          <img src={goodPicturePath(good.picture)} alt="" width={64} height={48} loading="lazy" />
          <span dir="auto">{nameIn(good)}</span>
        </span>
      ),
    },
    { id: 'brand', header: t('remotes.brand'), cell: ({ brand }) => brand },
    { id: 'points', header: t('points.points'), align: 'end', cell: ({ points }) => number.format(points) },
    { id: 'stock', header: t('points.stock'), align: 'end', cell: ({ stock }) => number.format(stock) },
    { id: 'redeemed', header: t('points.redeemed'), align: 'end', cell: ({ redeemed }) => number.format(redeemed) },
    { id: 'delivery', header: t('points.delivery'), cell: ({ delivery }) => t(`points.deliveries.${delivery}`) },
    {
      id: 'enabled',
      header: t('points.status'),
      cell: ({ enabled }) => (
        <Badge tone={enabled ? 'success' : 'neutral'}>{t(enabled ? 'points.offered' : 'points.off')}</Badge>
      ),
    },
    {
      id: 'edit',
      header: t('points.edit'),
      headerHidden: true,
      cell: (good) => (
        <Button size="sm" aria-label={t('points.editGood', { name: nameIn(good) })} onClick={() => onOpen(good)}>
          {t('points.edit')}
        </Button>
      ),
    },
  ];
}
