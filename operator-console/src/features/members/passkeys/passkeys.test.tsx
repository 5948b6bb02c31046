import { ApiError } from '@marquee/kit/http/api-error';
import { type MockAnswers, mockShell, screen, userEvent, waitFor, within } from '@marquee/testing/mock-shell';
import { Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { ClientContext } from '../../../lib/calls';
import { OperatorContext } from '../../../lib/session/operator';
import en from '../../../messages/en.json';
import PasskeysPage from './passkeys.page';

const operator = { brands: ['sundarban'], rights: ['members'] } as never;
const passkey = {
  host: 'sundarban.localhost',
  createdAt: '2026-01-02T03:04:05.000Z',
  lastUsedAt: '2026-02-03T04:05:06.000Z',
};

async function renderPage(answers: MockAnswers = {}, address = '/passkeys/sundarban') {
  const passkeys = [
    { ...passkey, passkeyId: 'a', name: 'Phone', isSynced: true, lastUsedAt: null },
    { ...passkey, passkeyId: 'b', name: 'Laptop', isSynced: false },
  ];
  const shell = await mockShell({
    answers: {
      'passkeyAdmin.list': { account: 'amina1', passkeys },
      'passkeyAdmin.removeAll': { removed: 2 },
      ...answers,
    },
    messages: { console: en },
    path: address,
  });
  shell.render(
    <ClientContext value={shell.runtime.client}>
      <OperatorContext value={operator}>
        <Routes>
          <Route path="/passkeys/:brand?" element={<PasskeysPage />} />
        </Routes>
      </OperatorContext>
    </ClientContext>,
  );
  const inputsOf = (call: string) => shell.calls.filter(({ id }) => id === call).map(({ input }) => input);
  return { inputsOf, user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }) };
}

it('asks for nobody until a user name is searched for', async () => {
  const { inputsOf, user } = await renderPage();
  const field = await screen.findByLabelText(en.passkeys.account);
  await user.type(field, ' amina1 ');
  expect(inputsOf('passkeyAdmin.list')).toEqual([]);
  await user.click(screen.getByRole('button', { name: en.passkeys.search }));
  const row = (await screen.findByRole('rowheader', { name: /Phone/ })).closest('tr');
  expect(row?.textContent).toContain(en.passkeys.synced);
  expect(row?.textContent).toContain(en.passkeys.never);
  expect(inputsOf('passkeyAdmin.list')).toEqual([{ brand: 'sundarban', account: 'amina1' }]);
});

it('removes all of them with a reason and the own password', async () => {
  const { inputsOf, user } = await renderPage({}, '/passkeys/sundarban?account=amina1');
  await user.click(await screen.findByRole('button', { name: en.passkeys.removeAll }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText(new RegExp(en.change.reason)), 'phone stolen');
  await user.type(dialog.getByLabelText(new RegExp(`^${en.account.ownPassword}`)), 'Lighthouse-2026!');
  await user.click(dialog.getByRole('button', { name: /Remove the passkeys of amina1/ }));
  await waitFor(() => expect(screen.queryAllByRole('dialog')).toHaveLength(0));
  expect(inputsOf('passkeyAdmin.removeAll')).toEqual([
    { brand: 'sundarban', account: 'amina1', reason: 'phone stolen', password: 'Lighthouse-2026!' },
  ]);
});

it('says when there is no such member, and offers nothing to remove or to try again', async () => {
  const missing = () => {
    throw new ApiError('not_found');
  };
  await renderPage({ 'passkeyAdmin.list': missing }, '/passkeys/sundarban?account=nobody');
  expect(await screen.findByText(en.passkeys.nobody)).toBeTruthy();
  expect(screen.queryAllByRole('button', { name: en.failure.retry })).toHaveLength(0);
  expect(screen.queryAllByRole('button', { name: en.passkeys.removeAll })).toHaveLength(0);
});
