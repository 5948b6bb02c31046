import { TIER_FIELDS, tierLabel } from '@marquee/contract/agent-contract';
import type { CallValue } from '@marquee/contract/calls/index';
import { useBrand, useFormat, useFormatLocale, useMessages } from '@marquee/kit';
import { Money, Panel } from '@marquee/ui';
import { ProgressBar } from '@marquee/ui/progress';
import { usePeriod } from '../bills/use-period';
import styles from './income.module.css';

type Running = CallValue<'agent.income'>['running'][number];

/** The running period of each contract in force: what it comes to so far, and what is missing to the next tier. */
export function RunningPeriods({ periods }: { readonly periods: readonly Running[] }) {
  const t = useMessages('agent');
  if (periods.length === 0) return null;
  return (
    <section aria-label={t('income.running')} className={styles.running}>
      {periods.map((period) => (
        <RunningPeriod key={period.type} running={period} />
      ))}
    </section>
  );
}

function RunningPeriod({ running }: { readonly running: Running }) {
  const t = useMessages('agent');
  const { number, percent } = useFormat();
  const { currencySymbol } = useBrand();
  const locale = useFormatLocale();
  const periodOf = usePeriod();
  const { type, estimate, tier, rate } = running;
  return (
    <Panel title={t(`contracts.type.${type}`)} description={periodOf(running)}>
      <p className={styles.estimate}>
        <Money amount={estimate} currency={currencySymbol} locale={locale} size="lg" />
        <small>{t('income.estimate')}</small>
      </p>
      {type !== 'realTimeSalary' && (
        <p className={styles.tier}>
          {tier === null
            ? t('income.noTier')
            : type === 'acquisition'
              ? t('income.acquired', { place: number(tier), members: number(running.activeMembers) })
              : t('income.tier', { place: number(tier), rate: percent(rate / 10_000) })}
        </p>
      )}
      <ToNextTier running={running} />
    </Panel>
  );
}

/** A bar for each condition of the next tier. */
function ToNextTier({ running }: { readonly running: Running }) {
  const t = useMessages('agent');
  const { money, number } = useFormat();
  const { next, type } = running;
  if (!next) return null;
  const isAcquisition = type === 'acquisition';
  const activeMembers = isAcquisition ? (running.nextMembers ?? 0) : running.activeMembers;
  const reached = { validBet: running.validBet, loss: running.result, activeMembers } as const;
  // What acquisitions ask of each member is no sum of the line.
  const conditions = (isAcquisition ? ['activeMembers'] : TIER_FIELDS[type]).filter(
    (field) => field in reached,
  ) as (keyof typeof reached)[];
  return (
    <div className={styles.next}>
      {conditions
        .filter((field) => Number(next[field]) > 0)
        .map((field) => {
          const text = (value: string | number) => (typeof value === 'number' ? number(value) : money(value));
          return (
            <ProgressBar
              key={field}
              label={t(`contracts.field.${tierLabel(type, field)}`)}
              value={Math.max(0, Number(reached[field]))}
              max={Number(next[field])}
              valueText={`${text(reached[field])} / ${text(next[field])}`}
            />
          );
        })}
    </div>
  );
}
