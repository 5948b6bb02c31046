import type { Mission } from '@marquee/contract/calls/missions';
import { exampleValue } from '@marquee/contract/openapi/examples';
import { type MockAnswers, mockSession, mockShell, screen, userEvent, waitFor } from '@marquee/testing/mock-shell';
import { expect, it } from 'vitest';
import en from '../../messages/en.json';
import MissionsPage from './missions.page';

const mission = (change: Partial<Mission>): Mission => ({
  ...exampleValue('missions.claim'),
  progress: '7',
  state: 'active',
  ...change,
});
const turnover = mission({
  missionId: 'daily-turnover',
  task: 'turnover',
  goal: '1000.00',
  progress: '0.00',
  state: 'locked',
  after: 'daily-rounds',
  reward: { kind: 'cash', amount: '50.00' },
});
const big = mission({
  missionId: 'big',
  period: 'once',
  task: 'multiplier',
  multiplier: 10,
  goal: '1',
  progress: '1',
  state: 'claimable',
  endsAt: null,
});
const board = exampleValue('missions.leaderboard');
board.content.unshift({ rank: 1, player: 'ra***l', score: 400, isOwn: false });

async function renderMissions(answers: MockAnswers = {}, path = '/member/missions') {
  const shell = await mockShell({
    session: mockSession('member'),
    messages: { promotions: en },
    path,
    answers: {
      'missions.summary': { missions: [mission({}), turnover, big] },
      'missions.leaderboard': board,
      ...answers,
    },
  });
  shell.render(<MissionsPage />);
  const requestsOf = (id: string) => shell.calls.filter((call) => call.id === id).map(({ input }) => input);
  return { shell, requestsOf, user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }) };
}

it('shows the progress of each mission, and what a chain waits for', async () => {
  await renderMissions();
  expect(await screen.findByRole('progressbar', { name: '7 of 20' })).toBeTruthy();
  expect(screen.getByText('Opens after: Play 20 rounds')).toBeTruthy();
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    en.missions.period.daily,
    en.missions.period.once,
  ]);
  expect(await screen.findByText('#12')).toBeTruthy();
});

it('leaves out a mission of a task that a later API has added', async () => {
  const later = { ...mission({ missionId: 'later' }), task: 'later' as Mission['task'] };
  await renderMissions({ 'missions.summary': { missions: [mission({}), later] } });
  await waitFor(() => expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(1));
});

it('shows check-ins and invitations with what they ask for', async () => {
  const signIn = mission({ missionId: 'check-in', task: 'sign_in', goal: '5', progress: '2' });
  const friends = mission({
    missionId: 'friends',
    task: 'invitations',
    minimum: '1000.00',
    goal: '3',
    progress: '1',
  });
  const once = { goal: '1', progress: '0', state: 'locked', after: 'check-in' } as const;
  const alone = [
    mission({ ...signIn, ...once, missionId: 'once' }),
    mission({ ...friends, ...once, missionId: 'friend' }),
  ];
  await renderMissions({ 'missions.summary': { missions: [signIn, friends, ...alone] } });
  const titles = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  await waitFor(() =>
    expect(titles()).toEqual([
      'Check in on 5 days',
      'Invite 3 friends who each deposit at least ৳1,000.00',
      'Check in on 1 day',
      'Invite 1 friend who deposits at least ৳1,000.00',
    ]),
  );
  expect(screen.getByRole('progressbar', { name: '2 of 5' })).toBeTruthy();
  expect(screen.getByRole('progressbar', { name: '1 of 3' })).toBeTruthy();
});

it('reads the missions again when a check-in or an invitation moves them', async () => {
  const { shell, requestsOf } = await renderMissions();
  await screen.findByRole('progressbar', { name: '7 of 20' });
  shell.runtime.bus.publish('missions.progress', { at: '2026-03-01T10:00:00.000Z' }, 'live');
  await waitFor(() => expect(requestsOf('missions.summary')).toHaveLength(2));
});

it('claims a complete mission and reads everything again', async () => {
  const { shell, requestsOf, user } = await renderMissions();
  await user.click(await screen.findByRole('button', { name: 'Claim reward Get a payout of 10× your stake' }));
  expect(requestsOf('missions.claim')).toEqual([{ missionId: 'big' }]);
  await waitFor(() => expect(requestsOf('missions.summary')).toHaveLength(2));
  expect(shell.serviceCalls).toContainEqual({
    service: 'toast',
    values: [{ kind: 'success', message: 'Reward claimed: +30 points' }],
  });
});

it('marks the member’s own place on the leaderboard', async () => {
  await renderMissions({}, '/member/missions?tab=leaderboard');
  expect(await screen.findByRole('rowheader', { name: 'an***ka You' })).toBeTruthy();
  expect(screen.getByText('ra***l')).toBeTruthy();
});

it('says so when there are no missions', async () => {
  await renderMissions({ 'missions.summary': { missions: [] } });
  expect(await screen.findByText(en.missions.none)).toBeTruthy();
});
