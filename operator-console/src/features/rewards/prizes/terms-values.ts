import type { PrizeKind, TicketUnit } from '@marquee/contract/prizes/kinds';
import type { PrizeGiven, PrizeReward } from '@marquee/contract/prizes/reward';
import type { PrizeTerms } from '@marquee/contract/prizes/terms';
import { namesOf } from '../../../lib/forms/form-values';

export interface RewardValues {
  readonly kind: PrizeReward['kind'];
  readonly amount: string;
  /** How often cash is wagered. */
  readonly times: string;
  /** Points, or tickets. */
  readonly number: string;
  readonly unit: TicketUnit;
  readonly days: string;
}

/** A day of a calendar, a prize of a wheel, or places of a raffle; each kind uses its own fields. */
export interface RowValues {
  readonly prizeId: string;
  readonly names: Record<string, string>;
  readonly reward: RewardValues;
  readonly weight: string;
  /** Empty: any number. */
  readonly stock: string;
  readonly places: string;
}

/** The form of the terms of every kind; each kind shows its own fields. */
export interface TermsValues {
  readonly rows: RowValues[];
  readonly fallback: string;
  readonly times: string;
  readonly minutes: string;
  readonly budget: string;
  readonly count: string;
  readonly least: string;
  readonly step: string;
  readonly needsTicket: boolean;
  readonly weekday: string;
  readonly time: string;
  readonly most: string;
  readonly perMember: string;
  readonly reason: string;
}

const NEW_REWARD: RewardValues = { kind: 'points', amount: '', times: '0', number: '10', unit: 'wheel', days: '7' };
export const NEW_ROW: RowValues = { prizeId: '', names: {}, reward: NEW_REWARD, weight: '1', stock: '', places: '1' };

function rewardValues(reward: PrizeReward): RewardValues {
  switch (reward.kind) {
    case 'cash':
      return { ...NEW_REWARD, kind: 'cash', amount: reward.amount, times: String(reward.wageringTimes) };
    case 'points':
      return { ...NEW_REWARD, number: String(reward.points) };
    case 'tickets': {
      const { unit, count, lifetimeDays } = reward;
      return { ...NEW_REWARD, kind: 'tickets', unit, number: String(count), days: String(lifetimeDays) };
    }
    case 'nothing':
      return { ...NEW_REWARD, kind: 'nothing' };
  }
}

function givenOf({ kind, amount, times, number, unit, days }: RewardValues): PrizeGiven {
  if (kind === 'cash') return { kind, amount, wageringTimes: Number(times) };
  if (kind === 'tickets') return { kind, unit, count: Number(number), lifetimeDays: Number(days) };
  return { kind: 'points', points: Number(number) };
}

const rewardOf = (reward: RewardValues): PrizeReward =>
  reward.kind === 'nothing' ? { kind: 'nothing' } : givenOf(reward);

function rowValues(terms: PrizeTerms | null): RowValues[] {
  switch (terms?.kind) {
    case 'check-in':
      return terms.days.map((reward) => ({ ...NEW_ROW, reward: rewardValues(reward) }));
    case 'wheel':
      return terms.prizes.map(({ prizeId, names, reward, weight, stock }) => ({
        ...NEW_ROW,
        prizeId,
        names: { ...names },
        reward: rewardValues(reward),
        weight: String(weight),
        stock: String(stock ?? ''),
      }));
    case 'raffle':
      return terms.prizes.map(({ reward, places }) => ({
        ...NEW_ROW,
        reward: rewardValues(reward),
        places: String(places),
      }));
    default:
      return [];
  }
}

/** @param terms to start from; null: none */
export function termsValues(terms: PrizeTerms | null): TermsValues {
  const rain = terms?.kind === 'envelope' ? terms : null;
  const raffle = terms?.kind === 'raffle' ? terms : null;
  return {
    rows: rowValues(terms),
    fallback: terms?.kind === 'wheel' ? terms.fallback : '',
    times: rain?.times.join(' ') ?? '20:00',
    minutes: String(rain?.minutes ?? 10),
    budget: rain?.budget ?? '',
    count: String(rain?.count ?? 100),
    least: rain?.least ?? '',
    step: rain?.step ?? '',
    needsTicket: rain?.needsTicket ?? false,
    weekday: String(raffle?.weekday ?? 7),
    time: raffle?.time ?? '20:00',
    most: String(raffle?.most ?? 10_000),
    perMember: String(raffle?.perMember ?? 10),
    reason: '',
  };
}

/** The terms that a form describes. */
export function termsOf(kind: PrizeKind, values: TermsValues): PrizeTerms {
  switch (kind) {
    case 'check-in':
      return { kind, days: values.rows.map(({ reward }) => givenOf(reward)) };
    case 'wheel':
      return {
        kind,
        fallback: values.fallback.trim(),
        prizes: values.rows.map(({ prizeId, names, reward, weight, stock }) => ({
          prizeId: prizeId.trim(),
          names: namesOf(names),
          reward: rewardOf(reward),
          weight: Number(weight),
          stock: stock.trim() === '' ? null : Number(stock),
        })),
      };
    case 'envelope': {
      const { budget, least, step, needsTicket } = values;
      return {
        kind,
        times: values.times.split(/[\s,;]+/).filter(Boolean),
        minutes: Number(values.minutes),
        budget,
        count: Number(values.count),
        least,
        step,
        needsTicket,
      };
    }
    case 'raffle':
      return {
        kind,
        weekday: Number(values.weekday),
        time: values.time.trim(),
        most: Number(values.most),
        perMember: Number(values.perMember),
        prizes: values.rows.map(({ reward, places }) => ({ reward: givenOf(reward), places: Number(places) })),
      };
  }
}
