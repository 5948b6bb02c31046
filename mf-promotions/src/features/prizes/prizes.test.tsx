import { hash } from 'node:crypto';
import type { CheckInCalendar, EnvelopeRain, PrizeWheel, Raffle, WheelDraw } from '@marquee/contract/calls/prizes';
import { sha256Hex } from '@marquee/contract/fairness/fair-bytes';
import { playFairly } from '@marquee/contract/fairness/fair-draw';
import { exampleValue } from '@marquee/contract/openapi/examples';
import { raffleNumbers } from '@marquee/contract/prizes/raffle-draw';
import { drawPrize } from '@marquee/contract/prizes/wheel-draw';
import {
  type MockAnswers,
  mockBrowserApis,
  mockSession,
  mockShell,
  screen,
  userEvent,
  waitFor,
  within,
} from '@marquee/testing/mock-shell';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import en from '../../messages/en.json';
import PrizeModal from './prize.modal';
import PrizesPage from './prizes.page';

const AT = '2026-01-02T03:04:05.000Z';
const LATER = '2026-01-02T03:14:05.000Z';
const SEED = 'a4c1';
const tickets = (unit: 'wheel' | 'envelope' | 'raffle', count: number) => ({
  unit,
  count,
  expiresAt: count > 0 ? LATER : null,
});

const calendar: CheckInCalendar = {
  streak: 1,
  isDone: false,
  nextAt: LATER,
  days: [
    { reward: { kind: 'points', points: 20 }, state: 'done' },
    { reward: { kind: 'tickets', unit: 'wheel', count: 1, lifetimeDays: 7 }, state: 'today' },
    { reward: { kind: 'cash', amount: '20.00', wageringTimes: 1 }, state: 'ahead' },
  ],
};
const wheel: PrizeWheel = {
  ...exampleValue('wheel.show'),
  fallback: 'nothing',
  prizes: [
    {
      prizeId: 'cash',
      name: '৳50',
      reward: { kind: 'cash', amount: '50.00', wageringTimes: 0 },
      weight: 25,
      chance: 0.25,
      left: 4,
    },
    {
      prizeId: 'car',
      name: 'A car',
      reward: { kind: 'cash', amount: '900.00', wageringTimes: 0 },
      weight: 1,
      chance: 0,
      left: 0,
    },
    { prizeId: 'nothing', name: 'Next time', reward: { kind: 'nothing' }, weight: 74, chance: 0.75, left: null },
  ],
};
const table = wheel.prizes.map(({ prizeId, weight }) => ({ prizeId, weight }));
let draw: WheelDraw;
const rain: EnvelopeRain = { ...exampleValue('envelopes.take'), left: 12, own: null };
let raffle: Raffle;

beforeAll(async () => {
  const proof = { serverSeedHash: await sha256Hex(SEED), serverSeed: SEED, clientSeed: 'heron', nonce: 0, table };
  const { prizeId } = await playFairly({ ...proof, serverSeed: SEED }, (fairDraw) => drawPrize(table, fairDraw));
  const name = wheel.prizes.find((prize) => prize.prizeId === prizeId)?.name ?? '';
  draw = { ...exampleValue('wheel.draw'), stoppedAt: prizeId, prizeId, name, proof };
  const randomness = hash('sha256', Buffer.from('abcd', 'hex'));
  const [number = 0] = await raffleNumbers({ seed: SEED, beacon: randomness }, 3, 1);
  raffle = {
    promotionId: rain.rainId,
    opensAt: AT,
    drawsAt: LATER,
    most: 100,
    perMember: 5,
    sold: 3,
    own: [number],
    prizes: [{ reward: { kind: 'points', points: 100 }, places: 1 }],
    seedHash: await sha256Hex(SEED),
    seed: SEED,
    beacon: { chain: 'quicknet', round: 7, randomness, signature: 'abcd', publicKey: null },
    winners: [{ number, player: 'anika', reward: { kind: 'points', points: 100 }, isOwn: true }],
  };
});
beforeEach(() => mockBrowserApis());

async function renderPrizes(part: React.ReactElement, answers: MockAnswers = {}, path = '/member/prizes') {
  const shell = await mockShell({
    session: mockSession('member'),
    messages: { promotions: en },
    path,
    answers: {
      'tickets.mine': {
        tickets: [tickets('wheel', 1), tickets('envelope', 0), tickets('raffle', 2)],
        kinds: ['check-in', 'wheel', 'envelope', 'raffle'],
      },
      'checkIn.calendar': calendar,
      'wheel.show': wheel,
      'wheel.draw': draw,
      'wheel.draws': { content: [draw], pageNum: 1, pageSize: 10, totalPages: 1, totalElements: 1 },
      'envelopes.rains': { now: rain.startsAt, rains: [rain], tickets: tickets('envelope', 0) },
      'raffles.list': { raffles: [raffle], tickets: tickets('raffle', 2) },
      ...answers,
    },
  });
  shell.render(part);
  const requestsOf = (id: string) => shell.calls.filter((call) => call.id === id).map(({ input }) => input);
  return { shell, requestsOf, user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }) };
}
const popup = (kind: string) => <PrizeModal props={{ kind }} close={() => undefined} />;

