import type { CallId, CallRequest, CallValue } from '../calls/index';

const promotionId = '6f4b2a10-0c1d-4e2f-8a3b-4c5d6e7f8a9b';
const participationId = '0b9f0c3e-5a7d-4f5e-9b1c-2d3e4f5a6b7c';
const imageId = '3c2b1a09-8f7e-4d6c-a5b4-c3d2e1f0a9b8';
const at = '2026-03-02T10:00:00.000Z';
const until = '2026-03-09T10:00:00.000Z';
const page = { pageNum: 1, pageSize: 20, totalPages: 1, totalElements: 1 };

const card: CallValue<'promotions.list'>['promotions'][number] = {
  promotionId,
  kind: 'first_deposit',
  types: ['deposit', 'newbie'],
  title: 'Double your first deposit',
  summary: 'Your first deposit is matched in full.',
  picture: 'deposit',
  startsAt: '2026-03-01T00:00:00.000Z',
  endsAt: null,
  state: 'join',
  reason: null,
  action: 'join',
  screen: null,
  participationId: null,
  claimableUntil: null,
  progress: null,
};
const rules: CallValue<'promotions.detail'>['rules'] & CallRequest<'promotionsAdmin.save'>['terms']['rules'] = {
  trigger: { kind: 'deposit', nth: 1, weekdays: [], minimum: '500.00', frequency: 'once' },
  conditions: {
    gameTypes: [],
    vendors: [],
    hasMobile: true,
    hasEmail: false,
    hasPayee: false,
    onePerHousehold: true,
    newForDays: 30,
    vipLevel: 1,
  },
  reward: {
    kind: 'bonus',
    amount: { kind: 'percent', basisPoints: 10_000, cap: '5000.00' },
    bonus: {
      mode: 'released',
      wageringTimes: 10,
      base: 'deposit_and_bonus',
      inSteps: false,
      maxStake: '100.00',
      contribution: [{ gameType: 'live', basisPoints: 2_000 }],
      minOdds: [{ gameType: 'sports', odds: 150 }],
      lifetimeHours: 168,
      stacking: 'queue',
    },
  },
  enrolment: 'join',
  delivery: 'automatic',
  claimDays: null,
};
const detail: CallValue<'promotions.detail'> = {
  ...card,
  currency: 'BDT',
  terms: '',
  ownWageringPercent: 100,
  rules,
  application: null,
};
const joined = { ...detail, state: 'joined', action: 'deposit', participationId } as const;
const reward: CallValue<'promotions.claim'> = {
  participationId,
  promotionId,
  kind: 'cash_back',
  title: 'Daily cash back',
  picture: 'cash-back',
  reward: { kind: 'cash', amount: '120.00', wagering: '120.00' },
  state: 'claim',
  claimableUntil: until,
  at,
};
const claimed = { ...reward, state: 'claimed', claimableUntil: null } as const;

const texts = { en: { title: card.title, summary: card.summary, terms: 'Adults only.' } };
const terms: CallRequest<'promotionsAdmin.save'>['terms'] = {
  texts,
  picture: 'deposit',
  types: ['deposit', 'newbie'],
  priority: 10,
  startsAt: card.startsAt,
  endsAt: null,
  budget: '1000000.00',
  budgetCount: null,
  rules,
};
const admin: CallValue<'promotionsAdmin.list'>['content'][number] = {
  promotionId,
  brand: 'sundarban',
  currency: 'BDT',
  kind: 'first_deposit',
  state: 'published',
  title: card.title,
  version: 1,
  waiting: null,
  startsAt: card.startsAt,
  endsAt: null,
  budget: '1000000.00',
  budgetCount: null,
  spent: '2500.00',
  rewarded: 3,
  participants: 7,
};
const dryRun: CallValue<'promotionsAdmin.dryRun'> = {
  from: '2026-02-01',
  to: '2026-02-28',
  currency: 'BDT',
  isCounted: true,
  members: 2,
  rewards: 2,
  cost: '7500.00',
  points: 0,
  isWithinBudget: true,
  top: [{ account: 'amina', rewards: 1, cost: '5000.00', points: 0 }],
};
const version: CallValue<'promotionsAdmin.detail'>['versions'][number] = {
  version: 1,
  state: 'confirmed',
  terms,
  revision: 'k3VqXo1b0mZt_W9a',
  reason: 'The spring campaign',
  writtenBy: 'Rina',
  writtenAt: at,
  decidedBy: 'Karim',
  decidedAt: at,
};
const adminDetail = { ...admin, versions: [version] };
const participant: CallValue<'promotionsAdmin.grant'> = {
  participationId,
  promotionId,
  title: card.title,
  brand: 'sundarban',
  currency: 'BDT',
  account: 'amina',
  period: 'once',
  version: 1,
  state: 'completed',
  reward: reward.reward,
  application: null,
  signs: [],
  history: [{ state: 'completed', at, by: 'Rina', reason: 'A loyal member' }],
};
const application: CallValue<'promotionsAdmin.grant'> = {
  ...participant,
  state: 'applied',
  reward: null,
  application: { remark: 'My best win', imageIds: [imageId] },
  history: [],
};
const referral: CallValue<'referrals.overview'>['promotions'][number] = {
  promotionId,
  title: 'Bring a friend',
  endsAt: null,
  minimum: '1000.00',
  validBet: '2000.00',
  friendsMax: 50,
  friendsRewarded: 1,
  conditions: terms.rules.conditions,
  reward: { kind: 'cash', amount: { kind: 'fixed', amount: '100.00' }, wageringTimes: 1 },
  invitedReward: { kind: 'cash', amount: { kind: 'fixed', amount: '50.00' }, wageringTimes: 3 },
  delivery: 'claim',
  claimDays: 7,
};
const byVersion = { promotionId, version: 1, reason: version.reason };
const decision = { participationId, approve: true, reason: 'Seen and correct' };

