import { act, mockShell, waitFor } from '@marquee/testing/mock-shell';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { modals } from './modal-store';
import { useCloseOnBack } from './use-close-on-back';

const router = vi.fn();
function Page() {
  useCloseOnBack();
  return null;
}

beforeEach(async () => {
  history.replaceState({ idx: 0 }, '', '/help');
  history.pushState({ idx: 1 }, '', '/rng');
  const shell = await mockShell({});
  shell.render(<Page />);
  window.addEventListener('popstate', router);
});
afterEach(() => {
  act(() => modals.stack().forEach(({ key }) => modals.removed(key)));
  window.removeEventListener('popstate', router);
  router.mockClear();
});

it('closes the popup and stays on the page', async () => {
  act(() => modals.openByName('game-popup'));
  act(() => history.back());
  await waitFor(() => expect(modals.stack().map(({ open }) => open)).toEqual([false]));
  await waitFor(() => expect(location.pathname).toBe('/rng'));
  expect(router).not.toHaveBeenCalled();
});

it('goes back as ever without a popup', async () => {
  act(() => history.back());
  await waitFor(() => expect(router).toHaveBeenCalled());
  expect(location.pathname).toBe('/help');
});
