import type { CallId, CallRequest, CallValue } from '../calls/index';

const checkId = '7d0b7b0e-3c51-4a36-9d7e-0a5d6f1f2c11';
const documentId = 'c2f6a7d4-52a7-4b0c-8a55-6f1d2b9e7a30';

const overview: CallValue<'identity.overview'> = {
  level: 0,
  limits: [
    { perWithdrawal: '10000.00', perDay: '20000.00', per30Days: '50000.00' },
    { perWithdrawal: '50000.00', perDay: '100000.00', per30Days: '500000.00' },
    { perWithdrawal: '1000000.00', perDay: '2000000.00', per30Days: '20000000.00' },
  ],
  checks: [
    {
      level: 1,
      state: 'more_needed',
      documentKind: 'passport',
      pictures: [
        { kind: 'front', receivedAt: '2026-03-01T10:15:00.000Z' },
        { kind: 'portrait', receivedAt: '2026-03-01T10:16:00.000Z' },
      ],
      submittedAt: '2026-03-01T10:17:00.000Z',
      decidedAt: '2026-03-01T11:02:00.000Z',
      expiresOn: '2031-05-04',
      reason: 'A picture is blurred, dark or too small to read.',
      note: 'The last line of the front.',
    },
  ],
};

const entry: CallValue<'identityAdmin.queue'>['content'][number] = {
  checkId,
  brand: 'sundarban',
  account: 'amina',
  level: 1,
  state: 'in_review',
  submittedAt: '2026-03-01T10:17:00.000Z',
  decidedAt: null,
  reviewer: 'Rina',
  isOwn: true,
};

const detail: CallValue<'identityAdmin.detail'> = {
  ...entry,
  documentKind: 'passport',
  expiresOn: '2031-05-04',
  reason: null,
  note: null,
  pictures: [
    {
      documentId,
      kind: 'front',
      version: 1,
      isCurrent: true,
      width: 2_560,
      height: 1_920,
      receivedAt: '2026-03-01T10:15:00.000Z',
      hints: ['no_camera'],
      sameFile: [],
      alike: ['amina2'],
    },
  ],
  numberAttempts: ['amina2'],
  memberLevel: 0,
  awaitsSecond: false,
  profile: {
    publicId: '4Q2B7F',
    nickname: 'Amina',
    birthday: '1990-04-01',
    payeeName: 'Amina Khatun',
    registeredAt: '2025-11-20T08:00:00.000Z',
  },
};

const decision = { checkId, reason: 'unreadable', note: 'The last line of the front.' } as const;
const reason = 'Review of this check';

export const identityExamples = {
  'identity.overview': { value: overview },
  'identity.submit': {
    request: {
      level: 1,
      document: {
        kind: 'passport',
        name: 'Amina Khatun',
        number: 'BX0123456',
        birthday: '1990-04-01',
        expiresOn: '2031-05-04',
      },
    },
    value: overview,
  },
  'identityAdmin.queue': {
    value: { content: [entry], pageNum: 1, pageSize: 20, totalPages: 1, totalElements: 1 },
  },
  'identityAdmin.detail': { request: { checkId }, value: detail },
  'identityAdmin.details': {
    request: { checkId, reason },
    value: { name: 'Amina Khatun', number: 'BX0123456', birthday: '1990-04-01' },
  },
  'identityAdmin.picture': {
    request: { checkId, documentId, reason },
    value: {
      mediaType: 'image/jpeg',
      base64: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    },
  },
  'identityAdmin.refuse': { request: decision, value: detail },
  'identityAdmin.askForMore': { request: decision, value: detail },
} satisfies { readonly [Id in CallId]?: { readonly request?: CallRequest<Id>; readonly value: CallValue<Id> } };