it('shows tickets, and opens the popups from their cards', async () => {
  const { shell, user } = await renderPrizes(<PrizesPage />);
  expect(await screen.findByText(en.prizes.unit.wheel)).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: en.prizes.checkIn.claim }));
  expect(shell.serviceCalls).toContainEqual({ service: 'openModal', values: ['prize', { kind: 'check-in' }] });
});

it('opens the popup that the address names', async () => {
  const { shell } = await renderPrizes(<PrizesPage />, {}, '/member/prizes?open=wheel');
  await waitFor(() =>
    expect(shell.serviceCalls).toContainEqual({ service: 'openModal', values: ['prize', { kind: 'wheel' }] }),
  );
});

it('checks in from the calendar, whose days say what they are', async () => {
  const { requestsOf, user } = await renderPrizes(popup('check-in'));
  const days = within(await screen.findByRole('list')).getAllByRole('listitem');
  expect(days.map((day) => day.getAttribute('aria-current'))).toEqual([null, 'date', null]);
  await user.click(screen.getByRole('button', { name: en.prizes.checkIn.claim }));
  await waitFor(() => expect(requestsOf('checkIn.claim')).toHaveLength(1));
  await waitFor(() => expect(requestsOf('checkIn.calendar').length).toBeGreaterThan(1));
});

it('spins by the version that was shown, says the result after the wheel rests, and can skip the way there', async () => {
  const { requestsOf, user } = await renderPrizes(popup('wheel'));
  await user.click(await screen.findByRole('button', { name: en.prizes.wheel.spin }));
  expect(requestsOf('wheel.draw')).toEqual([{ version: 3, language: 'en' }]);
  const skip = await screen.findByRole('button', { name: en.prizes.wheel.skip });
  expect(screen.queryByText(`You won: ${draw.name}`)).toBeNull();
  await user.click(skip);
  expect((await screen.findByText(`You won: ${draw.name}`)).getAttribute('role')).toBe('status');
});

it('shows each prize of the wheel once in a slice of its own, with its picture, name and chance', async () => {
  await renderPrizes(popup('wheel'));
  const board = await screen.findByRole('img', { name: en.prizes.wheel.title });
  const slices = [...board.querySelectorAll('path[data-tone]')];
  expect(new Set(slices.map((slice) => slice.getAttribute('data-tone'))).size).toBe(wheel.prizes.length);
  expect(board.textContent).toBe('৳5025%A car0%Next time75%');
  expect(board.querySelectorAll('svg[viewBox="0 0 64 64"]')).toHaveLength(wheel.prizes.length);
});

it('shows a win over the wheel, and nothing of the kind without one', async () => {
  const won = { ...draw, stoppedAt: 'cash', prizeId: 'cash', name: '৳50', reward: wheel.prizes[0]!.reward };
  const nothing = {
    ...draw,
    stoppedAt: 'nothing',
    prizeId: 'nothing',
    name: 'Next time',
    reward: { kind: 'nothing' } as const,
  };
  const answers = [nothing, won];
  const { user } = await renderPrizes(popup('wheel'), { 'wheel.draw': () => Promise.resolve(answers.shift()!) });
  const spin = async () => {
    await user.click(await screen.findByRole('button', { name: en.prizes.wheel.spin }));
    await user.click(await screen.findByRole('button', { name: en.prizes.wheel.skip }));
  };
  await spin();
  expect(await screen.findByText(en.prizes.wheel.lost)).toBeTruthy();
  expect(document.querySelector('[class*="burst"]')).toBeNull();
  await spin();
  expect(await screen.findByText('You won: ৳50')).toBeTruthy();
  expect(document.querySelector('[class*="burst"]')?.textContent).toBe('৳50');
});

