import type { GameType } from '@marquee/contract/constants';
import type { Queryable } from '../../../platform/database';

type State = 'active' | 'maintenance' | 'disabled';

export interface AdminVendorRow {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly state: State;
  readonly sortOrder: number;
  readonly games: number;
}

const VENDORS = `
  select v.id, v.code, v.name, bv.sort_order as "sortOrder",
         case when not bv.enabled then 'disabled' when bv.maintenance then 'maintenance' else 'active' end as state,
         (select count(*)::int from game g where g.vendor_id = v.id and g.status <> 'disabled' and g.retired_at is null) as games
  from brand_vendor bv join vendor v on v.id = bv.vendor_id
  where bv.brand_id = $1 and v.status <> 'disabled'
  order by bv.sort_order, v.id`;

/** The vendors that a brand may show, in its order. */
export async function readAdminVendors(db: Queryable, brandId: number): Promise<AdminVendorRow[]> {
  const { rows } = await db.query<AdminVendorRow>({ name: 'admin-vendors', text: VENDORS, values: [brandId] });
  return rows;
}

export async function writeVendorChoice(
  db: Queryable,
  brandId: number,
  vendorCode: string,
  { state, sortOrder }: { readonly state: State; readonly sortOrder: number },
): Promise<void> {
  await db.query({
    name: 'admin-vendor-write',
    text: `update brand_vendor bv set enabled = $3, maintenance = $4, sort_order = $5
           from vendor v where v.code = $2 and bv.vendor_id = v.id and bv.brand_id = $1`,
    values: [brandId, vendorCode, state !== 'disabled', state === 'maintenance', sortOrder],
  });
}

export interface AdminGameRow {
  readonly id: number;
  readonly name: string;
  readonly vendor: string;
  readonly game_type: GameType;
  readonly state: State;
  readonly hot: boolean;
  readonly position: number | null;
  readonly total: number;
}

export interface AdminGameFilter {
  readonly keyword: string | undefined;
  readonly vendorCode: string | undefined;
  readonly gameId?: number;
  readonly limit: number;
  readonly offset: number;
}

const GAMES = `
  select g.id, g.names ->> 'en' as name, v.code as vendor, g.game_type, coalesce(c.status, 'active') as state,
         coalesce(c.is_hot, g.is_hot) as hot, c.position, count(*) over ()::int as total
  from game g
  join vendor v on v.id = g.vendor_id
  join brand_vendor bv on bv.vendor_id = v.id and bv.brand_id = $1
  left join brand_game c on c.game_id = g.id and c.brand_id = $1
  where g.status <> 'disabled' and g.retired_at is null and ($2::text is null or v.code = $2)
    and ($3::text is null or strpos(folded_text(g.names ->> 'en'), folded_text($3)) > 0 or strpos(folded_text(g.code), folded_text($3)) > 0)
    and ($6::int is null or g.id = $6)
  order by c.position nulls last, g.sort_order, g.id
  limit $4 offset $5`;

/** Games of a brand by words of name or code. */
export async function readAdminGames(
  db: Queryable,
  brandId: number,
  { keyword, vendorCode, gameId, limit, offset }: AdminGameFilter,
): Promise<AdminGameRow[]> {
  const values = [brandId, vendorCode ?? null, keyword || null, limit, offset, gameId ?? null];
  const { rows } = await db.query<AdminGameRow>({ name: 'admin-games', text: GAMES, values });
  return rows;
}

export async function writeGameChoice(
  db: Queryable,
  brandId: number,
  gameId: number,
  { state, hot, position }: { readonly state: State; readonly hot: boolean; readonly position: number | null },
): Promise<void> {
  await db.query({
    name: 'admin-game-write',
    text: `insert into brand_game (brand_id, game_id, status, is_hot, position)
           select $1, g.id, $3, $4, $5 from game g join brand_vendor bv on bv.vendor_id = g.vendor_id and bv.brand_id = $1
           where g.id = $2
           on conflict (brand_id, game_id) do update
             set status = excluded.status, is_hot = excluded.is_hot, position = excluded.position`,
    values: [brandId, gameId, state, hot, position],
  });
}
