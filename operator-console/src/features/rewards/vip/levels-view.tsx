import type { VipLevelTerms, VipRules } from '@marquee/contract/calls/vip-admin';
import { formatLocale } from '@marquee/contract/languages';
import { numberFormat } from '@marquee/contract/number-format';
import { useLanguage, useMessages } from '@marquee/kit/i18n/use-messages';
import { Money } from '@marquee/ui';
import { type Column, DataTable } from '@marquee/ui/table';
import { useRead } from '../../../lib/calls';
import { useBrandChoice } from '../../../lib/brand/use-brand-choice';
import { ProposalList } from '../../../lib/proposals/proposal-list';
import { VersionList, VersionPanel } from '../../../lib/proposals/version-list';
import { LevelsDialog } from './levels-dialog';

/** Versions of a brand's VIP levels. */
export function LevelsView() {
  const t = useMessages('console');
  const { brand, brandChoice } = useBrandChoice();
  return (
    <VersionList
      brandChoice={brandChoice}
      versions={useRead('vipAdmin.rules', { brand })}
      newLabel={t('vip.newLevels')}
      emptyTitle={t('vip.noVersions')}
      panel={(rules) => (
        <VersionPanel key={rules.version} of={rules}>
          <LevelsTable rules={rules} />
        </VersionPanel>
      )}
      dialog={(versions, ends) => <LevelsDialog brand={brand} current={versions[0] ?? null} ends={ends} />}
    >
      <ProposalList key={brand} request={{ kind: 'vip-levels', brand }} />
    </VersionList>
  );
}

function LevelsTable({ rules: { levels, currency, windowDays, wagering } }: { readonly rules: VipRules }) {
  const t = useMessages('console');
  const locale = formatLocale(useLanguage());
  const number = numberFormat(locale);
  const money = (amount: string | null) =>
    amount === null ? '' : <Money amount={amount} currency={currency} locale={locale} />;
  const amounts = [
    'validBet',
    'deposits',
    'withdrawalSum',
    'withdrawalMaximum',
    'birthdayGift',
    'monthlyReward',
  ] as const;
  const columns: ReadonlyArray<Column<VipLevelTerms>> = [
    {
      id: 'name',
      header: t('vip.level'),
      rowHeader: true,
      cell: (level) => (
        <span dir="auto">{`${number.format(levels.indexOf(level) + 1)} ${level.names['en'] ?? ''}`}</span>
      ),
    },
    ...amounts.map((field) => ({
      id: field,
      header: t(`vip.${field}`),
      align: 'end' as const,
      cell: (level: VipLevelTerms) => money(level[field]),
    })),
    {
      id: 'points',
      header: t('vip.pointsPercent'),
      align: 'end',
      cell: ({ pointsPercent }) => number.format(pointsPercent),
    },
    {
      id: 'count',
      header: t('vip.withdrawalCount'),
      align: 'end',
      cell: ({ withdrawalCount }) => (withdrawalCount === null ? '' : number.format(withdrawalCount)),
    },
    { id: 'priority', header: t('vip.priority'), align: 'end', cell: ({ priority }) => number.format(priority) },
    { id: 'manager', header: t('vip.manager'), cell: ({ manager }) => <bdi>{manager}</bdi> },
  ];
  return (
    <>
      <p>{t('vip.window', { count: windowDays, days: number.format(windowDays), times: number.format(wagering) })}</p>
      <DataTable<VipLevelTerms>
        caption={t('vip.view.levels')}
        columns={columns}
        rows={levels}
        rowKey={(level) => String(levels.indexOf(level))}
      />
    </>
  );
}
