import { exampleValue } from '@marquee/contract/openapi/examples';
import { ApiError } from '@marquee/kit';
import { type MockAnswers, mockSession, mockShell, screen, userEvent, waitFor } from '@marquee/testing/mock-shell';
import { describe, expect, it } from 'vitest';
import en from '../../messages/en.json';
import TransfersPage from './transfers.page';

const terms = { ...exampleValue('transfers.terms'), main: '50.00', float: '900.00' };
const atStake = { ...terms, forfeits: { bonusId: '01J9ZQ8B3V6KD', amount: '35.50' } };
const transfer = {
  transferId: 'T1',
  at: '2026-01-02T20:00:00.000Z',
  way: 'to_downline',
  counterparty: 'amina1',
  amount: '200.00',
  balanceAfter: '700.00',
} as const;
const page = { content: [transfer], pageNum: 1, pageSize: 20, totalPages: 1, totalElements: 1 };

async function openPage(answers: MockAnswers, path = '/agentHome/transfers', confirms = true) {
  const shell = await mockShell({
    answers: { 'transfers.terms': terms, 'transfers.list': page, ...answers },
    session: mockSession('agent'),
    messages: { agent: en },
    path,
    confirms,
  });
  shell.render(<TransfersPage />);
  await screen.findByText('৳900.00');
  return shell;
}

describe('the transfers of an agent', () => {
  it('go to the preselected downline, with the withdraw password', async () => {
    const requests: unknown[] = [];
    const take = (input: unknown) => {
      requests.push(input);
      return transfer;
    };
    await openPage({ 'transfers.toDownline': take }, '/agentHome/transfers?account=amina1');
    const send = screen.getByRole('button', { name: 'Send to the downline' });
    await userEvent.click(send);
    expect(screen.getByText('Enter your withdraw password.')).toBeTruthy();
    await userEvent.type(screen.getByRole('textbox', { name: /Amount/ }), '200.');
    await userEvent.type(screen.getByLabelText(/Withdraw password/), '482913');
    await userEvent.click(send);
    await waitFor(() =>
      expect(requests).toEqual([{ account: 'amina1', amount: '200.00', withdrawPassword: '482913' }]),
    );
  });

  it('between the own wallets ask for no password', async () => {
    const requests: unknown[] = [];
    const take = (input: unknown) => {
      requests.push(input);
      return { ...transfer, way: 'to_float', counterparty: null } as const;
    };
    await openPage({ 'wallets.transfer': take });
    await userEvent.click(screen.getByRole('radio', { name: 'Fill the float' }));
    await userEvent.type(screen.getByRole('textbox', { name: /Amount/ }), '50');
    await userEvent.click(screen.getByRole('button', { name: 'Move to the float' }));
    await waitFor(() => expect(requests).toEqual([{ from: 'main', to: 'float', amount: '50.00' }]));
  });

  it.each([true, false])('from the main wallet name the bonus that they give up; confirmed: %s', async (confirms) => {
    const requests: unknown[] = [];
    const take = (input: unknown) => {
      requests.push(input);
      return { ...transfer, way: 'to_float', counterparty: null } as const;
    };
    const shell = await openPage(
      { 'transfers.terms': atStake, 'wallets.transfer': take },
      '/agentHome/transfers',
      confirms,
    );
    await userEvent.click(screen.getByRole('radio', { name: 'Fill the float' }));
    await userEvent.type(screen.getByRole('textbox', { name: /Amount/ }), '50');
    await userEvent.click(screen.getByRole('button', { name: 'Move to the float' }));
    await waitFor(() =>
      expect(shell.serviceCalls.find(({ service }) => service === 'confirm')?.values[0]).toMatchObject({
        confirmLabel: 'Move and give up ৳35.50',
        danger: true,
      }),
    );
    const confirmed = [{ from: 'main', to: 'float', amount: '50.00', forfeits: atStake.forfeits }];
    await waitFor(() => expect(requests).toEqual(confirms ? confirmed : []));
  });

  it('name a sum that has changed meanwhile, and send the new one as the same transfer', async () => {
    const changed = { bonusId: atStake.forfeits.bonusId, amount: '20.00' };
    let { forfeits } = atStake;
    const shell = await openPage({
      'transfers.terms': () => ({ ...terms, forfeits }),
      'wallets.transfer': (input) => {
        forfeits = changed;
        if (input.forfeits?.amount !== changed.amount) throw new ApiError('bonus_at_stake', 'request-7');
        return { ...transfer, way: 'to_float', counterparty: null };
      },
    });
    const transfers = () => shell.calls.filter(({ id }) => id === 'wallets.transfer');
    const confirmed = () => shell.serviceCalls.filter(({ service }) => service === 'confirm').at(-1)?.values[0];
    await userEvent.click(screen.getByRole('radio', { name: 'Fill the float' }));
    await userEvent.type(screen.getByRole('textbox', { name: /Amount/ }), '50');
    const move = screen.getByRole('button', { name: 'Move to the float' });
    await userEvent.click(move);
    expect((await screen.findByRole('alert')).textContent).toContain('request-7');
    await waitFor(async () => {
      await userEvent.click(move);
      expect(confirmed()).toMatchObject({ confirmLabel: 'Move and give up ৳20.00' });
    });
    await waitFor(() =>
      expect(transfers().at(-1)?.input).toEqual({ from: 'main', to: 'float', amount: '50.00', forfeits: changed }),
    );
    expect(new Set(transfers().map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
  });

  it('from the float give no bonus up', async () => {
    const requests: unknown[] = [];
    const take = (input: unknown) => {
      requests.push(input);
      return { ...transfer, way: 'to_main', counterparty: null } as const;
    };
    const shell = await openPage({ 'transfers.terms': atStake, 'wallets.transfer': take });
    await userEvent.click(screen.getByRole('radio', { name: 'To the main wallet' }));
    await userEvent.type(screen.getByRole('textbox', { name: /Amount/ }), '50');
    await userEvent.click(screen.getByRole('button', { name: 'Move to the main wallet' }));
    await waitFor(() => expect(requests).toEqual([{ from: 'float', to: 'main', amount: '50.00' }]));
    expect(shell.serviceCalls.some(({ service }) => service === 'confirm')).toBe(false);
  });

  it('that are refused say why, with the number for support', async () => {
    await openPage({
      'transfers.toUpline': () => {
        throw new ApiError('insufficient_balance', 'request-7');
      },
    });
    await userEvent.click(screen.getByRole('radio', { name: 'To the upline' }));
    await userEvent.type(screen.getByRole('textbox', { name: /Amount/ }), '950');
    await userEvent.type(screen.getByLabelText(/Withdraw password/), '482913');
    await userEvent.click(screen.getByRole('button', { name: 'Send to the upline' }));
    expect((await screen.findByRole('alert')).textContent).toContain('request-7');
  });

  it('are listed with the balance after each', async () => {
    await openPage({});
    const row = (await screen.findByRole('rowheader', { name: '2026-01-03 02:00:00' })).closest('tr');
    expect(row?.textContent).toContain('amina1');
    expect(row?.textContent).toContain('৳700.00');
  });
});
