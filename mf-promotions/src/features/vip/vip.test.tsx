import type { CallValue } from '@marquee/contract/calls/index';
import { exampleValue } from '@marquee/contract/openapi/examples';
import { type MockAnswers, mockSession, mockShell, screen, waitFor } from '@marquee/testing/mock-shell';
import { expect, it } from 'vitest';
import en from '../../messages/en.json';
import VipPage from './vip.page';

type Status = CallValue<'vip.status'>;
const level = (number: number, name: string, change: Partial<Status['levels'][number]> = {}) => ({
  level: number,
  name,
  validBet: '5000.00',
  deposits: '1000.00',
  pointsPercent: 100,
  rebateBasisPoints: 0,
  withdrawalCount: null,
  withdrawalSum: null,
  withdrawalMaximum: null,
  hasPriority: false,
  hasManager: false,
  birthdayGift: '0.00',
  monthlyReward: '0.00',
  ...change,
});
const gold = level(2, 'Gold', {
  validBet: '50000.00',
  deposits: '10000.00',
  pointsPercent: 125,
  rebateBasisPoints: 60,
  hasPriority: true,
});
const status = (change: Partial<Status> = {}): Status => ({
  ...exampleValue('vip.status'),
  level: 1,
  validBet: '20000.00',
  deposits: '10000.00',
  levels: [level(1, 'Bronze'), gold],
  changes: [],
  ...change,
});

async function renderVip(answers: MockAnswers) {
  const shell = await mockShell({
    session: mockSession('member'),
    messages: { promotions: en },
    path: '/member/vip',
    answers,
  });
  shell.render(<VipPage />);
  return shell;
}

it('shows the level, the way to the next one, and what it gives', async () => {
  await renderVip({ 'vip.status': status() });
  expect(await screen.findByText('Next level: Gold. Counted over the last 30 days.')).toBeTruthy();
  expect(screen.getByRole('progressbar', { name: 'Valid bets' }).getAttribute('aria-valuenow')).toBe('40');
  expect(screen.getByRole('progressbar', { name: 'Deposits' }).getAttribute('aria-valuenow')).toBe('100');
  for (const text of ['1.25× points from play', 'Rebates of up to 0.6%', en.vip.gives.priority])
    expect(screen.getByText(text)).toBeTruthy();
});

it('warns of a fall, names the manager of the highest level, and lists the changes', async () => {
  const changes = [{ at: '2026-03-01T10:00:00.000Z', kind: 'risen' as const, from: 1, to: 2 }];
  await renderVip({ 'vip.status': status({ level: 2, fallsOn: '2026-04-01', manager: 'Mia', changes }) });
  expect((await screen.findByRole('status')).textContent).toContain('Your level goes down by one on');
  expect(screen.getByText('Mia')).toBeTruthy();
  expect(screen.getByText(en.vip.highest)).toBeTruthy();
  expect(screen.getByText(en.vip.kinds.risen)).toBeTruthy();
});

it('says so when a level is reached, and reads the page again', async () => {
  const shell = await renderVip({ 'vip.status': status() });
  await screen.findByText('Next level: Gold. Counted over the last 30 days.');
  shell.runtime.bus.publish('vip.level', { level: 2, at: '2026-03-01T10:00:00.000Z' }, 'live');
  await waitFor(() => expect(shell.calls.filter(({ id }) => id === 'vip.status')).toHaveLength(2));
  expect(shell.serviceCalls).toContainEqual({
    service: 'toast',
    values: [{ kind: 'success', message: 'You have reached Gold.' }],
  });
});

it('says so too when the page has read the new level before the event arrived', async () => {
  let level = 1;
  const shell = await renderVip({ 'vip.status': () => status({ level }) });
  await screen.findByText('Next level: Gold. Counted over the last 30 days.');
  level = 2;
  shell.runtime.bus.publish('wallet.deposit', { depositId: '1', state: 'credited' }, 'live');
  await screen.findByText(en.vip.highest);
  shell.runtime.bus.publish('vip.level', { level: 2, at: '2026-03-01T10:00:00.000Z' }, 'live');
  await waitFor(() =>
    expect(shell.serviceCalls).toContainEqual({
      service: 'toast',
      values: [{ kind: 'success', message: 'You have reached Gold.' }],
    }),
  );
});
