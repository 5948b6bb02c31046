import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Muted } from '@marquee/ui/layout';
import { type Column, DataTable } from '@marquee/ui/table';
import type { ReactNode } from 'react';
import { LocalTime } from '../../../../lib/time/local-time';
import { Version } from '../../../../lib/layout/version';
import { type LoadHistory, type LoadHour, loadsIn } from './load-history';
import styles from './health.module.css';
import { useFigures } from './use-figures';

/** The loads of one release by the hour: drawn, in a sentence, and as a table. */
export function LoadChart({ history, roles }: { readonly history: LoadHistory; readonly roles: ReactNode }) {
  const t = useMessages('console');
  const figures = useFigures();
  const { version, hours, mostLoads } = history;
  const bad = hours.reduce((sum, hour) => sum + hour.bad, 0);
  const loads = hours.reduce((sum, hour) => sum + loadsIn(hour), 0);
  const [first, last] = [hours[0], hours.at(-1)];
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>
        <Version version={version} /> {roles}
        <Muted>
          {t('loadHistory.summary', { count: loads, loads: figures.count(loads), failed: figures.share(bad, loads) })}
        </Muted>
        <Muted>{t('loadHistory.most', { count: mostLoads, loads: figures.count(mostLoads) })}</Muted>
      </figcaption>
      <div className={styles.bars} aria-hidden="true">
        {hours.map((hour) => (
          <Bar key={hour.hour} hour={hour} mostLoads={mostLoads} />
        ))}
      </div>
      <div className={styles.axis} aria-hidden="true">
        {first && <LocalTime instant={first.hour} />}
        {last && <LocalTime instant={last.hour} />}
      </div>
      <details className={styles.details}>
        <summary>{t('loadHistory.asTable')}</summary>
        <DataTable<LoadHour>
          caption={t('loadHistory.tableCaption', { version })}
          columns={useHourColumns()}
          rows={hours.filter(isEventful).toReversed()}
          rowKey={({ hour }) => hour}
          density="dense"
        />
      </details>
    </figure>
  );
}

const isEventful = (hour: LoadHour): boolean => loadsIn(hour) + hour.error + hour.blocked > 0;

/** An hour's loads against those of the busiest hour; what failed stands on top. */
function Bar({ hour, mostLoads }: { readonly hour: LoadHour; readonly mostLoads: number }) {
  const heightOf = (count: number) => ({ blockSize: `${(count / Math.max(mostLoads, 1)) * 100}%` });
  return (
    <span className={styles.bar}>
      {hour.bad > 0 && <span className={styles.bad} style={heightOf(hour.bad)} />}
      {hour.good > 0 && <span className={styles.good} style={heightOf(hour.good)} />}
    </span>
  );
}

function useHourColumns(): ReadonlyArray<Column<LoadHour>> {
  const t = useMessages('console');
  const { count, share } = useFigures();
  return [
    { id: 'hour', header: t('loadHistory.hour'), rowHeader: true, cell: ({ hour }) => <LocalTime instant={hour} /> },
    { id: 'loads', header: t('loadHistory.loads'), align: 'end', cell: (hour) => count(loadsIn(hour)) },
    { id: 'bad', header: t('loadHistory.bad'), align: 'end', cell: (hour) => share(hour.bad, loadsIn(hour)) },
    { id: 'error', header: t('rollOuts.signal.error'), align: 'end', cell: ({ error }) => count(error) },
    { id: 'blocked', header: t('loadHistory.blocked'), align: 'end', cell: ({ blocked }) => count(blocked) },
  ];
}
