import type { ReactNode } from 'react';
import { cx, VisuallyHidden } from '@marquee/ui';
import styles from './data-table.module.css';
import { HeaderCell } from './header-cell';
import { TableBody } from './table-body';

export interface Column<Row> {
  readonly id: string;
  readonly header: ReactNode;
  /** For a column of controls: its heading is heard, not seen. */
  readonly headerHidden?: boolean | undefined;
  readonly cell: (row: Row) => ReactNode;
  /** `end` for amounts and counts: tabular digits line up. */
  readonly align?: 'start' | 'center' | 'end' | undefined;
  /** What the totals row shows in this column. */
  readonly total?: ReactNode;
  /** The cell that names the row; read out as its heading. One per table. */
  readonly rowHeader?: boolean | undefined;
  /** Its heading orders the rows; with `DataTableProps.sort`. */
  readonly sortable?: boolean | undefined;
}

/** How the rows of a table are ordered, by whoever provides them. */
export interface TableSort {
  readonly columnId: string;
  readonly direction: 'asc' | 'desc';
  readonly onSort: (columnId: string) => void;
}

export interface DataTableProps<Row> {
  /** Accessible name. */
  readonly caption: string;
  readonly columns: ReadonlyArray<Column<Row>>;
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** Shows skeleton rows, as many as a page usually holds. */
  readonly loading?: boolean | undefined;
  readonly skeletonRows?: number | undefined;
  /** Instead of rows when there are none: an EmptyState. */
  readonly empty?: ReactNode;
  /** Instead of rows when loading failed: an ErrorState. */
  readonly error?: ReactNode;
  /** Shows the totals row; its cells come from `Column.total`. */
  readonly totalsLabel?: string | undefined;
  readonly density?: 'comfortable' | 'dense' | undefined;
  /** Any CSS length; the body then scrolls below the sticky header. */
  readonly maxHeight?: string | undefined;
  readonly onRowSelect?: ((row: Row) => void) | undefined;
  readonly sort?: TableSort | undefined;
}

export function DataTable<Row>(props: DataTableProps<Row>) {
  const {
    caption,
    columns,
    rows,
    loading = false,
    totalsLabel,
    density = 'comfortable',
    maxHeight,
    error,
    sort,
  } = props;
  const showTotals = totalsLabel !== undefined && rows.length > 0 && !loading && error === undefined;
  return (
    <div
      role="group"
      className={styles.scroller}
      style={maxHeight === undefined ? undefined : { maxBlockSize: maxHeight }}
      aria-label={caption}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard
      tabIndex={0}
    >
      <table className={cx(styles.table, styles[density])} aria-busy={loading || undefined}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <HeaderCell key={column.id} column={column} sort={sort} />
            ))}
          </tr>
        </thead>
        <TableBody {...props} />
        {showTotals && (
          <tfoot>
            <tr>
              {columns.map((column, index) => (
                <td key={column.id} className={styles[column.align ?? 'start']}>
                  {column.total ?? (index === 0 ? totalsLabel : null)}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}
