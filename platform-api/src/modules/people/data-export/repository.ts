import type pg from 'pg';
import type { Queryable } from '../../../platform/database';

export interface ExportRow {
  readonly id: bigint;
  readonly state: 'waiting' | 'ready' | 'failed';
  readonly requestedAt: Date;
  readonly expiresAt: Date | null;
  readonly bytes: bigint | null;
}

const EXPORT = 'id, state, requested_at as "requestedAt", expires_at as "expiresAt", bytes';

export type HeldRow = Readonly<Record<string, unknown>>;

/**
 * Reads a statement by a cursor, so that memory does not grow with its rows.
 * @param client in a transaction, with no other of these cursors open
 * @param text with the member's id as `$1`
 */
export async function* readInChunks(
  client: pg.PoolClient,
  text: string,
  memberId: bigint,
  rowsAtOnce: number,
): AsyncIterable<readonly HeldRow[]> {
  await client.query(`declare member_records no scroll cursor for ${text}`, [memberId]);
  let rows: readonly HeldRow[];
  do {
    ({ rows } = await client.query<HeldRow>(`fetch ${rowsAtOnce} from member_records`));
    if (rows.length > 0) yield rows;
  } while (rows.length === rowsAtOnce);
  await client.query('close member_records');
}

/** Begins an export, unless one of the member is waiting. @returns its id, null where one is waiting */
export async function insertExport(
  tx: Queryable,
  { memberId, brandId, now }: { readonly memberId: bigint; readonly brandId: number; readonly now: Date },
): Promise<bigint | null> {
  const { rows } = await tx.query<{ id: bigint }>({
    name: 'data-export-insert',
    text: `insert into data_export (brand_id, member_id, requested_at) values ($1, $2, $3)
           on conflict (member_id) where state = 'waiting' do nothing returning id`,
    values: [brandId, memberId, now],
  });
  return rows[0]?.id ?? null;
}

/** The member's newest export that is not over. */
export async function readCurrentExport(pool: pg.Pool, memberId: bigint, now: Date): Promise<ExportRow | null> {
  const { rows } = await pool.query<ExportRow>({
    name: 'data-export-current',
    text: `select ${EXPORT} from data_export where member_id = $1 and (expires_at is null or expires_at > $2)
           order by id desc limit 1`,
    values: [memberId, now],
  });
  return rows[0] ?? null;
}

/** An export that its member can still download. */
export async function readReadyExport(
  pool: pg.Pool,
  { id, memberId, now }: { readonly id: bigint; readonly memberId: bigint; readonly now: Date },
): Promise<{ readonly run: number; readonly bytes: bigint; readonly requestedAt: Date } | null> {
  const { rows } = await pool.query<{ run: number; bytes: bigint; requestedAt: Date }>({
    name: 'data-export-ready',
    text: `select run, bytes, requested_at as "requestedAt" from data_export
           where id = $1 and member_id = $2 and state = 'ready' and expires_at > $3`,
    values: [id, memberId, now],
  });
  return rows[0] ?? null;
}

/**
 * Begins a run of a waiting export, and removes what an earlier run left.
 * @returns null where it waits no more
 */
export async function beginRun(
  pool: pg.Pool,
  id: bigint,
): Promise<{ readonly run: number; readonly memberId: bigint; readonly requestedAt: Date } | null> {
  const { rows } = await pool.query<{ run: number; memberId: bigint; requestedAt: Date }>(
    `with begun as (
       update data_export set run = run + 1 where id = $1 and state = 'waiting'
       returning run, member_id as "memberId", requested_at as "requestedAt"),
     removed as (delete from data_export_part where export_id in (select $1 from begun))
     select * from begun`,
    [id],
  );
  return rows[0] ?? null;
}

/** Keeps a piece of a run's archive. @returns false where another run has begun, or the export is over */
export async function insertPart(
  pool: pg.Pool,
  part: { readonly id: bigint; readonly run: number; readonly number: number; readonly bytes: Buffer },
): Promise<boolean> {
  const { rowCount } = await pool.query({
    name: 'data-export-part',
    text: `insert into data_export_part (export_id, run, number, bytes)
           select id, run, $3, $4 from data_export where id = $1 and run = $2 and state = 'waiting'`,
    values: [part.id, part.run, part.number, part.bytes],
  });
  return rowCount === 1;
}

/** @returns false where another run has begun, or the export is over */
export async function finishRun(
  tx: Queryable,
  done: {
    readonly id: bigint;
    readonly run: number;
    readonly bytes: bigint;
    readonly finishedAt: Date;
    readonly expiresAt: Date;
  },
): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'data-export-finish',
    text: `update data_export set state = 'ready', bytes = $3, finished_at = $4, expires_at = $5
           where id = $1 and run = $2 and state = 'waiting'`,
    values: [done.id, done.run, done.bytes, done.finishedAt, done.expiresAt],
  });
  return rowCount === 1;
}

/** Whose archive it is. */
export async function readOwner(
  pool: pg.Pool,
  memberId: bigint,
): Promise<{ readonly brandId: number; readonly account: string; readonly language: string }> {
  const { rows } = await pool.query<{ brandId: number; account: string; language: string }>(
    'select brand_id as "brandId", account, language from member where id = $1',
    [memberId],
  );
  const [owner] = rows;
  if (!owner) throw new Error(`no member ${memberId}`);
  return owner;
}

/** A piece of an archive; null behind the last one, and once the export is over. */
export async function readPart(
  pool: pg.Pool,
  { id, run, number }: { readonly id: bigint; readonly run: number; readonly number: number },
): Promise<Buffer | null> {
  const { rows } = await pool.query<{ bytes: Buffer }>({
    name: 'data-export-read-part',
    text: 'select bytes from data_export_part where export_id = $1 and run = $2 and number = $3',
    values: [id, run, number],
  });
  return rows[0]?.bytes ?? null;
}

/** Ends an export that was not written within its time. The row stays: it says that, and when, it was asked for. */
export async function failStaleExports(pool: pg.Pool, requestedBefore: Date, now: Date): Promise<void> {
  await pool.query(
    `with failed as (update data_export set state = 'failed', finished_at = $2 where state = 'waiting' and requested_at < $1 returning id)
     delete from data_export_part where export_id in (select id from failed)`,
    [requestedBefore, now],
  );
}

/** Removes the archives whose time is over. */
export async function removeExpiredArchives(pool: pg.Pool, now: Date): Promise<void> {
  await pool.query(
    `delete from data_export_part p using data_export e where e.id = p.export_id and e.state = 'ready' and e.expires_at <= $1`,
    [now],
  );
}