export const promotionExamples = {
  'promotions.list': { value: { promotions: [card] } },
  'promotions.detail': { request: { promotionId }, value: detail },
  'promotions.ranking': {
    request: { promotionId },
    value: {
      unit: 'multiplier',
      endsAt: until,
      own: null,
      content: [{ place: 1, player: 'am***a', value: '48.00', isOwn: false }],
    },
  },
  'promotions.forDeposit': { value: { promotions: [detail] } },
  'promotions.join': { request: { promotionId }, value: joined },
  'promotions.apply': { request: { promotionId, remark: 'My best win', imageIds: [imageId] }, value: detail },
  'promotions.enterCode': { request: { code: 'HELLO26' }, value: { ...detail, state: 'issued', action: null } },
  'promotions.rewards': { value: { content: [reward], ...page } },
  'referrals.overview': {
    value: {
      referralCode: 'K7PQ2M9XWA',
      promotions: [referral],
      friends: { total: 3, byStage: { registered: 1, deposited: 1, qualified: 0, paid: 1, lapsed: 0, refused: 0 } },
      earned: { amount: '100.00', points: 0, tickets: 0 },
    },
  },
  'referrals.friends': {
    value: {
      content: [
        { account: 'ra***1', joinedAt: at, stage: 'paid', earned: { amount: '100.00', points: 0, tickets: 0 } },
        { account: 'ka***m', joinedAt: at, stage: 'registered', earned: null },
      ],
      ...page,
    },
  },
  'promotions.count': { value: { claimable: 1 } },
  'promotions.claim': { request: { participationId }, value: claimed },
  'promotions.claimAll': { value: { claimed: [claimed], refused: [] } },
  'promotionsAdmin.list': { value: { content: [admin], ...page } },
  'promotionsAdmin.detail': { request: { promotionId }, value: adminDetail },
  'promotionsAdmin.save': {
    request: {
      promotionId,
      brand: 'sundarban',
      kind: 'first_deposit',
      terms,
      revision: version.revision,
      reason: version.reason,
    },
    value: adminDetail,
  },
  'promotionsAdmin.propose': { request: { ...byVersion, revision: version.revision }, value: adminDetail },
  'promotionsAdmin.changeState': {
    request: { promotionId, change: 'pause', reason: 'The budget is looked at again' },
    value: { ...adminDetail, state: 'paused' },
  },
  'promotionsAdmin.dryRun': { request: { promotionId, version: 1 }, value: dryRun },
  'promotionsAdmin.liability': {
    value: [
      {
        brand: 'sundarban',
        currency: 'BDT',
        bonus: '270.00',
        points: 12_000,
        pointsWorth: '240.00',
        claimable: '120.00',
        budgetLeft: '997500.00',
      },
    ],
  },
  'promotionsAdmin.applications': { value: { content: [application], ...page } },
  'promotionsAdmin.decideApplication': { request: decision, value: participant },
  'promotionsAdmin.participants': { request: { promotionId }, value: { content: [participant], ...page } },
  'promotionsAdmin.grant': {
    request: { promotionId, grantId: imageId, account: 'amina', reason: 'A loyal member' },
    value: participant,
  },
  'promotionsAdmin.revoke': {
    request: { participationId, reason: 'Granted by mistake' },
    value: { ...participant, state: 'cancelled' },
  },
} satisfies { readonly [Id in CallId]?: { readonly request?: CallRequest<Id>; readonly value?: CallValue<Id> } };
