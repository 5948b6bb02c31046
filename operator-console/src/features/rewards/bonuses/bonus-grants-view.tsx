import { BONUS_GRANT_SORTS } from '@marquee/contract/calls/list-sorts';
import type { BonusGrant } from '@marquee/contract/calls/bonus-admin';
import { formatLocale } from '@marquee/contract/languages';
import { useLanguage, useMessages } from '@marquee/kit/i18n/use-messages';
import { Money } from '@marquee/ui';
import { useRead } from '../../../lib/calls';
import { useBrandPage } from '../../../lib/paging/use-brand-page';
import { GrantsView } from '../../../lib/proposals/grants-view';
import { GrantBonusDialog } from './grant-bonus-dialog';

/** Bonuses that operators granted; large ones wait for a second operator. */
export function BonusGrantsView() {
  const t = useMessages('console');
  const locale = formatLocale(useLanguage());
  const brandPage = useBrandPage(BONUS_GRANT_SORTS);
  return (
    <GrantsView<BonusGrant>
      kind="bonus-grant"
      brandPage={brandPage}
      read={useRead('bonusAdmin.grants', brandPage.request)}
      action={t('bonuses.grant')}
      dialog={(onClose) => <GrantBonusDialog onClose={onClose} />}
      caption={t('bonuses.view.grants')}
      columns={[
        {
          id: 'amount',
          header: t('bonuses.amount'),
          align: 'end',
          cell: ({ amount, currency }) => <Money amount={amount} currency={currency} locale={locale} />,
        },
        {
          id: 'terms',
          header: t('bonuses.terms'),
          cell: ({ mode, wageringTimes }) =>
            `${t(`bonuses.mode.${mode}`)}, ${t('bonuses.times', { times: wageringTimes })}`,
        },
      ]}
      emptyTitle={t('bonuses.noGrants')}
    />
  );
}
