import { elapsedAt, multiplierAt } from '@marquee/contract/fairness/crash';
import type { CrashBet } from '@marquee/contract/in-house';
import { formatAmount } from '@marquee/contract/money';
import type pg from 'pg';
import { inTransaction } from '../../../platform/database';
import { Failure } from '../../../platform/failure';
import { assertStake } from '../assert-stake';
import type { Player } from '../player';
import type { SeedPairs } from '../seeds/seed-pairs';
import type { Purse } from '../wallet/purse';
import { announce } from './crash-messages';
import {
  type CrashBetRow,
  type CrashRoundRow,
  insertCrashBet,
  moveBet,
  readCrashBet,
  readCrashRound,
  readNewestRound,
} from './crash-repository';
import { cancelBet, endBet } from './crash-settlement';

const RULE_VERSION = 'crash/1';

export interface CrashBetRequest {
  readonly betId: string;
  readonly stake: bigint;
  readonly autoCashOutHundredths: number | null;
}

export interface CrashService {
  /**
   * Takes a stake for the round whose betting is open; repeated with the same id it answers the same bet.
   * @throws Failure `round_not_open`, `insufficient_balance`, `launch_expired`, `wallet_refused`, amount codes
   */
  bet(player: Player, request: CrashBetRequest): Promise<CrashBet>;
  /** Cashes out at the multiplier of the server's clock. @throws Failure `round_not_open` when the round has crashed */
  cashOut(player: Player, betId: string): Promise<CrashBet>;
  view(bet: CrashBetRow, balance: bigint | null): CrashBet;
}

export function createCrashService(pool: pg.Pool, purse: Purse, seeds: SeedPairs): CrashService {
  const viewNow = async (player: Player, betId: string): Promise<CrashBet> => {
    const bet = await readCrashBet(pool, betId);
    if (!bet || bet.player !== player.key) throw new Failure('round_not_open');
    return view(bet, await purse.balance(player));
  };

  const tell = (bet: Pick<CrashBetRow, 'id' | 'player' | 'round_id'>) =>
    announce(pool, { kind: 'bet', betId: bet.id, player: bet.player, roundId: String(bet.round_id) });

  /** A stake that the wallet took counts only if the betting is still open; else it goes back. */
  const confirm = async (betId: string): Promise<boolean> => {
    const { isPlaced, deliver } = await inTransaction(pool, async (client) => {
      const { round, bet } = await lockBet(client, betId);
      if (round.state === 'betting' && (await moveBet(client, betId, 'placing', 'placed')))
        return { isPlaced: true, deliver: null };
      return { isPlaced: false, deliver: await cancelBet(client, purse, bet) };
    });
    await deliver?.().catch(() => undefined);
    return isPlaced;
  };

  return {
    view,

    async bet(player, request) {
      assertStake(request.stake, player.currency);
      if (await readCrashBet(pool, request.betId)) return viewNow(player, request.betId);
      const round = await readNewestRound(pool);
      if (round?.state !== 'betting') throw new Failure('round_not_open');
      const { clientSeed } = await seeds.show(player.key);
      await insertCrashBet(pool, player, {
        id: request.betId,
        roundId: round.id,
        clientSeed,
        stake: request.stake,
        autoHundredths: request.autoCashOutHundredths,
      });
      const snapshot = { rules: RULE_VERSION, autoCashOutHundredths: request.autoCashOutHundredths };
      const outcome = await purse.stake(player, {
        id: request.betId,
        round: String(round.id),
        amount: request.stake,
        snapshot,
      });
      if (outcome.kind === 'refused') {
        await moveBet(pool, request.betId, 'placing', 'refused');
        throw new Failure(outcome.reason);
      }
      if (outcome.kind === 'unknown') {
        await cancelUnknown(pool, purse, request.betId);
        throw new Failure('network_abnormal');
      }
      if (!(await confirm(request.betId))) throw new Failure('round_not_open');
      await tell({ id: request.betId, player: player.key, round_id: round.id });
      return viewNow(player, request.betId);
    },

    async cashOut(player, betId) {
      const deliver = await inTransaction(pool, async (client) => {
        const { round, bet } = await lockBet(client, betId);
        if (bet.player !== player.key || bet.state !== 'placed') throw new Failure('round_not_open');
        return endBet(client, purse, round, bet, await multiplierNow(client, round));
      });
      await deliver?.().catch(() => undefined);
      const bet = await viewNow(player, betId);
      await tell({ id: betId, player: player.key, round_id: BigInt(bet.roundId) });
      return bet;
    },
  };
}

function view(bet: CrashBetRow, balance: bigint | null): CrashBet {
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

/** Locks in the order of the loop, the round before its bets: no deadlock with its end. @throws Failure `round_not_open` */
async function lockBet(client: pg.ClientBase, betId: string): Promise<{ round: CrashRoundRow; bet: CrashBetRow }> {
  const known = await readCrashBet(client, betId);
  const round = known && (await readCrashRound(client, known.round_id, 'share'));
  const bet = round && (await readCrashBet(client, betId, true));
  if (!bet) throw new Failure('round_not_open');
  return { round, bet };
}

/** The multiplier by the database's clock, which all processes share. @throws Failure `round_not_open` */
async function multiplierNow(client: pg.ClientBase, round: CrashRoundRow): Promise<number> {
  if (round.state !== 'flying' || !round.took_off_at || round.crash_hundredths === null)
    throw new Failure('round_not_open');
  const { rows } = await client.query<{ now: Date }>({ name: 'clock', text: 'select clock_timestamp() as now' });
  const elapsedMs = (rows[0]?.now.getTime() ?? 0) - round.took_off_at.getTime();
  if (elapsedMs >= elapsedAt(round.crash_hundredths)) throw new Failure('round_not_open');
  return multiplierAt(elapsedMs);
}

async function cancelUnknown(pool: pg.Pool, purse: Purse, betId: string): Promise<void> {
  const deliver = await inTransaction(pool, async (client) => {
    const bet = await readCrashBet(client, betId, true);
    return bet && cancelBet(client, purse, bet);
  });
  await deliver?.().catch(() => undefined);
}
