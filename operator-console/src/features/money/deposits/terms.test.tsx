import type { AdminChannel } from '@marquee/contract/calls/deposit-admin';
import { ApiError } from '@marquee/kit/http/api-error';
import { type MockAnswers, mockShell, screen, userEvent, waitFor, within } from '@marquee/testing/mock-shell';
import { expect, it } from 'vitest';
import { ClientContext } from '../../../lib/calls';
import en from '../../../messages/en.json';
import { DepositTermsPage } from './terms.page';

const texts = en.depositTerms;
const account = { accountId: 9, bank: 'River Bank', holder: 'Sundarban Ltd', number: '44001122', enabled: true };
const channel: AdminChannel = {
  channelId: 4,
  brand: 'sundarban',
  currency: 'BDT',
  code: 'bank-transfer',
  method: 'transfer',
  paidBy: 'bank',
  names: { en: 'Bank transfer' },
  minimum: '200.00',
  maximum: '25000.00',
  presets: ['500.00'],
  fee: { basisPoints: 0, fixed: '0.00', bearer: 'brand' },
  wageringPercent: 100,
  enabled: true,
  revision: 'channel-1',
  accounts: [{ ...account, revision: 'account-1' }],
};
const text = (value: string) => ({ type: 'text', text: value });

async function renderPage(answers: MockAnswers) {
  const shell = await mockShell({
    answers: { 'depositAdmin.channels': [channel], ...answers },
    messages: { console: en },
  });
  shell.render(
    <ClientContext value={shell.runtime.client}>
      <DepositTermsPage />
    </ClientContext>,
  );
  return {
    requestsOf: (id: string) => shell.calls.filter((call) => call.id === id).map(({ input }) => input),
    user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }),
  };
}

it('leaves a channel as another operator changed it', async () => {
  const rows = [{ label: 'depositTerms.presets', of: [], before: text('700.00'), after: text('500.00') }];
  const { requestsOf, user } = await renderPage({
    'depositAdmin.saveChannel': () => {
      throw new ApiError('conflict', null, { revision: 'channel-2', rows });
    },
  });
  await user.click(await screen.findByRole('button', { name: texts.edit }));
  await user.type(screen.getByLabelText(/^Reason/), 'as agreed');
  await user.click(screen.getByRole('button', { name: texts.save }));
  const conflict = within(await screen.findByRole('dialog', { name: en.revision.title }));
  expect(conflict.getByRole('row', { name: /Amounts/ }).textContent).toBe(`${texts.presets}700.00500.00`);
  await user.click(conflict.getByRole('button', { name: en.revision.takeTheirs }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(requestsOf('depositAdmin.saveChannel')).toMatchObject([{ channelId: 4, revision: 'channel-1' }]);
});

it('saves an account over what another operator changed only on request', async () => {
  const rows = [{ label: 'depositTerms.bank', of: [], before: text('Delta Bank'), after: text('River Bank') }];
  const { requestsOf, user } = await renderPage({
    'depositAdmin.saveAccount': ({ revision }) => {
      if (revision !== 'account-2') throw new ApiError('conflict', null, { revision: 'account-2', rows });
      return null;
    },
  });
  await user.click(await screen.findByRole('button', { name: '1 open' }));
  await user.type(screen.getByLabelText(/^Reason/), 'as agreed');
  await user.click(screen.getByRole('button', { name: texts.save }));
  const conflict = within(await screen.findByRole('dialog', { name: en.revision.title }));
  await user.click(conflict.getByRole('button', { name: en.revision.saveMine }));
  await waitFor(() =>
    expect(requestsOf('depositAdmin.saveAccount')).toMatchObject([
      { number: '44001122', revision: 'account-1' },
      { number: '44001122', revision: 'account-2' },
    ]),
  );
});
