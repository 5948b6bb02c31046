import type { PlaySession } from '../../../studio/studio';
import { maskedName } from '../../masked-name';
import type { MyBet, RoundMessage, Seat } from '../messages';
import type { SpotStake } from '../bet-check';

/** A bet of the round, accepted or pending. */
export interface TableBet {
  readonly id: string;
  readonly session: PlaySession;
  readonly spots: readonly (SpotStake & { readonly payout?: number })[];
  readonly isTaken: boolean;
}

/** One player, whatever number of pages are open. */
export const playerOf = ({ vendor, user }: PlaySession): string => `${vendor} ${user}`;

/** Only stakes of one currency are summed, and demo money with demo money. */
const moneyKeyOf = ({ currency, demo }: PlaySession): string => `${currency} ${demo}`;

const LISTED_SEATS = 12;
/** Spots that a seat names. */
const LISTED_SPOTS = 4;

const stakeOf = (bet: TableBet): number => bet.spots.reduce((sumOf, { stake }) => sumOf + stake, 0);
const payoutOf = (bet: TableBet): number => bet.spots.reduce((sumOf, { payout = 0 }) => sumOf + payout, 0);

/** Stakes of a player by spot, pending ones included. */
export function stakesOf(bets: Iterable<TableBet>, session: PlaySession): Map<string, number> {
  const stakes = new Map<string, number>();
  for (const bet of bets) {
    if (playerOf(bet.session) !== playerOf(session)) continue;
    for (const { spot, stake } of bet.spots) stakes.set(spot, (stakes.get(spot) ?? 0) + stake);
  }
  return stakes;
}

/** Who plays for money is not shown players in demo. */
const isVisible = (session: PlaySession, viewer: PlaySession): boolean => viewer.demo || !session.demo;

type Company = Pick<RoundMessage, 'totals' | 'seats' | 'watching' | 'mine'>;

/** Players and stakes at the table as one player sees them. @param sessions that are connected */
export function companyOf(bets: Iterable<TableBet>, present: Iterable<PlaySession>, viewer: PlaySession): Company {
  const me = playerOf(viewer);
  const taken = [...bets].filter(({ isTaken }) => isTaken);
  const shared = taken.filter(({ session }) => moneyKeyOf(session) === moneyKeyOf(viewer));
  const players = new Map<string, PlaySession>([[me, viewer]]);
  for (const session of [...present, ...taken.map((bet) => bet.session)])
    if (isVisible(session, viewer) && !players.has(playerOf(session))) players.set(playerOf(session), session);

  const seats = [...players].map(([key, session]): Seat => {
    const ownBets = taken.filter((bet) => playerOf(bet.session) === key);
    const isComparable = moneyKeyOf(session) === moneyKeyOf(viewer);
    const sumOf = (of: (bet: TableBet) => number) => ownBets.reduce((total, bet) => total + of(bet), 0);
    return {
      name: maskedName(session.user),
      me: key === me,
      stake: isComparable ? sumOf(stakeOf) : null,
      payout: isComparable ? sumOf(payoutOf) : 0,
      spots: largestSpots(ownBets),
    };
  });
  const rankOf = ({ me: isMe, stake, spots }: Seat) => (isMe ? 3 : (stake ?? 0) > 0 ? 2 : spots.length > 0 ? 1 : 0);
  seats.sort((a, b) => rankOf(b) - rankOf(a) || (b.stake ?? 0) - (a.stake ?? 0) || a.name.localeCompare(b.name));
  const mine = shared.filter(({ session }) => playerOf(session) === me).map(({ id, spots }): MyBet => ({ id, spots }));
  return { totals: totalsOf(shared), seats: seats.slice(0, LISTED_SEATS), watching: players.size, mine };
}

function largestSpots(bets: readonly TableBet[]): string[] {
  const stakes = new Map<string, number>();
  for (const { spot, stake } of bets.flatMap(({ spots }) => spots)) stakes.set(spot, (stakes.get(spot) ?? 0) + stake);
  const order = [...stakes].sort(([, a], [, b]) => b - a);
  return order.slice(0, LISTED_SPOTS).map(([spot]) => spot);
}

function totalsOf(bets: readonly TableBet[]): Company['totals'] {
  const spots = new Map<string, { stake: number; players: Set<string> }>();
  for (const { session, spots: stakes } of bets) {
    for (const { spot, stake } of stakes) {
      const total = spots.get(spot) ?? { stake: 0, players: new Set() };
      total.stake += stake;
      total.players.add(playerOf(session));
      spots.set(spot, total);
    }
  }
  return Object.fromEntries([...spots].map(([spot, { stake, players }]) => [spot, { stake, players: players.size }]));
}
