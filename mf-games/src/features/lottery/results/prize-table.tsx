import type { OpenedDraw } from '@marquee/contract/calls/lottery-results';
import { digitRuns, type PrizeHits } from '@marquee/contract/lottery/prize-hits';
import type { PrizeForm } from '@marquee/contract/lottery/result';
import { Badge } from '@marquee/ui';
import { type CSSProperties, Fragment, useState } from 'react';
import type { OfficialTexts } from '../official/use-official-texts';
import styles from './prize-table.module.css';

interface PrizeTableProps {
  /** Of one day: a column each. */
  readonly draws: readonly OpenedDraw[];
  readonly form: PrizeForm;
  /** The issue whose numbers appear one after another, in the order in which they are drawn. */
  readonly liveIssue?: string | null;
  /** Digits to mark in a single draw. */
  readonly hits?: PrizeHits;
  readonly texts: OfficialTexts;
}

/** All prizes of a draw, or of the stations of a day beside each other. */
export function PrizeTable({ draws, form, liveIssue = null, hits, texts }: PrizeTableProps) {
  const { t } = texts;
  const [skippedIssue, setSkippedIssue] = useState<string | null>(null);
  const isLive = ({ issue }: OpenedDraw) => issue === liveIssue && issue !== skippedIssue;
  const hasNames = draws.some(({ station }) => station !== null);
  return (
    <div className={styles.scroll}>
      <table
        className={styles.table}
        data-columns={draws.length}
        aria-label={t('results.prizes')}
        onPointerDown={() => setSkippedIssue(liveIssue)}
      >
        {hasNames && (
          <thead>
            <tr>
              <th scope="col">{t('results.prize')}</th>
              {draws.map((draw) => (
                <th key={draw.issue} scope="col">
                  {texts.draw(draw)}
                  <DrawMarks draw={draw} texts={texts} />
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {form.rows.map(({ code, count }, row) => (
            <tr key={code}>
              <th scope="row">{t(`prize.${code}`)}</th>
              {draws.map((draw) => (
                <td key={draw.issue}>
                  <Numbers
                    draw={draw}
                    row={row}
                    count={count}
                    firstTurn={turnsBefore(form, row)}
                    isLive={isLive(draw)}
                    hits={hits?.[row]}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {!hasNames && draws[0] && <DrawMarks draw={draws[0]} texts={texts} />}
    </div>
  );
}

interface NumbersProps {
  readonly draw: OpenedDraw;
  readonly row: number;
  readonly count: number;
  /** Numbers that are drawn before those of the row. */
  readonly firstTurn: number;
  readonly isLive: boolean;
  readonly hits: PrizeHits[number] | undefined;
}

function Numbers({ draw: { result }, row, count, firstTurn, isLive, hits }: NumbersProps) {
  const numbers = result && 'prizes' in result ? result.prizes[row] : undefined;
  return (
    <span
      className={styles.numbers}
      data-live={isLive || undefined}
      style={{ '--across': acrossOf(count, 5), '--across-narrow': acrossOf(count, 3) } as CSSProperties}
      dir="ltr"
    >
      {numbers?.map((number, at) => (
        // The same number may come twice in a row.
        <span key={at} className={styles.number} style={{ '--turn': firstTurn + at } as CSSProperties}>
          <MarkedNumber number={number} hits={hits?.[at]} />
        </span>
      )) ?? '–'.repeat(Math.min(count, 3))}
    </span>
  );
}

/** Numbers beside each other: at most so many, in lines as even as can be. */
const acrossOf = (count: number, most: number): number => Math.ceil(count / Math.ceil(count / most));

/** A number with the digits marked that a bet has hit. */
function MarkedNumber({ number, hits }: { readonly number: string; readonly hits: readonly boolean[] | undefined }) {
  if (!hits?.includes(true)) return number;
  return digitRuns(number, hits).map(({ digits, isHit, from }) =>
    isHit ? <mark key={from}>{digits}</mark> : <Fragment key={from}>{digits}</Fragment>,
  );
}

function DrawMarks({ draw: { corrected, simulated, voidReason }, texts: { t } }: DrawMarksProps) {
  return (
    <>
      {corrected && <Badge tone="warning">{t('results.corrected')}</Badge>}
      {simulated && <Badge tone="neutral">{t('results.simulated')}</Badge>}
      {voidReason !== null && <Badge tone="neutral">{t('results.void')}</Badge>}
    </>
  );
}

interface DrawMarksProps {
  readonly draw: OpenedDraw;
  readonly texts: OfficialTexts;
}

/** The small prizes are drawn first, the special one last. */
const turnsBefore = ({ rows }: PrizeForm, row: number): number =>
  rows.slice(row + 1).reduce((turns, { count }) => turns + count, 0);
