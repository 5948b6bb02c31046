import { formatAmount } from '@marquee/contract/money';
import { maskName } from '../../../platform/mask-name';
import type { Platform } from '../../../platform/platform';
import type { RecordedGames } from '../../money/ledger/recorded-games';
import { boardMinimumIn } from './board-minimum';
import { readAccount } from './repository';

/** A win that has just been paid. */
export interface PaidWin {
  readonly brandId: number;
  readonly memberId: bigint;
  readonly gameId: number;
  /** Net of the bet's stake, ledger units. */
  readonly net: bigint;
  readonly currency: string;
}

export interface WinnerFeed {
  add(win: PaidWin): void;
  close(): void;
}

/** A brand's pages receive at most one win in this time: the largest. Net losses and small wins are left out. */
const EVERY_MS = 1_000;
/** Pages name games in their own language by id; this name is a fallback. */
const LANGUAGE = 'en';

/** Publishes `games.winner` to the pages of the brand, with masked names. */
export function createWinnerFeed({ database: { pool }, bus, clock, log }: Platform, games: RecordedGames): WinnerFeed {
  const largest = new Map<number, PaidWin>();

  const publish = async (win: PaidWin) => {
    const [account, game] = await Promise.all([readAccount(pool, win.memberId), games.recorded(win.gameId, LANGUAGE)]);
    const payload = {
      customerName: maskName(account),
      winAmount: formatAmount(win.net),
      currency: win.currency,
      gameName: game.name,
      gameId: win.gameId,
      wonAt: clock.now().toISOString(),
    };
    bus.publish('games.winner', payload, { brandId: win.brandId });
  };

  const timer = setInterval(() => {
    const wins = [...largest.values()];
    largest.clear();
    for (const win of wins) void publish(win).catch((err: unknown) => log.warn({ err }, 'a win was not announced'));
  }, EVERY_MS).unref();

  return {
    add(win) {
      if (win.net < boardMinimumIn(win.currency)) return;
      const largestWin = largest.get(win.brandId);
      if (!largestWin || largestWin.net < win.net) largest.set(win.brandId, win);
    },
    close: () => clearInterval(timer),
  };
}
