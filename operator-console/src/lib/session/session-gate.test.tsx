import { type MockAnswers, mockShell, screen } from '@marquee/testing/mock-shell';
import { beforeEach, expect, it } from 'vitest';
import { ClientContext } from '../calls';
import en from '../../messages/en.json';
import { SessionGate } from './session-gate';

const operator = { email: 'a@example.org', name: 'A', rights: [], brands: [] } as never;

beforeEach(() => localStorage.clear());

async function renderGate(answers: MockAnswers) {
  const shell = await mockShell({ answers, messages: { console: en }, path: '/' });
  shell.render(
    <ClientContext value={shell.runtime.client}>
      <SessionGate>
        <p>Console</p>
      </SessionGate>
    </ClientContext>,
  );
  return () => shell.calls.filter(({ id }) => id === 'operator.me').length;
}

it('asks for no session where nobody has signed in', async () => {
  const requests = await renderGate({ 'operator.me': operator });
  expect(await screen.findByRole('button', { name: en.signIn.submit })).toBeTruthy();
  expect(requests()).toBe(0);
});

it('opens with the session of an operator who signed in before', async () => {
  localStorage.setItem('console.signed-in', '');
  const requests = await renderGate({ 'operator.me': operator });
  expect(await screen.findByText('Console')).toBeTruthy();
  expect(requests()).toBe(1);
});
