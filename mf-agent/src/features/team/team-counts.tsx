import type { CallValue } from '@marquee/contract/calls/index';
import { useFormat, useMessages } from '@marquee/kit';
import { Skeleton } from '@marquee/ui';
import styles from './team.module.css';

export type Overview = CallValue<'agent.overview'>;

/** The team in three numbers. */
export function TeamCounts({ overview }: { readonly overview: Overview | undefined }) {
  const t = useMessages('agent');
  const { number } = useFormat();
  const counts = [
    ['direct', overview?.directDownlines],
    ['all', overview?.allDownlines],
    ['joined', overview?.joinedLast7Days],
  ] as const;
  return (
    <dl className={styles.counts}>
      {counts.map(([name, count]) => (
        <div key={name}>
          <dt>{t(`team.${name}`)}</dt>
          <dd>{count === undefined ? <Skeleton width="3ch" /> : number(count)}</dd>
        </div>
      ))}
    </dl>
  );
}
