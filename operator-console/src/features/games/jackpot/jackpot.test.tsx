import { mockShell, screen, userEvent, waitFor } from '@marquee/testing/mock-shell';
import { expect, it } from 'vitest';
import { ClientContext } from '../../../app/calls';
import en from '../../../messages/en.json';
import { JackpotView } from './jackpot-view';

const texts = en.games.jackpot;
const counter = {
  enabled: true,
  amount: '250000300.00',
  currency: 'BDT',
  start: '250000000.00',
  startedAt: '2026-11-22T02:00:00.000Z',
  changes: [
    {
      at: '2026-11-22T02:00:00.000Z',
      kind: 'restarted' as const,
      before: '700000000.00',
      start: '250000000.00',
      by: 'Gita',
      reason: 'a new year',
    },
  ],
};

it('shows the counter and its history, and starts it again only within the range and with a reason', async () => {
  const shell = await mockShell({
    answers: { 'jackpotAdmin.read': counter, 'jackpotAdmin.save': null },
    messages: { console: en },
  });
  shell.render(
    <ClientContext value={shell.runtime.client}>
      <JackpotView brand="sundarban" />
    </ClientContext>,
  );
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
  const saveRequests = () => shell.calls.filter(({ id }) => id === 'jackpotAdmin.save').map(({ input }) => input);
  expect(await screen.findByText('a new year')).toBeTruthy();
  expect(screen.getByText('100 to 500 every 3 to 5 seconds')).toBeTruthy();
  const save = screen.getByRole('button', { name: texts.save });
  await user.type(screen.getByLabelText(texts.restart), '5');
  await user.click(save);
  expect(await screen.findByText(en.change.reasonFault)).toBeTruthy();
  await user.type(screen.getByLabelText(/^Reason/), 'again');
  await user.click(save);
  expect(saveRequests()).toEqual([]);
  await user.clear(screen.getByLabelText(texts.restart));
  await user.type(screen.getByLabelText(texts.restart), '150000000');
  await user.click(screen.getByLabelText(texts.show));
  await user.click(save);
  await waitFor(() =>
    expect(saveRequests()).toEqual([{ brand: 'sundarban', enabled: false, start: '150000000.00', reason: 'again' }]),
  );
});
