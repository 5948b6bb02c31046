import { useCsvExport, useFormat, useMessages } from '@marquee/kit';
import type { MovementRow } from './movement-columns';

interface MovementFile {
  readonly name: string;
  readonly aboutLabel: string;
  readonly readPage: (
    pageNo: number,
  ) => Promise<{ readonly content: readonly MovementRow[]; readonly totalPages: number }>;
}

/** Exports all movements that the filters hold, not just the current page, as CSV. */
export function useMovementExport({ name, aboutLabel, readPage }: MovementFile) {
  const t = useMessages('agent');
  const { isoDateTime } = useFormat();
  const { run, progress } = useCsvExport();
  const header = [
    t('details.at'),
    t('details.type'),
    aboutLabel,
    t('details.change'),
    t('details.balanceAfter'),
    t('details.transaction'),
  ];
  const runExport = () =>
    run({
      name,
      header,
      readPage,
      rowOf: (row: MovementRow) => [
        isoDateTime(row.at),
        t(`movements.${row.type}`),
        row.about,
        row.change,
        row.balanceAfter,
        row.transactionId,
      ],
    });
  return { run: runExport, progress };
}
