import { act, fireEvent, mockShell, screen } from '@marquee/testing/mock-shell';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { modals } from './modals/modal-store';
import { canReload, canReplaceParts, followActivity } from './page-activity';

async function show(page: React.ReactNode) {
  const { render, runtime } = await mockShell();
  followActivity();
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

describe('a page that may be reloaded', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
  afterEach(() => void vi.useRealTimers());

  it('has not been used for a while', async () => {
    await show(<button type="button">Read on</button>);
    vi.advanceTimersByTime(6_000);
    expect(canReload()).toBe(true);
    fireEvent.keyDown(screen.getByText('Read on'), { key: 'Tab' });
    expect(canReload()).toBe(false);
    vi.advanceTimersByTime(6_000);
    expect(canReload()).toBe(true);
  });

  it('has no open dialog; a notice does not count', async () => {
    const { rerender } = await show(<div role="dialog">Terms</div>);
    vi.advanceTimersByTime(60_000);
    expect(canReload()).toBe(false);
    rerender(
      <div role="region" aria-label="Notices">
        <div role="dialog">A notice</div>
      </div>,
    );
    expect(canReload()).toBe(true);
  });

  it('has no game, popup or filled field either', async () => {
    await show(<input aria-label="Amount" />);
    fireEvent.input(screen.getByLabelText('Amount'), { target: { value: '500' } });
    vi.advanceTimersByTime(60_000);
    expect(canReload()).toBe(false);
  });
});
