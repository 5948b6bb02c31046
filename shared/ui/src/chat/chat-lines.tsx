import type { ReactNode } from 'react';
import { Button, cx } from '@marquee/ui';
import styles from './chat.module.css';
import { ChatBubble, type ChatLine } from './chat-bubble';
import { useStickToBottom } from './use-stick-to-bottom';

export interface ChatLinesProps {
  readonly label: string;
  readonly lines: readonly ChatLine[];
  readonly imageLabel: string;
  readonly retryLabel: string;
  /** Offered while older lines exist. */
  readonly olderLines?: { readonly label: string; readonly onLoad: () => void } | undefined;
  /** "… is typing", while somebody types. */
  readonly typingText?: string | undefined;
  /** In place of lines while there are none. */
  readonly empty?: ReactNode;
}

/** A conversation, newest message last. It stays scrolled to the end while the reader is there. */
export function ChatLines({ label, lines, imageLabel, retryLabel, olderLines, typingText, empty }: ChatLinesProps) {
  const scroller = useStickToBottom(lines);
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard
    <div className={styles.scroller} ref={scroller} tabIndex={0} role="log" aria-label={label}>
      {olderLines && (
        <Button size="sm" variant="ghost" className={styles.older} onClick={olderLines.onLoad}>
          {olderLines.label}
        </Button>
      )}
      {lines.length === 0 && empty}
      <ol className={styles.lines}>
        {lines.map((line) => (
          <ChatBubble key={line.key} line={line} imageLabel={imageLabel} retryLabel={retryLabel} />
        ))}
      </ol>
      <p className={cx(styles.typing, !typingText && styles.still)} aria-live="polite">
        {typingText}
      </p>
    </div>
  );
}
