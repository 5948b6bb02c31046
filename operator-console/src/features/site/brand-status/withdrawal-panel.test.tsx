import { withdrawalTermsSchema } from '@marquee/contract/withdrawal-settings';
import { mockShell, screen, userEvent, waitFor } from '@marquee/testing/mock-shell';
import { expect, it } from 'vitest';
import { ClientContext } from '../../../lib/calls';
import en from '../../../messages/en.json';
import { WithdrawalPanel } from './withdrawal-panel';

const terms = withdrawalTermsSchema.parse({});
const texts = en.status.withdrawal;

it('sets limits and scores with a reason, and says which of them contradict each other', async () => {
  const shell = await mockShell({
    answers: { 'brandStatus.readWithdrawal': terms, 'brandStatus.setWithdrawal': null },
    messages: { console: en },
  });
  shell.render(
    <ClientContext value={shell.runtime.client}>
      <WithdrawalPanel brand="meridian" />
    </ClientContext>,
  );
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
  const saveRequests = () =>
    shell.calls.filter(({ id }) => id === 'brandStatus.setWithdrawal').map(({ input }) => input);
  const enter = async (label: string, text: string) => {
    const field = await screen.findByLabelText(new RegExp(`^${label}`));
    await user.clear(field);
    await user.type(field, text);
  };
  const save = () => user.click(screen.getByRole('button', { name: texts.save }));
  await enter(texts.minimum, '200000');
  await enter('Reason', 'a calmer week');
  await save();
  await waitFor(() => expect(screen.getAllByText(texts.fault)).toHaveLength(1));
  expect(saveRequests()).toEqual([]);
  await enter(texts.minimum, '50.5');
  await enter(en.withdrawals.rule.often, '0');
  await save();
  await waitFor(() =>
    expect(saveRequests()).toEqual([
      {
        brand: 'meridian',
        terms: { ...terms, minimum: '50.50', scores: { ...terms.scores, often: 0 } },
        reason: 'a calmer week',
      },
    ]),
  );
});
