import { useFormat, useMessages } from '@marquee/kit';
import { Badge } from '@marquee/ui';
import type { Column } from '@marquee/ui/table';
import styles from './ranks.module.css';

/** Ranks with a medal. */
const MEDALS = 3;

interface Ranked {
  readonly player: string;
  readonly isOwn: boolean;
}

/** The first two columns of a table of ranked players: the rank, and who has it. @param rankOf the rank of a row, from 1 on */
export function useRankColumns<Row extends Ranked>(rankOf: (row: Row) => number): readonly Column<Row>[] {
  const t = useMessages('promotions');
  const { number } = useFormat();
  return [
    {
      id: 'rank',
      header: t('missions.board.rank'),
      cell: (row) => (
        <span className={styles.rank} data-medal={rankOf(row) <= MEDALS ? rankOf(row) : undefined}>
          {number(rankOf(row))}
        </span>
      ),
    },
    {
      id: 'player',
      header: t('missions.board.player'),
      rowHeader: true,
      cell: ({ player, isOwn }) => (
        <span className={styles.player}>
          <bdi>{player}</bdi> {isOwn && <Badge tone="success">{t('missions.board.you')}</Badge>}
        </span>
      ),
    },
  ];
}
