import { randomInt, randomUUID } from 'node:crypto';
import type { PlaySession } from '../../../studio/studio';
import type { BetRequest } from '../bet-check';
import type { TableLimits } from '../limits';
import type { LiveGame } from '../rules/outcome';
import { type Audience, createAudience } from './audience';
import type { TableStudio } from './bet-intake';
import { createRoundMoney, type RoundMoney } from './round-money';
import { advance, dropRound, openTable, type TableState, type TableContext } from './table-machine';
import type { TableTiming } from './timing';

/** A shared table that runs by the server's clock. */
export interface LiveTable extends Pick<Audience, 'join'> {
  place(session: PlaySession, limits: TableLimits, request: BetRequest): ReturnType<RoundMoney['place']>;
  /** Stops the clock; what is open is ended at the next start. */
  stop(): void;
}

export interface LiveTableParts {
  readonly name: string;
  readonly game: LiveGame;
  readonly studio: TableStudio;
  readonly timing: TableTiming;
  /** Called when the table had no players for `idleMs`. */
  readonly onIdle: () => void;
}

export function runTable({ name, game, studio, timing, onIdle }: LiveTableParts): LiveTable {
  const world = (): TableContext => ({
    nowMs: Date.now(),
    random: (below) => randomInt(below),
    newId: randomUUID,
    timing,
  });
  const money = createRoundMoney({ table: name, game, studio });
  let state = openTable(game, world());
  const audience = createAudience({ studio, money, timing, table: () => state });
  let lastActiveMs = Date.now();
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  /** Stores and pays what must be on the disk before the next state is sent. @returns the state to send */
  const persist = async (next: TableState): Promise<TableState> => {
    const { phase, outcome, id } = next.round;
    if (phase === 'dealing' && state.round.phase === 'closing' && outcome) {
      try {
        await money.decide(outcome);
        return { ...next, round: { ...next.round, dueMs: Date.now() + (next.round.remainingSteps[0]?.afterMs ?? 0) } };
      } catch (err) {
        studio.log.error({ err, table: name, round: id }, 'a round could not be kept: its stakes go back');
        await money.refund();
        return dropRound(next, world());
      }
    }
    if (phase === 'result' && outcome) await money.pay(outcome);
    return next;
  };

  const advanceTable = async () => {
    if (state.round.phase === 'closing') await money.waitForPending(timing.patienceMs);
    const previous = state;
    state = await persist(advance(state, world()));
    if (state.round.id !== previous.round.id) money.open(state.round.id);
    audience.sendRound();
    if (state.history !== previous.history) audience.sendHistory();
    if (state.round.phase === 'result') audience.sendBalances();
  };

  const tick = async () => {
    await advanceTable().catch((err: unknown) => studio.log.error({ err, table: name }, 'a table stood still'));
    if (isStopped) return;
    if (audience.size > 0 || money.bets().length > 0) lastActiveMs = Date.now();
    if (Date.now() - lastActiveMs > timing.idleMs) return onIdle();
    timer = setTimeout(() => void tick(), Math.max(0, state.round.dueMs - Date.now()));
  };

  money.open(state.round.id);
  timer = setTimeout(() => void tick(), timing.bettingMs);

  return {
    join: audience.join,
    async place(session, limits, request) {
      const answer = await money.place(session, limits, request, state.round);
      audience.scheduleRound();
      return answer;
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
      audience.close();
    },
  };
}
