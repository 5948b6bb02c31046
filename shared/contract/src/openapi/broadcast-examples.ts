import { type Audience, EVERYBODY } from '../broadcast';
import type { CallId, CallRequest, CallValue } from '../calls/index';

const broadcastId = '0b6f1a52-7c3d-4e8f-9a10-2b3c4d5e6f70';
const place = { brand: 'sundarban', broadcastId };
const audience: Audience = { kind: 'segment', segment: { ...EVERYBODY, levelFrom: 2, depositedWithinDays: 30 } };
const texts = { bn: { title: 'শুক্রবারের বোনাস', text: 'শুক্রবার ডিপোজিটে বোনাস পাবেন।' } };
const facts = {
  name: 'Friday bonus',
  category: 'promotion',
  state: 'sending',
  sendAt: null,
  createdBy: 'Amina',
  createdAt: '2026-03-01T10:15:00.000Z',
  recipients: 1_200,
  delivered: 500,
  read: 12,
} as const;

export const broadcastExamples = {
  'broadcasts.list': {
    request: { brand: 'sundarban', sort: '-createdAt' },
    value: {
      content: [{ broadcastId, ...facts }],
      pageNum: 1,
      pageSize: 20,
      totalPages: 1,
      totalElements: 1,
    },
  },
  'broadcasts.terms': {
    request: { brand: 'sundarban' },
    value: { languages: ['bn', 'en'], twoOperatorsFrom: 500 },
  },
  'broadcasts.read': {
    request: place,
    value: {
      ...facts,
      link: '/promotions',
      audience,
      texts,
      revision: 'Fy2yQ0Wc7nS8bXlP',
      proposalId: null,
      finishedAt: null,
    },
  },
  'broadcasts.audience': {
    request: { brand: 'sundarban', category: 'promotion', audience },
    value: { recipients: 1_200, sample: ['rahim'], unknown: [], unknownCount: 0 },
  },
  'broadcasts.save': {
    request: {
      ...place,
      name: facts.name,
      category: 'promotion',
      link: '/promotions',
      audience,
      texts,
      sendAt: null,
      revision: null,
    },
    value: { revision: 'Fy2yQ0Wc7nS8bXlP' },
  },
  'broadcasts.send': {
    request: { ...place, revision: 'Fy2yQ0Wc7nS8bXlP', reason: 'Friday campaign' },
    value: { state: 'scheduled', recipients: 1_200 },
  },
  'broadcasts.withdraw': { request: { ...place, reason: 'Wrong date in the text' }, value: null },
} satisfies { readonly [Id in CallId]?: { readonly request?: CallRequest<Id>; readonly value: CallValue<Id> } };
