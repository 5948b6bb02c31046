import type { PublicIds } from '../platform/public-id';
import type { TestApp } from './test-app';

/** Values of requests, by `<group of calls>.<field>`, or by the field for the calls of every group. */
export type ObjectIds = Readonly<Record<string, string | number>>;
type Row = Readonly<Record<string, unknown>>;

/** Of the brand that is seeded first. */
export const BRAND = { id: 1, code: 'sundarban', currency: 'BDT' } as const;
export const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000);

export interface Maker {
  /** Of a member of the brand, and of an operator who proposes. */
  readonly memberId: string;
  readonly operatorId: number;
  readonly ids: PublicIds;
  readonly pool: TestApp['pool'];
  /** Writes a row. @returns its `id` as text */
  insert(table: string, row: Row): Promise<string>;
  /** The first `id` of a table that is the brand's, or that fits. */
  first(table: string, where?: string, column?: string): Promise<string>;
}
