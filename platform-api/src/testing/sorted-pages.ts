import type { SortBy } from '@marquee/contract/calls/field-schemas';
import { expect } from 'vitest';

/** One page of a list as its call answers it. */
type ReadPage<Row, Column extends string> = (
  sort: SortBy<Column>,
  page: { readonly pageNo: number; readonly pageSize: number },
) => Promise<{ readonly content: readonly Row[]; readonly totalElements: number }>;

/**
 * Reads a list of at least two rows in each of its orders, row by row: every row comes once, in order, and equal ones as in one page.
 * @param valueOf by column, the value of a row
 */
export async function mustPageInOrder<Row, const Column extends string>(
  columns: readonly Column[],
  read: ReadPage<Row, Column>,
  valueOf: Readonly<Record<Column, (row: NoInfer<Row>) => string | number>>,
): Promise<void> {
  for (const column of columns)
    for (const sort of [column, `-${column}`] as const) {
      const whole = await read(sort, { pageNo: 1, pageSize: 100 });
      expect(whole.totalElements).toBeGreaterThan(1);
      const rows: Row[] = [];
      for (let pageNo = 1; pageNo <= whole.content.length; pageNo++)
        rows.push(...(await read(sort, { pageNo, pageSize: 1 })).content);
      expect(rows).toEqual(whole.content);
      const values = rows.map(valueOf[column]);
      const ascending = values.toSorted((left, right) => (left < right ? -1 : left > right ? 1 : 0));
      expect([sort, values]).toEqual([sort, sort === column ? ascending : ascending.toReversed()]);
    }
}
