import type { SortBy } from '@marquee/contract/calls/field-schemas';
import type { GrantSort } from '@marquee/contract/calls/list-sorts';
import type { Queryable } from '../../../platform/database';
import { orderBy } from '../../../platform/paging';

/** What operators gave a member by hand. */
export interface Grant {
  readonly id: string;
  readonly brandId: number;
  readonly brand: string;
  readonly currency: string;
  readonly memberId: bigint;
  readonly account: string;
  readonly reason: string;
  readonly proposedByName: string;
  readonly proposedAt: Date;
  /** Null: small enough for one operator. */
  readonly decidedByName: string | null;
}

/** Where grants of one kind are kept: a table with the columns of `Grant`, and a column with its type for each part of the gift. */
export interface GrantTable<Gift> {
  readonly name: string;
  readonly columns: { readonly [Part in keyof Gift]: 'bigint' | 'jsonb' };
}

interface GivenGrant<Gift> extends Pick<Grant, 'id' | 'brandId' | 'memberId' | 'reason' | 'proposedAt'> {
  readonly gift: Gift;
  readonly proposedBy: number;
}

interface NewGrant<Gift> extends GivenGrant<Gift> {
  readonly needsTwo: boolean;
  readonly decidedBy: number | null;
  readonly decidedAt: Date | null;
}

/** Reads and writes the grants of one kind. */
export function createGrantRepository<Gift extends object>({ name, columns }: GrantTable<Gift>) {
  type Row = Grant & Gift;
  const parts = Object.entries<string>(columns);
  /** Only a column of the gift is a sort of its own. */
  const sorts: Readonly<Record<GrantSort, string>> = {
    proposedAt: 'coalesce(g.decided_at, g.proposed_at)',
    account: 'm.account_key',
    amount: 'g.amount',
    points: 'g.points',
  };
  const giftOf = (gift: Gift) => parts.map(([part]) => gift[part as keyof Gift]);

  async function isSame(db: Queryable, grant: GivenGrant<Gift>): Promise<boolean> {
    const { rowCount } = await db.query({
      name: `${name}-same`,
      text: `select from ${name} where id = $1 and brand_id = $2 and member_id = $3 and reason = $4 and proposed_by = $5
               ${parts.map(([part, type], at) => `and ${part} = $${at + 6}::${type}`).join(' ')}`,
      values: [grant.id, grant.brandId, grant.memberId, grant.reason, grant.proposedBy, ...giftOf(grant.gift)],
    });
    return rowCount === 1;
  }

  return {
    /** The same grant was given before, under the same id. */
    isSame,

    /** @returns 'new', 'repeat' for an identical earlier grant, 'conflict' when the id is another one's, or that of an open proposal */
    async insert(tx: Queryable, grant: NewGrant<Gift>): Promise<'new' | 'repeat' | 'conflict'> {
      const { rowCount } = await tx.query({
        name: `${name}-insert`,
        text: `insert into ${name} (id, brand_id, member_id, reason, proposed_by, needs_two, state, proposed_at, decided_by, decided_at${parts.map(([part]) => `, ${part}`).join('')})
               select $1, $2, $3, $4, $5, $6, 'approved', $7, $8, $9${parts.map(([, type], at) => `, $${at + 10}::${type}`).join('')}
               where $6 or not exists (select from proposal where id = $1)
               on conflict (id) do nothing`,
        values: [
          grant.id,
          grant.brandId,
          grant.memberId,
          grant.reason,
          grant.proposedBy,
          grant.needsTwo,
          grant.proposedAt,
          grant.decidedBy,
          grant.decidedAt,
          ...giftOf(grant.gift),
        ],
      });
      if (rowCount === 1) return 'new';
      return (await isSame(tx, grant)) ? 'repeat' : 'conflict';
    },

    /** One page, latest first unless it is sorted. @param brandIds null: of all brands */
    async page(
      db: Queryable,
      brandIds: readonly number[] | null,
      sort: SortBy<GrantSort> | undefined,
      { limit, offset }: { readonly limit: number; readonly offset: number },
    ): Promise<{ readonly content: Row[]; readonly total: number }> {
      const order = orderBy(sort, sorts) ?? 'coalesce(g.decided_at, g.proposed_at) desc';
      const { rows } = await db.query<Row & { total: number }>({
        name: `${name}-page by ${sort ?? 'default'}`,
        text: `select ${parts.map(([part]) => `g.${part}`).join(', ')}, g.id, g.brand_id as "brandId", b.code as brand, b.currency,
                 g.member_id as "memberId", m.account, g.reason, p.name as "proposedByName", g.proposed_at as "proposedAt",
                 d.name as "decidedByName", count(*) over ()::int as total
               from ${name} g
               join brand b on b.id = g.brand_id
               join member m on m.id = g.member_id
               join operator p on p.id = g.proposed_by
               left join operator d on d.id = g.decided_by
               where $1::int[] is null or g.brand_id = any($1)
               order by ${order}, g.id limit $2 offset $3`,
        values: [brandIds, limit, offset],
      });
      return { content: rows, total: rows[0]?.total ?? 0 };
    },
  };
}
