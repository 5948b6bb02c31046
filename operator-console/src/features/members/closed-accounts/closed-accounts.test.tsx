import type { ClosedAccount } from '@marquee/contract/calls/closed-accounts';
import { type MockAnswers, mockShell, screen, userEvent, waitFor, within } from '@marquee/testing/mock-shell';
import { Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { ClientContext } from '../../../lib/calls';
import { proposalOf } from '../../../lib/proposals/proposals.fixture';
import { OperatorContext } from '../../../lib/session/operator';
import en from '../../../messages/en.json';
import ClosedAccountsPage from './closed-accounts.page';

const operator = { brands: ['sundarban'], rights: ['members'] } as never;
const texts = en.closedAccounts;
const ACCOUNT: ClosedAccount = {
  memberId: '4QZKNSWK8M6MB',
  account: 'amina2',
  closedAt: '2026-11-01T10:00:00.000Z',
  erasedFrom: '2031-11-01T10:00:00.000Z',
  keptFor: null,
  isExcluded: false,
  isReachable: true,
  isProposed: false,
  opensUntil: null,
};

async function renderPage(accounts: readonly Partial<ClosedAccount>[], answers: MockAnswers = {}) {
  const content = accounts.map((account, index) => ({ ...ACCOUNT, memberId: `MEMBER${index}`, ...account }));
  const shell = await mockShell({
    answers: {
      'closedAccounts.list': { content, pageNum: 1, pageSize: 20, totalPages: 1, totalElements: content.length },
      'closedAccounts.proposeOpening': proposalOf({
        kind: 'account-opening',
        brand: 'sundarban',
        isOwn: true,
        mayDecide: false,
      }),
      'closedAccounts.keepData': null,
      ...answers,
    },
    messages: { console: en },
    path: '/closed-accounts/sundarban',
  });
  shell.render(
    <ClientContext value={shell.runtime.client}>
      <OperatorContext value={operator}>
        <Routes>
          <Route path="/closed-accounts/:brand?" element={<ClosedAccountsPage />} />
        </Routes>
      </OperatorContext>
    </ClientContext>,
  );
  const inputsOf = (call: string) => shell.calls.filter(({ id }) => id === call).map(({ input }) => input);
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
  const act = async (name: string, reason: string) => {
    await user.click(await screen.findByRole('button', { name: new RegExp(`^${name}`) }));
    const dialog = await screen.findByRole('dialog');
    await user.type(within(dialog).getByLabelText(new RegExp(en.change.reason)), reason);
    await user.click(within(dialog).getByRole('button', { name }));
    await waitFor(() => expect(screen.queryAllByRole('dialog')).toHaveLength(0));
  };
  return { inputsOf, user, act };
}

it('proposes to open an account again, with the reason, and reads the list anew', async () => {
  const { inputsOf, act } = await renderPage([{}]);
  await act(texts.act.open, 'asked for it on the phone');
  await waitFor(() =>
    expect(inputsOf('closedAccounts.proposeOpening')).toEqual([
      { brand: 'sundarban', memberId: 'MEMBER0', reason: 'asked for it on the phone' },
    ]),
  );
  await waitFor(() => expect(inputsOf('closedAccounts.list')).toHaveLength(2));
});

it('keeps the data of an account for a case, and shows the case until it ends', async () => {
  const { inputsOf, act } = await renderPage([{}, { account: 'rahim', keptFor: 'report 12' }]);
  expect(await screen.findByText('Kept: report 12')).toBeTruthy();
  await act(texts.act.keep, 'report 13');
  await act(texts.act.release, 'the report was closed');
  await waitFor(() =>
    expect(inputsOf('closedAccounts.keepData')).toEqual([
      { brand: 'sundarban', memberId: 'MEMBER0', keep: true, reason: 'report 13' },
      { brand: 'sundarban', memberId: 'MEMBER1', keep: false, reason: 'the report was closed' },
    ]),
  );
});

it('offers no opening that the server would refuse, and says why', async () => {
  await renderPage([
    { isExcluded: true },
    { isProposed: true },
    { isReachable: false },
    { opensUntil: '2026-12-10T10:00:00.000Z' },
  ]);
  for (const text of [texts.excluded, texts.proposed, texts.unreachable, texts.opens])
    expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.queryByRole('button', { name: new RegExp(`^${texts.act.open}`) })).toBeNull();
});
