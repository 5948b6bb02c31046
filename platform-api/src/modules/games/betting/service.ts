import type { CallValue, ParsedCallRequest } from '@marquee/contract/calls/index';
import type { LotteryTicketDetail } from '@marquee/contract/calls/lottery-orders';
import { type Bet, RECORD_MAX_DAYS } from '@marquee/contract/calls/records';
import type { GameType } from '@marquee/contract/constants';
import { formatAmount } from '@marquee/contract/money';
import { dayOf, rangeOfDays } from '../../../platform/brand-days';
import { Failure } from '../../../platform/failure';
import type { BrandRef, MemberRef } from '../../../platform/http/visitor';
import { maskName } from '../../../platform/mask-name';
import type { Platform } from '../../../platform/platform';
import type { PublicIds } from '../../../platform/public-id';
import { offsetOf, pageOf } from '../../../platform/paging';
import type { AccountRecord } from '../../money/ledger/account-record';
import type { RecordedGames } from '../../money/ledger/recorded-games';
import { roundName } from '../../money/ledger/round-name';
import { boardMinimumIn } from './board-minimum';
import {
  type BetFilter,
  type BetRow,
  type PlayedGameRow,
  type PlayedRewardRow,
  readBet,
  readBets,
  readBetTotals,
  readPlayedGames,
  readPlayedRewards,
  readTopWinners,
} from './repository';
import { selectionsOf } from './selections';

/** A large win, as the winners board shows it. */
export interface TopWin {
  /** Masked. */
  readonly customerName: string;
  /** Net of the stake, ledger units. */
  readonly winUnits: bigint;
  readonly currency: string;
  readonly gameId: number;
  readonly wonAt: Date;
}

/** What the board needs of a brand. */
type WinnersBrand = Pick<BrandRef, 'id' | 'currency'>;

export interface BettingService {
  /** The betting record: a page of the member's bets and totals over the whole range. */
  record(
    member: MemberRef,
    brand: BrandRef,
    request: ParsedCallRequest<'records.bets'>,
    language: string,
  ): Promise<CallValue<'records.bets'>>;
  /**
   * A bet with all details of its round.
   * @param publicId as the record shows it
   * @throws Failure `bet_not_found`
   */
  round(member: MemberRef, brand: BrandRef, publicId: string, language: string): Promise<CallValue<'records.round'>>;
  /** The largest net wins of the last days of a brand, one for each member, largest first; none below the board's minimum. */
  topWinners(brand: WinnersBrand, limit: number, gameType?: GameType): Promise<TopWin[]>;
  /** What members of a brand staked and were paid by game, of settled bets since a moment; most stakes first. */
  playedGames(brandId: number, since: Date, limit: number): Promise<PlayedGameRow[]>;
  /** What was played of rewards of free bets. @param rewardIds as vendors know them */
  playedRewards(rewardIds: readonly string[]): Promise<PlayedRewardRow[]>;
}

/** How many days of the brand the winners board looks back, today included. */
const WINNERS_DAYS = 7;
/** Maximum age of the board: every visitor of the home page reads it. */
const WINNERS_LIFE_MS = 10_000;
const DAY_MS = 86_400_000;

/** Tickets of lotteries by their bets, null for another bet. */
export interface LotteryTickets {
  ofBet(memberId: bigint, betId: bigint): Promise<LotteryTicketDetail | null>;
}

export function createBettingService(
  { database: { pool }, clock }: Pick<Platform, 'database' | 'clock'>,
  games: RecordedGames,
  accountRecord: AccountRecord,
  lotteryTickets: LotteryTickets,
  ids: PublicIds,
): BettingService {
  const boards = new Map<string, { readonly wins: Promise<TopWin[]>; readonly until: number }>();

  async function readWinners({ id, currency }: WinnersBrand, limit: number, gameType?: GameType): Promise<TopWin[]> {
    // The earliest day of any brand offset; a day too early costs nothing.
    const sinceDay = dayOf(new Date(clock.now().getTime() - WINNERS_DAYS * DAY_MS), 0);
    const rows = await readTopWinners(pool, id, { sinceDay, minimum: boardMinimumIn(currency), limit, gameType });
    return rows.map((row) => ({
      customerName: maskName(row.account),
      winUnits: row.win,
      currency: row.currency,
      gameId: row.game_id,
      wonAt: row.won_at,
    }));
  }

  async function betOf(row: BetRow, { offsetMinutes }: BrandRef, language: string): Promise<Bet> {
    const game = await games.recorded(row.game_id, language);
    return {
      betId: ids.encode(row.id),
      placedAt: row.placed_at.toISOString(),
      settledAt: row.settled_at?.toISOString() ?? null,
      gameType: row.game_type,
      vassalage: game.vendorCode,
      gameName: game.name,
      nodeId: row.game_id,
      roundId: roundName(row, offsetMinutes),
      stake: formatAmount(row.stake),
      payout: formatAmount(row.payout),
      validBet: formatAmount(row.valid_bet),
      net: formatAmount(netOf(row)),
      status: row.status,
      isFree: row.is_free,
      payoutInReview: row.in_review,
      selections: selectionsOf(row.legs),
    };
  }

  return {
    async record(member, brand, request, language) {
      const filter: BetFilter = {
        memberId: member.id,
        ...rangeOfDays(request, brand.offsetMinutes, RECORD_MAX_DAYS),
        dayBy: request.dayBy,
        gameType: request.gameType,
        status: request.status,
      };
      const totals = await readBetTotals(pool, filter);
      const rows = await readBets(pool, filter, request.pageSize, offsetOf(request));
      const total = Number(totals.bets);
      return {
        ...pageOf(await Promise.all(rows.map((row) => betOf(row, brand, language))), total, request),
        totals: {
          bets: total,
          stake: formatAmount(totals.stake),
          validBet: formatAmount(totals.valid_bet),
          payout: formatAmount(totals.payout),
          net: formatAmount(totals.net),
        },
      };
    },

    playedRewards: (rewardIds) => readPlayedRewards(pool, rewardIds),

    async round(member, brand, publicId, language) {
      const betId = ids.decode(publicId);
      const row = betId === null ? null : await readBet(pool, member.id, betId);
      if (!row) throw new Failure('bet_not_found');
      const movements = await accountRecord.ofBet(member.id, row.id, language);
      return {
        ...(await betOf(row, brand, language)),
        terms: row.terms,
        detail: row.detail,
        lottery: await lotteryTickets.ofBet(member.id, row.id),
        movements,
      };
    },

    playedGames: (brandId, since, limit) => readPlayedGames(pool, brandId, since, limit),

    topWinners(brand, limit, gameType) {
      const key = `${brand.id} ${limit} ${gameType ?? ''}`;
      const now = clock.now().getTime();
      const cachedBoard = boards.get(key);
      if (cachedBoard && cachedBoard.until > now) return cachedBoard.wins;
      const wins = readWinners(brand, limit, gameType);
      boards.set(key, { wins, until: now + WINNERS_LIFE_MS });
      wins.catch(() => boards.delete(key));
      return wins;
    },
  };
}

function netOf({ status, stake, payout }: BetRow): bigint {
  if (status === 'open') return 0n;
  return status === 'rolled_back' || status === 'void' ? payout : payout - stake;
}
