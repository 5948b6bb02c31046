import { useState } from 'react';
import type { Column } from '../table/table-props';

/** Only columns with a text heading can be hidden, and never the one that names the row. */
const isHideable = ({
  header,
  headerHidden,
  rowHeader,
}: Pick<Column<never>, 'header' | 'headerHidden' | 'rowHeader'>) =>
  typeof header === 'string' && !headerHidden && !rowHeader;

/**
 * Which columns of a table are visible, stored in this browser.
 * @param table names the table among those of the site
 * @returns the columns to show, and what `ColumnPicker` needs
 */
export function useColumnPicker<Row>(table: string, columns: ReadonlyArray<Column<Row>>) {
  const key = `mq.columns.${table}`;
  const [hidden, setHidden] = useState(() => readHidden(key));
  const toggle = (id: string) => {
    const next = hidden.includes(id) ? hidden.filter((other) => other !== id) : [...hidden, id];
    localStorage.setItem(key, next.join(' '));
    setHidden(next);
  };
  const hideableColumns = columns.filter(isHideable);
  return {
    visibleColumns: columns.filter((column) => !isHideable(column) || !hidden.includes(column.id)),
    pickerProps: {
      columns: hideableColumns.map(({ id, header }) => ({
        id,
        label: typeof header === 'string' ? header : id,
        visible: !hidden.includes(id),
      })),
      onToggle: toggle,
    },
  };
}

const readHidden = (key: string): readonly string[] => localStorage.getItem(key)?.split(' ').filter(Boolean) ?? [];
