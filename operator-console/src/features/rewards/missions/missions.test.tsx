import { exampleValue } from '@marquee/contract/openapi/examples';
import { type MockAnswers, mockShell, screen, userEvent, waitFor, within } from '@marquee/testing/mock-shell';
import { Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { ClientContext } from '../../../lib/calls';
import en from '../../../messages/en.json';
import { OperatorContext } from '../../../lib/session/operator';
import { approve, proposalOf } from '../../../lib/proposals/proposals.fixture';
import MissionsPage from './missions.page';

const operator = { brands: ['sundarban', 'meridian'], rights: ['cashier'] } as never;
const [mission] = exampleValue('missionsAdmin.list').missions;
const change = proposalOf({ kind: 'mission-change', subject: 'daily-turnover' });

async function renderMissions(answers: MockAnswers = {}) {
  const shell = await mockShell({
    answers: {
      'proposals.list': { ...exampleValue('proposals.list'), content: [change] },
      ...answers,
    },
    messages: { console: en },
    path: '/missions',
  });
  shell.render(
    <ClientContext value={shell.runtime.client}>
      <OperatorContext value={operator}>
        <Routes>
          <Route path="/missions" element={<MissionsPage />} />
        </Routes>
      </OperatorContext>
    </ClientContext>,
  );
  const requestsOf = (id: string) => shell.calls.filter((call) => call.id === id).map(({ input }) => input as object);
  return { requestsOf, user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }) };
}
const dialog = async () => within(await screen.findByRole('dialog'));

it('approves a change that waits', async () => {
  const { requestsOf, user } = await renderMissions();
  await approve(user, 'As agreed');
  await waitFor(() =>
    expect(requestsOf('proposals.approve')).toEqual([{ proposalId: change.proposalId, reason: 'As agreed' }]),
  );
  expect(requestsOf('proposals.list')[0]).toEqual({ kind: 'mission-change', brand: 'sundarban', pageNo: 1 });
});

it('proposes other terms, starting from those that count', async () => {
  const { requestsOf, user } = await renderMissions();
  await user.click(await screen.findByRole('button', { name: en.missions.change }));
  const { getByLabelText, getByRole } = await dialog();
  await user.clear(getByLabelText(/^Leaderboard points/));
  await user.type(getByLabelText(/^Leaderboard points/), '15');
  await user.type(getByLabelText(/^Reason/), 'Worth more');
  await user.click(getByRole('button', { name: en.points.propose }));
  await waitFor(() => expect(requestsOf('missionsAdmin.propose')).toHaveLength(1));
  expect(requestsOf('missionsAdmin.propose')[0]).toMatchObject({
    brand: 'sundarban',
    kind: 'change',
    missionId: 'daily-turnover',
    reason: 'Worth more',
    terms: { ...mission?.terms, score: 15 },
  });
});

it('proposes the end of a mission, and the stake from which rounds count', async () => {
  const { requestsOf, user } = await renderMissions();
  await user.click(await screen.findByRole('button', { name: en.missions.end }));
  const end = await dialog();
  await user.type(end.getByLabelText(/^Reason/), 'Too easy');
  await user.click(end.getByRole('button', { name: en.points.propose }));
  await waitFor(() => expect(requestsOf('missionsAdmin.propose')).toMatchObject([{ kind: 'end' }]));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: en.missions.setMinimum }));
  const minimum = await dialog();
  await user.type(minimum.getByLabelText(/^Reason/), 'No penny bets');
  await user.click(minimum.getByRole('button', { name: en.points.propose }));
  await waitFor(() =>
    expect(requestsOf('missionsAdmin.propose')[1]).toMatchObject({ kind: 'minimum', minimumStake: '5.00' }),
  );
});

it('proposes a mission of check-ins, no more than its period has days', async () => {
  const { requestsOf, user } = await renderMissions();
  await user.click(await screen.findByRole('button', { name: en.missions.new }));
  const { getByLabelText, getByRole, findByText } = await dialog();
  await user.selectOptions(getByLabelText(/^Task/), 'sign_in');
  await user.type(getByLabelText(/^Goal/), '2');
  await user.type(getByLabelText(/^Points/), '30');
  await user.type(getByLabelText(/^Reason/), 'Come back');
  await user.click(getByRole('button', { name: en.points.propose }));
  expect(await findByText(en.missions.goalFault)).toBeTruthy();
  expect(requestsOf('missionsAdmin.propose')).toEqual([]);
  await user.selectOptions(getByLabelText(/^Period/), 'weekly');
  await user.click(getByRole('button', { name: en.points.propose }));
  await waitFor(() => expect(requestsOf('missionsAdmin.propose')).toHaveLength(1));
  expect(requestsOf('missionsAdmin.propose')[0]).toMatchObject({
    kind: 'new',
    terms: { task: 'sign_in', period: 'weekly', goal: '2', minimum: null },
  });
});

it('proposes a mission of invitations with the deposits that qualify them', async () => {
  const { requestsOf, user } = await renderMissions();
  await user.click(await screen.findByRole('button', { name: en.missions.new }));
  const { getByLabelText, getByRole } = await dialog();
  await user.selectOptions(getByLabelText(/^Task/), 'invitations');
  await user.type(getByLabelText(/^Goal/), '3');
  await user.type(getByLabelText(/^Points/), '30');
  await user.type(getByLabelText(/^Reason/), 'Bring friends');
  await user.click(getByRole('button', { name: en.points.propose }));
  expect(requestsOf('missionsAdmin.propose')).toEqual([]);
  await user.type(getByLabelText(/^Invited member’s deposits from/), '250');
  await user.click(getByRole('button', { name: en.points.propose }));
  await waitFor(() => expect(requestsOf('missionsAdmin.propose')).toHaveLength(1));
  expect(requestsOf('missionsAdmin.propose')[0]).toMatchObject({
    kind: 'new',
    terms: { task: 'invitations', goal: '3', minimum: '250.00' },
  });
});
