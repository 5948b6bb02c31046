import type { PlaySession } from '../../../studio/studio';
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

const LISTED_SEATS = 7;
const VISIBLE_LETTERS = 4;

export const maskedName = (user: string): string => `•••${user.slice(-VISIBLE_LETTERS)}`;

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

type Company = Pick<RoundMessage, 'totals' | 'seats' | 'watching' | 'mine'>;

/** Players and stakes at the table as one player sees them. @param sessions that are connected */
export function companyOf(bets: Iterable<TableBet>, present: Iterable<PlaySession>, viewer: PlaySession): Company {
  const me = playerOf(viewer);
  const shared = [...bets].filter(({ session, isTaken }) => isTaken && moneyKeyOf(session) === moneyKeyOf(viewer));
  const players = new Map<string, string>([[me, viewer.user]]);
  for (const session of present)
    if (moneyKeyOf(session) === moneyKeyOf(viewer)) players.set(playerOf(session), session.user);
  for (const { session } of shared) players.set(playerOf(session), session.user);

  const seats = [...players].map(([key, user]): Seat => {
    const ownBets = shared.filter(({ session }) => playerOf(session) === key);
    const sumOf = (of: (bet: TableBet) => number) => ownBets.reduce((total, bet) => total + of(bet), 0);
    return { name: maskedName(user), me: key === me, stake: sumOf(stakeOf), payout: sumOf(payoutOf) };
  });
  seats.sort((a, b) => Number(b.me) - Number(a.me) || b.stake - a.stake || a.name.localeCompare(b.name));
  const mine = shared.filter(({ session }) => playerOf(session) === me).map(({ id, spots }): MyBet => ({ id, spots }));
  return { totals: totalsOf(shared), seats: seats.slice(0, LISTED_SEATS), watching: players.size, mine };
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
