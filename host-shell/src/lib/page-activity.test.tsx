import { act, fireEvent, mockShell, screen } from '@marquee/testing/mock-shell';
import { describe, expect, it } from 'vitest';
import { modals } from './modals/modal-store';
import { followEdits, canReplaceParts } from './page-activity';

async function show(page: React.ReactNode) {
  const { render, runtime } = await mockShell();
  followEdits();
  return { ...render(page), runtime };
}

describe('a page whose parts may be replaced', () => {
  it('is not idle while a field is filled in, and idle again once it is emptied or gone', async () => {
    const { unmount } = await show(<input aria-label="Amount" />);
    expect(canReplaceParts()).toBe(true);
    fireEvent.input(screen.getByLabelText('Amount'), { target: { value: '500' } });
    expect(canReplaceParts()).toBe(false);
    fireEvent.input(screen.getByLabelText('Amount'), { target: { value: '' } });
    expect(canReplaceParts()).toBe(true);
    fireEvent.input(screen.getByLabelText('Amount'), { target: { value: '7' } });
    unmount();
    expect(canReplaceParts()).toBe(true);
  });

  it('is not idle while a game is open', async () => {
    await show(<div data-frame="game" />);
    expect(canReplaceParts()).toBe(false);
  });

  it('is not idle while a popup of a remote is open or a change is on its way to the server', async () => {
    const { runtime } = await show(null);
    act(() => modals.openByName('anything'));
    expect(canReplaceParts()).toBe(false);
    act(() => modals.removed(modals.stack()[0]?.key ?? 0));
    expect(canReplaceParts()).toBe(true);
    runtime.queryClient
      .getMutationCache()
      .build(runtime.queryClient, { mutationFn: () => new Promise(() => undefined) })
      .execute(undefined)
      .catch(() => undefined);
    expect(canReplaceParts()).toBe(false);
  });
});
