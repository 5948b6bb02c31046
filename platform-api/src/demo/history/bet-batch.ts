import type pg from 'pg';
import { derivedUuid } from '../../modules/games/in-house/derived-uuid';
import { placeBets, settleBets } from '../../modules/money/ledger/bet-movement-repository';
import type { BetRequest, WinRequest } from '../../modules/money/ledger/bet-movements';
import { fingerprintOf } from '../../modules/money/ledger/service';
import type { DemoBrand, DemoGame, DemoMember } from './demo-brand';
import type { VendorTransfer } from './vendor-transfers';

/** A bet with the result that it will have. Amounts in ledger units. */
export interface DemoBet {
  readonly member: DemoMember;
  readonly game: DemoGame;
  readonly stake: number;
  /** The vendor's id of the bet; a UUID. */
  readonly key: string;
  readonly round: string;
  readonly terms: Readonly<Record<string, unknown>> | null;
  readonly payout: number;
  /** The part of the payout that a jackpot pool pays. */
  readonly jackpotWin?: number;
  readonly validBet: number | null;
  readonly detail: Readonly<Record<string, unknown>>;
  readonly settlesAt: Date;
}

/** The key of the win, as the in-house engine makes it too. */
const winKeyOf = ({ key }: DemoBet): string => derivedUuid(key, 'win');

/** The vendors' share: 1 %. */
const contributionOf = (stake: number): number => Math.floor(stake / 100);

function betRequestOf({ ref }: DemoBrand, bet: DemoBet): BetRequest {
  const { member, game, stake, key, round } = bet;
  return {
    source: `vendor:${game.vendorCode}`,
    key,
    request_uuid: derivedUuid(key, 'request'),
    fingerprint: fingerprintOf('bet', member.walletUser, stake, ref.currency, game.code, round, false),
    brand_id: ref.id,
    member_id: String(member.ref.id),
    vendor_id: game.vendorId,
    game_id: game.id,
    game_type: game.type,
    round_id: round,
    round_closed: false,
    is_free: false,
    stake,
    terms: bet.terms,
    ...(game.hasOwnWallet && { own_wallet: true }),
    ...(game.poolId !== null && { pool_id: game.poolId, contribution: contributionOf(stake) }),
  };
}

function winRequestOf({ ref }: DemoBrand, bet: DemoBet): WinRequest {
  const { member, game, key, round, payout, jackpotWin } = bet;
  return {
    source: `vendor:${game.vendorCode}`,
    key: winKeyOf(bet),
    fingerprint: fingerprintOf('win', member.walletUser, payout, ref.currency, game.code, round, key),
    bet_key: key,
    member_id: String(member.ref.id),
    round_closed: true,
    payout,
    valid_bet: bet.validBet,
    detail: bet.detail,
    ...(jackpotWin !== undefined && game.poolId !== null && { pool_id: game.poolId, jackpot_win: jackpotWin }),
  };
}

/**
 * Takes the stakes at the clock's time through the ledger's `place_bets`.
 * @returns the bets that it took: limits of members refuse some
 */
export async function placeDemoBets(
  client: pg.ClientBase,
  brand: DemoBrand,
  bets: readonly DemoBet[],
): Promise<DemoBet[]> {
  if (bets.length === 0) return [];
  const results = await placeBets(
    client,
    bets.map((bet) => betRequestOf(brand, bet)),
  );
  return bets.filter((bet, index) => {
    const result = results[index];
    if (result && result.balance !== null && !bet.game.hasOwnWallet) bet.member.balance = Number(result.balance);
    return result?.outcome === 'ok';
  });
}

/**
 * Pays the results at the clock's time through the ledger's `settle_bets`.
 * @returns what lies at vendors now, of the members who played there
 */
export async function settleDemoBets(
  client: pg.ClientBase,
  brand: DemoBrand,
  bets: readonly DemoBet[],
): Promise<VendorTransfer[]> {
  if (bets.length === 0) return [];
  const atVendors = new Map<string, VendorTransfer>();
  const results = await settleBets(
    client,
    bets.map((bet) => winRequestOf(brand, bet)),
  );
  for (const [index, bet] of bets.entries()) {
    const result = results[index];
    if (result?.outcome !== 'ok') throw new Error(`a demo bet was not settled: ${result?.outcome}`);
    const { member, game, key } = bet;
    const balance = Number(result.balance);
    if (game.hasOwnWallet)
      atVendors.set(`${member.ref.id} ${game.vendorId}`, { member, game, amount: balance, seed: key });
    else member.balance = balance;
  }
  return [...atVendors.values()];
}
