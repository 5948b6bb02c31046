import type { FreezeWindow } from '@marquee/contract/calls/roll-outs';
import type { Queryable } from '../../../../platform/database';

/** A freeze window as the console lists it. */
export interface FreezeWindowRow extends Omit<FreezeWindow, 'startsAt' | 'endsAt'> {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** Windows of these brands, and of every brand at once, that are not over; the earliest first. @param brandIds empty: of all brands */
export async function readFreezeWindows(
  connection: Queryable,
  brandIds: readonly number[],
  now: Date,
): Promise<FreezeWindowRow[]> {
  const { rows } = await connection.query<FreezeWindowRow>(
    `select f.id::text as "windowId", b.code as brand, f.starts_at as "startsAt", f.ends_at as "endsAt", f.reason,
            o.name as "createdBy"
     from freeze_window f join operator o on o.id = f.created_by left join brand b on b.id = f.brand_id
     where f.ends_at > $2 and (cardinality($1::int[]) = 0 or f.brand_id is null or f.brand_id = any($1::int[]))
     order by f.starts_at, f.id`,
    [brandIds, now],
  );
  return rows;
}

/** A window to store. */
export interface FreezeWindowInsert {
  /** Null: every brand. */
  readonly brandId: number | null;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly reason: string;
  readonly operatorId: number;
}

/** @returns the new window's id */
export async function insertFreezeWindow(connection: Queryable, window: FreezeWindowInsert): Promise<string> {
  const { rows } = await connection.query<{ id: string }>(
    `insert into freeze_window (brand_id, starts_at, ends_at, reason, created_by) values ($1, $2, $3, $4, $5)
     returning id::text`,
    [window.brandId, window.startsAt, window.endsAt, window.reason, window.operatorId],
  );
  return rows[0]?.id ?? '';
}

/** The brand of a window, null inside for every brand; undefined when there is none of this id. */
export async function findFreezeWindow(
  connection: Queryable,
  windowId: string,
): Promise<{ readonly brandId: number | null } | undefined> {
  const { rows } = await connection.query<{ brandId: number | null }>(
    'select brand_id as "brandId" from freeze_window where id = $1',
    [windowId],
  );
  return rows[0];
}

/** Deletes a window. */
export async function deleteFreezeWindow(connection: Queryable, windowId: string): Promise<void> {
  await connection.query('delete from freeze_window where id = $1', [windowId]);
}

/** Whether a freeze window is open for the brand. */
export async function isFrozen(tx: Queryable, brandId: number, now: Date): Promise<boolean> {
  const { rowCount } = await tx.query(
    'select from freeze_window where (brand_id is null or brand_id = $1) and starts_at <= $2 and ends_at > $2 limit 1',
    [brandId, now],
  );
  return rowCount === 1;
}
