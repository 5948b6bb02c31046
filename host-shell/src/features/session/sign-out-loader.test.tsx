import { act, screen } from '@marquee/testing/mock-shell';
import { expect, it } from 'vitest';
import { showSitePart } from '../../app/site.fixture';
import { connectNavigator } from '../../lib/navigator';
import { signOut } from './sign-out';
import { SignOutLoader } from './sign-out-loader';

connectNavigator(() => undefined);

const loader = () => screen.queryByRole('status')?.textContent;

it.each(['answers', 'fails'])('covers the page from the sign-out until the call %s', async (outcome) => {
  let finish: () => void = () => undefined;
  const answer = () =>
    new Promise<null>((resolve, reject) => {
      finish = () => (outcome === 'answers' ? resolve(null) : reject(new Error('network')));
    });
  const { shell } = await showSitePart(<SignOutLoader />, { state: 'member', answers: { 'session.logout': answer } });
  expect(loader()).toBeUndefined();
  let end: Promise<unknown> = Promise.resolve();
  act(() => {
    end = signOut().catch(() => undefined);
  });
  expect(loader()).toBe('Logging out…');
  await act(async () => {
    finish();
    await end;
  });
  expect(loader()).toBeUndefined();
  expect(shell.runtime.session.getState().state).toBe('guest');
});
