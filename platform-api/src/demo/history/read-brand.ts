import type { GameType } from '@marquee/contract/constants';
import { type Random, seededRandom } from '@marquee/contract/seeded-random';
import type pg from 'pg';
import { demoAccounts } from '../../seed/identity/demo-accounts';
import type { Queryable } from '../../platform/database';
import { stateOf } from '../../modules/people/member/service';
import type { BrandProfile } from '../plan/brand-profiles';
import { planMembers } from '../plan/member-plan';
import { CHOSEN_CODES } from '../rounds/in-house-choices';
import { hasRounds } from '../rounds/live-round';
import { VENDOR_GAME_TYPES } from '../rounds/play-vendor-round';
import type { DemoBrand, DemoChannel, DemoGame, DemoMember } from './demo-brand';
import { insertMembers, NO_TOKEN } from './insert-members';

const DAY_MS = 86_400_000;
/** Games of a type that the history plays: those that visitors see first. */
const GAMES_OF_TYPE = 24;
const IN_HOUSE: readonly string[] = [...CHOSEN_CODES, 'MINES', 'CRASH'];
const DEMO_STAKE_COINS = 5;
const DEMO_ACTIVITY = 80;
const AGENT = 'demoagent';

interface MemberRow {
  readonly id: bigint;
  readonly public_id: string;
  readonly wallet_user: string;
  readonly account: string;
  readonly type: number;
  readonly language: string;
  readonly payee_name: string | null;
  readonly nickname: string;
  readonly upline_id: bigint | null;
  readonly created_at: Date;
  readonly cash_account: bigint;
  readonly balance: bigint;
}

export interface HistorySpan {
  readonly startsAt: Date;
  readonly days: number;
  readonly members: number;
  readonly seed: string;
}

/** Creates a brand's simulated members and reads what its history needs. Null without the brand or its demo agent. */
export async function openDemoBrand(
  client: pg.PoolClient,
  profile: BrandProfile,
  { startsAt, days, members: count, seed }: HistorySpan,
): Promise<DemoBrand | null> {
  const { rows: brandRows } = await client.query<DemoBrand['ref']>(
    `select id, code, currency, offset_minutes as "offsetMinutes", config ->> 'defaultLanguage' as "defaultLanguage" from brand where code = $1`,
    [profile.code],
  );
  const [ref] = brandRows;
  if (!ref) return null;
  const accounts = demoAccounts.members.filter(({ brand }) => brand === ref.code).map(({ account }) => account);
  // The demo accounts have been members from the first day on.
  await client.query(
    'update member set created_at = $3, first_login_at = $3 where brand_id = $1 and account = any($2)',
    [ref.id, accounts, startsAt],
  );
  const { rows: agents } = await client.query<{ id: bigint }>(
    'select id from member where brand_id = $1 and account_key = $2',
    [ref.id, AGENT],
  );
  const [agent] = agents;
  if (!agent) return null;
  const plan = planMembers(profile, count, days, seed);
  await insertMembers(client, { brandId: ref.id, agentId: agent.id, startsAt }, plan);
  const planOf = new Map(plan.map((member) => [member.account, member]));
  const random = seededRandom(`${seed} ${profile.code} tastes`);
  const rows = await readMembers(client, ref.id);
  const members = rows.map((row) => {
    const planned = planOf.get(row.account);
    const activity = planned ? planned.activity : row.account === 'demo' ? DEMO_ACTIVITY : DEMO_ACTIVITY / 8;
    const usualStake = profile.coin * (planned?.stakeCoins ?? DEMO_STAKE_COINS);
    const joinedAt = planned ? new Date(startsAt.getTime() + planned.joinedDay * DAY_MS) : startsAt;
    return memberOf(row, { activity, usualStake, joinedAt, gameTypes: tastes(random, planned === undefined) });
  });
  return { ref, profile, members, games: await readGames(client, ref), channels: await readChannels(client, ref.id) };
}

