import { hash } from 'node:crypto';
import { type Random, seededRandom } from '@marquee/contract/seeded-random';
import type { BrandProfile } from './brand-profiles';

/** Agent tree of a brand: the demo agent, two levels of agents below, and their members. */
export type TreeLevel = 2 | 3 | 4;

/** A simulated member. */
export interface MemberPlan {
  readonly account: string;
  readonly nickname: string;
  readonly payeeName: string;
  readonly mobile: string;
  readonly language: string;
  readonly isAgent: boolean;
  /** Below the demo agent; null: came without an agent. */
  readonly level: TreeLevel | null;
  /** Position of the upline in the plan; null: the demo agent, or nobody without a level. */
  readonly upline: number | null;
  readonly affiliateCode: string | null;
  /** Days after the start of the history, with a fraction for the time of day. */
  readonly joinedDay: number;
  /** How often the member plays compared with others; 0: never. */
  readonly activity: number;
  /** How many coins the member stakes as a rule. */
  readonly stakeCoins: number;
  /** Stable text for ids that say nothing. */
  readonly id: string;
}

/** Shares of all members. */
const LEVEL_2 = 0.005;
const LEVEL_3 = 0.03;
const IN_TREE = 0.8;
const PLAYING = 0.3;

/**
 * The members of a brand: the same for the same seed. Agents come before the members below them and join before them.
 * @param days length of the history
 */
export function planMembers(profile: BrandProfile, count: number, days: number, seed: string): MemberPlan[] {
  const random = seededRandom(`${seed} ${profile.code} members`);
  const accounts = new Set<string>();
  const seconds = Math.max(2, Math.round(count * LEVEL_2));
  const thirds = Math.max(4, Math.round(count * LEVEL_3));
  const members: MemberPlan[] = [];
  for (let index = 0; index < count; index += 1) {
    const level = levelOf(random, index, seconds, thirds);
    const isAgent = level !== null && level < 4;
    const upline = uplineOf(random, level, seconds, thirds);
    const earliest = upline === null ? 0 : (members[upline]?.joinedDay ?? 0);
    const joinedDay = isAgent ? earliest + random.next() * 4 : joinDay(random, earliest, days);
    const name = { given: random.pick(profile.givenNames), family: random.pick(profile.familyNames) };
    members.push({
      account: newAccount(random, name, accounts),
      nickname: name.given,
      payeeName: `${name.given} ${name.family}`.toUpperCase(),
      mobile: `${profile.mobilePrefix}${String(10_000_000 + index * 7 + random.int(0, 6))}`,
      language: random.pick(profile.languages),
      isAgent,
      level,
      upline,
      affiliateCode: isAgent ? `${profile.code.slice(0, 4).toUpperCase()}${String(1_000 + index)}` : null,
      joinedDay,
      // A few play a lot, most play now and then.
      activity: random.next() < PLAYING ? 0.2 + 1 / (0.08 + random.next()) : 0,
      stakeCoins: random.pick([1, 1, 1, 2, 2, 3, 5, 5, 10, 25]),
      id: hash('sha256', `${seed} ${profile.code} member ${index}`),
    });
  }
  return members;
}

function levelOf(random: Random, index: number, seconds: number, thirds: number): TreeLevel | null {
  if (index < seconds) return 2;
  if (index < seconds + thirds) return 3;
  if (random.next() >= IN_TREE) return null;
  // Some members were brought in by agents of the upper levels themselves.
  return 4;
}

function uplineOf(random: Random, level: TreeLevel | null, seconds: number, thirds: number): number | null {
  if (level === null || level === 2) return null;
  if (level === 3) return random.int(0, seconds - 1);
  return random.next() < 0.1 ? random.int(0, seconds - 1) : seconds + random.int(0, thirds - 1);
}

/** More join each week than in the one before. */
const joinDay = (random: Random, earliest: number, days: number): number =>
  earliest + Math.sqrt(random.next()) * Math.max(0, days - 0.5 - earliest);

function newAccount(random: Random, name: { given: string; family: string }, taken: Set<string>): string {
  for (;;) {
    const family = random.next() < 0.4 ? name.family.slice(0, random.int(1, 4)) : '';
    const account = `${name.given}${family}${random.int(1, 9_999)}`.toLowerCase();
    if (taken.has(account)) continue;
    taken.add(account);
    return account;
  }
}
