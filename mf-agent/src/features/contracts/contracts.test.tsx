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

const { received, offerable } = exampleValue('agent.contracts');
const [offer] = received as [AgentContract];
const contract: AgentContract = { ...offer, id: 'c1', state: 'valid', validFrom: '2026-03-02T18:00:00.000Z' };
const own = { period: offer.period, carriesLoss: false, tiers: offer.tiers };
const effect = exampleValue('agent.contractEffect');
const given = (...content: AgentContract[]) => ({ ...exampleValue('agent.givenContracts'), content });
const mine = (...contracts: AgentContract[]) => ({
  received: contracts,
  offerable: { ...offerable, dividend: own, dailySalary: null },
});

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
  it('end once the agent has seen when, and which others end with them', async () => {
    const { shell, user } = await openPage({
      'agent.contracts': mine(),
      'agent.givenContracts': given(contract),
      'agent.contractEffect': effect,
      'agent.dividend': null,
    });
    await user.click(await screen.findByRole('button', { name: en.contracts.end }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('lower1')).toBeTruthy();
    expect(dialog.getByText(/2026-03-15|2026-03-16/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: en.contracts.end }));
    await waitFor(() => expect(decisions(shell)).toMatchObject([{ input: { contractId: 'c1', action: 'terminate' } }]));
  });

  it('stay, with the reason in the dialog, when another was faster', async () => {
    const { user } = await openPage({
      'agent.contracts': mine(),
      'agent.givenContracts': given(contract),
      'agent.contractEffect': effect,
      'agent.dividend': () => {
        throw new ApiError('contract_not_open');
      },
    });
    await user.click(await screen.findByRole('button', { name: en.contracts.end }));
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByText('lower1');
    await user.click(dialog.getByRole('button', { name: en.contracts.end }));
    expect(await dialog.findByRole('alert')).toBeTruthy();
  });

  it('have no button once their end is set', async () => {
    await openPage({
      'agent.contracts': mine({ ...contract, endsAt: '2026-03-15T18:00:00.000Z', endedBy: 'request' }),
      'agent.givenContracts': given(),
    });
    await screen.findAllByText(en.contracts.state.valid);
    expect(screen.queryByRole('button', { name: en.contracts.end })).toBeNull();
  });

  it('show every version’s rows', async () => {
    const { user } = await openPage({ 'agent.contracts': mine(contract), 'agent.givenContracts': given() });
    await user.click(await screen.findByRole('button', { name: en.contracts.terms }));
    const table = within(await screen.findByRole('group', { name: en.contracts.tiers }));
    expect(table.getAllByRole('row')).toHaveLength(3);
    expect(table.getByText('4%')).toBeTruthy();
  });

  it('offered to the agent are answered in the dialog, those offered by the agent can be cancelled', async () => {
    const { shell, user } = await openPage({
      'agent.contracts': mine({ ...offer, id: 'c1' }),
      'agent.givenContracts': given({ ...offer, id: 'c2' }),
      'agent.dividend': null,
    });
    await user.click(screen.getByRole('button', { name: en.contracts.answer }));
    expect(shell.serviceCalls.filter(({ service }) => service === 'openModal')).toEqual([
      { service: 'openModal', values: ['contract', { contractId: 'c1' }] },
    ]);
    await user.click(await screen.findByRole('button', { name: en.contracts.cancelOffer }));
    await waitFor(() => expect(decisions(shell)).toMatchObject([{ input: { contractId: 'c2', action: 'terminate' } }]));
  });
});

