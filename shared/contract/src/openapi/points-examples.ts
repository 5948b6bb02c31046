import type { CallId, CallRequest, CallValue } from '../calls/index';
import { proposalExample } from './proposal-examples';

const rewardId = '6b1f6f2e-5f0c-4c1e-9a55-0d0b6b7f2f10';
const grantId = '2f5f0f4a-64a4-4c38-9d0a-5d3f6f0c7a11';
const redeemId = '9c7d8c55-5c2e-4d0b-9b57-0b8b1d1a3f42';
const page = { pageNum: 1, pageSize: 20, totalPages: 1, totalElements: 1 };
const at = '2026-03-01T10:20:14.000Z';

const redeem: CallValue<'points.redeem'> = {
  transactionId: '01J9ZQ8B3V6KD',
  applyTime: at,
  type: 'shipped',
  name: 'Enamel mug',
  quantity: 1,
  pointsRequirement: 1_500,
  amountRequirement: '0.00',
  status: 'in_process',
  changedPoints: -1_500,
  pointsBalance: 6_300,
  amount: null,
  shipment: null,
  remark: null,
};
const conversion: CallValue<'points.convert'> = {
  ...redeem,
  type: 'money',
  name: null,
  pointsRequirement: 1_000,
  status: 'approved',
  changedPoints: -1_000,
  amount: '10.00',
};
const terms: Pick<
  CallRequest<'pointsAdmin.saveGood'>,
  | 'names'
  | 'descriptions'
  | 'picture'
  | 'delivery'
  | 'points'
  | 'amountRequirement'
  | 'perMember'
  | 'vipLevel'
  | 'enabled'
> = {
  names: { en: 'Enamel mug' },
  descriptions: { en: '350 ml' },
  picture: 'mug',
  delivery: 'shipped',
  points: 1_500,
  amountRequirement: '0.00',
  perMember: 3,
  vipLevel: 0,
  enabled: true,
};
const queued: CallValue<'pointsAdmin.approve'> = {
  redeemId,
  transactionId: '01J9ZQ8B3V6KD',
  brand: 'sundarban',
  currency: 'BDT',
  account: 'anika',
  applyTime: at,
  type: 'shipped',
  name: 'Enamel mug',
  quantity: 1,
  points: 1_500,
  amount: null,
  status: 'approved',
  address: '1 River Road, Khulna',
  mobileNum: '+8801712345678',
  shipment: 'DHL 4711',
  remark: null,
  decidedBy: 'Rina',
  decidedAt: at,
};
const good = {
  rewardId,
  brand: 'sundarban',
  currency: 'BDT',
  ...terms,
  stock: 199,
  revision: 'Fy2yQ0Wc7nS8bXlP',
  redeemed: 1,
};
const proposal = { reason: 'A birthday', proposedBy: 'Rina', proposedAt: at, decidedBy: null };
const grant: CallValue<'pointsAdmin.grants'>['content'][number] = {
  grantId,
  brand: 'sundarban',
  account: 'anika',
  points: 500,
  ...proposal,
};
const rates = {
  earn: [{ gameType: 'rng', amount: '20.00' }],
  exchange: [{ points: 1_000, amount: '10.00' }],
} as const;
const rules: CallValue<'pointsAdmin.rules'>[number] = {
  version: 2,
  currency: 'BDT',
  earn: [...rates.earn],
  exchange: [...rates.exchange],
  grantLimit: 10_000,
  terms: { en: 'Points never expire.' },
  fromDay: '2026-03-02',
  ...proposal,
};

/** Points, the points mall and its operators' side. */
export const pointsExamples = {
  'points.balance': { value: { points: 7_800, earning: 42, inProcess: 1 } },
  'points.rewards': {
    value: {
      content: [
        {
          rewardId,
          name: 'Enamel mug',
          description: '350 ml',
          picture: 'mug',
          delivery: 'shipped',
          points: 1_500,
          amountRequirement: '0.00',
          vipLevel: 0,
          stock: 199,
          perMember: 3,
          redeemed: 0,
        },
      ],
      ...page,
    },
  },
  'points.config': {
    value: {
      version: 1,
      currency: 'BDT',
      earn: [...rates.earn],
      exchange: [...rates.exchange],
      terms: 'Points never expire.',
    },
  },
  'points.redeemList': { value: { content: [redeem], ...page } },
  'points.details': {
    value: {
      content: [
        { transactionId: '01J9ZQ9T5W8NE', at, kind: 'redeemed', change: -1_500, balance: 6_300, text: 'Enamel mug' },
      ],
      ...page,
    },
  },
  'points.redeem': {
    request: {
      rewardId,
      quantity: 1,
      points: 1_500,
      address: '1 River Road, Khulna',
      mobileNum: '+8801712345678',
      withdrawPassword: '402817',
    },
    value: redeem,
  },
  'points.convert': { request: { points: 1_000, version: 1, withdrawPassword: '402817' }, value: conversion },
  'pointsAdmin.goods': { value: { content: [good], ...page } },
  'pointsAdmin.saveGood': {
    request: { rewardId, brand: 'sundarban', ...terms, stockChange: 200, reason: 'New in the mall' },
    value: good,
  },
  'pointsAdmin.redeems': { value: { content: [queued], ...page } },
  'pointsAdmin.approve': { request: { redeemId, shipment: 'DHL 4711' }, value: queued },
  'pointsAdmin.reject': {
    request: { redeemId, remark: 'Sold out' },
    value: { ...queued, status: 'rejected', shipment: null, remark: 'Sold out' },
  },
  'pointsAdmin.grants': { value: { content: [grant], ...page } },
  'pointsAdmin.grant': {
    request: { grantId, brand: 'sundarban', account: 'anika', points: 500, reason: 'A birthday' },
    value: { account: 'anika', isGiven: true },
  },
  'pointsAdmin.rules': { value: [rules] },
  'pointsAdmin.proposeRules': {
    request: {
      brand: 'sundarban',
      earn: [...rates.earn],
      exchange: [...rates.exchange],
      grantLimit: 10_000,
      terms: { en: 'Points never expire.' },
      reason: 'A birthday',
    },
    value: proposalExample,
  },
} satisfies { readonly [Id in CallId]?: { readonly request?: CallRequest<Id>; readonly value?: CallValue<Id> } };
