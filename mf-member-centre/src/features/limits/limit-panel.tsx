import type { LimitsOverview } from '@marquee/contract/calls/limits';
import { useMessages } from '@marquee/kit';
import { Panel } from '@marquee/ui';
import { LimitRow } from './limit-row';
import styles from './limits.module.css';
import { type LimitKind, limitsOf } from './limit-view';

interface LimitPanelProps {
  readonly kind: LimitKind;
  readonly overview: LimitsOverview;
}

/** The limits of one kind, by day, week and month. */
export function LimitPanel({ kind, overview }: LimitPanelProps) {
  const t = useMessages('member');
  return (
    <Panel title={t(`limits.kind.${kind}`)} description={t(`limits.kindHint.${kind}`)}>
      <ul className={styles.rows}>
        {limitsOf(kind, overview).map((limit) => (
          <LimitRow key={limit.period} limit={limit} />
        ))}
      </ul>
    </Panel>
  );
}
