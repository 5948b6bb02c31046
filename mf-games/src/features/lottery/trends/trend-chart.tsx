import { useFormat } from '@marquee/kit';
import { type CSSProperties, type ReactNode, useMemo } from 'react';
import type { BetTexts } from '../bets/use-bet-texts';
import { type Drawn, type TrendRow, trendRows, type TrendSeries } from './trend';
import styles from './trends.module.css';

interface TrendChartProps {
  readonly series: TrendSeries;
  /** The newest first. */
  readonly draws: readonly Drawn[];
  readonly texts: BetTexts;
  readonly choice: ReactNode;
}

const ROWS_SHOWN = 30;

/** A row a draw, a column a number: the drawn ones joined by a line, the others with their omission. */
export function TrendChart({ series, draws, texts, choice }: TrendChartProps) {
  const { t } = texts;
  const rows = useMemo(() => trendRows(series, draws), [series, draws]);
  const values = Array.from({ length: series.to - series.from + 1 }, (_, at) => series.from + at);
  const visible = rows.slice(-ROWS_SHOWN);
  return (
    <div className={styles.trends}>
      <header className={styles.header}>
        {choice}
        <p className={styles.legend}>{t('trend.legend')}</p>
      </header>
      <section
        className={styles.scroll}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label={t('trend.caption', { series: texts.row(series.label) })}
      >
        <div className={styles.chart} dir="ltr" style={{ '--values': values.length } as CSSProperties}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{t('trend.issue')}</th>
                {values.map((value) => (
                  <th key={value} scope="col">
                    {value}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {visible.map((row) => (
                <DrawRow key={row.issue} row={row} from={series.from} />
              ))}
            </tbody>
            <Sums rows={rows} values={values} texts={texts} />
          </table>
          <TrendLine rows={visible} series={series} />
        </div>
      </section>
    </div>
  );
}

const DrawRow = ({ row, from }: { readonly row: TrendRow; readonly from: number }) => (
  <tr>
    <th scope="row">{row.issue}</th>
    {row.omissions.map((omission, at) => (
      <td key={at}>{omission === 0 ? <strong className={styles.drawn}>{from + at}</strong> : omission}</td>
    ))}
  </tr>
);

interface SumsProps {
  readonly rows: readonly TrendRow[];
  readonly values: readonly number[];
  readonly texts: BetTexts;
}

/** Over all draws, the hidden ones too. */
function Sums({ rows, values, texts: { t } }: SumsProps) {
  const { number } = useFormat();
  return (
    <tfoot>
      <tr>
        <th scope="row">{t('trend.draws')}</th>
        {values.map((value) => (
          <td key={value}>{number(rows.filter((row) => row.value === value).length)}</td>
        ))}
      </tr>
      <tr>
        <th scope="row">{t('trend.longest')}</th>
        {values.map((value, at) => (
          <td key={value}>{number(Math.max(...rows.map(({ omissions }) => omissions[at] ?? 0)))}</td>
        ))}
      </tr>
    </tfoot>
  );
}

/** Joins the drawn numbers of all rows; in units of cells. */
function TrendLine({
  rows,
  series: { from, to },
}: {
  readonly rows: readonly TrendRow[];
  readonly series: TrendSeries;
}) {
  const points = rows.map(({ value }, at) => `${value - from + 0.5},${at + 0.5}`).join(' ');
  return (
    <svg
      className={styles.line}
      viewBox={`0 0 ${to - from + 1} ${rows.length}`}
      style={{ '--rows': rows.length } as CSSProperties}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <polyline points={points} />
    </svg>
  );
}
