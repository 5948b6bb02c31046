import { randomBytes } from 'node:crypto';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import type { WalletClient } from '../conformance/wallet-client';
import { createAsking } from './asking';
import type { BetRecord, Detail, PlaySession, StoredSession } from './bet-record';
import { createDelivery } from './delivery';
import { createEnds, type WalletDelivery } from './ends';
import { type FreeBets, type FreeBetsLeft, type Granting, grantingOf } from './free-bets';
import { type Memory, type MemorySettings, openMemory } from './memory';
import { StudioRefusal } from './refusal';
import { SESSION_LIFE_MS } from './snapshot';

export type { BetRecord, Detail, PlaySession } from './bet-record';
export { StudioRefusal } from './refusal';

export interface NewBet {
  /** The client's own id of its intent, 8 to 64 of letters, digits, `_`, `-`: repeating it is harmless. */
  readonly id: string;
  readonly round: string;
  /** Integer, 1/100,000 of the currency unit. */
  readonly stake: number;
  /** What was betted on and at which odds. */
  readonly detail: Detail;
  /** The reward whose free bet this is. */
  readonly rewardId?: string | undefined;
}

export type BetAnswer =
  | { readonly taken: true; readonly balance: number }
  /** `reason`: `not_enough_money`, `limit_reached`, `session_ended`, `player_blocked`, `wallet_unreachable` or `refused`. */
  | { readonly taken: false; readonly reason: string; readonly balance: number | null };

export interface BetEnd {
  /** Stake included; 0 is a loss. */
  readonly payout: number;
  /** `valid_bet` in it is what counts as turnover (0 for a push, half the stake for a half win); without it the stake does. */
  readonly detail: Detail;
}

/**
 * What every kind of game stands on: who plays, and money that is never lost or paid twice. Amounts everywhere are the
 * wallet protocol's integers.
 */
export interface Studio {
  /** Whose request this is: header `x-play-session`, or `?session=` of an event stream. @throws StudioRefusal 401 `session_ended` */
  session(request: FastifyRequest): PlaySession;
  /** Waits for results under way. @throws StudioRefusal `session_ended`, `wallet_unreachable` */
  balance(session: PlaySession): Promise<number>;
  /**
   * Takes a stake. In the journal before the wallet is asked; a bet without an answer is rolled back, later if need be.
   * The same id again gives the same answer. A demo plays from the purse of its session, without wallet calls.
   * @throws StudioRefusal 400 `bet_malformed`, 409 `bet_id_taken`, 409 `no_free_bet` for a reward that has none left, is over, or is not
   * this player's, game's and stake's
   */
  bet(session: PlaySession, bet: NewBet): Promise<BetAnswer>;
  /** Keeps what has happened so far in an open bet that goes on; on the disk when it returns. */
  note(betId: string, detail: Detail): Promise<void>;
  /**
   * Ends a bet. In the journal when it returns, then delivered to the wallet until that has taken it. The same id again
   * does nothing, nor does a bet that was cancelled.
   */
  settle(betId: string, end: BetEnd): Promise<void>;
  /** Gives the stake back (rollback). The same id again does nothing, nor does a bet that was settled. */
  cancel(betId: string, detail?: Detail): Promise<void>;
  /**
   * Opens a settled bet again because its result was wrong: the win is rolled back (from what the player has; the wallet
   * remembers the rest), and `settle` or `cancel` ends the bet anew. Nothing happens to a bet that is not settled.
   */
  reverse(betId: string): Promise<void>;
  /** Settled bets of a kind. Oldest first. */
  settled(kind: string): BetRecord[];
  /** Bets of a kind whose stake is taken and that have no end yet: what a restart must finish or refund. Oldest first. */
  open(kind: string): BetRecord[];
  /** A bet of any player. */
  find(betId: string): BetRecord | undefined;
  /** A bet of this session's player; undefined for a stranger's. */
  own(session: PlaySession, betId: string): BetRecord | undefined;
  /** The player's bets in this game, newest first, of all sessions. */
  history(session: PlaySession, limit: number): BetRecord[];
  /** What the player may play for free in this game now, what ends first at the head. */
  freeBets(session: PlaySession): FreeBetsLeft[];
  /** Who played a bet. */
  sessionOf(bet: BetRecord): PlaySession | undefined;
  readonly log: FastifyBaseLogger;
}

