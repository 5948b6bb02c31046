import type { CallValue } from '../../../shared/contract/src/calls/index';
import { exampleValue } from '../../../shared/contract/src/openapi/examples';
import { listOf } from './answers';

const AT = '2026-01-02T03:04:05.000Z';
const example = exampleValue('lotteryDraws.one');
const { drawId, gameCode, issue } = example;
const NAME = { drawId, gameCode, issue };
const entry = { by: 'Anika', isFeed: false, simulated: false, enteredAt: AT };

export const draw: CallValue<'lotteryDraws.one'> = {
  ...example,
  state: 'closed',
  revision: 0,
  result: null,
  contradictions: ['number'],
  entries: [
    { ...entry, entryId: '1', isOwn: false, result: { prizes: [['4821']] } },
    { ...entry, entryId: '2', isOwn: true, by: 'Rafiq', result: { prizes: [['4822']] } },
  ],
};

export const effects = exampleValue('lotteryDraws.preview');

const LIMIT = '1000.00';
export const board: CallValue<'lotteryExposure.read'> = {
  ...exampleValue('lotteryExposure.read'),
  kinds: [{ kind: 'de', stake: '300.00', mostUsed: '990.00', fullest: 99, reduced: 1, closed: 1 }],
  selected: {
    kind: 'de',
    outcomes: Array.from({ length: 100 }, (_, at) => ({
      outcome: String(at).padStart(2, '0'),
      used: `${10 * at}.00`,
      cap: LIMIT,
      paysHalf: at > 80,
      closed: at === 5,
    })),
  },
};

const [run] = exampleValue('lotteryRuns.list').content as [CallValue<'lotteryRuns.list'>['content'][number]];
export const runs: CallValue<'lotteryRuns.list'> = listOf({
  ...run,
  stuck: { since: AT, fault: 'a broken line' },
});

export const feeds: CallValue<'lotteryDraws.feeds'> = [
  {
    feed: 'results-house',
    simulated: true,
    deliveredAt: AT,
    fault: 'timeout',
    faultedAt: AT,
    waiting: 1,
    late: [{ ...NAME, drawsAt: AT }],
    contradicted: [{ ...NAME, drawsAt: AT, rows: ['number'] }],
  },
];

export const tickets = exampleValue('lotteryTickets.list');
tickets.content = tickets.content.map((listed) => ({ ...listed, isChase: true }));
const settled = exampleValue('lotteryTickets.one');
export const ticket: CallValue<'lotteryTickets.one'> = {
  ...settled,
  detail: {
    ...settled.detail,
    revisions: ['4822', '4821'].map((number, at) => ({
      revision: at + 1,
      result: { prizes: [[number]] },
      confirmedAt: AT,
      simulated: false,
      payout: at === 0 ? '0.00' : '900000.00',
    })),
  },
};
