import type { PointRules } from '@marquee/contract/calls/points-admin';
import { formatLocale } from '@marquee/contract/languages';
import { numberFormat } from '@marquee/contract/number-format';
import type { ApiError } from '@marquee/kit/http/api-error';
import { useLanguage, useMessages } from '@marquee/kit/i18n/use-messages';
import { Button, EmptyState, Money, notify, Panel, Skeleton } from '@marquee/ui';
import { Segmented } from '@marquee/ui/choice';
import { FileText } from '@marquee/ui/icons';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useRead } from '../../app/calls';
import { FailureState } from '../failure/failure-state';
import { useReason } from '../failure/use-reason';
import forms from '../layout/forms.module.css';
import { useOperator } from '../session/operator';
import styles from './points.module.css';
import { ProposalState } from './proposal-state';
import { RulesDialog } from './rules-dialog';
import { useChange } from '../forms/use-change';

/** Versions of a brand's rules, latest first, and the proposal of a new one. */
export function RulesView() {
  const t = useMessages('console');
  const { brands } = useOperator();
  const [search, setSearch] = useSearchParams();
  const [isProposing, setProposing] = useState(false);
  const brand = brands.find((code) => code === search.get('brand')) ?? brands[0] ?? '';
  const { data, error, refetch } = useRead('pointsAdmin.rules', { brand });
  return (
    <>
      <div className={forms.filters}>
        <Segmented
          label={t('remotes.brand')}
          value={brand}
          onValueChange={(code) => setSearch({ brand: code })}
          options={brands.map((code) => ({ value: code, label: code }))}
        />
        <Button variant="primary" disabled={!data} onClick={() => setProposing(true)}>
          {t('points.newRules')}
        </Button>
      </div>
      {error && !data && <FailureState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton shape="block" height="16rem" />}
      {data?.length === 0 && <EmptyState icon={<FileText />} title={t('points.noRules')} />}
      <div className={styles.versions}>
        {data?.map((rules) => (
          <RulesPanel key={rules.version} brand={brand} rules={rules} />
        ))}
      </div>
      {isProposing && data && (
        <RulesDialog
          brand={brand}
          current={data.find(({ state }) => state === 'approved') ?? null}
          onClose={() => setProposing(false)}
        />
      )}
    </>
  );
}

function RulesPanel({ brand, rules }: { readonly brand: string; readonly rules: PointRules }) {
  const t = useMessages('console');
  const reasonOf = useReason();
  const locale = formatLocale(useLanguage());
  const number = numberFormat(locale);
  const decide = useChange('pointsAdmin.decideRules', ({ state }) => t(`points.proposal.${state}`));
  const { version, currency, earn, exchange, grantLimit, fromDay } = rules;
  const onError = (error: ApiError) => notify({ tone: 'danger', title: reasonOf(error) });
  return (
    <Panel
      title={t('points.version', { version: number.format(version) })}
      description={fromDay === null ? undefined : t('points.fromDay', { day: fromDay })}
    >
      <div className={styles.versions}>
        <dl className={styles.facts}>
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
              <dt>{t('points.from', { points: number.format(points) })}</dt>
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
        <ProposalState
          proposal={rules}
          isPending={decide.isPending}
          onDecide={(approve) => decide.mutate({ brand, version, approve }, { onError })}
        />
      </div>
    </Panel>
  );
}
