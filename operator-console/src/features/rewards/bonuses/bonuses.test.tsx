import type { CallValue } from '@marquee/contract/calls/index';
import { exampleValue } from '@marquee/contract/openapi/examples';
import { type MockAnswers, mockShell, screen, userEvent, waitFor, within } from '@marquee/testing/mock-shell';
import { Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { ClientContext } from '../../../lib/calls';
import en from '../../../messages/en.json';
import { OperatorContext } from '../../../lib/session/operator';
import { approve, proposalOf } from '../../../lib/proposals/proposals.fixture';
import BonusesPage from './bonuses.page';

const operator = { brands: ['sundarban', 'meridian'], rights: ['cashier'] } as never;
const bonus: CallValue<'bonusAdmin.revoke'> = {
  ...exampleValue('bonusAdmin.revoke'),
  state: 'active',
  returned: '0.00',
  endedAt: null,
  endedBy: null,
  reason: null,
};
const pageOf = <Row,>(...content: Row[]) => ({
  content,
  pageNum: 1,
  pageSize: 20,
  totalPages: 1,
  totalElements: content.length,
});

async function renderBonuses(view: string, answers: MockAnswers) {
  const shell = await mockShell({ answers, messages: { console: en }, path: `/bonuses/${view}` });
  shell.render(
    <ClientContext value={shell.runtime.client}>
      <OperatorContext value={operator}>
        <Routes>
          <Route path="/bonuses/:view?" element={<BonusesPage />} />
        </Routes>
      </OperatorContext>
    </ClientContext>,
  );
  const requestsOf = (id: string) => shell.calls.filter((call) => call.id === id).map(({ input }) => input as object);
  return { requestsOf, user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }) };
}
const dialog = async () => within(await screen.findByRole('dialog'));

it('grants a bonus under terms, with a reason', async () => {
  const { requestsOf, user } = await renderBonuses('grants', {
    'bonusAdmin.grants': pageOf(),
    'proposals.list': pageOf(),
  });
  await user.click(await screen.findByRole('button', { name: en.bonuses.grant }));
  const { getByRole, getByLabelText, getAllByText } = await dialog();
  await user.click(getByRole('button', { name: en.bonuses.grant }));
  await waitFor(() => expect(getAllByText(en.required)).toHaveLength(1));
  await user.type(getByLabelText(/^Member/), ' amina ');
  await user.type(getByLabelText(/^Amount/), '500');
  await user.type(getByLabelText(/^Live casino/), '10');
  await user.type(getByLabelText(/^Slots/), '100');
  await user.click(getByLabelText(en.bonuses.inSteps));
  await user.type(getByLabelText(/^Reason/), 'A birthday');
  await user.click(getByRole('button', { name: en.bonuses.grant }));
  await waitFor(() =>
    expect(requestsOf('bonusAdmin.grant')).toMatchObject([
      {
        brand: 'sundarban',
        account: 'amina',
        mode: 'released',
        amount: '500.00',
        wageringTimes: 10,
        contribution: [{ gameType: 'live', percent: 10 }],
        inSteps: true,
        maxStake: null,
        lifetimeDays: 30,
      },
    ]),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('grants merged money without steps and without an end', async () => {
  const { requestsOf, user } = await renderBonuses('grants', {
    'bonusAdmin.grants': pageOf(),
    'proposals.list': pageOf(),
  });
  await user.click(await screen.findByRole('button', { name: en.bonuses.grant }));
  const { getByRole, getByLabelText, queryByLabelText } = await dialog();
  await user.click(getByLabelText(en.bonuses.inSteps));
  await user.click(getByRole('radio', { name: en.bonuses.mode.merged }));
  expect(queryByLabelText(en.bonuses.inSteps)).toBeNull();
  await user.type(getByLabelText(/^Member/), 'amina');
  await user.type(getByLabelText(/^Amount/), '500');
  await user.type(getByLabelText(/^Reason/), 'A birthday');
  await user.click(getByRole('button', { name: en.bonuses.grant }));
  await waitFor(() =>
    expect(requestsOf('bonusAdmin.grant')).toMatchObject([{ mode: 'merged', inSteps: false, lifetimeDays: null }]),
  );
});

it('approves a grant that waits', async () => {
  const { requestsOf, user } = await renderBonuses('grants', {
    'proposals.list': pageOf(proposalOf({ kind: 'bonus-grant' })),
  });
  expect(await screen.findByText('amina')).toBeTruthy();
  await approve(user, 'As agreed');
  const { proposalId } = proposalOf();
  await waitFor(() => expect(requestsOf('proposals.approve')).toEqual([{ proposalId, reason: 'As agreed' }]));
  expect(requestsOf('proposals.list')[0]).toEqual({ kind: 'bonus-grant', state: 'open', pageNo: 1 });
});

it('revokes a bonus with a reason, and only one that has not ended', async () => {
  const ended = { ...bonus, bonusId: '01J9ZQ8B3V6KE', account: 'rahim', state: 'completed' as const };
  const { requestsOf, user } = await renderBonuses('members', {
    'bonusAdmin.list': pageOf(bonus, ended),
  });
  await screen.findByText('rahim');
  await user.click(screen.getByRole('button', { name: /Revoke/ }));
  const { getByRole, getByLabelText } = await dialog();
  await user.type(getByLabelText(/^Reason/), 'Two accounts');
  await user.click(getByRole('button', { name: /Revoke/ }));
  await waitFor(() =>
    expect(requestsOf('bonusAdmin.revoke')).toEqual([{ bonusId: bonus.bonusId, reason: 'Two accounts' }]),
  );
});

it('lists the bonuses of one member', async () => {
  const { requestsOf, user } = await renderBonuses('members', { 'bonusAdmin.list': pageOf(bonus) });
  await user.type(await screen.findByLabelText(/^Member/), 'amina');
  await waitFor(() => expect(requestsOf('bonusAdmin.list').at(-1)).toMatchObject({ account: 'amina', pageNo: 1 }));
});

it('shows what is outstanding by mode', async () => {
  await renderBonuses('liability', {});
  expect(await screen.findByText(/270\.00/)).toBeTruthy();
});
