import type { CallId, CallRequest, CallValue } from '../calls/index';
import type { WalletAnswer, WalletCallName, WalletRequest, WalletUserInfo } from '../wallet-protocol';
import { broadcastExamples } from './broadcast-examples';
import { bonusExamples } from './bonus-examples';
import { lotteryAdminExamples } from './lottery-admin-examples';
import { lotteryExamples } from './lottery-examples';
import { accountClosureExamples } from './account-closure-examples';
import { dataExportExamples } from './data-export-examples';
import { identityExamples } from './identity-examples';
import { contactExamples } from './contact-examples';
import { memberSessionExamples } from './member-session-examples';
import { messageExamples } from './message-examples';
import { missionAdminExamples } from './mission-admin-examples';
import { memberProfileExamples } from './member-profile-examples';
import { missionExamples } from './mission-examples';
import { operatorExamples } from './operator-examples';
import { pointsExamples } from './points-examples';
import { prizeExamples } from './prize-examples';
import { playFeedExamples } from './play-feed-examples';
import { profitLossExamples } from './profit-loss-examples';
import { promotionExamples } from './promotion-examples';
import { proposalExamples } from './proposal-examples';
import { rebateExamples } from './rebate-examples';
import { termsExamples } from './terms-examples';
import { vipExamples } from './vip-examples';

export const EXAMPLE_REQUEST_ID = '0f8fad5b-d9cb-469f-a165-70867728950e';

/** Examples of the calls by which an integration starts. Types hold them to the table, the linter to the document. */
const examples = {
  'session.freePlay': {
    request: { transport: 'header' },
    value: {
      token: 'Uakgb_J5m9g-0JDMbcJqLJ4ic7oH1TxrmYbdTRdTSSM',
      state: 'trial',
      member: {
        id: '01J9ZQ3T8XK4V',
        account: 'trial83214',
        nickname: 'Guest',
        picture: null,
        type: 4,
        currency: 'BDT',
        language: 'en',
        registeredAt: '2026-03-01T10:15:00.000Z',
        facts: [],
      },
      firstTimeLogin: false,
      passwordExpired: false,
    },
  },
  'system.pageView': { request: { pattern: '/game/:gameType', title: 'Slots' }, value: null },
  'games.launch': { request: { nodeId: 1204, mode: 'real', language: 'en' } },
  'wallets.balance': {
    value: { currency: 'BDT', balance: '1000.50', cash: '1000.50', bonus: '250.00', held: '0.00', vendors: '0.00' },
  },
  'cashier.channels': {
    value: [
      {
        code: 'mobile-wallet',
        name: 'Mobile wallet',
        method: 'redirect',
        minimum: '200.00',
        maximum: '25000.00',
        presets: ['500.00', '1000.00', '5000.00'],
        currency: 'BDT',
        fee: { basisPoints: 0, fixed: '0.00', bearer: 'brand' },
        wageringPercent: 100,
      },
    ],
  },
  'cashier.deposit': {
    request: { channelCode: 'mobile-wallet', amount: '1000.00' },
    value: {
      depositId: '01J9ZQ5M0AAQ7',
      channelCode: 'mobile-wallet',
      channelName: 'Mobile wallet',
      method: 'redirect',
      amount: '1000.00',
      received: null,
      fee: '0.00',
      bonus: '0.00',
      offerName: null,
      credited: '1000.00',
      wagering: '1000.00',
      currency: 'BDT',
      state: 'pending',
      reason: null,
      redirectUrl: 'https://pay.example.org/orders/8d21',
      transfer: null,
      proofImageIds: [],
      createdAt: '2026-03-01T10:20:00.000Z',
      finishedAt: null,
    },
  },
  'depositAdmin.saveChannel': {
    request: {
      channelId: 4,
      names: { en: 'Mobile wallet' },
      minimum: '200.00',
      maximum: '25000.00',
      presets: ['500.00', '1000.00', '5000.00'],
      fee: { basisPoints: 0, fixed: '0.00', bearer: 'brand' },
      wageringPercent: 100,
      enabled: true,
      revision: 'Fy2yQ0Wc7nS8bXlP',
      reason: 'A lower minimum',
    },
  },
  'depositAdmin.saveOffer': {
    request: {
      brand: 'sundarban',
      code: 'reload-50',
      names: { en: 'Half as much again' },
      percent: 50,
      cap: '2000.00',
      minimum: '500.00',
      wageringTimes: 10,
      frequency: 'daily',
      enabled: true,
      reason: 'Offer of the season',
    },
  },
  'releases.publish': {
    request: {
      document:
        '{"release":{"name":"mf-loyalty","version":"1.1.0","kind":"remote"},"provenance":{"commit":"4f1c9a27be","author":"Lena Roy","notes":"First page","changeUrl":null}}',
      signature: 'c2lnbmF0dXJlIG9mIHRoZSBkb2N1bWVudCwgNjQgYnl0ZXM',
      files: { 'entry.js': 'Y29uc29sZS5pbmZvKDEp' },
    },
    value: {
      remote: 'mf-loyalty',
      version: '1.1.0',
      added: true,
      baseUrl: '/releases/mf-loyalty/1.1.0/',
      since: '1.0.0',
      contributions: [{ kind: 'route', id: 'points', bytes: 9210, budget: 90000, before: 8140 }],
      missingLanguages: [{ brand: 'sundarban', languages: ['bn'] }],
    },
  },
  'releaseTokens.issue': {
    request: {
      team: 'Loyalty',
      remotes: ['mf-loyalty'],
      brands: ['sundarban'],
      stage: 'canary',
      publicKey: 'MCowBQYDK2VwAyEAGb9ECWmEzf6FQbrBZ9w7lshQhqowtrbLDFw4rXAxZuE=',
      days: 90,
      reason: 'A new team',
    },
    value: { id: '7', token: 'Uakgb_J5m9g-0JDMbcJqLJ4ic7oH1TxrmYbdTRdTSSM' },
  },
  'remotes.preview': {
    value: {
      url: 'https://sundarban.example.com/?preview=mf-loyalty%401.1.0&previewToken=WzEsbnVsbF0.c2lnbmF0dXJl',
      expiresAt: '2026-03-01T10:30:00.000Z',
    },
  },
  'rollOuts.start': {
    request: {
      brands: ['sundarban'],
      releases: [{ remote: 'mf-loyalty', version: '1.1.0' }],
      steps: [
        { percent: 10, minMinutes: 30, minLoads: 200 },
        { percent: 100, minMinutes: 60, minLoads: 1000 },
      ],
      haltsByItself: true,
      reason: 'The new page of the points',
    },
  },
  'brandSettings.set': {
    request: {
      brand: 'sundarban',
      setting: 'support',
      revision: 'k3VqXo1b0mZt_W9a',
      value: {
        feedbackMinLength: 10,
        feedbackMaxLength: 1000,
        chat: { enabled: true, hours: [{ days: [1, 2, 3, 4, 5], from: '09:00', to: '22:00' }] },
      },
      reason: 'Hours of the new team',
    },
  },
  'remoteOwners.move': {
    request: { kind: 'route', name: '/member/loyalty', remote: 'mf-loyalty', reason: 'A part of the member pages' },
  },
  ...lotteryExamples,
  ...lotteryAdminExamples,
  ...bonusExamples,
  ...identityExamples,
  ...memberSessionExamples,
  ...dataExportExamples,
  ...accountClosureExamples,
  ...memberProfileExamples,
  ...contactExamples,
  ...messageExamples,
  ...broadcastExamples,
  ...missionExamples,
  ...missionAdminExamples,
  ...pointsExamples,
  ...prizeExamples,
  ...playFeedExamples,
  ...profitLossExamples,
  ...promotionExamples,
  ...proposalExamples,
  ...rebateExamples,
  ...operatorExamples,
  ...termsExamples,
  ...vipExamples,
} satisfies { readonly [Id in CallId]?: { readonly request?: CallRequest<Id>; readonly value?: CallValue<Id> } };

