import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { VisuallyHidden } from '@marquee/ui';
import type { Column, TableSort } from './table-props';
import styles from './data-table.module.css';

interface HeaderCellProps<Row> {
  readonly column: Column<Row>;
  readonly sort: TableSort | undefined;
}

/** The heading of a column; of a sortable one a button that orders the rows by it. */
export function HeaderCell<Row>({ column, sort }: HeaderCellProps<Row>) {
  const { id, header, headerHidden, align = 'start', sortable, explained = (control) => control } = column;
  const className = styles[align];
  const heading = column.explained
    ? explained(
        <button type="button" className={styles.explained}>
          {header}
        </button>,
      )
    : header;
  if (!sort || !sortable)
    return (
      <th scope="col" className={className}>
        {headerHidden ? <VisuallyHidden>{header}</VisuallyHidden> : heading}
      </th>
    );
  const direction = sort.columnId === id ? sort.direction : null;
  const Arrow = direction === null ? ChevronsUpDown : direction === 'asc' ? ArrowUp : ArrowDown;
  return (
    <th scope="col" className={className} aria-sort={direction === null ? undefined : ARIA_SORT[direction]}>
      {explained(
        <button type="button" className={styles.sort} onClick={() => sort.onSort(id)}>
          {header}
          <Arrow aria-hidden="true" />
        </button>,
      )}
    </th>
  );
}

const ARIA_SORT = { asc: 'ascending', desc: 'descending' } as const;
