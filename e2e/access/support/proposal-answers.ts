import type { CallValue } from '../../../shared/contract/src/calls/index';
import { exampleValue } from '../../../shared/contract/src/openapi/examples';
import { listOf } from './answers';

type Proposal = CallValue<'proposals.show'>;
const open: Proposal = {
  ...exampleValue('proposals.show'),
  rows: [
    {
      label: 'vip.view.rates',
      of: [
        { type: 'word', word: 'games.types.rng' },
        { type: 'level', level: 2 },
      ],
      before: { type: 'percent', percent: 0.4 },
      after: { type: 'percent', percent: 0.7 },
    },
    {
      label: 'vip.minimum',
      of: [],
      before: null,
      after: { type: 'money', amount: '100.00', currency: 'BDT' },
    },
  ],
};

/** One to decide, an own one, and one that was decided. */
export const proposals: CallValue<'proposals.list'> = listOf(
  open,
  {
    ...open,
    proposalId: '01234567-89ab-4cde-8f01-23456789abce',
    proposedBy: 'Omar',
    isOwn: true,
    mayDecide: false,
  },
  {
    ...open,
    proposalId: '01234567-89ab-4cde-8f01-23456789abcf',
    proposedBy: 'Lin',
    state: 'rejected',
    decidedBy: 'Omar',
    decidedAt: '2026-01-03T03:04:05.000Z',
    decisionReason: 'Too much',
    mayDecide: false,
  },
);
