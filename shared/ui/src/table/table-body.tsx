import { cx, Skeleton } from '@marquee/ui';
import type { Column, DataTableProps } from './table-props';
import styles from './data-table.module.css';
import { ROLE } from './table-roles';

export function TableBody<Row>({
  columns,
  rows,
  rowKey,
  loading = false,
  skeletonRows = 8,
  empty,
  error,
  onRowSelect,
}: DataTableProps<Row>) {
  if (loading && rows.length === 0) {
    return (
      <tbody {...ROLE.rowgroup}>
        {Array.from({ length: skeletonRows }, (_, row) => (
          <tr key={row} {...ROLE.row}>
            {columns.map((column) => (
              <td key={column.id} {...ROLE.cell}>
                <Skeleton width={row % 2 === 0 ? '80%' : '60%'} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    );
  }
  if (error !== undefined || rows.length === 0) {
    return (
      <tbody {...ROLE.rowgroup}>
        <tr {...ROLE.row}>
          <td {...ROLE.cell} className={styles.message} colSpan={columns.length}>
            {error ?? empty}
          </td>
        </tr>
      </tbody>
    );
  }
  return (
    <tbody {...ROLE.rowgroup}>
      {rows.map((row) => (
        <tr
          key={rowKey(row)}
          {...ROLE.row}
          className={cx(onRowSelect && styles.selectable)}
          onClick={onRowSelect && (() => onRowSelect(row))}
        >
          {columns.map((column) => {
            const Cell = column.rowHeader ? 'th' : 'td';
            return (
              <Cell
                key={column.id}
                {...(column.rowHeader ? ROLE.rowheader : ROLE.cell)}
                data-label={labelOf(column)}
                scope={column.rowHeader ? 'row' : undefined}
                className={styles[column.align ?? 'start']}
              >
                {column.cell(row)}
              </Cell>
            );
          })}
        </tr>
      ))}
    </tbody>
  );
}

/** What a card says before the value; nothing where the value says it all. */
export function labelOf<Row>({ header, headerHidden }: Column<Row>): string | undefined {
  return typeof header === 'string' && !headerHidden ? header : undefined;
}
