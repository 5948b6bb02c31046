import { mockSession, mockShell, screen } from '@marquee/testing/mock-shell';
import { afterEach, expect, it } from 'vitest';
import { Guarded } from './guarded';

afterEach(() => history.replaceState(null, '', '/'));

async function open(path: string, browserAt: string, state?: 'member') {
  history.replaceState(null, '', browserAt);
  const shell = await mockShell({ path, ...(state && { session: mockSession(state) }) });
  shell.render(<Guarded guard="login">the page</Guarded>);
  return shell;
}

it('shows the page to signed-in visitors', async () => {
  await open('/favorite', '/favorite', 'member');
  expect(screen.getByText('the page')).toBeTruthy();
});

it('asks a guest to log in', async () => {
  expect((await open('/favorite', '/favorite')).address()).toBe('/login');
});

it('asks nobody who is on the way out: signing out goes home', async () => {
  expect((await open('/favorite', '/')).address()).toBe('/favorite');
  expect(screen.queryByText('the page')).toBeNull();
});
