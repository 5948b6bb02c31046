import { fireEvent, mockShell, screen } from '@marquee/testing/mock-shell';
import { expect, it, vi } from 'vitest';
import popupTexts from '../../popup-messages/en.json';
import { PreviewBadge } from './preview-badge';

const preview = {
  endsAt: '2026-01-01T12:00:00.000Z',
  remotes: [
    { name: 'mf-games', version: '1.1.0+abc', versions: ['1.1.0+abc', '1.0.0'] },
    { name: 'mf-wallet', version: null, versions: ['1.0.0'] },
  ],
  develops: [],
};

it('names what is previewed, switches releases and leaves the preview', async () => {
  history.replaceState(null, '', '/');
  const open = vi.fn<(address: string) => void>();
  const shell = await mockShell({ messages: { shell: popupTexts } });
  shell.render(<PreviewBadge preview={preview} open={open} />);
  expect(screen.getByRole('complementary', { name: 'Preview' }).textContent).toContain('mf-games 1.1.0+abc');
  fireEvent.change(screen.getByLabelText('mf-wallet'), { target: { value: '1.0.0' } });
  expect(open).toHaveBeenLastCalledWith('/?preview=mf-wallet%401.0.0');
  fireEvent.change(screen.getByLabelText('mf-games'), { target: { value: 'live' } });
  expect(open).toHaveBeenLastCalledWith('/?preview=mf-games%40live');
  fireEvent.click(screen.getByText('Leave preview'));
  expect(open).toHaveBeenLastCalledWith('/?preview=off');
});
