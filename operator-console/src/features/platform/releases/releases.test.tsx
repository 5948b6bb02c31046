import type { CallValue } from '@marquee/contract/calls/index';
import { type MockAnswers, mockShell, screen, userEvent, waitFor, within } from '@marquee/testing/mock-shell';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { ClientContext } from '../../../lib/calls';
import en from '../../../messages/en.json';
import { OwnersPage } from './owners.page';
import { TokensPage } from './tokens.page';

async function renderPage(page: ReactNode, answers: MockAnswers) {
  const shell = await mockShell({ answers, messages: { console: en } });
  shell.render(<ClientContext value={shell.runtime.client}>{page}</ClientContext>);
  return { shell, user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }) };
}

const inputOf = ({ calls }: { calls: readonly { id: string; input: unknown }[] }, id: string) =>
  calls.find((call) => call.id === id)?.input;

describe('owners', () => {
  const names: CallValue<'remoteOwners.list'> = [
    { kind: 'route', name: '/rng', remote: 'mf-games' },
    { kind: 'modal', name: 'game-search', remote: 'mf-games' },
    { kind: 'route', name: '/member/deposit', remote: 'mf-wallet' },
  ];

  it('are found by name, and changed with a reason', async () => {
    const { shell, user } = await renderPage(<OwnersPage />, { 'remoteOwners.list': names, 'remoteOwners.move': null });
    await user.type(await screen.findByLabelText('Name or owner'), 'deposit');
    const row = (await screen.findByRole('rowheader', { name: '/member/deposit' })).closest('tr') as HTMLElement;
    expect(screen.queryByRole('rowheader', { name: '/rng' })).toBeNull();
    await user.click(within(row).getByText('Change owner'));
    const dialog = await screen.findByRole('dialog', { name: 'Change the owner of /member/deposit' });
    await user.type(within(dialog).getByLabelText(/Reason/), 'It moves');
    await user.click(within(dialog).getByRole('button', { name: 'Change owner' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(inputOf(shell, 'remoteOwners.move')).toEqual({
      kind: 'route',
      name: '/member/deposit',
      remote: 'mf-wallet',
      reason: 'It moves',
    });
  });
});

describe('release tokens', () => {
  const token: CallValue<'releaseTokens.list'>[number] = {
    id: '7',
    team: 'Loyalty',
    remotes: ['mf-loyalty'],
    brands: [],
    stage: 'register',
    createdBy: 'Lena',
    createdAt: '2026-01-01T00:00:00.000Z',
    expiresAt: '2999-01-01T00:00:00.000Z',
    lastUsedAt: null,
    revokedAt: null,
  };

  it('are shown once when they are issued', async () => {
    const answers = { 'releaseTokens.list': [], 'releaseTokens.issue': { id: '8', token: 'a-secret-token' } };
    const { shell, user } = await renderPage(<TokensPage />, answers);
    await user.click(await screen.findByRole('button', { name: 'Issue a token' }));
    const dialog = await screen.findByRole('dialog', { name: 'Issue a token' });
    await user.type(within(dialog).getByLabelText(/^Team/), 'Loyalty');
    await user.type(within(dialog).getByLabelText(/^Remotes/), 'mf-loyalty, mf-points');
    await user.click(within(dialog).getByRole('radio', { name: /To a canary/ }));
    await user.type(within(dialog).getByLabelText(/^Public key/), 'MCowBQ');
    await user.type(within(dialog).getByLabelText(/Reason/), 'A new team');
    await user.click(within(dialog).getByRole('button', { name: 'Issue a token' }));
    expect(await screen.findByText('a-secret-token')).toBeTruthy();
    expect(inputOf(shell, 'releaseTokens.issue')).toEqual({
      team: 'Loyalty',
      remotes: ['mf-loyalty', 'mf-points'],
      brands: [],
      stage: 'canary',
      publicKey: 'MCowBQ',
      days: 90,
      reason: 'A new team',
    });
  });

  it('are revoked with a reason, unless they have ended', async () => {
    const ended = { ...token, id: '6', team: 'Gone', revokedAt: '2026-01-02T00:00:00.000Z' };
    const { shell, user } = await renderPage(<TokensPage />, {
      'releaseTokens.list': [token, ended],
      'releaseTokens.revoke': null,
    });
    expect(await screen.findByText('Revoked')).toBeTruthy();
    expect(screen.getAllByRole('button', { name: 'Revoke' })).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Revoke' }));
    const dialog = await screen.findByRole('dialog', { name: 'Revoke the token of Loyalty' });
    await user.type(within(dialog).getByLabelText(/Reason/), 'Lost');
    await user.click(within(dialog).getByRole('button', { name: 'Revoke' }));
    await waitFor(() => expect(inputOf(shell, 'releaseTokens.revoke')).toEqual({ id: '7', reason: 'Lost' }));
  });
});
