import { act, mockShell, screen } from '@marquee/testing/mock-shell';
import { expect, it, vi } from 'vitest';
import en from '../../messages/en.json';
import { LogInForm } from './log-in-form';

vi.mock('./passkey-log-in', () => {
  throw new Error('offline');
});

it('leaves the password where the log-in by passkey does not load', async () => {
  (await mockShell({ messages: { agent: en } })).render(<LogInForm />);
  await act(() => import('./passkey-log-in').catch(() => undefined));
  expect(screen.getByLabelText(/^Password/)).toBeTruthy();
});
