import type pg from 'pg';

export interface MigratedProposal {
  readonly kind: string;
  readonly state: string;
  readonly subject: string;
  readonly body: object;
  readonly base: object | null;
  readonly revision: string | null;
  readonly reason: string;
  readonly by: string;
  readonly decidedBy: string | null;
  readonly result: object | null;
}

/** A brand and two operators, `A` and `B`, in a database of an earlier state. @returns their ids */
export async function insertBrandAndOperators(
  pool: pg.Pool,
): Promise<{ readonly brandId: number; readonly a: number; readonly b: number }> {
  const { rows } = await pool.query<{ brandId: number; a: number; b: number }>(
    `with brand as (
       insert into brand (id, code, name, currency, offset_minutes, config)
       values (1, 'sundarban', 'Sundarban', 'BDT', 360, '{}') returning id
     ), people as (
       insert into operator (email, name, password_hash) values ('a@marquee.localhost', 'A', '-'), ('b@marquee.localhost', 'B', '-')
       returning id, name
     )
     select brand.id as "brandId", a.id as a, b.id as b from brand, people a, people b where a.name = 'A' and b.name = 'B'`,
  );
  return rows[0] as { brandId: number; a: number; b: number };
}

/** All proposals, by their reasons. */
export async function readMigrated(pool: pg.Pool): Promise<readonly MigratedProposal[]> {
  const { rows } = await pool.query<MigratedProposal>(
    `select r.kind, r.state, r.subject, r.body, r.base, r.revision, r.reason, p.name as by, d.name as "decidedBy", r.result
     from proposal r join operator p on p.id = r.proposed_by left join operator d on d.id = r.decided_by order by r.reason`,
  );
  return rows;
}
