import { randomUUID } from 'node:crypto';
import type { GameType } from '@marquee/contract/constants';
import type { WalletRequest, WalletStatus } from '@marquee/contract/wallet-protocol';
import type { PaidWin } from '../betting/winner-feed';
import type { BetRequest, WinRequest } from '../../money/ledger/bet-movements';
import { keptOdds } from '../../money/ledger/kept-odds';
import { fingerprintOf } from '../../money/ledger/service';
import { type Answer, refusal } from './answer';
import { answersFrom, balanceWith, type PlayingFunds } from './playing-balance';
import type { Callers, PlayableGame } from './callers';
import { type Contribution, createPoolShares, stakeOf } from './pool-shares';
import { type Player, type PlaySession, playsFromOwnWallet, type Vendor } from './directory';

const BET_STATUS = {
  ok: 'RS_OK',
  repeat: 'RS_OK',
  conflict: 'RS_ERROR_DUPLICATE_TRANSACTION',
  tombstone: 'RS_ERROR_UNKNOWN',
  insufficient: 'RS_ERROR_NOT_ENOUGH_MONEY',
  limit: 'RS_ERROR_LIMIT_REACHED',
  bonus_max_bet: 'RS_ERROR_LIMIT_REACHED',
  bonus_excluded_game: 'RS_ERROR_INVALID_GAME',
  excluded: 'RS_ERROR_USER_DISABLED',
  debt: 'RS_ERROR_USER_DISABLED',
} as const;
const WIN_STATUS = {
  ok: 'RS_OK',
  repeat: 'RS_OK',
  conflict: 'RS_ERROR_DUPLICATE_TRANSACTION',
  tombstone: 'RS_ERROR_UNKNOWN',
  unknown: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
  // Its money is an operator's decision from here on; the vendor has nothing to repeat.
  withheld: 'RS_OK',
  empty_pool: 'RS_ERROR_NOT_ENOUGH_MONEY',
} as const;

/** The type of games in which members lose to each other, on purpose too; in all others they play against the house. */
const PLAYED_BETWEEN_MEMBERS: GameType = 'pvp';

/** The ledger source of a vendor's transaction keys. */
const sourceOf = (vendor: Vendor) => `vendor:${vendor.code}`;

/** The three calls that move money (design: wallet protocol, table of cases). */
export interface Transactions {
  bet(vendor: Vendor, request: WalletRequest<'bet'>): Promise<Answer>;
  win(vendor: Vendor, request: WalletRequest<'win'>): Promise<Answer>;
  rollback(vendor: Vendor, request: WalletRequest<'rollback'>): Promise<Answer>;
}

interface AdmittedBet {
  readonly player: Player;
  readonly game: PlayableGame;
  readonly contribution: Contribution;
}

/** Called for each win that was paid for the first time. */
export type OnWin = (win: PaidWin) => void;

interface TransactionParts {
  readonly callers: Callers;
  readonly funds: PlayingFunds;
  readonly now: () => number;
  readonly onWin: OnWin;
  /** Whether commissions that a member will owe are in its money. */
  readonly hasReserve: (memberId: bigint) => Promise<boolean>;
}

export function createTransactions({ callers, funds, now, onWin, hasReserve }: TransactionParts): Transactions {
  const { ledger } = funds;
  const answer = answersFrom(funds);
  const pools = createPoolShares(callers);

  /** Why a new bet is refused, or what it is placed with. */
  async function admit(vendor: Vendor, request: WalletRequest<'bet'>): Promise<WalletStatus | AdmittedBet> {
    const session = await callers.session(request.token);
    if (!session || !belongsTo(session, vendor, request)) return 'RS_ERROR_INVALID_TOKEN';
    if (session.ended || session.expiresAt <= now()) return 'RS_ERROR_TOKEN_EXPIRED';
    if (!session.player.active) return 'RS_ERROR_USER_DISABLED';
    if (session.player.currency !== request.currency) return 'RS_ERROR_WRONG_CURRENCY';
    const game = await callers.game(vendor.code, request.game_code);
    if (!game) return 'RS_ERROR_INVALID_GAME';
    if (game.type === PLAYED_BETWEEN_MEMBERS && !request.is_free && (await hasReserve(session.player.memberId)))
      return 'RS_ERROR_USER_DISABLED';
    const contribution = await pools.contributionOf(session.player, vendor, request);
    return typeof contribution === 'string' ? contribution : { player: session.player, game, contribution };
  }

  const publishWin = async (vendor: Vendor, { brandId, memberId, currency }: Player, gameCode: string, net: bigint) => {
    const game = await callers.game(vendor.code, gameCode);
    if (game) onWin({ brandId, memberId, currency, gameId: game.id, net });
  };

  /** A bet taken before stays taken, whatever the state of its session. */
  async function repeatOf(vendor: Vendor, request: WalletRequest<'bet'>): Promise<Answer | null> {
    const existing = await ledger.find(sourceOf(vendor), request.transaction_uuid);
    const player = existing && (await callers.player(request.user));
    if (!existing || !player) return null;
    const isSame = existing.fingerprint === betFingerprint(request);
    const outcome = existing.kind === 'tombstone' ? 'tombstone' : isSame ? 'repeat' : 'conflict';
    const balance = await balanceWith(funds, player, vendor);
    return { status: BET_STATUS[outcome], balance, currency: player.currency };
  }

  return {
    async bet(vendor, request) {
      const admitted = await admit(vendor, request);
      if (typeof admitted === 'string') return (await repeatOf(vendor, request)) ?? refusal(admitted);
      const { player, game, contribution } = admitted;
      const bet = { ...betRequestOf(vendor, player, game, request), ...contribution };
      const movement = await placeCovered(funds, vendor, player, bet);
      return answer(vendor, player, BET_STATUS[movement.outcome], movement);
    },

    async win(vendor, request) {
      const player = await callers.player(request.user);
      if (!player) return refusal('RS_ERROR_TRANSACTION_DOES_NOT_EXIST');
      if (player.currency !== request.currency) return refusal('RS_ERROR_WRONG_CURRENCY');
      const hit = await pools.hitOf(player, vendor, request);
      if (typeof hit === 'string') return refusal(hit);
      const movement = await ledger.settleBet({ ...winRequestOf(vendor, player, request), ...hit });
      if (movement.net !== null && request.amount > 0)
        await publishWin(vendor, player, request.game_code, movement.net);
      return answer(vendor, player, WIN_STATUS[movement.outcome], movement);
    },

    async rollback(vendor, request) {
      const player = await callers.player(request.user);
      if (!player) return refusal('RS_ERROR_TRANSACTION_DOES_NOT_EXIST');
      const movement = await ledger.rollBack({
        source: sourceOf(vendor),
        key: request.transaction_uuid,
        fingerprint: fingerprintOf('rollback', request.user, request.reference_transaction_uuid, request.round),
        reference: request.reference_transaction_uuid,
        memberId: player.memberId,
      });
      // A win that was moved to the main wallet is reversed from the cash.
      if (movement.outcome === 'ok' && movement.walletVendor !== null)
        ledger.announce(player.memberId, (await ledger.balanceOf(player.memberId)).cash, player.currency);
      return answer(vendor, player, WIN_STATUS[movement.outcome], movement);
    },
  };
}

