import type { LotteryTicketDetail } from '../calls/lottery-orders';
import { expect, it } from 'vitest';
import { ticketLines } from './ticket-lines';

const detail: LotteryTicketDetail = {
  ticket: {
    ticketId: '01J9ZQ7RN2E4C',
    gameCode: 'FAST_5D_1',
    issue: '202603010621',
    placedAt: '2026-03-01T10:20:14.000Z',
    status: 'won',
    stake: '6.00',
    payout: '9.80',
    rebate: '0.00',
    prizeGroup: null,
    lineCount: 2,
    lines: null,
    chaseId: null,
    cancellableUntil: null,
  },
  shape: 'five-digit',
  ownDraw: true,
  station: null,
  drawsAt: '2026-03-01T10:21:00.000Z',
  voidReason: null,
  lines: 'p1 3.7 100000 9800;last2 1.2/1.4 100000 98000',
  revisions: [
    { balls: [9, 9, 9, 9, 9], payout: '0.00' },
    { balls: [3, 0, 7, 7, 1], payout: '9.80' },
  ].map(({ balls, payout }, at) => ({
    revision: at + 1,
    result: { balls },
    confirmedAt: '2026-03-01T10:21:00.000Z',
    simulated: false,
    payout,
  })),
};
const namesOf = (lines: ReturnType<typeof ticketLines>, drawnOnly: boolean) =>
  lines.map(({ columns }) =>
    columns.map((outcomes) => outcomes.filter(({ isDrawn }) => isDrawn || !drawnOnly).map(({ name }) => name)),
  );

it('marks what the result that counts has, column by column, with what each line pays', () => {
  const lines = ticketLines(detail);
  expect(namesOf(lines, false)).toEqual([
    [['3', '7']],
    [
      ['1', '2'],
      ['1', '4'],
    ],
  ]);
  expect(namesOf(lines, true)).toEqual([[['3']], [[], ['1']]]);
  expect(lines.map(({ stake, payout }) => [stake, payout])).toEqual([
    [200_000n, 980_000n],
    [400_000n, 0n],
  ]);
});

it('marks nothing before the result, and on a ticket whose stake went back', () => {
  const { ticket } = detail;
  for (const open of [
    { ...detail, revisions: [] },
    { ...detail, ticket: { ...ticket, status: 'returned' as const } },
  ]) {
    expect(namesOf(ticketLines(open), true)).toEqual([[[]], [[], []]]);
    expect(ticketLines(open).map(({ payout }) => payout)).toEqual([null, null]);
  }
});

it('shows no line of rules that it does not know', () => {
  expect(ticketLines({ ...detail, lines: 'future 3.7 100000 9800' })).toEqual([]);
});
