import { POINT_GRANT_SORTS } from '@marquee/contract/calls/list-sorts';
import type { PointGrant } from '@marquee/contract/calls/points-admin';
import { formatLocale } from '@marquee/contract/languages';
import { numberFormat } from '@marquee/contract/number-format';
import { useLanguage, useMessages } from '@marquee/kit/i18n/use-messages';
import { useRead } from '../../../lib/calls';
import { useBrandPage } from '../../../lib/paging/use-brand-page';
import { GrantsView } from '../../../lib/proposals/grants-view';
import { GrantPointsDialog } from './grant-points-dialog';

/** Points that operators gave and took; large ones wait for a second operator. */
export function PointGrantsView() {
  const t = useMessages('console');
  const number = numberFormat(formatLocale(useLanguage()), { signDisplay: 'exceptZero' });
  const brandPage = useBrandPage(POINT_GRANT_SORTS);
  return (
    <GrantsView<PointGrant>
      kind="point-grant"
      brandPage={brandPage}
      read={useRead('pointsAdmin.grants', brandPage.request)}
      action={t('points.newGrant')}
      dialog={(onClose) => <GrantPointsDialog onClose={onClose} />}
      caption={t('points.view.grants')}
      columns={[
        {
          id: 'points',
          header: t('points.points'),
          align: 'end',
          cell: ({ points }) => <bdi>{number.format(points)}</bdi>,
        },
      ]}
      emptyTitle={t('points.noGrants')}
    />
  );
}
