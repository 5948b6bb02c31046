import { useMessages } from '@marquee/kit/i18n/use-messages';
import { digitRuns, type PrizeHits } from '@marquee/contract/lottery/prize-hits';
import { lotteryRules } from '@marquee/contract/lottery/rules';
import type { LotteryShape } from '@marquee/contract/lottery/shape';
import { cx } from '@marquee/ui';
import { type Column, DataTable } from '@marquee/ui/table';
import { Fragment, type ReactNode } from 'react';
import styles from '../lottery.module.css';
import { numbersOf, type ResultRow, rowsOfForm, type WireResult } from '../result-rows';
import { usePrizeName } from '../lottery-names';

/** A result to show, under who says so. */
export interface NamedResult {
  readonly id: string;
  readonly header: ReactNode;
  readonly result: WireResult;
  /** Digits to mark. */
  readonly hits?: PrizeHits | undefined;
}

interface ResultTableProps {
  readonly caption: string;
  readonly shape: LotteryShape;
  readonly results: readonly NamedResult[];
}

interface PrizeLine extends ResultRow {
  readonly place: number;
  readonly isContradicted: boolean;
}

/** Results by prize, beside each other; prizes in which they differ are marked. */
export function ResultTable({ caption, shape, results }: ResultTableProps) {
  const t = useMessages('console');
  const prizeName = usePrizeName();
  const numbers = results.map(({ result }) => numbersOf(result));
  const rows = rowsOfForm(lotteryRules(shape).form).map((row, place): PrizeLine => {
    const texts = new Set(numbers.map((result) => result[place]?.join(' ')));
    return { ...row, place, isContradicted: texts.size > 1 };
  });
  const columns: ReadonlyArray<Column<PrizeLine>> = [
    {
      id: 'prize',
      header: t('lottery.prizeLabel'),
      rowHeader: true,
      cell: ({ code, isContradicted }) => (
        <>
          {prizeName(code)} {isContradicted && <span className={styles.differs}>{t('lottery.entries.differs')}</span>}
        </>
      ),
    },
    ...results.map(
      ({ id, header, hits }, at): Column<PrizeLine> => ({
        id,
        header,
        cell: ({ place, isContradicted }) => (
          <span className={cx(styles.numbers, isContradicted && styles.contradicted)}>
            {(numbers[at]?.[place] ?? []).map((number, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a number may come twice in a prize, and none moves
              <span key={index}>
                <MarkedNumber number={number} hits={hits?.[place]?.[index]} />
              </span>
            ))}
          </span>
        ),
      }),
    ),
  ];
  return (
    <DataTable<PrizeLine> caption={caption} columns={columns} rows={rows} rowKey={({ code }) => code} density="dense" />
  );
}

function MarkedNumber({ number, hits }: { readonly number: string; readonly hits: readonly boolean[] | undefined }) {
  if (!hits?.includes(true)) return number;
  return digitRuns(number, hits).map(({ from, digits, isHit }) =>
    isHit ? <mark key={from}>{digits}</mark> : <Fragment key={from}>{digits}</Fragment>,
  );
}
