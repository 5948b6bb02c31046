import type { CallValue, ParsedCallRequest } from '@marquee/contract/calls/index';
import type { FreeBetGrant } from '@marquee/contract/calls/free-bets';
import { FREE_BETS_MAX_DAYS, MONEYLESS_TYPES } from '@marquee/contract/constants';
import { formatAmount } from '@marquee/contract/money';
import { inTransaction } from '../../../platform/database';
import { enteredAmount } from '../../../platform/entered-amount';
import { Failure, fieldFailure } from '../../../platform/failure';
import type { CallContext } from '../../../platform/http/call-context';
import type { Platform } from '../../../platform/platform';
import { offsetOf, pageOf } from '../../../platform/paging';
import type { BettingService } from '../betting/service';
import type { Brand } from '../../site/brand/brand';
import type { BrandService } from '../../site/brand/service';
import { operatedBrand, operatedBrandIds } from '../../operators/rights/operated-brand';
import type { CatalogueService } from '../catalogue/service';
import type { Limits } from '../../money/limits/service';
import type { MemberService } from '../../people/member/service';
import type { Audit } from '../../operators/audit/audit';
import { canSeeBrand, requireRight } from '../../operators/rights/rights';
import type { VendorPorts } from '../vendor-api/service';
import { type GrantRow, insertGrant, readGrant, readGrants } from './repository';
import { stateOf } from './state-of';
import type { NotifyMemberParts } from './notify-member';
import { requestGrant } from './request-grant';

type Caller = Pick<CallContext<'operator'>, 'operator' | 'requestId' | 'language'>;

/** Free bets granted by operators. Every method throws `forbidden` without the right `cashier` and the brand. */
export interface FreeBetsService {
  list(caller: Caller, request: ParsedCallRequest<'freeBets.list'>): Promise<CallValue<'freeBets.list'>>;
  games(caller: Caller, request: ParsedCallRequest<'freeBets.games'>): Promise<CallValue<'freeBets.games'>>;
  /**
   * Stores the grant first, then requests it at the vendor; without an answer it stays open and can be requested again.
   * @throws Failure `account_not_found`, `game_not_found`, `amount_invalid`, `play_barred`, `idempotency_key_reused`,
   *   `validation_failed` for the end
   */
  grant(caller: Caller, request: ParsedCallRequest<'freeBets.grant'>): Promise<FreeBetGrant>;
  /** @throws Failure `not_found` */
  retry(caller: Caller, grantId: string): Promise<FreeBetGrant>;
}

interface FreeBetsParts extends NotifyMemberParts {
  readonly platform: Pick<Platform, 'config' | 'database' | 'clock' | 'log'>;
  readonly brands: Pick<BrandService, 'all' | 'byId'>;
  readonly catalogue: Pick<CatalogueService, 'game' | 'gameToOpen' | 'present' | 'search'>;
  readonly members: Pick<MemberService, 'byAccount' | 'byId' | 'contactsOf'>;
  readonly limits: Pick<Limits, 'refuseBarred'>;
  readonly betting: Pick<BettingService, 'playedRewards'>;
  readonly ports: Pick<VendorPorts, 'of'>;
  readonly audit: Audit;
}

const DAY_MS = 86_400_000;
/** Free bets exist for slots only; the search finds other games too. */
const SEARCHED_GAMES = 40;
const OFFERED_GAMES = 5;

