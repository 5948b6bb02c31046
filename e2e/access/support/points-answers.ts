import type { CallValue } from '../../../shared/contract/src/calls/index';
import { listOf } from './answers';

const AT = '2026-01-02T03:04:05.000Z';
const ID = '01234567-89ab-4cde-8f01-23456789abcd';

export const points: CallValue<'points.balance'> = { points: 7_800, earning: 42, inProcess: 1 };

export const redeems: CallValue<'points.redeemList'> = listOf(
  {
    transactionId: '01J9ZQ8B3V6KD',
    applyTime: AT,
    type: 'shipped',
    name: 'Enamel mug',
    quantity: 1,
    pointsRequirement: 1_500,
    amountRequirement: '0.00',
    status: 'rejected',
    changedPoints: 0,
    pointsBalance: 7_800,
    amount: null,
    shipment: null,
    remark: 'Sold out',
  },
  {
    transactionId: '01J9ZQ8B3V6KE',
    applyTime: AT,
    type: 'money',
    name: null,
    quantity: 1,
    pointsRequirement: 1_000,
    amountRequirement: '0.00',
    status: 'approved',
    changedPoints: -1_000,
    pointsBalance: 7_800,
    amount: '10.00',
    shipment: null,
    remark: null,
  },
);

export const pointDetails: CallValue<'points.details'> = listOf({
  transactionId: '01J9ZQ9T5W8NE',
  at: AT,
  kind: 'redeemed',
  change: -1_500,
  balance: 6_300,
  text: 'Enamel mug',
});

export const withdrawPassword: CallValue<'withdrawPassword.state'> = { isSet: true, digits: 6, lockedUntil: null };

const proposal = { reason: 'A birthday', proposedBy: 'Anika', proposedAt: AT, decidedBy: null } as const;

export const redeemQueue: CallValue<'pointsAdmin.redeems'> = listOf({
  redeemId: ID,
  transactionId: '01J9ZQ8B3V6KD',
  brand: 'sundarban',
  currency: 'BDT',
  account: 'amina',
  applyTime: AT,
  type: 'shipped',
  name: 'Enamel mug',
  quantity: 1,
  points: 1_500,
  amount: null,
  status: 'in_process',
  address: '1 River Road, Khulna',
  mobileNum: '+8801712345678',
  shipment: null,
  remark: null,
  decidedBy: null,
  decidedAt: null,
});

export const grants: CallValue<'pointsAdmin.grants'> = listOf({
  grantId: ID,
  brand: 'sundarban',
  account: 'amina',
  points: 25_000,
  ...proposal,
});
