import { randomInt, randomUUID } from 'node:crypto';
import type { PlaySession } from '../../../studio/studio';
import type { BetRequest } from '../bet-check';
import type { TableLimits } from '../limits';
import type { LiveGame } from '../rules/outcome';
import { type Audience, createAudience } from './audience';
import type { TableStudio } from './arrivals';
import { createRoundMoney, type RoundMoney } from './round-money';
import { advance, dropRound, openTable, type TableState, type TableWorld } from './table-machine';
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
  /** Told when nobody has sat here for long. */
  readonly onIdle: () => void;
}

export function runTable({ name, game, studio, timing, onIdle }: LiveTableParts): LiveTable {
  const world = (): TableWorld => ({
    nowMs: Date.now(),
    random: (below) => randomInt(below),
    newId: randomUUID,
    timing,
  });
  const money = createRoundMoney({ table: name, game, studio });
  let state = openTable(game, world());
  const audience = createAudience({ studio, money, timing, table: () => state });
  let seenMs = Date.now();
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  /** What must be on the disk before the next state is shown. @returns the state to show */
  const prepare = async (next: TableState): Promise<TableState> => {
    const { phase, outcome, id } = next.round;
    if (phase === 'dealing' && state.round.phase === 'closing' && outcome) {
      try {
        await money.decide(outcome);
        return { ...next, round: { ...next.round, dueMs: Date.now() + (next.round.coming[0]?.afterMs ?? 0) } };
      } catch (err) {
        studio.log.error({ err, table: name, round: id }, 'a round could not be kept: its stakes go back');
        await money.refund();
        return dropRound(next, world());
      }
    }
    if (phase === 'result' && outcome) await money.pay(outcome);
    return next;
  };

  const moveOn = async () => {
    if (state.round.phase === 'closing') await money.arrived(timing.patienceMs);
    const before = state;
    state = await prepare(advance(state, world()));
    if (state.round.id !== before.round.id) money.open(state.round.id);
    audience.tellRound();
    if (state.history !== before.history) audience.tellHistory();
    if (state.round.phase === 'result') audience.tellBalances();
  };

  const tick = async () => {
    await moveOn().catch((err: unknown) => studio.log.error({ err, table: name }, 'a table stood still'));
    if (stopped) return;
    if (audience.size > 0 || money.bets().length > 0) seenMs = Date.now();
    if (Date.now() - seenMs > timing.idleMs) return onIdle();
    timer = setTimeout(() => void tick(), Math.max(0, state.round.dueMs - Date.now()));
  };

  money.open(state.round.id);
  timer = setTimeout(() => void tick(), timing.bettingMs);

  return {
    join: audience.join,
    async place(session, limits, request) {
      const placed = await money.place(session, limits, request, state.round);
      audience.tellRoundSoon();
      return placed;
    },
    stop() {
      stopped = true;
      clearTimeout(timer);
      audience.close();
    },
  };
}