/** One kind of game; its routes lie below `/play/<name>/api`, its client in `client/<name>`. */
export interface GameKind {
  /** As in `game-lists/listed-games.ts`. */
  readonly name: string;
  /** Before the first request: finishes or refunds what a crash left open. */
  start(studio: Studio): Promise<void>;
  /** Paths are relative to `/play/<name>/api`; `/session`, `/history` are taken. A StudioRefusal becomes its status and `{ error: code }`. */
  routes(scope: FastifyInstance): void;
  stop(): Promise<void>;
  /** Stakes that free bets of a game may have; a kind without it plays none. */
  freeStakes?(vendor: string, gameCode: string): readonly number[];
  /**
   * Replaces a result that was wrong: what was settled by it is taken back and settled anew.
   * @returns how many bets were taken back; null when there is no such result @throws ZodError for anything else
   */
  correct?(correction: unknown): Promise<number | null>;
}

/** The studio with what only its own routes need. */
export interface OpenStudio extends Studio {
  openSession(session: Omit<StoredSession, 'id' | 'openedAt'>): Promise<PlaySession>;
  sessionById(id: string): PlaySession | undefined;
  /** In the journal when it returns. */
  grantFreeBets(reward: FreeBets): Promise<Granting>;
  /** All bets, oldest first. */
  bets(): Iterable<BetRecord>;
  close(): Promise<void>;
}

export interface StudioSettings extends MemorySettings {
  readonly walletOf: (vendor: string) => WalletClient;
}

/** How long an answer waits for results that are on their way to the wallet. */
const RESULT_PATIENCE_MS = 2_000;

export async function openStudio(settings: StudioSettings): Promise<OpenStudio> {
  const { walletOf, log } = settings;
  const memory = await openMemory(settings);
  const { book, write, flushed, close } = memory;
  const stored = (session: Pick<PlaySession, 'id'>): StoredSession => {
    const known = book.session(session.id);
    if (!known) throw new StudioRefusal(401, 'session_ended');
    return known;
  };
  const walletDelivery: WalletDelivery = (onDelivered) => createDelivery({ walletOf, log, onDelivered });
  const ends = createEnds({ book, write, flushed, walletDelivery });
  const ask = createAsking({ book, write, walletOf, cancel: ends.cancel });
  await ends.takeUp();

  const sessionById = (id: string): PlaySession | undefined => {
    const session = book.session(id);
    if (!session || Date.now() - Date.parse(session.openedAt) > SESSION_LIFE_MS) return undefined;
    return withoutToken(session);
  };

  const studio: OpenStudio = {
    log,
    sessionById,
    bets: book.bets,
    async openSession(session) {
      const opened = { ...session, id: randomBytes(24).toString('base64url'), openedAt: new Date().toISOString() };
      await write({ do: 'session', session: { ...opened, user: session.demo ? opened.id : session.user } });
      return sessionById(opened.id) as PlaySession;
    },
    session(request) {
      const named = request.headers['x-play-session'] ?? (request.query as { session?: unknown }).session;
      const session = typeof named === 'string' ? sessionById(named) : undefined;
      if (!session) throw new StudioRefusal(401, 'session_ended');
      return session;
    },
    async balance(session) {
      const known = stored(session);
      if (known.demo) return book.purse(known.id);
      await ends.arrived(known.id, RESULT_PATIENCE_MS);
      return ask.balance(known);
    },
    bet: async (session, bet) => ask.bet(stored(session), bet),
    async note(id, detail) {
      if (book.bet(id)?.state === 'open') await write({ do: 'note', id, detail });
    },
    settle: ends.settle,
    cancel: ends.cancel,
    reverse: ends.reverse,
    settled: (kind) => [...book.bets()].filter((bet) => bet.kind === kind && bet.state === 'settled'),
    open: (kind) => [...book.bets()].filter((bet) => bet.kind === kind && bet.state === 'open'),
    find: book.bet,
    own(session, betId) {
      const bet = book.bet(betId);
      const owner = bet && book.session(bet.sessionId);
      const { vendor, user } = stored(session);
      return owner?.vendor === vendor && owner.user === user ? bet : undefined;
    },
    freeBets: (session) => book.playableRewards(stored(session), Date.now()),
    grantFreeBets: (reward) => grant(memory, reward),
    history: (session, limit) => book.betsOf(stored(session), limit).filter(({ state }) => state !== 'refused'),
    sessionOf({ sessionId }) {
      const session = book.session(sessionId);
      return session && withoutToken(session);
    },
    async close() {
      ends.close();
      await close();
    },
  };
  return studio;
}

async function grant({ book, write, flushed }: Memory, reward: FreeBets): Promise<Granting> {
  const granting = grantingOf(book.reward(reward.id), reward, Date.now());
  await (granting === 'new' ? write({ do: 'reward', reward: { ...reward, left: reward.granted } }) : flushed());
  return granting;
}

function withoutToken({ token: _token, ...session }: StoredSession): PlaySession {
  return session;
}
