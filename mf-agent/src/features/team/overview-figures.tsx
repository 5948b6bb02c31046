import {
  type GlossaryFigure,
  OVERVIEW_PERIODS,
  type OverviewPeriod,
  RESULT_FIGURES,
} from '@marquee/contract/agent-figures';
import type { CallValue } from '@marquee/contract/calls/index';
import { useCall, useFailureTexts, useFormat, useMessages } from '@marquee/kit';
import { ErrorState, Panel, Skeleton } from '@marquee/ui';
import { Segmented } from '@marquee/ui/choice';
import { useState } from 'react';
import { type FigureValue, useFigureText } from '../line/figure-columns';
import { FigureName } from '../line/figure-name';
import { Funnel } from './funnel';
import styles from './overview.module.css';
import { ResultPanel } from './result-panel';
import { TopDownlines } from './top-downlines';

const FIGURES = [
  'gameResult',
  'net',
  'validBet',
  'deposits',
  'withdrawals',
  'promotions',
  'registrations',
  'firstDeposits',
  'activeMembers',
] as const satisfies readonly GlossaryFigure[];

type Period = CallValue<'agent.overviewFigures'>['current'];

const valueOf = ({ registrations, activeMembers, figures }: Period, figure: (typeof FIGURES)[number]): FigureValue =>
  ({ ...figures, registrations, activeMembers })[figure];

/** The line in a period beside the one before, and what became of who registered in it; the last days and the best downlines. */
export function OverviewFigures() {
  const t = useMessages('agent');
  const { day } = useFormat();
  const failureTexts = useFailureTexts();
  const [period, setPeriod] = useState<OverviewPeriod>('today');
  const { data, error, refetch } = useCall('agent.overviewFigures', { period }, { keepPrevious: true, staleMs: 0 });
  const before = data?.before;
  const daysBefore =
    before && (before.from === before.to ? day(before.from) : `${day(before.from)} – ${day(before.to)}`);
  return (
    <>
      <div className={styles.period}>
        <Segmented
          label={t('overview.period')}
          value={period}
          onValueChange={(value) => setPeriod(OVERVIEW_PERIODS.find((option) => option === value) ?? 'today')}
          options={OVERVIEW_PERIODS.map((value) => ({ value, label: t(`overview.${value}`) }))}
        />
        {daysBefore && <p className={styles.muted}>{t('overview.beforeDays', { days: daysBefore })}</p>}
      </div>
      {error && !data ? (
        <ErrorState compact {...failureTexts(error)} onRetry={() => void refetch()} />
      ) : (
        <dl className={styles.figures} aria-busy={!data}>
          {FIGURES.map((figure) => (
            <Figure key={figure} figure={figure} data={data} />
          ))}
        </dl>
      )}
      <ResultPanel />
      <div className={styles.panels}>
        <Panel title={t('overview.funnel')} description={t('overview.funnelHint')}>
          {data ? <Funnel funnel={data.funnel} /> : <Skeleton shape="block" height="6rem" />}
        </Panel>
        <TopDownlines />
      </div>
    </>
  );
}

interface FigureProps {
  readonly figure: (typeof FIGURES)[number];
  readonly data: CallValue<'agent.overviewFigures'> | undefined;
}

function Figure({ figure, data }: FigureProps) {
  const t = useMessages('agent');
  const { money, number } = useFormat();
  const show = useFigureText();
  const text = (value: FigureValue) =>
    typeof value === 'number' ? number(value) : money(value, { signed: RESULT_FIGURES.includes(figure) });
  return (
    <div className={styles.figure}>
      <dt>
        <FigureName figure={figure} />
      </dt>
      <dd>
        <span className={styles.value}>
          {data ? show(figure, valueOf(data.current, figure)) : <Skeleton width="6ch" />}
        </span>
        <span className={styles.muted}>
          {data ? t('overview.before', { value: text(valueOf(data.before, figure)) }) : <Skeleton width="9ch" />}
        </span>
      </dd>
    </div>
  );
}
