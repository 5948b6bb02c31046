import { ApiError } from '@marquee/kit/http/api-error';
import { type MockAnswers, mockShell, screen, userEvent, waitFor } from '@marquee/testing/mock-shell';
import { afterEach, expect, it } from 'vitest';
import en from '../../messages/en.json';
import { ClientContext } from '../calls';
import { InvitationPage } from './invitation.page';

afterEach(() => {
  localStorage.clear();
  location.hash = '';
});

async function openLink(answers: MockAnswers) {
  location.hash = '#a-token';
  const shell = await mockShell({ answers, messages: { console: en }, path: '/invitation' });
  shell.render(
    <ClientContext value={shell.runtime.client}>
      <InvitationPage />
    </ClientContext>,
  );
  return { shell, user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }) };
}

it('names the address, and makes the account with a name and a password entered twice', async () => {
  const { shell, user } = await openLink({
    'operator.invitation': { email: 'ann@example.org', expiresAt: '2026-03-04T10:00:00.000Z' },
    'operator.acceptInvitation': { id: '1', name: 'Ann', email: '', rights: [], brands: [], outbox: false } as never,
  });
  expect(await screen.findByDisplayValue('ann@example.org')).toBeTruthy();
  await user.type(screen.getByLabelText(/^Name/), 'Ann Roy');
  await user.type(screen.getByLabelText(/^Password/), 'Lighthouse-9');
  await user.type(screen.getByLabelText(/^Repeat/), 'Lighthouse-8{Enter}');
  expect(await screen.findByText(en.invitation.different)).toBeTruthy();
  await user.clear(screen.getByLabelText(/^Repeat/));
  await user.type(screen.getByLabelText(/^Repeat/), 'Lighthouse-9{Enter}');
  await waitFor(() =>
    expect(shell.calls.find(({ id }) => id === 'operator.acceptInvitation')?.input).toEqual({
      token: 'a-token',
      name: 'Ann Roy',
      newPassword: 'Lighthouse-9',
      confirmNewPassword: 'Lighthouse-9',
    }),
  );
});

it('says that a link has expired', async () => {
  await openLink({
    'operator.invitation': () => {
      throw new ApiError('link_expired');
    },
  });
  expect(await screen.findByText(en.errors.link_expired)).toBeTruthy();
});
