import type { AgentContract } from '@marquee/contract/calls/contract';
import { exampleValue } from '@marquee/contract/openapi/examples';
import { ApiError } from '@marquee/kit';
import {
  type MockAnswers,
  mockSession,
  mockShell,
  screen,
  userEvent,
  waitFor,
  within,
} from '@marquee/testing/mock-shell';
import { describe, expect, it } from 'vitest';
import en from '../../messages/en.json';
import ContractsPage from './contracts.page';

const [offer] = exampleValue('agent.contracts').received as [AgentContract];
const contract: AgentContract = { ...offer, id: 'c1', state: 'active', ends: [{ account: 'last11', rate: 300 }] };
const ceilings = { ...exampleValue('agent.contracts').ceilings, dividend: 500 };

async function openPage(answers: MockAnswers) {
  const shell = await mockShell({
    answers,
    session: mockSession('agent'),
    messages: { agent: en },
    path: '/agentHome/contracts',
  });
  shell.render(<ContractsPage />);
  await screen.findByLabelText(/User name of the agent/);
  return { shell, user: userEvent.setup({ delay: null }) };
}
const decisions = ({ calls }: Awaited<ReturnType<typeof mockShell>>) =>
  calls.filter(({ id }) => id === 'agent.dividend');

describe('the contracts of an agent', () => {
  it('end once the agent has confirmed which others end with them', async () => {
    const { shell, user } = await openPage({
      'agent.contracts': { received: [], given: [contract], ceilings },
      'agent.dividend': null,
    });
    await user.click(screen.getByRole('button', { name: en.contracts.end }));
    await waitFor(() => expect(decisions(shell)).toMatchObject([{ input: { contractId: 'c1', action: 'terminate' } }]));
    expect(shell.serviceCalls[0]).toMatchObject({
      service: 'confirm',
      values: [{ message: 'These contracts end as well: last11' }],
    });
  });

  it('offered to the agent are answered in the dialog, those offered by the agent can be cancelled', async () => {
    const offered = { ...contract, state: 'offered' as const };
    const { shell, user } = await openPage({
      'agent.contracts': { received: [offered], given: [{ ...offered, id: 'c2' }], ceilings },
      'agent.dividend': null,
    });
    await user.click(screen.getByRole('button', { name: en.contracts.answer }));
    expect(shell.serviceCalls).toEqual([{ service: 'openModal', values: ['contract', { contractId: 'c1' }] }]);
    await user.click(screen.getByRole('button', { name: en.contracts.cancelOffer }));
    await waitFor(() => expect(decisions(shell)).toMatchObject([{ input: { contractId: 'c2', action: 'terminate' } }]));
  });
});

describe('the offer', () => {
  const none = { received: [], given: [], ceilings };
  it('goes out in basis points', async () => {
    const { shell, user } = await openPage({ 'agent.contracts': none, 'agent.offerContract': null });
    await user.type(screen.getByLabelText(/User name of the agent/), ' lower1 ');
    await user.type(screen.getByLabelText(/Rate in percent/), '2.5');
    await user.click(screen.getByRole('button', { name: en.contracts.submit }));
    await waitFor(() =>
      expect(shell.calls).toContainEqual(
        expect.objectContaining({
          id: 'agent.offerContract',
          input: { account: 'lower1', type: 'dividend', rate: 250 },
        }),
      ),
    );
  });

  it('is refused beside the field before it goes out, and above the form by the server', async () => {
    const { shell, user } = await openPage({
      'agent.contracts': none,
      'agent.offerContract': () => {
        throw new ApiError('contract_rate_too_high');
      },
    });
    await user.type(screen.getByLabelText(/User name of the agent/), 'lower1');
    const percent = screen.getByLabelText(/Rate in percent/);
    for (const rate of ['0', '100.01', '2.555']) {
      await user.clear(percent);
      await user.type(percent, rate);
      await user.click(screen.getByRole('button', { name: en.contracts.submit }));
      expect(await screen.findByText(en.contracts.badRate)).toBeTruthy();
    }
    expect(shell.calls.some(({ id }) => id === 'agent.offerContract')).toBe(false);
    await user.clear(percent);
    await user.type(percent, '9');
    await user.click(screen.getByRole('button', { name: en.contracts.submit }));
    expect(await screen.findByRole('alert')).toBeTruthy();
  });

  it('cannot be made of a type of which the agent has no contract', async () => {
    const { user } = await openPage({ 'agent.contracts': none });
    const form = within(screen.getByRole('combobox').closest('form') as HTMLElement);
    await user.selectOptions(screen.getByRole('combobox'), 'dailySalary');
    expect(form.getByText(en.contracts.noRight)).toBeTruthy();
    expect(form.getByRole<HTMLButtonElement>('button', { name: en.contracts.submit }).disabled).toBe(true);
  });
});
