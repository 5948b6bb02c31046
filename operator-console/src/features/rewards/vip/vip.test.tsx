import { exampleValue } from '@marquee/contract/openapi/examples';
import { type MockAnswers, mockShell, screen, userEvent, waitFor, within } from '@marquee/testing/mock-shell';
import { Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { ClientContext } from '../../../lib/calls';
import en from '../../../messages/en.json';
import { OperatorContext } from '../../../lib/session/operator';
import { approve, proposalOf } from '../../../lib/proposals/proposals.fixture';
import VipPage from './vip.page';

const operator = { brands: ['sundarban', 'meridian'], rights: ['cashier'] } as never;
const member = { ...exampleValue('vipAdmin.setLevel'), level: 2, heldUntil: null };
const [rules] = exampleValue('vipAdmin.rules');
const runs = exampleValue('rebatesAdmin.runs');

async function renderVip(view: string, answers: MockAnswers) {
  const shell = await mockShell({ answers, messages: { console: en }, path: `/vip/${view}` });
  shell.render(
    <ClientContext value={shell.runtime.client}>
      <OperatorContext value={operator}>
        <Routes>
          <Route path="/vip/:view?" element={<VipPage />} />
        </Routes>
      </OperatorContext>
    </ClientContext>,
  );
  const requestsOf = (id: string) => shell.calls.filter((call) => call.id === id).map(({ input }) => input as object);
  return { requestsOf, user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }) };
}
const dialog = async () => within(await screen.findByRole('dialog'));

it('shows a member’s history, and sets the level with a reason until a day', async () => {
  const { requestsOf, user } = await renderVip('members', {
    'vipAdmin.member': member,
  });
  await user.click(await screen.findByRole('button', { name: 'Open anika' }));
  const { findByText, getByLabelText, getByRole } = await dialog();
  expect(await findByText('Rina: Moved from another site')).toBeTruthy();
  await user.type(getByLabelText(/^Level/), '3');
  await user.type(getByLabelText(/^Stays until/), '2026-06-01');
  await user.type(getByLabelText(/^Reason/), 'A loyal member');
  await user.click(getByRole('button', { name: en.vip.setLevel }));
  const change = { brand: 'sundarban', account: 'anika', level: 3, heldUntil: '2026-06-01', reason: 'A loyal member' };
  await waitFor(() => expect(requestsOf('vipAdmin.setLevel')).toEqual([change]));
});

it('proposes levels that start from those that count', async () => {
  const { requestsOf, user } = await renderVip('levels', {
    'proposals.list': { ...exampleValue('proposals.list'), content: [] },
  });
  await user.click(await screen.findByRole('button', { name: en.vip.newLevels }));
  const { getByLabelText, getByRole } = await dialog();
  await user.clear(getByLabelText(/^Points, %/));
  await user.type(getByLabelText(/^Points, %/), '150');
  await user.type(getByLabelText(/^Reason/), 'A new season');
  await user.click(getByRole('button', { name: en.points.propose }));
  await waitFor(() => expect(requestsOf('vipAdmin.proposeRules')).toHaveLength(1));
  expect(requestsOf('vipAdmin.proposeRules')[0]).toEqual({
    brand: 'sundarban',
    windowDays: 30,
    wagering: 1,
    revision: '2',
    reason: 'A new season',
    levels: rules?.levels.map((level) => ({ ...level, pointsPercent: 150 })),
  });
});

it('approves a table that waits, and proposes another', async () => {
  const { requestsOf, user } = await renderVip('rates', {
    'rebatesAdmin.rules': [],
  });
  await approve(user, 'As agreed');
  const decision = { proposalId: proposalOf().proposalId, reason: 'As agreed' };
  await waitFor(() => expect(requestsOf('proposals.approve')).toEqual([decision]));
  expect(requestsOf('proposals.list')[0]).toEqual({ kind: 'rebate-rules', brand: 'sundarban', pageNo: 1 });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: en.vip.newRates }));
  const { getByLabelText, getByRole } = await dialog();
  await user.click(getByRole('button', { name: en.points.addRow }));
  await user.type(getByLabelText('Level 0, %'), '0.45');
  await user.type(getByLabelText(/^Reason/), 'More for slots');
  await user.click(getByRole('button', { name: en.points.propose }));
  await waitFor(() => expect(requestsOf('rebatesAdmin.proposeRules')).toHaveLength(1));
  expect(requestsOf('rebatesAdmin.proposeRules')[0]).toMatchObject({
    rates: [{ vendor: null, gameType: 'rng', level: 0, basisPoints: 45 }],
    dailyCap: null,
    wagering: 1,
  });
});

it('shows what runs gave, and what is left to count', async () => {
  await renderVip('runs', {
    'rebatesAdmin.runs': { ...runs, content: runs.content.map((run) => ({ ...run, finishedAt: null, open: 3 })) },
  });
  expect(await screen.findByRole('rowheader', { name: '2026-03-01' })).toBeTruthy();
  expect(screen.getByText('Under way, 3 left')).toBeTruthy();
  expect(screen.getByText(en.vip.modes.automatic)).toBeTruthy();
});
