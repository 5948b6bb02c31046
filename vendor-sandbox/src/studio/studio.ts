import { randomBytes } from 'node:crypto';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import type { WalletCalls } from '../conformance/wallet-client';
import { createWalletRequests } from './wallet-requests';
import { type BetBook, createBetBook } from './bet-book';
import type { BetAnswer, BetEnd, BetRecord, Detail, NewBet, StudioEntry } from './bet-record';
import type { PlaySession, StoredSession } from './play-session';
import { createDelivery } from './delivery';
import { createClosings, type WalletDelivery } from './closings';
import { type FreeBets, type FreeBetsLeft, type GrantResult, grantResultOf } from './free-bets';
import { openStoredBook, type StoredBook, type StoredBookSettings } from './stored-book';
import { createPoolPlay } from './pool-book';
import { StudioRefusal } from './studio-refusal';
import { SESSION_LIFE_MS } from './snapshot';

export type { BetAnswer, BetRecord, Detail } from './bet-record';
export type { PlaySession } from './play-session';
export { StudioRefusal } from './studio-refusal';

/**
 * The services of every kind of game: sessions, and money that is never lost or paid twice. Amounts everywhere are the
 * wallet protocol's integers.
 */
export interface Studio {
  /** Whose request this is: header `x-play-session`, or `?session=` of an event stream. @throws StudioRefusal 401 `session_ended` */
  session(request: FastifyRequest): PlaySession;
  /** Waits for results under way. @throws StudioRefusal `session_ended`, `wallet_unreachable` */
  balance(session: PlaySession): Promise<number>;
  /**
   * Takes a stake. In the journal before the wallet is called; a bet without an answer is rolled back, later if necessary.
   * The same id again gives the same answer. A demo plays from the balance of its session, without wallet calls.
   * @throws StudioRefusal 400 `bet_malformed`, 409 `bet_id_taken`, 409 `no_free_bet` for a reward that has none left, is over, or is not
   * this player's, game's and stake's
   */
  bet(session: PlaySession, bet: NewBet): Promise<BetAnswer>;
  /** Stores the detail of an open bet so far; on the disk when it returns. */
  note(betId: string, detail: Detail): Promise<void>;
  /**
   * Settles a bet. In the journal when it returns, then delivered to the wallet until it is accepted. Does nothing for a bet that
   * is settled or cancelled.
   */
  settle(betId: string, end: BetEnd): Promise<void>;
  /** Refunds the stake (rollback). Does nothing for a bet that is settled or cancelled. */
  cancel(betId: string, detail?: Detail): Promise<void>;
  /**
   * Opens a settled bet again because its result was wrong: the win is rolled back (from the player's balance; the wallet records
   * the rest), and `settle` or `cancel` closes the bet again. Does nothing for a bet that is not settled.
   */
  reverse(betId: string): Promise<void>;
  /** Settled bets of a kind. Oldest first. */
  settled(kind: string): BetRecord[];
  /** Bets of a kind that are accepted and not closed: a restart must settle or refund them. Oldest first. */
  open(kind: string): BetRecord[];
  /** A bet of any player. */
  find(betId: string): BetRecord | undefined;
  /** A bet of this session's player; undefined for a stranger's. */
  own(session: PlaySession, betId: string): BetRecord | undefined;
  /** The player's bets in this game, newest first, of all sessions. */
  history(session: PlaySession, limit: number): BetRecord[];
  /** The player's free bets in this game, soonest to expire first. */
  freeBets(session: PlaySession): FreeBetsLeft[];
  /** What the jackpot pool of a session holds; null for a session without one. */
  poolAmount(session: PlaySession): number | null;
  /**
   * Gives all that the jackpot pool of a bet's session holds to the bet; its payout must contain it. In the journal when it returns.
   * @returns the amount; 0 while an earlier hit is on its way to the wallet
   */
  hitPool(betId: string): Promise<number>;
  /** Who played a bet. */
  sessionOf(bet: BetRecord): PlaySession | undefined;
  readonly log: FastifyBaseLogger;
}

/** The part of the studio with which a kind takes bets and ends them. */
export type BettingStudio = Pick<
  Studio,
  'bet' | 'settle' | 'cancel' | 'reverse' | 'settled' | 'open' | 'own' | 'sessionOf' | 'log'
>;

/** One kind of game; its routes lie below `/play/<name>/api`, its client in `client/<name>`. */
export interface GameKind {
  /** As in `game-lists/listed-games.ts`. */
  readonly name: string;
  /** Before the first request: settles or refunds what a crash left open. */
  start(studio: Studio): Promise<void>;
  /** Paths are relative to `/play/<name>/api`; `/session`, `/history` are taken. A StudioRefusal becomes its status and `{ error: code }`. */
  routes(scope: FastifyInstance): void;
  stop(): Promise<void>;
  /** Stakes that free bets of a game may have; a kind without it plays none. */
  freeStakes?(game: Pick<PlaySession, 'vendor' | 'gameCode' | 'currency'>): readonly number[];
  /**
   * Replaces a wrong result: bets that it settled are reversed and settled again.
   * @returns how many bets were reversed; null when there is no such result @throws ZodError for anything else
   */
  correct?(correction: unknown): Promise<number | null>;
}

