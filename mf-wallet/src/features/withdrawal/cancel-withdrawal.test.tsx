import type { CallValue } from '@marquee/contract/calls/index';
import type { WithdrawalState } from '@marquee/contract/entities/withdrawal-states';
import { type MockAnswers, mockSession, mockShell, screen, userEvent, waitFor } from '@marquee/testing/mock-shell';
import { expect, it } from 'vitest';
import messages from '../../messages/en.json';
import { CancelWithdrawal } from './cancel-withdrawal';
import { Timeline } from './timeline';

const texts = messages.withdrawal;
const AT = '2026-01-02T03:04:05.000Z';
const withdrawal = (state: WithdrawalState, steps: readonly string[] = ['requested']) =>
  ({
    withdrawalId: '0123456789ABC',
    amount: '1250.00',
    state,
    timeline: steps.map((step) => ({ at: AT, step, amount: null, note: null, images: [] })),
  }) as unknown as CallValue<'withdrawal.byId'>;

async function show(state: WithdrawalState, answers: MockAnswers = {}) {
  const shell = await mockShell({
    session: mockSession('member'),
    messages: { wallet: messages },
    answers: { 'withdrawal.cancel': withdrawal('cancelled'), ...answers },
  });
  const { unmount } = shell.render(<CancelWithdrawal withdrawal={withdrawal(state)} />);
  return { ...shell, unmount };
}

it('cancels a withdrawal in review after a confirmation', async () => {
  const shell = await show('review');
  await userEvent.click(screen.getByRole('button', { name: texts.cancel.action }));
  await waitFor(() => expect(shell.calls.map(({ id }) => id)).toContain('withdrawal.cancel'));
  expect(shell.serviceCalls[0]?.service).toBe('confirm');
});

it('says that it is cancelled although the button has left the page before the answer', async () => {
  let answer = () => {};
  const pending = new Promise<CallValue<'withdrawal.cancel'>>((resolve) => {
    answer = () => resolve(withdrawal('cancelled'));
  });
  const shell = await show('review', { 'withdrawal.cancel': () => pending });
  await userEvent.click(screen.getByRole('button', { name: texts.cancel.action }));
  await waitFor(() => expect(shell.calls.map(({ id }) => id)).toContain('withdrawal.cancel'));
  shell.unmount();
  answer();
  await waitFor(() => expect(shell.serviceCalls.map(({ service }) => service)).toContain('toast'));
});

it.each(['approved', 'sent', 'paid', 'rejected', 'cancelled'] as const)(
  'offers nothing while it is %s',
  async (state) => {
    await show(state);
    expect(screen.queryByRole('button')).toBeNull();
  },
);

async function stepsOf(state: WithdrawalState, steps: readonly string[]) {
  const shell = await mockShell({ session: mockSession('member'), messages: { wallet: messages } });
  shell.render(<Timeline withdrawal={withdrawal(state, steps)} />);
  return screen.getAllByRole('listitem').map((item) => `${item.dataset['upcoming'] ?? 'done'} ${item.textContent}`);
}

it('shows the steps to come, and the first of two approvals as such', async () => {
  const steps = await stepsOf('review', ['requested', 'first_approval']);
  expect(steps.map((step) => step.split(' ')[0])).toEqual(['done', 'done', 'true', 'true', 'true', 'true']);
  expect(steps[1]).toContain('Approval 1 of 2');
  expect(steps.at(-1)).toContain(texts.step.received);
});

it('shows no further steps of a withdrawal that is over', async () => {
  const steps = await stepsOf('cancelled', ['requested', 'cancelled']);
  expect(steps).toHaveLength(2);
});
