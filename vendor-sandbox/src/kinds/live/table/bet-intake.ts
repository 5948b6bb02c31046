import { type PlaySession, type Studio, StudioRefusal } from '../../../studio/studio';
import { type BetRequest, checkBet } from '../bet-check';
import type { TableLimits } from '../limits';
import type { LiveDetail } from '../round-detail';
import type { LiveGame } from '../rules/outcome';
import { stakesOf, type TableBet } from './round-bets';
import type { Round } from './table-machine';

export type TableStudio = Pick<Studio, 'bet' | 'note' | 'settle' | 'cancel' | 'find' | 'balance' | 'log'>;

export interface PlacedBet {
  readonly balance: number;
}

export interface BetIntakeParts {
  readonly table: string;
  readonly game: LiveGame;
  readonly studio: TableStudio;
  /** Bets of the round by id, pending ones included. */
  readonly bets: Map<string, TableBet>;
  /** Whether stakes still count for a round. */
  readonly accepts: (roundId: string) => boolean;
}

/** Takes bets for the running round. */
export function createBetIntake({ table, game, studio, bets, accepts }: BetIntakeParts) {
  const pendingBets = new Map<string, Promise<PlacedBet>>();

  const takeStake = async (
    session: PlaySession,
    { id, spots }: BetRequest,
    stake: number,
    round: Round,
  ): Promise<PlacedBet> => {
    const detail: LiveDetail = { table, game, number: round.number, spots };
    const answer = await studio.bet(session, { id, round: round.id, stake, detail });
    if (!answer.accepted) throw new StudioRefusal(answer.reason === 'wallet_unreachable' ? 503 : 409, answer.reason);
    if (!accepts(round.id)) {
      await studio.cancel(id);
      throw new StudioRefusal(409, 'bets_closed');
    }
    bets.set(id, { id, session, spots, isTaken: true });
    return { balance: answer.balance };
  };

  /** @returns the answer of a bet that is accepted or pending; null for a new one */
  const existingAnswer = (session: PlaySession, { id, round }: BetRequest): Promise<PlacedBet> | PlacedBet | null => {
    const bet = studio.find(id);
    if (!bet) return null;
    if (bet.sessionId !== session.id || bet.round !== round) throw new StudioRefusal(409, 'bet_id_taken');
    return pendingBets.get(id) ?? (bet.state === 'open' ? { balance: bet.balance ?? 0 } : null);
  };

  return {
    /** @throws StudioRefusal 409 `bets_closed`, `bet_id_taken` or the wallet's reason, 400 as `checkBet` */
    async place(session: PlaySession, limits: TableLimits, request: BetRequest, round: Round): Promise<PlacedBet> {
      const before = existingAnswer(session, request);
      if (before) return before;
      if (request.round !== round.id || !accepts(round.id) || round.phase !== 'betting' || Date.now() >= round.dueMs)
        throw new StudioRefusal(409, 'bets_closed');
      const stake = checkBet(request.spots, { game, limits, before: stakesOf(bets.values(), session) });
      bets.set(request.id, { id: request.id, session, spots: request.spots, isTaken: false });
      const answer = takeStake(session, request, stake, round)
        .catch((error: unknown) => {
          bets.delete(request.id);
          throw error;
        })
        .finally(() => pendingBets.delete(request.id));
      pendingBets.set(request.id, answer);
      return answer;
    },
    /** Waits for pending stakes, at most `timeoutMs`. */
    async waitForPending(timeoutMs: number): Promise<void> {
      let timer: NodeJS.Timeout | undefined;
      const timeout = new Promise((resolve) => {
        timer = setTimeout(resolve, timeoutMs);
      });
      await Promise.race([Promise.allSettled(pendingBets.values()), timeout]);
      clearTimeout(timer);
    },
  };
}
