import { screen, userEvent, waitFor } from '@marquee/testing/mock-shell';
import { expect, it, vi } from 'vitest';
import { showSitePart } from '../../app/site.fixture';
import type * as loaded from '../../lib/use-loaded';
import { AccountMenu } from './account-menu';

const { notify, load } = vi.hoisted(() => ({ notify: vi.fn(), load: vi.fn() }));
vi.mock('@marquee/ui', async (original) => ({ ...(await original<object>()), notify }));
vi.mock('../../lib/use-loaded', async () => {
  const { useLoaded, ...rest } = await vi.importActual<typeof loaded>('../../lib/use-loaded');
  return {
    ...rest,
    useLoaded: (_load: unknown, ...others: [boolean, (error: unknown) => void]) => useLoaded(load, ...others),
  };
});

it('says that its entries did not load, and waits no more', async () => {
  load.mockRejectedValue(new Error('offline'));
  await showSitePart(<AccountMenu />, { state: 'member' });
  const button = screen.getByRole('button', { name: 'Account of Rahim' });
  await userEvent.setup().click(button);
  await waitFor(() =>
    expect(notify).toHaveBeenCalledWith({ tone: 'danger', title: 'Part of the page could not be loaded.' }),
  );
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
});
