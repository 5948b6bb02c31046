import type { PlaySession } from '../../../studio/studio';
import type { TableLimits } from '../limits';
import type { BalanceMessage, HistoryMessage, RoundMessage, TableMessage } from '../messages';
import { returnsOf } from '../rules/live-rules';
import type { TableStudio } from './bet-intake';
import type { RoundMoney } from './round-money';
import { companyOf, playerOf } from './round-bets';
import type { TableState } from './table-machine';
import type { TableTiming } from './timing';

interface Messages {
  readonly table: TableMessage;
  readonly round: RoundMessage;
  readonly history: HistoryMessage;
  readonly balance: BalanceMessage;
}

/** A client that is connected to a table. */
export interface Watcher {
  readonly session: PlaySession;
  readonly limits: TableLimits;
  send<Name extends keyof Messages>(event: Name, data: Messages[Name]): void;
}

/** The connected players of a table, and the events that they are sent. */
export interface Audience {
  readonly size: number;
  /** Sends the current state. @returns leaves the table */
  join(watcher: Watcher): () => void;
  sendRound(): void;
  /** Joins changes of a short time into one message. */
  scheduleRound(): void;
  sendHistory(): void;
  /** To players with a bet in the round. */
  sendBalances(): void;
  close(): void;
}

const GATHER_MS = 250;

interface AudienceParts {
  readonly studio: TableStudio;
  readonly money: RoundMoney;
  readonly timing: TableTiming;
  readonly table: () => TableState;
}

export function createAudience({ studio, money, timing, table }: AudienceParts): Audience {
  const watchers = new Set<Watcher>();
  let scheduled: NodeJS.Timeout | undefined;

  const roundFor = ({ session }: Watcher): RoundMessage => {
    const { id, number, phase, dueMs, shown, outcome } = table().round;
    const sessions = [...watchers].map((watcher) => watcher.session);
    return {
      sentMs: Date.now(),
      id,
      number,
      phase,
      dueMs,
      shown,
      outcome: phase === 'result' ? outcome : null,
      ...companyOf(money.bets(), sessions, session),
    };
  };
  const sendRound = () => {
    for (const watcher of watchers) watcher.send('round', roundFor(watcher));
  };
  const scheduleRound = () => {
    scheduled ??= setTimeout(() => {
      scheduled = undefined;
      sendRound();
    }, GATHER_MS);
  };

  return {
    get size() {
      return watchers.size;
    },
    join(watcher) {
      const { game, history } = table();
      watchers.add(watcher);
      const { limits } = watcher;
      watcher.send('table', { game, limits, returns: returnsOf(game), bettingMs: timing.bettingMs });
      watcher.send('history', { outcomes: history });
      watcher.send('round', roundFor(watcher));
      scheduleRound();
      return () => {
        watchers.delete(watcher);
        scheduleRound();
      };
    },
    sendRound,
    scheduleRound,
    sendHistory() {
      for (const watcher of watchers) watcher.send('history', { outcomes: table().history });
    },
    sendBalances() {
      const players = new Set(money.bets().map(({ session }) => playerOf(session)));
      for (const watcher of watchers) {
        if (!players.has(playerOf(watcher.session))) continue;
        studio
          .balance(watcher.session)
          .then((balance) => watcher.send('balance', { balance }))
          .catch((err: unknown) => studio.log.info({ err }, 'a balance was not told'));
      }
    },
    close: () => clearTimeout(scheduled),
  };
}
