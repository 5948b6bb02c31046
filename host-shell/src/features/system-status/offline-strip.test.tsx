import { act, mockShell, screen } from '@marquee/testing/mock-shell';
import { afterEach, expect, it, vi } from 'vitest';
import { english as en } from '../../messages/english.fixture';
import { OfflineStrip } from './offline-strip';

const network = (state: 'online' | 'offline') =>
  act(() => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(state === 'online');
    dispatchEvent(new Event(state));
  });
afterEach(() => network('online'));

it('says that the page is offline and how old it is, until the network is back', async () => {
  const shell = await mockShell({ messages: { shell: en } });
  shell.render(<OfflineStrip />);
  expect(screen.getByRole('status').textContent).toBe('');
  network('offline');
  expect(screen.getByRole('status').textContent).toBe(en.offline.title);
  network('online');
  expect(screen.getByRole('status').textContent).toBe('');
  shell.runtime.queryClient.setQueryData(['wallets.balance'], '1.00', { updatedAt: Date.UTC(2026, 10, 28, 12, 4) });
  network('offline');
  expect(screen.getByRole('status').textContent).toContain('2026-11-28');
});
