import type { Queryable } from '../../../platform/database';

/** A brand whose tickets a result pays. */
export interface EffectBrand {
  readonly id: number;
  readonly code: string;
  readonly currency: string;
}

/** The brands of these ids by code. */
export async function readEffectBrands(db: Queryable, brandIds: readonly number[]): Promise<EffectBrand[]> {
  const { rows } = await db.query<EffectBrand>({
    name: 'brands-of-lottery-effect',
    text: 'select id, code, currency from brand where id = any($1::smallint[]) order by code',
    values: [brandIds],
  });
  return rows;
}

/** What members do not have in cash of what is taken back, ledger units. @param reversed amounts by member */
export async function sumOwed(db: Queryable, reversed: ReadonlyMap<bigint, bigint>): Promise<bigint> {
  const { rows } = await db.query<{ owed: bigint }>({
    name: 'lottery-effect-owed',
    text: `select coalesce(sum(greatest(u.amount - w.balance, 0)), 0)::bigint as owed
           from unnest($1::bigint[], $2::bigint[]) as u(member_id, amount)
           join wallet w on w.member_id = u.member_id and w.kind = 'cash' and w.vendor_id = 0`,
    values: [[...reversed.keys()], [...reversed.values()]],
  });
  return rows[0]?.owed ?? 0n;
}
