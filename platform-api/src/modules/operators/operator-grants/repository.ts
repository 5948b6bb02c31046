import type { Queryable } from '../../../platform/database';

/** What operators give a member by hand, before or after a second operator decided. */
export interface Grant {
  readonly id: string;
  readonly brandId: number;
  readonly brand: string;
  readonly currency: string;
  readonly memberId: bigint;
  readonly account: string;
  readonly state: 'waiting' | 'approved' | 'refused';
  readonly reason: string;
  readonly proposedBy: number;
  readonly proposedByName: string;
  readonly proposedAt: Date;
  readonly decidedByName: string | null;
}

/** Where grants of one kind are kept: a table with the columns of `Grant`, and a column with its type for each part of the gift. */
export interface GrantTable<Gift> {
  readonly name: string;
  readonly columns: { readonly [Part in keyof Gift]: 'bigint' | 'jsonb' };
}

export interface NewGrant<Gift> extends Pick<Grant, 'id' | 'brandId' | 'memberId' | 'reason' | 'proposedBy'> {
  readonly gift: Gift;
  readonly needsTwo: boolean;
  readonly at: Date;
}

/** Reads and writes the grants of one kind. */
export function createGrantRepository<Gift extends object>({ name, columns }: GrantTable<Gift>) {
  type Row = Grant & Gift;
  const parts = Object.entries<string>(columns);
  const select = `select ${parts.map(([part]) => `g.${part}`).join(', ')}, g.id, g.brand_id as "brandId", b.code as brand, b.currency,
      g.member_id as "memberId", m.account, g.state, g.reason, g.proposed_by as "proposedBy", p.name as "proposedByName",
      g.proposed_at as "proposedAt", d.name as "decidedByName"
    from ${name} g
    join brand b on b.id = g.brand_id
    join member m on m.id = g.member_id
    join operator p on p.id = g.proposed_by
    left join operator d on d.id = g.decided_by`;
  const giftOf = (gift: Gift) => parts.map(([part]) => gift[part as keyof Gift]);

  return {
    /** @returns 'new', 'repeat' for an identical earlier grant, 'conflict' when the id belongs to another one */
    async insert(tx: Queryable, grant: NewGrant<Gift>): Promise<'new' | 'repeat' | 'conflict'> {
      const { id, brandId, memberId, reason, proposedBy, needsTwo, at, gift } = grant;
      const { rowCount } = await tx.query({
        name: `${name}-insert`,
        text: `insert into ${name} (id, brand_id, member_id, reason, proposed_by, needs_two, state, proposed_at${parts.map(([part]) => `, ${part}`).join('')})
               values ($1, $2, $3, $4, $5, $6, case when $6 then 'waiting' else 'approved' end, $7${parts.map((_, at) => `, $${at + 8}`).join('')})
               on conflict (id) do nothing`,
        values: [id, brandId, memberId, reason, proposedBy, needsTwo, at, ...giftOf(gift)],
      });
      if (rowCount === 1) return 'new';
      const same = await tx.query({
        name: `${name}-same`,
        text: `select from ${name} where id = $1 and brand_id = $2 and member_id = $3 and reason = $4 and proposed_by = $5
                 ${parts.map(([part, type], at) => `and ${part} = $${at + 6}::${type}`).join(' ')}`,
        values: [id, brandId, memberId, reason, proposedBy, ...giftOf(gift)],
      });
      return same.rowCount === 1 ? 'repeat' : 'conflict';
    },

    async byId(db: Queryable, id: string): Promise<Row | null> {
      const { rows } = await db.query<Row>({ name, text: `${select} where g.id = $1`, values: [id] });
      return rows[0] ?? null;
    },

    /** One page, those that wait first, then latest first. @param brandIds null: of all brands */
    async page(
      db: Queryable,
      brandIds: readonly number[] | null,
      { limit, offset }: { readonly limit: number; readonly offset: number },
    ): Promise<{ readonly content: Row[]; readonly total: number }> {
      const { rows } = await db.query<Row & { total: number }>({
        name: `${name}-page`,
        text: `select *, count(*) over ()::int as total from (${select} where $1::int[] is null or g.brand_id = any($1)) g
               order by g.state <> 'waiting', g."proposedAt" desc, g.id limit $2 offset $3`,
        values: [brandIds, limit, offset],
      });
      return { content: rows, total: rows[0]?.total ?? 0 };
    },

    /** @returns false when it was decided before */
    async decide(
      tx: Queryable,
      id: string,
      { approve, operatorId, at }: { readonly approve: boolean; readonly operatorId: number; readonly at: Date },
    ): Promise<boolean> {
      const { rowCount } = await tx.query({
        name: `${name}-decide`,
        text: `update ${name} set state = case when $2 then 'approved' else 'refused' end, decided_by = $3, decided_at = $4
               where id = $1 and state = 'waiting'`,
        values: [id, approve, operatorId, at],
      });
      return rowCount === 1;
    },
  };
}
