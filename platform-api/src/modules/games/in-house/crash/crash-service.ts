import { elapsedAt, multiplierAt } from '@marquee/contract/fairness/crash';
import type { CrashBet } from '@marquee/contract/in-house';
import { formatAmount } from '@marquee/contract/money';
import type pg from 'pg';
import { inTransaction } from '../../../../platform/database';
import { Failure } from '../../../../platform/failure';
import type { Platform } from '../../../../platform/platform';
import { assertStake } from '../assert-stake';
import type { Player } from '../player';
import type { WalletClient } from '../wallet/wallet-client';
import { type CrashBetRequest, createCrashEntry } from './crash-entry';
import { announceBets } from './crash-messages';
import {
  type CrashBetRow,
  type CrashRoundRow,
  moveBet,
  readCrashBet,
  readCrashRound,
  readDatabaseTime,
  type ListedBet,
} from './crash-repository';
import { cancelBet, endBets } from './crash-settlement';

const RULE_VERSION = 'crash/2';

export interface CrashService {
  /**
   * Takes a stake for the round whose betting is open; repeated with the same id it returns the same bet.
   * @throws Failure `feature_disabled` for a series where the brand's jurisdiction has none, `round_not_open`, `insufficient_balance`, `launch_expired`, `wallet_refused`, amount codes
   */
  bet(player: Player & { readonly autoBet?: boolean }, request: CrashBetRequest): Promise<CrashBet>;
  /** Cashes out at the multiplier of the server's clock. @throws Failure `round_not_open` when the round has crashed */
  cashOut(player: Player, betId: string): Promise<CrashBet>;
  view(bet: ListedBet, balance: bigint | null): CrashBet;
}

export function createCrashService(
  pool: pg.Pool,
  wallet: WalletClient,
  telemetry: Pick<Platform, 'log' | 'metrics'>,
): CrashService {
  const entry = createCrashEntry(pool, telemetry);
  const viewNow = async (player: Player, betId: string): Promise<CrashBet> => {
    const bet = await readCrashBet(pool, betId);
    if (!bet || bet.player !== player.key) throw new Failure('round_not_open');
    return view(bet, await wallet.balance(player));
  };

  /** Returns a stake whose bet came too late, or whose outcome is unknown. */
  const giveBack = async (betId: string): Promise<void> => {
    const deliver = await inTransaction(pool, async (client) => {
      const bet = await readCrashBet(client, betId, true);
      return bet && cancelBet(client, wallet, bet);
    });
    await deliver?.().catch(() => undefined);
  };

  return {
    view,

    async bet(player, request) {
      if (request.auto && !player.autoBet) throw new Failure('feature_disabled');
      assertStake(request.stake, player.currency);
      const round = await entry.enter(player, request);
      if (round === 'known') return viewNow(player, request.betId);
      if (round === 'closed') throw new Failure('round_not_open');
      const snapshot = { rules: RULE_VERSION, autoCashOutHundredths: request.autoCashOutHundredths };
      const outcome = await wallet.stake(player, {
        id: request.betId,
        round: String(round),
        amount: request.stake,
        snapshot,
      });
      if (outcome.kind === 'refused') {
        await moveBet(pool, request.betId, 'placing', 'refused');
        throw new Failure(outcome.reason);
      }
      // A stake that the wallet took counts only if the betting is still open; otherwise it is returned.
      const placed = outcome.kind === 'taken' ? await entry.place(request.betId) : null;
      if (outcome.kind === 'unknown' || !placed) {
        await giveBack(request.betId);
        throw new Failure(outcome.kind === 'unknown' ? 'network_abnormal' : 'round_not_open');
      }
      return view(placed, outcome.balance);
    },

    async cashOut(player, betId) {
      const deliver = await inTransaction(pool, async (client) => {
        const { round, bet } = await lockBet(client, betId);
        if (bet.player !== player.key || bet.state !== 'placed') throw new Failure('round_not_open');
        return endBets(client, wallet, round, [{ bet, hundredths: await multiplierNow(client, round) }]);
      });
      await deliver?.().catch(() => undefined);
      const bet = await viewNow(player, betId);
      await announceBets(pool, [betId]);
      return bet;
    },
  };
}

function view(bet: ListedBet, balance: bigint | null): CrashBet {
  return {
    betId: bet.id,
    roundId: Number(bet.round_id),
    state: bet.state,
    stake: formatAmount(bet.stake),
    autoCashOutHundredths: bet.auto_hundredths,
    cashedOutHundredths: bet.cashed_hundredths,
    payout: formatAmount(bet.payout),
    balance: balance === null ? null : formatAmount(balance),
  };
}

/**
 * Locks in the order of the loop, the round before its bets, to avoid a deadlock with its end.
 * @throws Failure `round_not_open`
 */
async function lockBet(client: pg.ClientBase, betId: string): Promise<{ round: CrashRoundRow; bet: CrashBetRow }> {
  const existingBet = await readCrashBet(client, betId);
  const round = existingBet && (await readCrashRound(client, existingBet.round_id, 'share'));
  const bet = round && (await readCrashBet(client, betId, true));
  if (!bet) throw new Failure('round_not_open');
  return { round, bet };
}

/** The multiplier by the database's clock, which all processes share. @throws Failure `round_not_open` */
async function multiplierNow(client: pg.ClientBase, round: CrashRoundRow): Promise<number> {
  if (round.state !== 'flying' || !round.took_off_at || round.crash_hundredths === null)
    throw new Failure('round_not_open');
  const now = await readDatabaseTime(client);
  const elapsedMs = now.getTime() - round.took_off_at.getTime();
  if (elapsedMs >= elapsedAt(round.crash_hundredths)) throw new Failure('round_not_open');
  return multiplierAt(elapsedMs);
}
