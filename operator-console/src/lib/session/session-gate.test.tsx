import { exampleValue } from '@marquee/contract/openapi/examples';
import { type MockAnswers, mockShell, screen, userEvent } from '@marquee/testing/mock-shell';
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

it('lets an operator whose second factor is due do nothing but set it up', async () => {
  localStorage.setItem('console.signed-in', '');
  let isDue = true;
  await renderGate({
    'operator.me': () => ({ ...exampleValue('operator.me'), secondFactorDue: isDue }),
    'operator.startAuthenticator': exampleValue('operator.startAuthenticator'),
    'operator.confirmAuthenticator': () => {
      isDue = false;
      return exampleValue('operator.confirmAuthenticator');
    },
  });
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
  await user.click(await screen.findByRole('button', { name: en.secondFactor.start }));
  expect(await screen.findByRole('img', { name: en.secondFactor.qr })).toBeTruthy();
  expect(screen.queryByText('Console')).toBeNull();
  await user.type(screen.getByLabelText(/^Code/), '402817{Enter}');
  expect(await screen.findByText(exampleValue('operator.confirmAuthenticator').recoveryCodes[0] ?? '')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: en.secondFactor.kept }));
  expect(await screen.findByText('Console')).toBeTruthy();
});
