import type { SupportSettings } from '@marquee/contract/support-settings';
import { mockShell, screen, userEvent, waitFor } from '@marquee/testing/mock-shell';
import { expect, it } from 'vitest';
import { ClientContext } from '../../../lib/calls';
import en from '../../../messages/en.json';
import { SupportPanel } from './support-panel';

const settings: SupportSettings = {
  feedbackMinLength: 20,
  feedbackMaxLength: 200,
  chat: { enabled: true, hours: [{ days: [1, 2], from: '09:00', to: '24:00' }] },
};

async function renderPage() {
  const shell = await mockShell({
    answers: { 'brandStatus.readSupport': settings, 'brandStatus.setSupport': null },
    messages: { console: en },
  });
  shell.render(
    <ClientContext value={shell.runtime.client}>
      <SupportPanel brand="sundarban" />
    </ClientContext>,
  );
  await screen.findByLabelText(/^From/);
  const saveRequests = () => shell.calls.filter(({ id }) => id === 'brandStatus.setSupport').map(({ input }) => input);
  return { saveRequests, user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }) };
}
const save = () => screen.getByRole('button', { name: en.status.support.save });

it('saves office hours and lengths with the reason', async () => {
  const { user, saveRequests } = await renderPage();
  expect(screen.getByLabelText<HTMLInputElement>(/^To/).value).toBe('00:00');
  await user.click(screen.getByRole('checkbox', { name: 'Wed' }));
  const least = screen.getByLabelText(en.status.support.feedbackMinLength);
  await user.clear(least);
  await user.type(least, '10');
  await user.click(save());
  expect(saveRequests()).toEqual([]);
  await user.type(screen.getByLabelText(/^Reason/), 'new team');
  await user.click(save());
  const hours = [{ days: [1, 2, 3], from: '09:00', to: '24:00' }];
  await waitFor(() =>
    expect(saveRequests()).toEqual([
      {
        brand: 'sundarban',
        reason: 'new team',
        settings: { feedbackMinLength: 10, feedbackMaxLength: 200, chat: { enabled: true, hours } },
      },
    ]),
  );
});

it('does not take hours without a day, nor a least above the most', async () => {
  const { user, saveRequests } = await renderPage();
  for (const day of ['Mon', 'Tue']) await user.click(screen.getByRole('checkbox', { name: day }));
  const least = screen.getByLabelText(en.status.support.feedbackMinLength);
  await user.clear(least);
  await user.type(least, '500');
  await user.type(screen.getByLabelText(/^Reason/), 'new team');
  await user.click(save());
  await waitFor(() => expect(screen.getAllByText(en.status.support.fault)).toHaveLength(2));
  expect(saveRequests()).toEqual([]);
});
