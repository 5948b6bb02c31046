import type { Queryable } from '../../../platform/database';

export type VersionState = 'waiting' | 'approved' | 'refused';

/** A version of a brand's rules. */
export interface Version {
  readonly version: number;
  readonly state: VersionState;
  /** First business day on which it counts, as an ISO date. */
  readonly fromDay: string | null;
  readonly reason: string;
  readonly proposedBy: number | null;
  readonly proposedByName: string | null;
  readonly proposedAt: Date;
  readonly decidedByName: string | null;
}

/** Where versions of one kind are kept: a table with the columns of `Version`, and a column for each of the terms. */
export interface VersionTable<Terms> {
  readonly name: string;
  readonly columns: { readonly [Term in keyof Terms]: string };
}

export interface Decision {
  /** Null: refused. */
  readonly fromDay: string | null;
  readonly operatorId: number;
  readonly at: Date;
}

/** Reads and writes the versions of one kind. */
export function createVersionRepository<Terms extends object>({ name, columns }: VersionTable<Terms>) {
  type Row = Version & Terms;
  const terms = Object.entries<string>(columns);
  const select = `select ${terms.map(([term, column]) => `r.${column} as "${term}"`).join(', ')}, r.version, r.state,
      to_char(r.from_day, 'YYYY-MM-DD') as "fromDay", r.reason, r.proposed_by as "proposedBy", p.name as "proposedByName",
      r.proposed_at as "proposedAt", d.name as "decidedByName"
    from ${name} r left join operator p on p.id = r.proposed_by left join operator d on d.id = r.decided_by`;
  const read = async (db: Queryable, what: string, condition: string, values: unknown[]): Promise<Row[]> =>
    (await db.query<Row>({ name: `${name}-${what}`, text: `${select} where ${condition}`, values })).rows;

  return {
    /** The one that counts on a business day. */
    async on(db: Queryable, brandId: number, day: string): Promise<Row | null> {
      const condition = `r.brand_id = $1 and r.state = 'approved' and r.from_day <= $2 order by r.version desc limit 1`;
      return (await read(db, 'on', condition, [brandId, day]))[0] ?? null;
    },
    /** Latest first. */
    all: (db: Queryable, brandId: number) => read(db, 'all', 'r.brand_id = $1 order by r.version desc', [brandId]),
    /** Locked until the caller's transaction ends. */
    async lock(tx: Queryable, brandId: number, version: number): Promise<Row | null> {
      return (
        (await read(tx, 'lock', 'r.brand_id = $1 and r.version = $2 for update of r', [brandId, version]))[0] ?? null
      );
    },
    /** @returns the version; null while another one waits */
    async insert(
      tx: Queryable,
      brandId: number,
      values: Terms,
      { reason, operatorId, at }: { readonly reason: string; readonly operatorId: number; readonly at: Date },
    ): Promise<number | null> {
      const { rows } = await tx.query<{ version: number }>({
        name: `${name}-propose`,
        text: `insert into ${name} (brand_id, version, reason, proposed_by, proposed_at, ${terms.map(([, column]) => column).join(', ')})
               select $1, coalesce(max(version), 0) + 1, $2, $3, $4, ${terms.map((_, index) => `$${index + 5}`).join(', ')}
               from ${name} where brand_id = $1 on conflict do nothing returning version`,
        values: [brandId, reason, operatorId, at, ...terms.map(([term]) => columnValue(values[term as keyof Terms]))],
      });
      return rows[0]?.version ?? null;
    },
    async decide(
      tx: Queryable,
      brandId: number,
      version: number,
      { fromDay, operatorId, at }: Decision,
    ): Promise<void> {
      await tx.query({
        name: `${name}-decide`,
        text: `update ${name} set state = $3, from_day = $4, decided_by = $5, decided_at = $6 where brand_id = $1 and version = $2`,
        values: [brandId, version, fromDay === null ? 'refused' : 'approved', fromDay, operatorId, at],
      });
    },
  };
}

/** The driver writes arrays as arrays of SQL; the columns are JSON. */
const columnValue = (value: unknown) => (typeof value === 'object' && value !== null ? JSON.stringify(value) : value);
