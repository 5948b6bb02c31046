import type { RebateRules } from '@marquee/contract/calls/rebates-admin';
import { formatLocale } from '@marquee/contract/languages';
import { numberFormat } from '@marquee/contract/number-format';
import { isPositive } from '@marquee/contract/amount';
import { useLanguage, useMessages } from '@marquee/kit/i18n/use-messages';
import { Money } from '@marquee/ui';
import { type Column, DataTable } from '@marquee/ui/table';
import groups from '../../../lib/layout/groups.module.css';
import { columnsOf, type MatrixRow, toMatrix } from './rate-matrix';
import { useRead } from '../../../lib/calls';
import { useBrandChoice } from '../../../lib/brand/use-brand-choice';
import { ProposalList } from '../../../lib/proposals/proposal-list';
import { VersionList, VersionPanel } from '../../../lib/proposals/version-list';
import { RatesDialog } from './rates-dialog';

/** Versions of a brand's table of rebates. */
export function RatesView() {
  const t = useMessages('console');
  const { brand, brandChoice } = useBrandChoice();
  return (
    <VersionList
      brandChoice={brandChoice}
      versions={useRead('rebatesAdmin.rules', { brand })}
      newLabel={t('vip.newRates')}
      emptyTitle={t('vip.noVersions')}
      panel={(rules) => (
        <VersionPanel key={rules.version} of={rules}>
          <RatesTable rules={rules} />
        </VersionPanel>
      )}
      dialog={(versions, ends) => <RatesDialog brand={brand} current={versions[0] ?? null} ends={ends} />}
    >
      <ProposalList key={brand} request={{ kind: 'rebate-rules', brand }} />
    </VersionList>
  );
}

function RatesTable({ rules: { rates, minimum, dailyCap, wagering, currency } }: { readonly rules: RebateRules }) {
  const t = useMessages('console');
  const locale = formatLocale(useLanguage());
  const number = numberFormat(locale);
  const percent = numberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  const levels = columnsOf(rates, 1);
  const columns: ReadonlyArray<Column<MatrixRow>> = [
    {
      id: 'games',
      header: t('vip.games'),
      rowHeader: true,
      cell: ({ vendor, gameType }) => [t(`games.types.${gameType}`), vendor].filter(Boolean).join(' · '),
    },
    ...Array.from({ length: levels }, (_, level) => ({
      id: String(level),
      header: t('vip.levelNumber', { level }),
      align: 'end' as const,
      cell: ({ rates: cells }: MatrixRow) => (cells[level] ? percent.format(Number(cells[level]) / 100) : ''),
    })),
  ];
  return (
    <>
      <dl className={groups.facts}>
        <div>
          <dt>{t('vip.minimum')}</dt>
          <dd>
            <Money amount={minimum} currency={currency} locale={locale} />
          </dd>
        </div>
        <div>
          <dt>{t('vip.dailyCap')}</dt>
          <dd>
            {dailyCap !== null && isPositive(dailyCap) ? (
              <Money amount={dailyCap} currency={currency} locale={locale} />
            ) : (
              t('vip.noCap')
            )}
          </dd>
        </div>
        <div>
          <dt>{t('vip.wagering')}</dt>
          <dd>{number.format(wagering)}</dd>
        </div>
      </dl>
      <DataTable<MatrixRow>
        caption={t('vip.view.rates')}
        columns={columns}
        rows={toMatrix(rates, levels)}
        rowKey={({ vendor, gameType }) => `${vendor}:${gameType}`}
      />
    </>
  );
}
