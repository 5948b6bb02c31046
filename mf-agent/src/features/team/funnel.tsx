import type { CallValue } from '@marquee/contract/calls/index';
import { useFormat, useMessages } from '@marquee/kit';
import styles from './overview.module.css';

const STEPS = ['registered', 'deposited', 'active'] as const;

/** How many of those who registered have come how far, each with its share of them. */
export function Funnel({ funnel }: { readonly funnel: CallValue<'agent.overviewFigures'>['funnel'] }) {
  const t = useMessages('agent');
  const { number, percent } = useFormat();
  const shareOf = (count: number) => (funnel.registered === 0 ? 0 : count / funnel.registered);
  return (
    <dl className={styles.funnel}>
      {STEPS.map((step) => (
        <div key={step}>
          <dt>{t(`overview.${step}`)}</dt>
          <dd>
            <span className={styles.bar} aria-hidden="true">
              <span style={{ inlineSize: `${shareOf(funnel[step]) * 100}%` }} />
            </span>
            <span className={styles.step}>
              {number(funnel[step])}
              {funnel.registered > 0 && (
                <span className={styles.muted}> {percent(Math.round(shareOf(funnel[step]) * 1_000) / 1_000)}</span>
              )}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
