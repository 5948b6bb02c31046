import { exampleValue } from '@marquee/contract/openapi/examples';
import type { CallValue } from '@marquee/contract/calls/index';
import { type MockAnswers, mockShell, screen, userEvent, waitFor, within } from '@marquee/testing/mock-shell';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { ClientContext } from '../../../lib/calls';
import { OperatorContext } from '../../../lib/session/operator';
import en from '../../../messages/en.json';
import { AccountPage } from '../account/account.page';
import { OperatorsPage } from './operators.page';

const self = { ...exampleValue('operator.me'), id: '1', rights: ['operators'], brands: ['one'] };

async function renderPage(page: ReactNode, answers: MockAnswers) {
  const shell = await mockShell({ answers, messages: { console: en } });
  shell.render(
    <ClientContext value={shell.runtime.client}>
      <OperatorContext value={self}>{page}</OperatorContext>
    </ClientContext>,
  );
  const inputOf = (id: string) => shell.calls.find((call) => call.id === id)?.input;
  return { inputOf, user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }) };
}

describe('the operators', () => {
  const accounts = ['Lena', 'Rafiq', 'Noor'].map((name, at) => ({
    ...exampleValue('operators.list')[0],
    id: String(at + 1),
    name,
    sessions: name === 'Noor' ? 0 : 2,
    hasSecondFactor: name === 'Noor',
  })) as CallValue<'operators.list'>;

  it('are signed out everywhere, with a reason; not oneself, and nobody without a session', async () => {
    const { inputOf, user } = await renderPage(<OperatorsPage />, {
      'operators.list': accounts,
      'operators.endSessions': { ended: 2 },
    });
    await user.click(await screen.findByRole('button', { name: 'End sessions' }));
    const dialog = await screen.findByRole('dialog', { name: 'End the sessions of Rafiq' });
    await user.type(within(dialog).getByLabelText(/Reason/), 'Lost the notebook');
    await user.click(within(dialog).getByRole('button', { name: /^End the sessions/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(inputOf('operators.endSessions')).toEqual({ operatorId: '2', reason: 'Lost the notebook' });
  });
});

describe('the authenticator of another operator', () => {
  it('is reset with a reason and one’s own password', async () => {
    const { inputOf, user } = await renderPage(<OperatorsPage />, {
      'operators.list': [
        {
          ...(exampleValue('operators.list')[0] as CallValue<'operators.list'>[number]),
          id: '3',
          name: 'Noor',
          hasSecondFactor: true,
        },
      ],
    });
    await user.click(await screen.findByRole('button', { name: 'Reset authenticator' }));
    const dialog = await screen.findByRole('dialog', { name: 'Reset the authenticator of Noor' });
    await user.type(within(dialog).getByLabelText(/Reason/), 'Lost the telephone');
    await user.type(within(dialog).getByLabelText(/Your own password/), 'secret-7{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(inputOf('operators.resetSecondFactor')).toEqual({
      operatorId: '3',
      reason: 'Lost the telephone',
      password: 'secret-7',
    });
  });
});

describe('an invitation', () => {
  it('gives rights and brands of one’s own, and shows its link once', async () => {
    const link = 'http://console.localhost/invitation#a-token';
    const { inputOf, user } = await renderPage(<OperatorsPage />, {
      'operators.list': [],
      'operators.invite': { link, expiresAt: '2026-03-04T10:00:00.000Z' },
    });
    await user.click(await screen.findByRole('button', { name: 'Invite an operator' }));
    const dialog = await screen.findByRole('dialog');
    await user.type(within(dialog).getByLabelText(/E-mail/), 'noor@example.org');
    await user.click(within(dialog).getByLabelText('Operators'));
    await user.click(within(dialog).getByLabelText('one'));
    await user.type(within(dialog).getByLabelText(/Reason/), 'Looks after us');
    await user.type(within(dialog).getByLabelText(/Your own password/), 'secret-7');
    await user.click(within(dialog).getByRole('button', { name: 'Invite an operator' }));
    expect(await screen.findByText(link)).toBeTruthy();
    expect(inputOf('operators.invite')).toEqual({
      email: 'noor@example.org',
      rights: ['operators'],
      brands: ['one'],
      reason: 'Looks after us',
      password: 'secret-7',
    });
  });
});

describe('the own account', () => {
  const session = (id: string, isCurrent: boolean): CallValue<'operator.sessions'>[number] => ({
    id,
    isCurrent,
    startedAt: '2026-03-01T10:00:00.000Z',
    lastSeenAt: '2026-03-01T10:05:00.000Z',
    expiresAt: '2026-03-01T22:00:00.000Z',
    ip: `203.0.113.${id}`,
    userAgent: 'Browser',
  });

  it('shows every session and ends another than the one in use', async () => {
    const { inputOf, user } = await renderPage(<AccountPage />, {
      'operator.sessions': [session('1', true), session('2', false)],
      'operator.endSession': null,
    });
    await user.click(await screen.findByRole('button', { name: 'End session' }));
    await waitFor(() => expect(inputOf('operator.endSession')).toEqual({ sessionId: '2' }));
    expect(screen.getByText('This session')).toBeTruthy();
  });
});
