import { cx, VisuallyHidden } from '@marquee/ui';
import type { CSSProperties } from 'react';
import styles from './data-table.module.css';
import { ROLE } from './table-roles';
import { HeaderCell } from './header-cell';
import { labelOf, TableBody } from './table-body';
import type { DataTableProps } from './table-props';

export function DataTable<Row>(props: DataTableProps<Row>) {
  const {
    caption,
    columns,
    rows,
    loading = false,
    totalsLabel,
    density = 'comfortable',
    maxHeight,
    narrow = 'scroll',
    error,
    sort,
  } = props;
  const showTotals = totalsLabel !== undefined && rows.length > 0 && !loading && error === undefined;
  return (
    <div
      role="group"
      className={cx(styles.scroller, styles[narrow])}
      style={maxHeight === undefined ? undefined : ({ '--table-height': maxHeight } as CSSProperties)}
      aria-label={caption}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard
      tabIndex={0}
    >
      <table {...ROLE.table} className={cx(styles.table, styles[density])} aria-busy={loading || undefined}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead {...ROLE.rowgroup}>
          <tr {...ROLE.row}>
            {columns.map((column) => (
              <HeaderCell key={column.id} column={column} sort={sort} />
            ))}
          </tr>
        </thead>
        <TableBody {...props} />
        {showTotals && (
          <tfoot {...ROLE.rowgroup}>
            <tr {...ROLE.row}>
              {columns.map((column, index) => (
                <td
                  key={column.id}
                  {...ROLE.cell}
                  className={styles[column.align ?? 'start']}
                  data-label={column.total === undefined ? undefined : labelOf(column)}
                >
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
