import type { Queryable } from '../../../platform/database';

/** An approved version of a brand's rules. */
export interface Version {
  readonly version: number;
  /** First business day on which it counts, as an ISO date. */
  readonly fromDay: string;
  readonly reason: string;
  /** Null: set up with the brand. */
  readonly proposedByName: string | null;
  readonly proposedAt: Date;
  readonly decidedByName: string | null;
}

/** Where versions of one kind are kept: a table with the columns of `Version`, and a column for each of the terms. */
export interface VersionTable<Terms> {
  readonly name: string;
  readonly columns: { readonly [Term in keyof Terms]: string };
}

interface Approval {
  readonly fromDay: string;
  readonly reason: string;
  readonly proposedBy: number;
  readonly proposedAt: Date;
  readonly decidedBy: number;
  readonly at: Date;
}

/** Reads and writes the versions of one kind. */
export function createVersionRepository<Terms extends object>({ name, columns }: VersionTable<Terms>) {
  type Row = Version & Terms;
  const terms = Object.entries<string>(columns);
  const select = `select ${terms.map(([term, column]) => `r.${column} as "${term}"`).join(', ')}, r.version,
      to_char(r.from_day, 'YYYY-MM-DD') as "fromDay", r.reason, p.name as "proposedByName",
      r.proposed_at as "proposedAt", d.name as "decidedByName"
    from ${name} r left join operator p on p.id = r.proposed_by left join operator d on d.id = r.decided_by`;
  const read = async (db: Queryable, what: string, condition: string, values: unknown[]): Promise<Row[]> =>
    (await db.query<Row>({ name: `${name}-${what}`, text: `${select} where ${condition}`, values })).rows;

  return {
    /** The one that counts on a business day. */
    async on(db: Queryable, brandId: number, day: string): Promise<Row | null> {
      const condition = 'r.brand_id = $1 and r.from_day <= $2 order by r.version desc limit 1';
      return (await read(db, 'on', condition, [brandId, day]))[0] ?? null;
    },

    /** Latest first. @param limit null: all of them */
    all: (db: Queryable, brandId: number, limit: number | null = null) =>
      read(db, 'all', 'r.brand_id = $1 order by r.version desc limit $2', [brandId, limit]),

    /** @returns its number */
    async insert(tx: Queryable, brandId: number, values: Terms, approval: Approval): Promise<number> {
      const { rows } = await tx.query<{ version: number }>({
        name: `${name}-insert`,
        text: `insert into ${name} (brand_id, version, state, from_day, reason, proposed_by, proposed_at, decided_by, decided_at, ${terms.map(([, column]) => column).join(', ')})
               select $1, coalesce(max(version), 0) + 1, 'approved', $2, $3, $4, $5, $6, $7, ${terms.map((_, index) => `$${index + 8}`).join(', ')}
               from ${name} where brand_id = $1 returning version`,
        values: [
          brandId,
          approval.fromDay,
          approval.reason,
          approval.proposedBy,
          approval.proposedAt,
          approval.decidedBy,
          approval.at,
          ...terms.map(([term]) => columnValue(values[term as keyof Terms])),
        ],
      });
      return (rows[0] as { version: number }).version;
    },
  };
}

/** The driver writes arrays as arrays of SQL; the columns are JSON. */
const columnValue = (value: unknown) => (typeof value === 'object' && value !== null ? JSON.stringify(value) : value);
