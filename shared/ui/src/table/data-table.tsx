import { cx, VisuallyHidden } from '@marquee/ui';
import styles from './data-table.module.css';
import { HeaderCell } from './header-cell';
import { TableBody } from './table-body';
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
