import type { AgentContract } from '@marquee/contract/calls/contract';
import { exampleValue } from '@marquee/contract/openapi/examples';
import { ApiError } from '@marquee/kit';
import {
  act,
  type MockAnswers,
  mockSession,
  mockShell,
  screen,
  mockBrowserApis,
  userEvent,
  waitFor,
} from '@marquee/testing/mock-shell';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { english as en } from '../../messages/english.fixture';
import { installModals } from '../../app/modals';
import { ModalHost } from '../../lib/modals/modal-host';
import { modals } from '../../lib/modals/modal-store';
import { ContractOffers } from './contract-offers';

const [offer] = exampleValue('agent.contracts').received as [AgentContract];
const effect = exampleValue('agent.contractEffect');
const contracts = (changes: Partial<AgentContract> = {}) => ({
  ...exampleValue('agent.contracts'),
  received: [{ ...offer, id: 'c1', ...changes }],
});

beforeAll(mockBrowserApis);
beforeAll(installModals);
afterEach(() => {
  for (const { key } of modals.stack()) modals.removed(key);
});

async function renderModal(answers: MockAnswers, state: 'agent' | 'member' = 'agent') {
  const shell = await mockShell({ answers, messages: { shell: en }, session: mockSession(state) });
  shell.render(
    <>
      <ContractOffers />
      <ModalHost />
    </>,
  );
  return { shell, user: userEvent.setup({ delay: null }) };
}
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve)));
const popup = () => screen.findByRole('dialog', { name: en.contract.title });
const button = (name: string) => screen.getByRole('button', { name });

describe('the contract popup', () => {
  it('shows an agent what is offered and what accepting it ends, and accepts it', async () => {
    const { shell, user } = await renderModal({
      'agent.contracts': contracts(),
      'agent.contractEffect': effect,
      'agent.dividend': null,
    });
    await screen.findByText('lower1');
    const text = (await popup()).textContent;
    for (const part of ['Rafiq offers you', '2.5%', '4%', '500,000', 'lower1']) expect(text).toContain(part);
    await user.click(button(en.contract.accept));
    await waitFor(() =>
      expect(shell.calls).toContainEqual(
        expect.objectContaining({ id: 'agent.dividend', input: { contractId: 'c1', action: 'accept' } }),
      ),
    );
    await waitFor(() => expect(modals.stack().filter(({ open }) => open)).toEqual([]));
  });

  it('stays open with the reason when the answer is refused', async () => {
    const { user } = await renderModal({
      'agent.contracts': contracts(),
      'agent.contractEffect': { ...effect, total: 0, ends: [] },
      'agent.dividend': () => {
        throw new ApiError('contract_not_open');
      },
    });
    await popup();
    await screen.findByText(new RegExp(en.contract.nothingEnds.slice(0, 20)));
    await user.click(button(en.contract.reject));
    expect((await screen.findByRole('alert')).textContent).toContain(en.errors.contract_not_open);
  });

  it('opens for each offer once, and for none that is answered', async () => {
    const { user } = await renderModal({ 'agent.contracts': contracts(), 'agent.contractEffect': effect });
    await popup();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const { shell } = await renderModal({ 'agent.contracts': contracts({ state: 'valid' }) });
    await waitFor(() => expect(shell.calls).toHaveLength(1));
    await settled();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('asks nothing for members', async () => {
    const { shell } = await renderModal({}, 'member');
    await act(() => import('./contract-watch'));
    await settled();
    expect(shell.calls).toEqual([]);
  });
});
