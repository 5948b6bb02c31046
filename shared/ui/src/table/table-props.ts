import type { ReactElement, ReactNode } from 'react';

export interface Column<Row> {
  readonly id: string;
  readonly header: ReactNode;
  /** For a column of controls: its heading is heard, not seen. */
  readonly headerHidden?: boolean | undefined;
  /** Puts the control of the heading into something that explains it, such as a tooltip; a heading that sorts nothing becomes a control. */
  readonly explained?: ((control: ReactElement<Record<string, unknown>>) => ReactNode) | undefined;
  readonly cell: (row: Row) => ReactNode;
  /** `end` for amounts and counts: tabular digits line up. */
  readonly align?: 'start' | 'center' | 'end' | undefined;
  /** What the totals row shows in this column. */
  readonly total?: ReactNode;
  /** The cell that names the row; read out as its heading. One per table. */
  readonly rowHeader?: boolean | undefined;
  /** Its heading orders the rows; with `DataTableProps.sort`. */
  readonly sortable?: boolean | undefined;
  /** What its heading orders rows by where the caller has all of them; null where a row has none. */
  readonly sortValue?: ((row: Row) => string | number | bigint | null) | undefined;
}

/** How the rows of a table are sorted; the caller sorts them. */
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
  /**
   * Where the table is narrow: `scroll` inside its frame, or `cards`: closer together first, then each row a card.
   */
  readonly narrow?: 'scroll' | 'cards' | undefined;
  readonly onRowSelect?: ((row: Row) => void) | undefined;
  readonly sort?: TableSort | undefined;
}