/** The demo accounts play everything, others two or three types of games. */
function tastes(random: Random, all: boolean): GameType[] {
  const every: readonly GameType[] = [...VENDOR_GAME_TYPES, 'bgs'];
  if (all) return [...every];
  const weighted: readonly GameType[] = ['rng', 'rng', 'rng', 'rng', 'live', 'live', 'sports', 'bgs', 'bgs', ...every];
  return [random.pick(weighted), random.pick(weighted), random.pick(weighted)];
}

async function readMembers(client: pg.ClientBase, brandId: number): Promise<MemberRow[]> {
  const { rows } = await client.query<MemberRow>(
    `select m.id, m.public_id, m.wallet_user, m.account, m.type, m.language, m.payee_name, m.nickname, m.upline_id, m.created_at,
       w.account_id as cash_account, w.balance
     from member m join wallet w on w.member_id = m.id and w.kind = 'cash' where m.brand_id = $1 order by m.id`,
    [brandId],
  );
  return rows;
}

function memberOf(
  row: MemberRow,
  habits: Pick<DemoMember, 'activity' | 'usualStake' | 'joinedAt' | 'gameTypes'>,
): DemoMember {
  const state = stateOf(row.type);
  return {
    ref: {
      id: row.id,
      publicId: row.public_id,
      account: row.account,
      type: row.type,
      state,
      tokenHash: NO_TOKEN,
      passwordDue: false,
    },
    walletUser: row.wallet_user,
    language: row.language,
    isAgent: state === 'agent',
    uplineId: row.upline_id,
    payeeName: row.payee_name ?? row.nickname.toUpperCase(),
    cashAccount: row.cash_account,
    balance: Number(row.balance),
    ...habits,
  };
}

/**
 * The games that the brand shows: those that play for a jackpot pool or from a wallet of their own, then those that are shown first.
 * @param isTable which live tables, by their English name
 */
export async function readGames(
  client: Queryable,
  { id }: DemoBrand['ref'],
  isTable = hasRounds,
): Promise<DemoBrand['games']> {
  const { rows } = await client.query<DemoGame>(
    `select g.id, g.code, g.game_type as type, g.names ->> 'en' as name, v.id as "vendorId", v.code as "vendorCode",
       v.name as "vendorName", p.id as "poolId", coalesce(b.config -> 'vendorWallets', '[]') ? v.code as "hasOwnWallet"
     from game g join vendor v on v.id = g.vendor_id join brand_vendor bv on bv.vendor_id = v.id and bv.brand_id = $1 and bv.enabled
     join brand b on b.id = bv.brand_id
     left join jackpot_pool p on p.brand_id = b.id and p.vendor_id = v.id and g.has_jackpot
     where g.status = 'active' and g.offered
     order by p.id is null and not coalesce(b.config -> 'vendorWallets', '[]') ? v.code, g.is_hot desc, g.sort_order, g.id`,
    [id],
  );
  const games = new Map<GameType, DemoGame[]>();
  for (const game of rows) {
    if (game.type === 'bgs' && !IN_HOUSE.includes(game.code)) continue;
    if (game.type === 'live' && !isTable(game.name)) continue;
    const ofType = games.get(game.type) ?? [];
    const ofVendor = ofType.filter(({ vendorId }) => vendorId === game.vendorId).length;
    if (ofType.length < GAMES_OF_TYPE && (ofVendor < GAMES_OF_TYPE / 4 || game.type === 'bgs')) ofType.push(game);
    games.set(game.type, ofType);
  }
  return games;
}

async function readChannels(client: pg.ClientBase, brandId: number): Promise<DemoChannel[]> {
  const { rows } = await client.query<DemoChannel>(
    `select id, code, names, minimum, maximum, fee_basis_points as "feeBasisPoints", fee_fixed as "feeFixed",
       fee_bearer as "feeBearer", wagering_percent as "wageringPercent"
     from deposit_channel where brand_id = $1 and method = 'redirect' and enabled order by sort_order`,
    [brandId],
  );
  return rows;
}
