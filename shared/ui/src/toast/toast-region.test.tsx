import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { notify } from '@marquee/ui';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ToastRegion } from './toast-region';

afterEach(cleanup);

const region = <ToastRegion label="Notices" closeLabel="Close" />;
const show = (notice: Parameters<typeof notify>[0]) => act(() => notify(notice));

describe('ToastRegion', () => {
  it('shows a notice published before the region was mounted', async () => {
    notify({ title: 'Welcome back', timeoutMs: 0 });
    render(region);
    await waitFor(() => expect(screen.queryAllByText('Welcome back')).not.toHaveLength(0));
  });

  it('announces: politely for news, at once for a failure', async () => {
    render(region);
    show({ title: 'Deposit credited', tone: 'success', timeoutMs: 0 });
    show({ title: 'Deposit failed', tone: 'danger', timeoutMs: 0 });
    await waitFor(() =>
      expect(document.querySelector('[role="alert"], [aria-live="assertive"]')?.textContent).toContain(
        'Deposit failed',
      ),
    );
    expect(document.querySelector('[aria-live="polite"]')?.textContent).toContain('Deposit credited');
  });

  it('runs its action and closes by its button', async () => {
    const user = userEvent.setup();
    const undo = vi.fn();
    render(region);
    show({ title: 'Removed from favourites', timeoutMs: 0, action: { label: 'Undo', onSelect: undo } });
    await user.click(await screen.findByText('Undo'));
    expect(undo).toHaveBeenCalledOnce();
    await user.click(screen.getByLabelText('Close'));
    await waitFor(() => expect(screen.queryByText('Removed from favourites')).toBeNull());
  });
});
