import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { ChatComposer, type ChatComposerProps } from './chat-composer';
import type { ChatLine } from './chat-bubble';
import { ChatLines } from './chat-lines';

beforeAll(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(cleanup);

const line = (text: string, rest: Partial<ChatLine> = {}): ChatLine => ({
  key: text,
  own: false,
  text,
  images: [],
  ...rest,
});
const showLines = (...lines: ChatLine[]) =>
  render(<ChatLines label="Messages" lines={lines} imageLabel="Picture" retryLabel="Again" />);

function showComposer(props: Partial<ChatComposerProps> = {}) {
  const [onSend, onAttach, onType] = [vi.fn(), vi.fn(), vi.fn()];
  const labels = { label: 'Write', sendLabel: 'Send', attachLabel: 'Attach', removeLabel: 'Remove' };
  render(
    <ChatComposer
      {...labels}
      uploadingLabel="Uploading"
      maxLength={20}
      images={[]}
      onAttach={onAttach}
      onRemove={() => undefined}
      onType={onType}
      onSend={onSend}
      {...props}
    />,
  );
  return { onSend, onAttach, onType, user: userEvent.setup(), area: screen.getByLabelText('Write') };
}

describe('the lines of a conversation', () => {
  it('show markup as text', () => {
    showLines(line('<img src=x onerror=alert(1)>'));
    expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeTruthy();
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('offer a retry of a failed message', async () => {
    const onRetry = vi.fn();
    showLines(line('hello', { own: true, note: 'Not sent', onRetry }));
    await userEvent.click(screen.getByRole('button', { name: 'Again' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it('leave each text the direction of its own script', () => {
    showLines(line('مرحبا'));
    expect(screen.getByText('مرحبا').getAttribute('dir')).toBe('auto');
  });
});

describe('the composer', () => {
  it('sends a trimmed message by Enter and is then empty; Shift and Enter starts a new line', async () => {
    const { user, area, onSend, onType } = showComposer();
    await user.type(area, ' one{Shift>}{Enter}{/Shift}two {Enter}');
    expect(onSend).toHaveBeenCalledExactlyOnceWith('one\ntwo');
    expect((area as HTMLTextAreaElement).value).toBe('');
    expect(onType).toHaveBeenCalled();
  });

  it('sends nothing that is empty, and nothing during an upload', async () => {
    const { user, area, onSend } = showComposer({ images: [{ src: 'blob:1', uploading: true }] });
    await user.type(area, 'look{Enter}');
    expect(onSend).not.toHaveBeenCalled();
    cleanup();
    const empty = showComposer();
    await empty.user.type(empty.area, '   {Enter}');
    expect(empty.onSend).not.toHaveBeenCalled();
  });

  it('sends a picture without text', async () => {
    const { user, onSend } = showComposer({ images: [{ src: 'blob:1', uploading: false }] });
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(onSend).toHaveBeenCalledWith('');
  });

  it('inserts a canned reply', () => {
    const { area } = showComposer({ insert: { id: 1, text: 'It is on its way.' } });
    expect((area as HTMLTextAreaElement).value).toBe('It is on its way.');
  });
});
