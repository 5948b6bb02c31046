import type { CallValue } from '../../../shared/contract/src/calls/index';
import { depositMatch } from './promotion-answers';
import { proposals } from './proposal-answers';

const ID = '6b1f6f2e-5f0c-4c1e-9a55-0d0b6b7f2f10';
const AT = '2026-01-01T00:00:00.000Z';
type AdminDetail = CallValue<'promotionsAdmin.detail'>;
const adminFields: CallValue<'promotionsAdmin.list'>['content'][number] = {
  promotionId: ID,
  brand: 'sundarban',
  currency: 'BDT',
  kind: 'first_deposit',
  state: 'proposed',
  title: 'Welcome match',
  version: null,
  waiting: 1,
  startsAt: AT,
  endsAt: null,
  budget: '100000.00',
  budgetCount: 500,
  spent: '2500.00',
  rewarded: 5,
  participants: 9,
};
export const adminPromotions: CallValue<'promotionsAdmin.list'> = {
  content: [adminFields],
  pageNum: 1,
  pageSize: 20,
  totalPages: 1,
  totalElements: 1,
};
/** Terms that wait for a second operator, beyond their budget last month. */
export const promotionProposal: CallValue<'proposals.list'> = {
  ...proposals,
  content: proposals.content.slice(0, 1).map((proposal) => ({
    ...proposal,
    kind: 'promotion-terms',
    subject: ID,
    dryRun: [
      {
        label: 'promotions.run.cost',
        of: [],
        before: null,
        after: { type: 'money', amount: '120000.00', currency: 'BDT' },
      },
      {
        label: 'promotions.editor.budget',
        of: [],
        before: null,
        after: { type: 'word', word: 'promotions.run.above' },
      },
      {
        label: 'promotions.rewarded',
        of: [{ type: 'text', text: 'amina' }],
        before: null,
        after: { type: 'number', number: 2 },
      },
    ],
  })),
};
export const adminPromotion: AdminDetail = {
  ...adminFields,
  versions: [
    {
      version: 1,
      state: 'proposed',
      revision: 'k3VqXo1b0mZt_W9a',
      reason: 'A new season',
      writtenBy: 'Rina',
      writtenAt: AT,
      decidedBy: null,
      decidedAt: null,
      terms: {
        texts: { en: { title: 'Welcome match', summary: 'Twice the money', terms: 'We may ask for a document.' } },
        picture: 'deposit',
        types: ['deposit'],
        priority: 10,
        startsAt: AT,
        endsAt: null,
        budget: '100000.00',
        budgetCount: 500,
        rules: { ...depositMatch.rules, trigger: { kind: 'birthday' }, enrolment: 'automatic' },
      },
    },
  ],
};
export const participants: CallValue<'promotionsAdmin.applications'> = {
  content: [
    {
      participationId: ID,
      promotionId: ID,
      title: 'Follow us',
      brand: 'sundarban',
      currency: 'BDT',
      account: 'amina',
      period: 'once',
      version: 1,
      state: 'applied',
      reward: null,
      history: [],
      application: { remark: 'Five stars', imageIds: [] },
      signs: [{ sign: 'payee', accounts: ['amina2'] }],
    },
  ],
  pageNum: 1,
  pageSize: 20,
  totalPages: 1,
  totalElements: 1,
};