/** The studio with the methods that only its own routes use. */
export interface OpenStudio extends Studio {
  openSession(session: Omit<StoredSession, 'id' | 'openedAt'>): Promise<PlaySession>;
  sessionById(id: string): PlaySession | undefined;
  /** In the journal when it returns. */
  grantFreeBets(reward: FreeBets): Promise<GrantResult>;
  /** All bets, oldest first. */
  bets(): Iterable<BetRecord>;
  close(): Promise<void>;
}

export interface StudioSettings extends StoredBookSettings {
  readonly walletOf: (vendor: string) => WalletCalls;
}

/** How long a balance waits for results that are being delivered to the wallet. */
const DELIVERY_TIMEOUT_MS = 2_000;

export async function openStudio(settings: StudioSettings): Promise<OpenStudio> {
  const { walletOf, log } = settings;
  const storage = await openStoredBook<StudioEntry, BetBook>(createBetBook, settings);
  const { book, write, flushed, close } = storage;
  const storedSessionOf = (session: Pick<PlaySession, 'id'>): StoredSession => {
    const storedSession = book.session(session.id);
    if (!storedSession) throw new StudioRefusal(401, 'session_ended');
    return storedSession;
  };
  const walletDelivery: WalletDelivery = (onDelivered) => createDelivery({ walletOf, log, onDelivered });
  const closings = createClosings({ book, write, flushed, walletDelivery });
  const wallet = createWalletRequests({ book, write, walletOf, cancel: closings.cancel });
  await closings.resume();

  const sessionById = (id: string): PlaySession | undefined => {
    const session = book.session(id);
    if (!session || Date.now() - Date.parse(session.openedAt) > SESSION_LIFE_MS) return undefined;
    return withoutToken(session);
  };

  return {
    log,
    sessionById,
    bets: book.bets,
    async openSession(session) {
      const id = randomBytes(24).toString('base64url');
      const user = session.demo ? id : session.user;
      await write({ do: 'session', session: { ...session, id, openedAt: new Date().toISOString(), user } });
      return sessionById(id) as PlaySession;
    },
    session(request) {
      const sessionId = request.headers['x-play-session'] ?? (request.query as { session?: unknown }).session;
      const session = typeof sessionId === 'string' ? sessionById(sessionId) : undefined;
      if (!session) throw new StudioRefusal(401, 'session_ended');
      return session;
    },
    async balance(session) {
      const storedSession = storedSessionOf(session);
      if (storedSession.demo) return book.demoBalance(storedSession.id);
      await closings.waitForDeliveries(storedSession.id, DELIVERY_TIMEOUT_MS);
      return wallet.balance(storedSession);
    },
    bet: async (session, bet) => wallet.bet(storedSessionOf(session), bet),
    note: (id, detail) => noteDetail(storage, id, detail),
    ...createPoolPlay({ book, write }),
    settle: closings.settle,
    cancel: closings.cancel,
    reverse: closings.reverse,
    settled: (kind) => [...book.bets()].filter((bet) => bet.kind === kind && bet.state === 'settled'),
    open: (kind) => [...book.bets()].filter((bet) => bet.kind === kind && bet.state === 'open'),
    find: book.bet,
    own(session, betId) {
      const bet = book.bet(betId);
      const owner = bet && book.session(bet.sessionId);
      const { vendor, user } = storedSessionOf(session);
      return owner?.vendor === vendor && owner.user === user ? bet : undefined;
    },
    freeBets: (session) => book.playableRewards(storedSessionOf(session), Date.now()),
    grantFreeBets: (reward) => grant(storage, reward),
    history: (session, limit) =>
      book.betsOf(storedSessionOf(session), limit).filter(({ state }) => state !== 'refused'),
    sessionOf({ sessionId }) {
      const session = book.session(sessionId);
      return session && withoutToken(session);
    },
    async close() {
      closings.close();
      await close();
    },
  };
}

async function noteDetail(
  { book, write }: StoredBook<StudioEntry, BetBook>,
  id: string,
  detail: Detail,
): Promise<void> {
  if (book.bet(id)?.state === 'open') await write({ do: 'note', id, detail });
}

async function grant(
  { book, write, flushed }: StoredBook<StudioEntry, BetBook>,
  reward: FreeBets,
): Promise<GrantResult> {
  const result = grantResultOf(book.reward(reward.id), reward, Date.now());
  await (result === 'new' ? write({ do: 'reward', reward: { ...reward, left: reward.granted } }) : flushed());
  return result;
}

function withoutToken({ token: _token, ...session }: StoredSession): PlaySession {
  return session;
}
