import { mockShell, screen, userEvent, waitFor } from '@marquee/testing/mock-shell';
import { expect, it } from 'vitest';
import { ClientContext } from '../../../lib/calls';
import en from '../../../messages/en.json';
import { SafeguardsPanel } from './safeguards-panel';

const texts = en.status.safeguards;

it('sets the bounds with a reason, and refuses a number of sessions that is not possible', async () => {
  const safeguards = { parallelSessions: 20, creditTwoOperatorsFrom: '50000.00', payoutReviewFrom: '10000000.00' };
  const shell = await mockShell({
    answers: { 'brandStatus.readSafeguards': safeguards, 'brandStatus.setSafeguards': null },
    messages: { console: en },
  });
  shell.render(
    <ClientContext value={shell.runtime.client}>
      <SafeguardsPanel brand="meridian" />
    </ClientContext>,
  );
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
  const saved = () => shell.calls.filter(({ id }) => id === 'brandStatus.setSafeguards').map(({ input }) => input);
  const enter = async (label: string, text: string) => {
    const field = await screen.findByLabelText(new RegExp(`^${label}`));
    await user.clear(field);
    await user.type(field, text);
  };
  const save = () => user.click(screen.getByRole('button', { name: texts.save }));
  await enter(texts.parallelSessions, '0');
  await enter('Reason', 'shared accounts');
  await save();
  await waitFor(() => expect(screen.getAllByText(en.status.withdrawal.fault)).toHaveLength(1));
  expect(saved()).toEqual([]);
  await enter(texts.parallelSessions, '3');
  await enter(texts.creditTwoOperatorsFrom, '1000');
  await enter(texts.payoutReviewFrom, '90000000000');
  await save();
  await waitFor(() => expect(screen.getAllByText(en.status.withdrawal.fault)).toHaveLength(1));
  await enter(texts.payoutReviewFrom, '5000');
  await save();
  await waitFor(() =>
    expect(saved()).toEqual([
      {
        brand: 'meridian',
        safeguards: { parallelSessions: 3, creditTwoOperatorsFrom: '1000.00', payoutReviewFrom: '5000.00' },
        reason: 'shared accounts',
      },
    ]),
  );
});
