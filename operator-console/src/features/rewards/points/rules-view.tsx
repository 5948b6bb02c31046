import type { PointRules } from '@marquee/contract/calls/points-admin';
import { formatLocale } from '@marquee/contract/languages';
import { numberFormat } from '@marquee/contract/number-format';
import { useLanguage, useMessages } from '@marquee/kit/i18n/use-messages';
import { Money } from '@marquee/ui';
import { useRead } from '../../../lib/calls';
import groups from '../../../lib/layout/groups.module.css';
import { useBrandChoice } from '../../../lib/brand/use-brand-choice';
import { ProposalList } from '../../../lib/proposals/proposal-list';
import { VersionList, VersionPanel } from '../../../lib/proposals/version-list';
import { RulesDialog } from './rules-dialog';

/** Versions of a brand's rules, latest first, and the proposal of a new one. */
export function RulesView() {
  const t = useMessages('console');
  const { brand, brandChoice } = useBrandChoice();
  return (
    <VersionList
      brandChoice={brandChoice}
      versions={useRead('pointsAdmin.rules', { brand })}
      newLabel={t('points.newRules')}
      emptyTitle={t('points.noRules')}
      panel={(rules) => <RulesPanel key={rules.version} rules={rules} />}
      dialog={(versions, ends) => <RulesDialog brand={brand} current={versions[0] ?? null} ends={ends} />}
    >
      <ProposalList key={brand} request={{ kind: 'point-rules', brand }} />
    </VersionList>
  );
}

function RulesPanel({ rules }: { readonly rules: PointRules }) {
  const t = useMessages('console');
  const locale = formatLocale(useLanguage());
  const number = numberFormat(locale);
  const { currency, earn, exchange, grantLimit } = rules;
  return (
    <VersionPanel of={rules}>
      <dl className={groups.facts}>
        {earn.map(({ gameType, amount }) => (
          <div key={gameType}>
            <dt>{t('points.perPoint', { type: t(`games.types.${gameType}`) })}</dt>
            <dd>
              <Money amount={amount} currency={currency} locale={locale} />
            </dd>
          </div>
        ))}
        {exchange.map(({ points, amount }) => (
          <div key={points}>
            <dt>{t('points.from', { count: points, points: number.format(points) })}</dt>
            <dd>
              <Money amount={amount} currency={currency} locale={locale} />
            </dd>
          </div>
        ))}
        <div>
          <dt>{t('points.grantLimit')}</dt>
          <dd>{number.format(grantLimit)}</dd>
        </div>
      </dl>
    </VersionPanel>
  );
}
