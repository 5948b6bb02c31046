import type { CallId, CallRequest, CallValue } from '../calls/index';

const contract: CallValue<'agent.contracts'>['received'][number] = {
  id: '7d1c2b3a-0f4e-4a5b-8c6d-9e0f1a2b3c4d',
  type: 'dividend',
  version: 1,
  period: 'semimonthly',
  carriesLoss: false,
  tiers: [
    { validBet: '100000.00', loss: '20000.00', activeMembers: 5, rate: 250, lossRate: null },
    { validBet: '500000.00', loss: '80000.00', activeMembers: 12, rate: 400, lossRate: null },
  ],
  state: 'requested',
  account: 'topper',
  nickname: 'Rafiq',
  offeredAt: '2026-03-01T10:20:14.000Z',
  expiresAt: '2026-03-08T10:20:14.000Z',
  decidedAt: null,
  validFrom: null,
  endsAt: null,
  endedBy: null,
};

/** Examples of the calls that tell a member what may be sent, taken out or agreed to. */
export const termsExamples = {
  'agent.contracts': {
    value: {
      received: [contract],
      offerable: {
        dividend: null,
        dailySalary: {
          period: 'daily',
          carriesLoss: false,
          tiers: [{ validBet: '20000.00', loss: '0.00', activeMembers: 3, rate: 50, lossRate: null }],
        },
        hourlySalary: null,
        realTimeSalary: null,
        acquisition: null,
      },
    },
  },
  'agent.givenContracts': {
    value: {
      content: [{ ...contract, state: 'valid', account: 'lower1', validFrom: '2026-03-02T18:00:00.000Z' }],
      pageNum: 1,
      pageSize: 20,
      totalPages: 1,
      totalElements: 1,
    },
  },
  'agent.contractEffect': {
    value: {
      at: '2026-03-15T18:00:00.000Z',
      total: 1,
      ends: [{ account: 'lower1', type: 'dividend', isOffer: false }],
    },
  },
  'transfers.terms': {
    value: {
      currency: 'BDT',
      upline: 'rafiq1',
      main: '800.00',
      float: null,
      minimum: '100.00',
      maximum: '5000.00',
      leftToday: '4000.00',
      toWager: '0.00',
      forfeits: null,
    },
  },
  'withdrawal.terms': {
    value: {
      currency: 'BDT',
      available: '800.00',
      minimum: '100.00',
      maximum: '5000.00',
      countLeft: 3,
      sumLeft: '5000.00',
      autoReceiptMinutes: 30,
      identity: null,
      forfeits: null,
      wagering: { required: '0.00', wagered: '0.00', remaining: '0.00', requirements: [] },
    },
  },
  'footer.pictures': {
    value: [
      {
        place: 'wallet',
        src: `/wps/footer/pictures/${'3f'.repeat(32)}`,
        width: 120,
        height: 48,
        link: null,
        alt: 'bKash',
      },
    ],
  },
  'footerAdmin.read': {
    value: {
      marks: [
        {
          imageId: '3f0c2a9e-5d1b-4c7a-9e62-8b7f4d3a1c05',
          place: 'wallet',
          link: null,
          alt: { bn: 'বিকাশ', en: 'bKash' },
          width: 120,
          height: 48,
        },
      ],
      revision: 'Gx3zR1Xd8oT9cYmQ',
      languages: ['bn', 'en'],
      grounds: { dark: '#212c57', light: '#e9edf6' },
    },
  },
  'footerAdmin.save': {
    request: {
      brand: 'sundarban',
      marks: [
        {
          imageId: '3f0c2a9e-5d1b-4c7a-9e62-8b7f4d3a1c05',
          place: 'wallet',
          link: 'https://www.bkash.com/',
          alt: { bn: 'বিকাশ', en: 'bKash' },
        },
      ],
      revision: 'Gx3zR1Xd8oT9cYmQ',
    },
  },
  'articleAdmin.read': {
    value: {
      enabled: true,
      texts: { en: { title: 'About us', summary: '', content: '<p>We are.</p>' } },
      revision: 'Fy2yQ0Wc7nS8bXlP',
      languages: ['bn', 'en'],
    },
  },
} satisfies { readonly [Id in CallId]?: { readonly request?: CallRequest<Id>; readonly value?: CallValue<Id> } };