export function createFreeBets(parts: FreeBetsParts): FreeBetsService {
  const { platform, brands, catalogue, betting } = parts;
  const { pool } = platform.database;
  const now = () => platform.clock.now();

  const brandFor = ({ operator }: Caller, code: string) => operatedBrand(brands, operator, 'cashier', code);

  async function describe(rows: readonly GrantRow[]): Promise<FreeBetGrant[]> {
    const played = new Map(
      (await betting.playedRewards(rows.map(({ id }) => id))).map((reward) => [reward.rewardId, reward]),
    );
    return rows.map((row) => grantOf(row, played.get(row.id) ?? { bets: 0, payout: 0n }, now()));
  }

  /** A grant with the vendor's answer; requested again while it is open. */
  async function resolveGrant(caller: Caller, grantId: string): Promise<FreeBetGrant> {
    const row = await readGrant(pool, grantId);
    if (!row || !canSeeBrand(caller.operator, row.brandId)) throw new Failure('not_found');
    const actor = { kind: 'operator', id: caller.operator.id } as const;
    if (row.state === 'asked') await requestGrant(parts, actor, row, caller.requestId);
    const [grant] = await describe([(await readGrant(pool, grantId)) ?? row]);
    if (!grant) throw new Failure('not_found');
    return grant;
  }

  return {
    async list(caller, { brand, sort, ...page }) {
      const brandIds = await operatedBrandIds(brands, caller.operator, 'cashier', brand);
      const { content, total } = await readGrants(pool, brandIds, sort, page.pageSize, offsetOf(page));
      return pageOf(await describe(content), total, page);
    },

    async games(caller, { brand: code, keyword }) {
      const brand = await brandFor(caller, code);
      const { games } = await catalogue.search(brand.id, keyword, SEARCHED_GAMES, caller.language);
      const slots = games.filter(({ gameType }) => gameType === 'rng').slice(0, OFFERED_GAMES);
      return slots.map(({ nodeId, displayName, vassalage, minBet }) => ({
        nodeId,
        gameName: displayName,
        vassalage,
        minBet,
        currency: brand.currency,
      }));
    },

    async grant(caller, request) {
      const brand = await brandFor(caller, request.brand);
      await recordGrant(parts, caller, brand, request);
      return resolveGrant(caller, request.grantId);
    },

    async retry(caller, grantId) {
      requireRight(caller.operator, 'cashier');
      return resolveGrant(caller, grantId);
    },
  };
}

/** Records a grant with its audit entry. A repeat changes nothing. */
async function recordGrant(
  { platform, catalogue, members, limits, audit }: FreeBetsParts,
  { operator, requestId }: Caller,
  brand: Brand,
  { grantId: id, account, nodeId, bets, reason, ...terms }: ParsedCallRequest<'freeBets.grant'>,
): Promise<void> {
  const { pool } = platform.database;
  const at = platform.clock.now();
  const member = await members.byAccount(brand.id, account);
  if (!member || MONEYLESS_TYPES.includes(member.type)) throw new Failure('account_not_found');
  const game = await catalogue.gameToOpen(brand.id, nodeId);
  const [stake, endsAt] = [enteredAmount(terms.stake), new Date(terms.endsAt)];
  const grant = { id, brandId: brand.id, bets, stake, endsAt, reason, memberId: member.id, gameId: game.id };
  await inTransaction(pool, async (tx) => {
    const outcome = await insertGrant(tx, { ...grant, operatorId: operator.id, at });
    if (outcome === 'conflict') throw new Failure('idempotency_key_reused');
    if (outcome === 'repeat') return;
    if (endsAt <= at || endsAt.getTime() > at.getTime() + FREE_BETS_MAX_DAYS * DAY_MS)
      throw fieldFailure({ path: 'endsAt', messageKey: 'free_bets_end' });
    await limits.refuseBarred(tx, member.id).catch((cause: unknown) => {
      throw cause instanceof Failure ? new Failure('play_barred', undefined, { cause }) : cause;
    });
    const actor = { kind: 'operator', id: operator.id } as const;
    const details = { member: account, game: nodeId, bets, stake: terms.stake, endsAt: terms.endsAt };
    const entry = { actor, action: 'free-bets.promised', subject: `free-bets:${id}`, reason, details, requestId };
    await audit.record({ ...entry, brandId: brand.id }, tx);
  });
}

function grantOf(row: GrantRow, played: { readonly bets: number; readonly payout: bigint }, now: Date): FreeBetGrant {
  const { id, brand, member, gameName, vendor, bets, currency, refusal, reason, grantedBy } = row;
  return {
    grantId: id,
    brand,
    member,
    gameName,
    vassalage: vendor,
    bets,
    played: played.bets,
    stake: formatAmount(row.stake),
    won: formatAmount(played.payout),
    currency,
    endsAt: row.endsAt.toISOString(),
    state: stateOf(row, played.bets, now),
    refusal,
    reason,
    grantedBy,
    createdAt: row.createdAt.toISOString(),
  };
}