describe('the offer', () => {
  const none = { 'agent.contracts': mine(), 'agent.givenContracts': given() };
  const field = (name: RegExp | string, index = 0) => screen.getAllByLabelText(name)[index] as HTMLElement;
  const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: en.contracts.submit });
  const offers = ({ calls }: Awaited<ReturnType<typeof mockShell>>) =>
    calls.filter(({ id }) => id === 'agent.offerContract');

  it('goes out row by row, amounts as decimals and rates in basis points', async () => {
    const { shell, user } = await openPage({ ...none, 'agent.offerContract': null });
    await user.type(screen.getByLabelText(/User name of the agent/), ' lower1 ');
    await user.type(field(/Valid bet from/), '200000');
    await user.type(field(/Game result from/), '30000.5');
    await user.type(field(/Active members from/), '6');
    await user.type(field(/Rate/), '2.25');
    await user.click(screen.getByRole('button', { name: en.contracts.addRow }));
    await user.type(field(/Valid bet from/, 1), '600000');
    await user.type(field(/Game result from/, 1), '90000');
    await user.type(field(/Active members from/, 1), '12');
    await user.type(field(/Rate/, 1), '4');
    await user.click(submit());
    await waitFor(() =>
      expect(offers(shell)).toMatchObject([
        {
          input: {
            account: 'lower1',
            type: 'dividend',
            tiers: [
              { validBet: '200000.00', loss: '30000.50', activeMembers: 6, rate: 225, lossRate: null },
              { validBet: '600000.00', loss: '90000.00', activeMembers: 12, rate: 400, lossRate: null },
            ],
          },
        },
      ]),
    );
  });

  it('is tried on the closed periods of the downline, until the rows change', async () => {
    const result = { tier: 1, members: 4, base: '500.00', gross: '12.00' };
    const period = { from: '2026-02-15T18:00:00.000Z', to: '2026-02-28T18:00:00.000Z' };
    const periods = [{ ...period, given: result, own: { ...result, gross: '20.50' } }];
    const { shell, user } = await openPage({ ...none, 'agent.contractPreview': { periods } });
    const run = screen.getByRole<HTMLButtonElement>('button', { name: en.contracts.preview.run });
    expect(run.disabled).toBe(true);
    await user.type(screen.getByLabelText(/User name of the agent/), ' lower1 ');
    await user.click(screen.getByRole('button', { name: en.contracts.copyOwn }));
    await user.click(run);
    const table = within(await screen.findByRole('table', { name: en.contracts.preview.title }));
    expect(table.getByText(/8\.50/)).toBeTruthy();
    expect(shell.calls.find(({ id }) => id === 'agent.contractPreview')?.input).toMatchObject({
      account: 'lower1',
      type: 'dividend',
      tiers: offer.tiers,
    });
    await user.clear(field(/Rate/));
    await user.type(field(/Rate/), '1');
    expect(screen.queryByRole('table', { name: en.contracts.preview.title })).toBeNull();
  });

  it('of an acquisition takes amounts for each new member, and no rates', async () => {
    const acquisition = {
      period: 'weekly' as const,
      carriesLoss: false,
      tiers: [
        {
          validBet: '50.00',
          loss: '0.00',
          activeMembers: 1,
          rate: 0,
          lossRate: null,
          deposit: '100.00',
          amount: '10.00',
        },
      ],
    };
    const answered = { received: [], offerable: { ...offerable, acquisition } };
    const { shell, user } = await openPage({ ...none, 'agent.contracts': answered, 'agent.offerContract': null });
    await user.selectOptions(
      screen.getAllByRole('combobox', { name: en.contracts.kind }).at(-1) as HTMLElement,
      'acquisition',
    );
    expect(screen.getByText(en.contracts.acquisitionHint)).toBeTruthy();
    expect(screen.queryByLabelText(/Rate/)).toBeNull();
    await user.type(screen.getByLabelText(/User name of the agent/), 'lower1');
    await user.type(field(/Net deposits of each/), '200');
    await user.type(field(/Valid bet of each/), '80');
    await user.type(field(/New members from/), '2');
    await user.type(field(/Paid for each/), '10.5');
    expect(await screen.findByText(/Tier 1 is easier/)).toBeTruthy();
    await user.clear(field(/Paid for each/));
    await user.type(field(/Paid for each/), '7.5');
    await user.click(submit());
    await waitFor(() =>
      expect(offers(shell)).toMatchObject([
        {
          input: {
            type: 'acquisition',
            tiers: [
              { deposit: '200.00', validBet: '80.00', activeMembers: 2, amount: '7.50', rate: 0, lossRate: null },
            ],
          },
        },
      ]),
    );
  });

  it('names the tier that is easier or pays more than the own contract, and does not go out', async () => {
    const { shell, user } = await openPage(none);
    await user.type(screen.getByLabelText(/User name of the agent/), 'lower1');
    await user.click(screen.getByRole('button', { name: en.contracts.copyOwn }));
    expect(screen.queryByText(/Tier 2 is easier/)).toBeNull();
    await user.clear(field(/Rate/, 1));
    await user.type(field(/Rate/, 1), '4.01');
    expect(await screen.findByText('Tier 2 is easier to reach or pays more than your own contract.')).toBeTruthy();
    expect(submit().disabled).toBe(true);
    await user.clear(field(/Rate/, 1));
    await user.type(field(/Rate/, 1), '2');
    expect(await screen.findByText(/Tier 2 must rise/)).toBeTruthy();
    expect(offers(shell)).toEqual([]);
  });

  it('is refused beside the field before it goes out, and above the form by the server', async () => {
    const { shell, user } = await openPage({
      ...none,
      'agent.offerContract': () => {
        throw new ApiError('contract_tier_above_own', 'r1', { row: 1 });
      },
    });
    await user.click(screen.getByRole('button', { name: en.contracts.copyOwn }));
    await user.type(screen.getByLabelText(/User name of the agent/), 'lower1');
    await user.clear(field(/Rate/));
    await user.type(field(/Rate/), '2.555');
    await user.click(submit());
    expect(await screen.findByText(/A rate from 0 to 100%/)).toBeTruthy();
    expect(offers(shell)).toEqual([]);
    await user.clear(field(/Rate/));
    await user.type(field(/Rate/), '2.5');
    await user.click(submit());
    expect(await screen.findByRole('alert')).toBeTruthy();
  });

  it('cannot be made of a type of which the agent has no contract', async () => {
    const { user } = await openPage(none);
    const form = submit().closest('form') as HTMLElement;
    await user.selectOptions(within(form).getByRole('combobox'), 'dailySalary');
    expect(within(form).getByText(en.contracts.noRight)).toBeTruthy();
    expect(submit().disabled).toBe(true);
  });
});
