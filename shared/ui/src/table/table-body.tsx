import { cx, Skeleton } from '@marquee/ui';
import type { DataTableProps } from './table-props';
import styles from './data-table.module.css';

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
      <tbody>
        {Array.from({ length: skeletonRows }, (_, row) => (
          <tr key={row}>
            {columns.map((column) => (
              <td key={column.id}>
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
      <tbody>
        <tr>
          <td className={styles.message} colSpan={columns.length}>
            {error ?? empty}
          </td>
        </tr>
      </tbody>
    );
  }
  return (
    <tbody>
      {rows.map((row) => (
        <tr
          key={rowKey(row)}
          className={cx(onRowSelect && styles.selectable)}
          onClick={onRowSelect && (() => onRowSelect(row))}
        >
          {columns.map((column) => {
            const Cell = column.rowHeader ? 'th' : 'td';
            return (
              <Cell
                key={column.id}
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
