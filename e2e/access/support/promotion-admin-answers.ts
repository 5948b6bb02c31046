import type { CallValue } from '../../../shared/contract/src/calls/index';
import { exampleValue } from '../../../shared/contract/src/openapi/examples';
import { listOf } from './answers';
import { proposals } from './proposal-answers';

const ID = '6b1f6f2e-5f0c-4c1e-9a55-0d0b6b7f2f10';
type AdminDetail = CallValue<'promotionsAdmin.detail'>;
const { versions, ...adminFields }: AdminDetail = {
  ...exampleValue('promotionsAdmin.detail'),
  promotionId: ID,
  state: 'proposed',
  version: null,
  waiting: 1,
  budgetCount: 500,
};
export const adminPromotions: CallValue<'promotionsAdmin.list'> = listOf(adminFields);
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
  versions: versions.map((version) => ({
    ...version,
    state: 'proposed',
    decidedBy: null,
    decidedAt: null,
    terms: {
      ...version.terms,
      rules: { ...version.terms.rules, trigger: { kind: 'birthday' }, enrolment: 'automatic' },
    },
  })),
};
const [application] = exampleValue('promotionsAdmin.applications').content as [CallValue<'promotionsAdmin.grant'>];
export const participants: CallValue<'promotionsAdmin.applications'> = listOf({
  ...application,
  application: { remark: 'Five stars', imageIds: [] },
  signs: [{ sign: 'payee', accounts: ['amina2'] }],
});
