import { type PlaySession, type Studio, StudioRefusal } from '../../../studio/studio';
import { type BetRequest, checkBet } from '../bet-check';
import type { TableLimits } from '../limits';
import { asDetail } from '../round-detail';
import type { LiveGame } from '../rules/outcome';
import { stakesOf, type TableBet } from './round-bets';
import type { Round } from './table-machine';

export type TableStudio = Pick<Studio, 'bet' | 'note' | 'settle' | 'cancel' | 'find' | 'balance' | 'log'>;

export interface Placed {
  readonly balance: number;
}

export interface ArrivalsParts {
  readonly table: string;
  readonly game: LiveGame;
  readonly studio: TableStudio;
  /** Bets of the round by id, those on their way included. */
  readonly bets: Map<string, TableBet>;
  /** Whether stakes still count for a round. */
  readonly accepts: (roundId: string) => boolean;
}

/** How bets come onto the table. */
export function createArrivals({ table, game, studio, bets, accepts }: ArrivalsParts) {
  const arriving = new Map<string, Promise<Placed>>();

  const take = async (
    session: PlaySession,
    { id, spots }: BetRequest,
    stake: number,
    round: Round,
  ): Promise<Placed> => {
    const detail = asDetail({ table, game, number: round.number, spots });
    const answer = await studio.bet(session, { id, round: round.id, stake, detail });
    if (!answer.taken) throw new StudioRefusal(answer.reason === 'wallet_unreachable' ? 503 : 409, answer.reason);
    if (!accepts(round.id)) {
      await studio.cancel(id);
      throw new StudioRefusal(409, 'bets_closed');
    }
    bets.set(id, { id, session, spots, taken: true });
    return { balance: answer.balance };
  };

  /** @returns the answer of a bet that was taken already, or is on its way; null of one not known */
  const repeated = (session: PlaySession, { id, round }: BetRequest): Promise<Placed> | Placed | null => {
    const known = studio.find(id);
    if (!known) return null;
    if (known.sessionId !== session.id || known.round !== round) throw new StudioRefusal(409, 'bet_id_taken');
    return arriving.get(id) ?? (known.state === 'open' ? { balance: known.balance ?? 0 } : null);
  };

  return {
    /** @throws StudioRefusal 409 `bets_closed`, `bet_id_taken` or the wallet's reason, 400 as `checkBet` */
    async place(session: PlaySession, limits: TableLimits, request: BetRequest, round: Round): Promise<Placed> {
      const before = repeated(session, request);
      if (before) return before;
      if (request.round !== round.id || !accepts(round.id) || round.phase !== 'betting' || Date.now() >= round.dueMs)
        throw new StudioRefusal(409, 'bets_closed');
      const stake = checkBet(request.spots, { game, limits, before: stakesOf(bets.values(), session) });
      bets.set(request.id, { id: request.id, session, spots: request.spots, taken: false });
      const taking = take(session, request, stake, round)
        .catch((error: unknown) => {
          bets.delete(request.id);
          throw error;
        })
        .finally(() => arriving.delete(request.id));
      arriving.set(request.id, taking);
      return taking;
    },
    /** When the stakes on their way have arrived, or `patienceMs` later. */
    async arrived(patienceMs: number): Promise<void> {
      let timer: NodeJS.Timeout | undefined;
      const patience = new Promise((resolve) => {
        timer = setTimeout(resolve, patienceMs);
      });
      await Promise.race([Promise.allSettled(arriving.values()), patience]);
      clearTimeout(timer);
    },
  };
}
