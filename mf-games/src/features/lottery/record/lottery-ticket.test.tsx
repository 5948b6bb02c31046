import type { LotteryTicketDetail } from '@marquee/contract/calls/lottery-orders';
import { formatLines } from '@marquee/contract/lottery/line';
import { randomPick } from '@marquee/contract/lottery/random-pick';
import { lotteryRules } from '@marquee/contract/lottery/rules';
import { LOTTERY_SHAPES } from '@marquee/contract/lottery/shape';
import { exampleValue } from '@marquee/contract/openapi/examples';
import { seededRandom } from '@marquee/contract/seeded-random';
import { mockBrowserApis, mockSession, mockShell, screen, within } from '@marquee/testing/mock-shell';
import { beforeAll, expect, it } from 'vitest';
import { LOTTERY_MESSAGES } from '../messages/catalogue';
import { english } from '../messages/english.fixture';
import golden from '../results/past-results.golden.json' with { type: 'json' };
import LotteryTicketSlot from './lottery-ticket.slot';

beforeAll(mockBrowserApis);

const prizesOf = (gameCode: string): string[][] =>
  (golden.find((draw) => draw.gameCode === gameCode)?.prizes ?? []).map((row) => row.slice(1));
const NORTH = prizesOf('VN_NORTH');

const revision = (revision: number, result: LotteryTicketDetail['revisions'][number]['result'], payout: string) => ({
  revision,
  result,
  payout,
  simulated: false,
  confirmedAt: '2026-04-01T11:35:00.000Z',
});

const example = exampleValue('lottery.orderDetail');
const detail: LotteryTicketDetail = {
  ...example,
  ticket: { ...example.ticket, gameCode: 'VN_NORTH', issue: '20260401', stake: '28.00', payout: '297.00', lines: null },
  shape: 'vn-north',
  ownDraw: false,
  lines: 'lo2 55 100000 99000;de 65 100000 99000',
  revisions: [revision(1, { prizes: NORTH }, '297.00')],
};

async function openTicket(ticket: LotteryTicketDetail) {
  const shell = await mockShell({
    messages: { [LOTTERY_MESSAGES]: english },
    session: mockSession('member'),
    answers: {},
  });
  shell.render(<LotteryTicketSlot ticket={ticket} />);
  await screen.findByRole('table', { name: /^Lines of the ticket/ });
}

it('shows the prizes of the draw with the hits of the ticket marked', async () => {
  await openTicket(detail);
  const prizes = screen.getByRole('table', { name: 'Prizes' });
  expect([...prizes.querySelectorAll('th')].map(({ textContent }) => textContent)).toContain('Prize 7');
  expect(prizes.querySelectorAll('td span > span')).toHaveLength(27);
  const marks = [...prizes.querySelectorAll('mark')];
  expect(marks.map(({ textContent }) => textContent)).toEqual(['55', '55', '55']);
  expect(marks.map((mark) => mark.parentElement?.textContent)).toEqual(['48955', '2355', '155']);
});

it('marks nothing on a ticket whose stake went back', async () => {
  await openTicket({ ...detail, ticket: { ...detail.ticket, status: 'returned' } });
  expect(screen.getByRole('table', { name: 'Prizes' }).querySelector('mark')).toBeNull();
});

it('says why its draw is void', async () => {
  await openTicket({
    ...detail,
    ticket: { ...detail.ticket, status: 'returned' },
    voidReason: 'no_result',
    revisions: [],
  });
  expect(screen.getByText('Void: stakes returned')).toBeTruthy();
  expect(screen.getByText('No result was published within a day.')).toBeTruthy();
});

it('names its station', async () => {
  const [game] = golden.filter(({ gameCode }) => gameCode === 'VN_SOUTH');
  await openTicket({
    ...detail,
    shape: 'vn-south',
    station: 'can-tho',
    lines: 'da2 15.61 100000 750000',
    ticket: { ...detail.ticket, gameCode: 'VN_SOUTH', issue: '20260401-can-tho' },
    revisions: [revision(1, { prizes: (game?.prizes ?? []).map((row) => row.slice(1)) }, '750.00')],
  });
  expect(screen.getByRole('heading', { name: /^Result/ }).textContent).toContain('Cần Thơ · ');
  expect(screen.queryByText(/can-tho/)).toBeNull();
});

it('lists every result of a corrected draw with the prizes that changed', async () => {
  const corrected = NORTH.with(1, ['86455']);
  await openTicket({
    ...detail,
    revisions: [...detail.revisions, revision(2, { prizes: corrected }, '396.00')],
  });
  const revisions = within(screen.getByRole('heading', { name: 'Results of this issue' }).parentElement as HTMLElement);
  expect(revisions.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['86408', '86455']);
  expect(revisions.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Prize 1', 'Prize 1']);
  expect(screen.getByRole('table', { name: 'Prizes' }).querySelectorAll('mark')).toHaveLength(4);
});

it.each([
  [true, ['/lottery/fairness?gameCode=FAST_5D_1&issue=202604010001']],
  [false, []],
])('leads from a draw of our own to its check, and from no other (%s)', async (ownDraw, addresses) => {
  await openTicket({
    ...detail,
    shape: 'five-digit',
    ownDraw,
    lines: 'p1 3 100000 9800',
    ticket: { ...detail.ticket, gameCode: 'FAST_5D_1', issue: '202604010001' },
    revisions: [revision(1, { balls: [3, 0, 7, 7, 1] }, '9.80')],
  });
  const links = screen.queryAllByRole('link', { name: 'Check this draw' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(addresses);
});

it.each(LOTTERY_SHAPES)('calls no kind of %s by its code', async (shape) => {
  const rules = lotteryRules(shape);
  const random = seededRandom(shape);
  const lines = rules.kinds
    .filter(({ modes }) => modes.includes('ZY'))
    .map((kind) => ({ kind, pick: randomPick(kind, (bound) => random.int(0, bound - 1)), unitStake: 1n, odds: 9_800 }));
  await openTicket({ ...detail, shape, lines: formatLines(lines), revisions: [] });
  const names = [...document.querySelectorAll('tbody th')].map((cell) => cell.firstChild?.textContent ?? '');
  expect(names).toHaveLength(lines.length);
  expect(names.filter((name) => name === '' || rules.kind(name) !== undefined || /kind\./.test(name))).toEqual([]);
});