export const callExamples: Readonly<Record<string, { readonly request?: unknown; readonly value?: unknown }>> =
  examples;

type ExampleId = {
  [Id in keyof typeof examples]: (typeof examples)[Id] extends { readonly value: unknown } ? Id : never;
}[keyof typeof examples];

/** A copy of what a call answers in its example: the base of tests that need such a value. */
export const exampleValue = <Id extends ExampleId>(id: Id): CallValue<Id> =>
  structuredClone(callExamples[id]?.value) as CallValue<Id>;

const player = { user: '01J9ZQ3T8XK4V' };
const request = { ...player, request_uuid: '583c985f-fee6-4c0e-bbf5-308aad6265af' };
const inGame = { ...request, token: 'b9c41a6f2f3e4d55', game_code: 'clash-of-tigers' };
const transaction = {
  ...inGame,
  transaction_uuid: '16d2dcfe-b89e-11e7-854a-58404eea6d16',
  supplier_transaction_id: '41ecc3ad-b181-4235-bf9d-acf0a7ad9730',
  round: 'rNEMwgzJAOZ6eR3V',
  round_closed: false,
};
const successFields = { ...player, status: 'RS_OK', request_uuid: request.request_uuid, currency: 'BDT' } as const;
const bet = { transaction_uuid: transaction.transaction_uuid };

type WalletAnswerOf<Name extends WalletCallName> = Name extends 'info' ? WalletUserInfo : WalletAnswer;

export const walletExamples: {
  readonly [Name in WalletCallName]: { readonly request: WalletRequest<Name>; readonly answer: WalletAnswerOf<Name> };
} = {
  info: {
    request,
    answer: {
      ...successFields,
      balance: 125_050_000,
      country: 'XX',
      jurisdiction: 'XX',
      sub_partner_id: '1',
      birth_date: null,
      registration_date: '2026-03-01',
      tags: [],
    },
  },
  balance: { request: inGame, answer: { ...successFields, balance: 125_050_000 } },
  bet: {
    request: { ...transaction, amount: 1_050_000, currency: 'BDT' },
    answer: { ...successFields, balance: 124_000_000 },
  },
  win: {
    request: {
      ...transaction,
      transaction_uuid: '2f1a7a52-0f5e-4b0c-9a76-52b0d4c8d3b1',
      reference_transaction_uuid: bet.transaction_uuid,
      round_closed: true,
      amount: 2_100_000,
      currency: 'BDT',
      meta: { valid_bet: 1_050_000 },
    },
    answer: { ...successFields, balance: 126_100_000 },
  },
  rollback: {
    request: {
      ...transaction,
      transaction_uuid: '7d6f3c2e-5b6a-4e7b-8f5d-9d0a3e1c2b4f',
      reference_transaction_uuid: bet.transaction_uuid,
    },
    answer: { ...successFields, balance: 125_050_000 },
  },
};
