import { type MockAnswers, mockShell, screen, userEvent, waitFor, within } from '@marquee/testing/mock-shell';
import { Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { ClientContext } from '../../../lib/calls';
import en from '../../../messages/en.json';
import { OperatorContext } from '../../../lib/session/operator';
import { approve, proposalOf } from '../../../lib/proposals/proposals.fixture';
import VipPage from './vip.page';

const operator = { brands: ['sundarban', 'meridian'], rights: ['cashier'] } as never;
const AT = '2026-01-01T00:00:00.000Z';
const proposal = { reason: 'A new season', proposedBy: 'Rina', proposedAt: AT, decidedBy: null };
const level = {
  names: { en: 'Bronze' },
  validBet: '5000.00',
  deposits: '1000.00',
  pointsPercent: 110,
  priority: 1,
  withdrawalCount: null,
  withdrawalSum: null,
  withdrawalMaximum: null,
  birthdayGift: '0.00',
  monthlyReward: '0.00',
  manager: null,
};
const levels = {
  version: 1,
  currency: 'BDT',
  windowDays: 30,
  wagering: 1,
  levels: [level],
  ...proposal,
  fromDay: '2026-01-01',
};
const member = { brand: 'sundarban', currency: 'BDT', account: 'amina', level: 2, since: AT, heldUntil: null };
const history = {
  ...member,
  reached: 1,
  validBet: '20000.00',
  deposits: '5000.00',
  changes: [
    { at: AT, kind: 'set', from: 0, to: 2, validBet: '0.00', deposits: '0.00', operator: 'Rina', reason: 'Moved here' },
  ],
};
const run = {
  brand: 'sundarban',
  currency: 'BDT',
  day: '2026-01-01',
  mode: 'automatic',
  startedAt: AT,
  finishedAt: null,
  members: 7,
  open: 3,
  paid: '120.00',
  claimable: '0.00',
  lapsed: '0.00',
  withheld: '0.00',
  corrected: '-5.00',
};
const pageOf = (...content: object[]) =>
  ({ content, pageNum: 1, pageSize: 20, totalPages: 1, totalElements: content.length }) as never;

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
    'vipAdmin.members': pageOf(member),
    'vipAdmin.member': history as never,
    'vipAdmin.setLevel': { ...history, level: 3 } as never,
  });
  await user.click(await screen.findByRole('button', { name: 'Open amina' }));
  const { findByText, getByLabelText, getByRole } = await dialog();
  expect(await findByText('Rina: Moved here')).toBeTruthy();
  await user.type(getByLabelText(/^Level/), '3');
  await user.type(getByLabelText(/^Stays until/), '2026-06-01');
  await user.type(getByLabelText(/^Reason/), 'A loyal member');
  await user.click(getByRole('button', { name: en.vip.setLevel }));
  const change = { brand: 'sundarban', account: 'amina', level: 3, heldUntil: '2026-06-01', reason: 'A loyal member' };
  await waitFor(() => expect(requestsOf('vipAdmin.setLevel')).toEqual([change]));
});

it('proposes levels that start from those that count', async () => {
  const { requestsOf, user } = await renderVip('levels', {
    'proposals.list': pageOf(),
    'vipAdmin.rules': [levels] as never,
    'vipAdmin.proposeRules': proposalOf({ kind: 'vip-levels' }),
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
    revision: '1',
    reason: 'A new season',
    levels: [{ ...level, pointsPercent: 150 }],
  });
});

it('approves a table that waits, and proposes another', async () => {
  const { requestsOf, user } = await renderVip('rates', {
    'rebatesAdmin.rules': [],
    'proposals.list': pageOf(proposalOf()),
    'proposals.approve': proposalOf({ state: 'approved' }),
    'rebatesAdmin.proposeRules': proposalOf(),
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
  await renderVip('runs', { 'rebatesAdmin.runs': pageOf(run) });
  expect(await screen.findByRole('rowheader', { name: '2026-01-01' })).toBeTruthy();
  expect(screen.getByText('Under way, 3 left')).toBeTruthy();
  expect(screen.getByText(en.vip.modes.automatic)).toBeTruthy();
});
