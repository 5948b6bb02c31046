import type { LotteryKind } from '@marquee/contract/lottery/selection/kind';
import { Fragment } from 'react';
import styles from './selected-outcomes.module.css';
import type { TicketLine } from '@marquee/contract/lottery/ticket-lines';
import type { RecordTexts } from './use-record-texts';

interface SelectedOutcomesProps {
  readonly line: TicketLine;
  readonly texts: Pick<RecordTexts, 'outcome'>;
}

/** What a line bets on, with the drawn outcomes marked. */
export function SelectedOutcomes({ line: { line, columns }, texts }: SelectedOutcomesProps) {
  return (
    <bdi className={styles.outcomes}>
      {columns.map((outcomes, column) => (
        <Fragment key={column}>
          {column > 0 && <span aria-hidden="true">{separatorOf(line.kind)}</span>}
          {outcomes.map(({ name, isDrawn }) => {
            const Mark = isDrawn ? 'mark' : 'span';
            return <Mark key={name}>{texts.outcome(name)}</Mark>;
          })}
        </Fragment>
      ))}
    </bdi>
  );
}

/** Between the columns of a selection; bankers are set with the others. */
const separatorOf = ({ family }: LotteryKind): string => (family === 'columns' || family === 'group' ? ' | ' : ' + ');