it('publishes chances, what is used up and the rule for it, and verifies a draw in the browser', async () => {
  const { user } = await renderPrizes(popup('wheel'));
  const odds = within(await screen.findByRole('region', { name: en.prizes.wheel.odds }));
  const rows = odds.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows).toEqual(['৳504 left25%', `A car${en.prizes.wheel.gone}0%`, 'Next time75%']);
  expect(odds.getByText(en.prizes.wheel.equal).closest('details')).toBeNull();
  expect(screen.getByText('When a prize is used up, its chance goes to “Next time”.')).toBeTruthy();
  await user.click(await screen.findByText(en.prizes.fair.verify));
  expect(await screen.findByText(en.prizes.fair.proven)).toBeTruthy();
});

it('names a draw that its seeds did not decide', async () => {
  const forged = { ...draw, stoppedAt: draw.stoppedAt === 'cash' ? 'nothing' : 'cash' };
  const draws = { content: [forged], pageNum: 1, pageSize: 10, totalPages: 1, totalElements: 1 };
  const { user } = await renderPrizes(popup('wheel'), { 'wheel.draws': draws });
  await user.click(await screen.findByText(en.prizes.fair.verify));
  expect(await screen.findByText(en.prizes.fair.wrong)).toBeTruthy();
});

it('takes an envelope by any of its buttons', async () => {
  const { requestsOf, user } = await renderPrizes(popup('rain'));
  await waitFor(() => expect(screen.getAllByRole('button', { name: /^Take envelope/ })).toHaveLength(12));
  await user.click(screen.getByRole('button', { name: 'Take envelope 5' }));
  expect(requestsOf('envelopes.take')).toEqual([{ rainId: rain.rainId }]);
  expect(await screen.findByText(/17\.00/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Take envelope/ })).toBeNull();
});

it('asks for a ticket that the member lacks', async () => {
  const rains = { now: rain.startsAt, rains: [{ ...rain, needsTicket: true }], tickets: tickets('envelope', 0) };
  await renderPrizes(popup('rain'), { 'envelopes.rains': rains });
  expect(await screen.findByText(en.prizes.rain.ticket)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Take envelope 1' }).hasAttribute('disabled')).toBe(true);
});

it('lists the winners of a raffle and verifies its draw', async () => {
  const { user } = await renderPrizes(<PrizesPage />);
  expect(await screen.findByText('anika')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: en.prizes.fair.verify }));
  expect(await screen.findByText(en.prizes.fair.proven)).toBeTruthy();
});

it('says nothing of rains and check-ins before it knows', async () => {
  const pending = () => new Promise<never>(() => undefined);
  await renderPrizes(<PrizesPage />, { 'envelopes.rains': pending, 'checkIn.calendar': pending });
  expect(await screen.findByText(en.prizes.rain.title)).toBeTruthy();
  expect(screen.queryByText(en.prizes.rain.none)).toBeNull();
  expect(document.querySelectorAll('[aria-busy="true"], [class*="skeleton"]').length).toBeGreaterThan(0);
});

it('pairs a seed of the browser with the published server seed before the first spin', async () => {
  const { nextServerSeedHash } = wheel.seeds;
  const fresh = { ...wheel, seeds: { ...wheel.seeds, clientSeed: '', serverSeedHash: nextServerSeedHash, nonce: 0 } };
  const { requestsOf, user } = await renderPrizes(popup('wheel'), {
    'wheel.show': fresh,
    'wheel.changeSeed': (request) => ({
      clientSeed: request.clientSeed,
      serverSeedHash: nextServerSeedHash,
      nextServerSeedHash: '00'.repeat(32),
      nonce: 0,
    }),
  });
  await user.click(await screen.findByRole('button', { name: en.prizes.wheel.spin }));
  await vi.waitFor(() => expect(requestsOf('wheel.draw')).toHaveLength(1));
  expect(requestsOf('wheel.changeSeed')).toEqual([
    { clientSeed: expect.stringMatching(/^[0-9a-f]{16}$/) as string, serverSeedHash: nextServerSeedHash },
  ]);
});

it('does not spin when the server uses another seed than the one that it published', async () => {
  const fresh = { ...wheel, seeds: { ...wheel.seeds, clientSeed: '', nonce: 0 } };
  const { requestsOf, user } = await renderPrizes(popup('wheel'), {
    'wheel.show': fresh,
    'wheel.changeSeed': (request) => ({
      ...wheel.seeds,
      clientSeed: request.clientSeed,
      serverSeedHash: '00'.repeat(32),
    }),
  });
  await user.click(await screen.findByRole('button', { name: en.prizes.wheel.spin }));
  await vi.waitFor(() => expect(requestsOf('wheel.changeSeed')).toHaveLength(1));
  // It is read again once the change has ended.
  await vi.waitFor(() => expect(requestsOf('wheel.show').length).toBeGreaterThan(1));
  expect(requestsOf('wheel.draw')).toEqual([]);
});
