import { act, screen } from '@marquee/testing/mock-shell';
import { expect, it, vi } from 'vitest';
import { showSitePart } from '../../app/site.fixture';
import { LoginForm } from './login-form';

vi.mock('./passkey-login', () => {
  throw new Error('offline');
});

it('leaves the password where the log-in by passkey does not load', async () => {
  await showSitePart(<LoginForm onLeave={() => undefined} />);
  await act(() => import('./passkey-login').catch(() => undefined));
  expect(screen.getByLabelText(/^Password/)).toBeTruthy();
});