const belongsTo = (session: PlaySession, vendor: Vendor, { user }: WalletRequest<'bet'>): boolean =>
  session.vendorId === vendor.id && session.player.walletUser === user;

/** Places a bet. With another game open, the money may be in that game's wallet: it follows the stake. */
async function placeCovered({ ledger, stakeFunds }: PlayingFunds, vendor: Vendor, player: Player, bet: BetRequest) {
  const movement = await ledger.placeBet(bet);
  if (movement.outcome !== 'insufficient') return movement;
  // Where the brand has no such wallets any longer, money that was left in one still goes before a bonus.
  const mayHoldLeft = async () => movement.hasBonus && (await ledger.balanceOf(player.memberId)).vendor > 0n;
  if (player.vendorWallets.length === 0 && !(await mayHoldLeft())) return movement;
  const owner = { member: { id: player.memberId }, brand: { id: player.brandId, currency: player.currency } };
  const source = playsFromOwnWallet(player, vendor) ? vendor.code : null;
  if (!(await stakeFunds.coverStake(owner, source, BigInt(bet.stake)))) return movement;
  // The refusal is stored under the call's own id.
  return ledger.placeBet({ ...bet, request_uuid: randomUUID() });
}

function betRequestOf(vendor: Vendor, player: Player, game: PlayableGame, request: WalletRequest<'bet'>): BetRequest {
  return {
    source: sourceOf(vendor),
    key: request.transaction_uuid,
    request_uuid: request.request_uuid,
    fingerprint: betFingerprint(request),
    brand_id: player.brandId,
    member_id: String(player.memberId),
    vendor_id: vendor.id,
    game_id: game.id,
    game_type: game.type,
    round_id: request.round,
    round_closed: request.round_closed,
    is_free: request.is_free ?? false,
    stake: stakeOf(request),
    odds: statedOdds(request.meta?.odds),
    terms: termsOf(request),
    ...(playsFromOwnWallet(player, vendor) && { own_wallet: true }),
  };
}

function winRequestOf(vendor: Vendor, player: Player, request: WalletRequest<'win'>): WinRequest {
  const validBet = request.meta?.valid_bet;
  return {
    source: sourceOf(vendor),
    key: request.transaction_uuid,
    fingerprint: fingerprintOf(
      'win',
      request.user,
      request.amount,
      request.currency,
      request.game_code,
      request.round,
      request.reference_transaction_uuid,
      ...stated(request.meta?.jackpot_win),
    ),
    bet_key: request.reference_transaction_uuid,
    member_id: String(player.memberId),
    round_closed: request.round_closed,
    payout: request.amount,
    valid_bet: Number.isSafeInteger(validBet) && Number(validBet) >= 0 ? Number(validBet) : null,
    odds: statedOdds(request.meta?.odds),
    detail: request.meta ?? null,
    review_from: player.payoutReviewFrom,
  };
}

/** The vendor's snapshot of odds and rules; for a free bet also its reward. */
const termsOf = ({ meta, is_free: isFree, reward_uuid: reward }: WalletRequest<'bet'>): BetRequest['terms'] =>
  isFree && reward ? { ...meta, reward_uuid: reward } : (meta ?? null);

const betFingerprint = (request: WalletRequest<'bet'>): string =>
  fingerprintOf(
    'bet',
    request.user,
    request.amount,
    request.currency,
    request.game_code,
    request.round,
    request.is_free ?? false,
    ...stated(request.meta?.jackpot_contribution),
  );

/** Odds as a vendor reports them: strange ones count as none. @param odds of the meta of a bet or win */
export const statedOdds = (odds: unknown): number | null =>
  typeof odds === 'number' && Number.isInteger(odds) && odds > 0 ? keptOdds(odds) : null;

/** Part of a fingerprint; calls without the field keep the one that they had before it existed. */
const stated = (amount: number | undefined): number[] => (amount ? [amount] : []);
