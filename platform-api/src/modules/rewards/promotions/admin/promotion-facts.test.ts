import type { PromotionTerms } from '@marquee/contract/calls/promotion-fields';
import { PROPOSAL_LABELS, PROPOSAL_WORDS } from '@marquee/contract/proposals';
import type { PromotionReward } from '@marquee/contract/promotions/rewards';
import type { Trigger } from '@marquee/contract/promotions/triggers';
import { expect, it } from 'vitest';
import { promotionFacts } from './promotion-facts';

const cash = (amount: Extract<PromotionReward, { kind: 'cash' }>['amount']): PromotionReward => ({
  kind: 'cash',
  amount,
  wageringTimes: 2,
});
const termsOf = (trigger: Trigger, reward: PromotionReward | null): PromotionTerms => ({
  texts: { en: { title: 'Gift', summary: 'Short', terms: 'Long' } },
  picture: 'gift',
  types: ['slots', 'other'],
  priority: 1,
  startsAt: '2026-01-01T00:00:00.000Z',
  endsAt: '2026-02-01T00:00:00.000Z',
  budget: '100.00',
  budgetCount: 5,
  rules: {
    trigger,
    reward,
    enrolment: 'join',
    delivery: 'claim',
    claimDays: 7,
    conditions: {
      gameTypes: ['rng'],
      vendors: ['ACE'],
      hasMobile: true,
      hasEmail: true,
      hasPayee: true,
      onePerHousehold: true,
      newForDays: 30,
      vipLevel: 2,
    },
  },
});

const application = { images: 1, isRemarkRequired: true };
const TRIGGERS: readonly Trigger[] = [
  { kind: 'registration' },
  { kind: 'deposit', nth: 1, weekdays: [1, 5], minimum: '10.00', frequency: 'daily' },
  { kind: 'net_loss', period: 'weekly', basis: 'play', minimum: '10.00' },
  { kind: 'turnover', period: 'weekly', minimum: '10.00' },
  { kind: 'ranking', period: 'weekly', by: 'win', minimum: '10.00' },
  { kind: 'invitation', minimum: '10.00', invitedReward: { kind: 'points', amount: { kind: 'fixed', amount: 5 } } },
  { kind: 'mission', missionId: 'daily' },
  { kind: 'level', level: 3 },
  { kind: 'application', ...application },
  { kind: 'social', network: 'Web', address: 'https://example.test', ...application },
  { kind: 'screen', screen: 'wheel' },
  { kind: 'code', code: 'HELLO26' },
];
const REWARDS: readonly PromotionReward[] = [
  cash({ kind: 'fixed', amount: '5.00' }),
  cash({ kind: 'percent', basisPoints: 5000, cap: '50.00' }),
  cash({ kind: 'tiers', tiers: [{ from: '1.00', amount: '2.00' }] }),
  cash({ kind: 'places', places: [{ to: 3, amount: '2.00' }] }),
  { kind: 'points', amount: { kind: 'fixed', amount: 5 } },
  { kind: 'free_bets', nodeId: 7, bets: 5, stake: '1.00', lifetimeHours: 24 },
  { kind: 'tickets', unit: 'wheel', count: 2, lifetimeDays: 3 },
  {
    kind: 'bonus',
    amount: { kind: 'fixed', amount: '5.00' },
    bonus: {
      mode: 'released',
      wageringTimes: 3,
      base: 'bonus',
      contribution: [{ gameType: 'rng', basisPoints: 5000 }],
      inSteps: true,
      maxStake: '5.00',
      capTimes: 4,
      lifetimeHours: 24,
      stacking: 'queue',
    },
  },
] as const;

type Path = readonly (string | number)[];
const pathsOf = (value: unknown, path: Path = []): Path[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, part]) => pathsOf(part, [...path, key]))
    : [path];

/** The same terms with another value at a path. */
function changedAt(terms: PromotionTerms, path: Path): PromotionTerms {
  const copy = structuredClone(terms);
  let target = copy as unknown as Record<string, unknown>;
  for (const key of path.slice(0, -1)) target = target[key] as Record<string, unknown>;
  const key = String(path.at(-1));
  const value = target[key];
  target[key] = typeof value === 'number' ? value + 1 : typeof value === 'boolean' ? !value : `${String(value)}0`;
  return copy;
}
/** Kinds are said by a word of their own, and no reward by the absence of its facts. */
const isKind = (path: Path) => path.at(-1) === 'kind' || path.at(-1) === 'reward';

it.each([
  ...TRIGGERS.map((trigger) => [trigger.kind, trigger, null] as const),
  ...REWARDS.map((reward) => [reward.kind, { kind: 'birthday' }, reward] as const),
])('says every value of the terms: %s', (_kind, trigger, reward) => {
  const terms = termsOf(trigger, reward);
  const facts = JSON.stringify(promotionFacts(terms, 'BDT'));
  const unsaid = pathsOf(terms)
    .filter((path) => !isKind(path))
    .filter((path) => JSON.stringify(promotionFacts(changedAt(terms, path), 'BDT')) === facts);
  expect(unsaid).toEqual([]);
});

it.each(TRIGGERS.flatMap((trigger) => REWARDS.map((reward) => [trigger, reward] as const)))(
  'names each value once, by labels and words of the contract',
  (trigger, reward) => {
    const facts = promotionFacts(termsOf(trigger, reward), 'BDT');
    const names = facts.map(({ label, of }) => JSON.stringify([label, of]));
    expect(new Set(names).size).toBe(names.length);
    for (const { label, of, value } of facts) {
      expect(PROPOSAL_LABELS).toContain(label);
      for (const part of [...of, value]) if (part.type === 'word') expect(PROPOSAL_WORDS).toContain(part.word);
    }
  },
);
