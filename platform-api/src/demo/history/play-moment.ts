import type { Random } from '@marquee/contract/seeded-random';
import type pg from 'pg';
import { derivedUuid } from '../../modules/games/in-house/derived-uuid';
import type { PastClock } from '../past-clock';
import type { Moment } from '../plan/moments';
import { playVendorRound } from '../rounds/play-vendor-round';
import { type DemoBet, placeDemoBets, settleDemoBets } from './bet-batch';
import type { DemoBrand, DemoGame, DemoMember } from './demo-brand';
import { creditDeposits, type DemoDeposit, type DepositAccounts } from './deposit-batch';
import { createPoolWinner } from './demo-pool';
import type { InHouseHistory } from './in-house-history';
import { transferBatch, type VendorTransfer } from './vendor-transfers';

/** Writing of one brand's play. */
export interface PlayParts {
  readonly client: pg.ClientBase;
  readonly clock: PastClock;
  readonly brand: DemoBrand;
  readonly accounts: DepositAccounts;
  readonly inHouse: InHouseHistory;
  readonly random: Random;
  readonly playersPerMoment: number;
  readonly seed: string;
  /** When the jackpot pool is won. */
  readonly poolWinsFrom: Date;
}

export interface Play {
  /** Deposits and bets of a moment, and the results that are due. */
  at(moment: Moment): Promise<void>;
  /** Pays what is left. */
  finish(at: Date): Promise<void>;
  /** Keys of the bets that were taken. */
  readonly taken: ReadonlySet<string>;
}

/** Bets that stay open at the end, for the register of incomplete rounds. */
const LEFT_OPEN = 3;
/** Share of the visits after which money is moved to the main wallet again. */
const BROUGHT_HOME = 0.85;
const MINUTE_MS = 60_000;
const ONE_MS = 1_000;

export function createPlay(parts: PlayParts): Play {
  const { client, clock, brand, accounts, random } = parts;
  const { playersAt, depositOf, betsOf } = createHabits(parts);
  const withPoolWin = createPoolWinner(client, parts.poolWinsFrom);
  const taken = new Set<string>();
  let hasLeftSome = false;
  let waiting: DemoBet[] = [];

  async function settle(due: readonly DemoBet[], at: Date): Promise<void> {
    if (due.length === 0) return;
    await clock.moveTo(at);
    const atVendors = await settleDemoBets(client, brand, await withPoolWin(due, at));
    await transferBatch(
      client,
      brand,
      'out',
      atVendors.filter(() => random.next() < BROUGHT_HOME),
    );
    const settled = new Set(due);
    waiting = waiting.filter((bet) => !settled.has(bet));
  }

  /** Vendors' records of the day are complete: the last bets that wait stay open. */
  function leaveOpen(): void {
    waiting.splice(-LEFT_OPEN);
    hasLeftSome = true;
  }

  return {
    taken,

    async at(moment) {
      if (moment.isToday && !hasLeftSome) leaveOpen();
      const late = waiting.filter(({ settlesAt }) => settlesAt < moment.at);
      await settle(late, new Date(moment.at.getTime() - ONE_MS));
      await clock.moveTo(moment.at);
      const players = playersAt(moment.at);
      const deposits = players.flatMap((member) => depositOf(member) ?? []);
      await creditDeposits(client, brand, accounts, deposits);
      const bets: DemoBet[] = [];
      for (const member of players) bets.push(...(await betsOf(member, moment)));
      await transferBatch(client, brand, 'in', fundsOf(bets));
      const placed = await placeDemoBets(client, brand, bets);
      for (const bet of placed) taken.add(bet.key);
      waiting.push(...placed);
      const quickUntil = new Date(moment.at.getTime() + MINUTE_MS);
      const quick = waiting.filter(({ settlesAt }) => settlesAt <= quickUntil);
      await settle(quick, quickUntil);
    },

    async finish(at) {
      await settle(waiting, at);
    },
  };
}

/** What members take to vendors with wallets of their own: the stakes of a visit. */
function fundsOf(bets: readonly DemoBet[]): VendorTransfer[] {
  const funds = new Map<string, VendorTransfer>();
  for (const { member, game, stake, key } of bets) {
    if (!game.hasOwnWallet) continue;
    const wallet = `${member.ref.id} ${game.vendorId}`;
    const amount = (funds.get(wallet)?.amount ?? 0) + stake;
    funds.set(wallet, { member, game, amount, seed: key });
  }
  return [...funds.values()];
}

/** What the members of a brand do at a moment, by their plans and balances. */
function createHabits({ brand, inHouse, random, playersPerMoment, seed }: PlayParts) {
  let deposits = 0;
  let rounds = 0;

  function playersAt(at: Date): DemoMember[] {
    const joined = brand.members.filter(({ joinedAt, activity }) => activity > 0 && joinedAt < at);
    const total = joined.reduce((sum, { activity }) => sum + activity, 0);
    const count = random.int(Math.ceil(playersPerMoment / 2), Math.ceil(playersPerMoment * 1.5));
    const players = new Set<DemoMember>();
    for (let tries = 0; players.size < Math.min(count, joined.length) && tries < count * 4; tries += 1) {
      let point = random.next() * total;
      const member = joined.find(({ activity }) => (point -= activity) <= 0);
      if (member) players.add(member);
    }
    return [...players];
  }

  /** Members deposit when little is left. */
  function depositOf(member: DemoMember): DemoDeposit | null {
    if (member.balance >= member.usualStake * 4) return null;
    const channel = random.pick(brand.channels);
    const wanted = BigInt(member.usualStake) * BigInt(random.pick([10, 15, 20, 25, 40]));
    const amount = wanted < channel.minimum ? channel.minimum : wanted > channel.maximum ? channel.maximum : wanted;
    deposits += 1;
    return { member, channel, amount, seed: `${seed} ${brand.ref.code} deposit ${deposits}` };
  }

  function stakesOf({ usualStake, balance }: DemoMember, most: number): number[] {
    const stakes: number[] = [];
    let left = balance;
    for (let count = random.int(1, most); count > 0; count -= 1) {
      const stake = Math.floor(usualStake * random.pick([0.5, 1, 1, 1, 2]));
      if (stake > left) break;
      stakes.push(stake);
      left -= stake;
    }
    return stakes;
  }

  function vendorBetOf(member: DemoMember, game: DemoGame, stake: number, at: Date): DemoBet {
    rounds += 1;
    const key = derivedUuid(`${seed} ${brand.ref.code} round ${rounds}`, 'bet');
    const { vendorCode, name: gameName } = game;
    const { minutes, ...round } = playVendorRound(game.type, { random, stake, vendorCode, gameName, at });
    const settlesAt = new Date(at.getTime() + minutes * MINUTE_MS);
    return { member, game, stake, key, round: derivedUuid(key, 'round'), settlesAt, ...round };
  }

  async function betsOf(member: DemoMember, { at, isToday }: Moment): Promise<DemoBet[]> {
    const type = isToday ? 'bgs' : random.pick(member.gameTypes);
    const games = brand.games.get(type) ?? [];
    if (games.length === 0) return [];
    const game = random.pick(games);
    // One bet in a round of crash.
    const stakes = stakesOf(member, game.code === 'CRASH' ? 1 : 4);
    if (type === 'bgs') return inHouse.play(brand, member, game, stakes, at);
    return stakes.map((stake) => vendorBetOf(member, game, stake, at));
  }

  return { playersAt, depositOf, betsOf };
}
