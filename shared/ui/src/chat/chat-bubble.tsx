import { cx } from '@marquee/ui';
import styles from './chat.module.css';

export interface ChatLine {
  readonly key: string;
  /** Written by the reader. */
  readonly own: boolean;
  /** The author, where it is not obvious. */
  readonly author?: string | undefined;
  readonly text: string;
  readonly images: readonly { readonly src: string; readonly width?: number; readonly height?: number }[];
  /** ISO 8601, and as people read it. */
  readonly sentAt?: string | undefined;
  readonly time?: string | undefined;
  /** Such as "Seen" or "Sending", already worded. */
  readonly note?: string | undefined;
  /** The message could not be sent; offers a retry. */
  readonly onRetry?: (() => void) | undefined;
}

interface ChatBubbleProps {
  readonly line: ChatLine;
  readonly imageLabel: string;
  readonly retryLabel: string;
}

/** One line of a conversation. Its text is text, in the direction of its own first letter. */
export function ChatBubble({ line, imageLabel, retryLabel }: ChatBubbleProps) {
  const { own, author, text, images, sentAt, time, note, onRetry } = line;
  return (
    <li className={cx(styles.line, own ? styles.own : styles.other)}>
      {author && <span className={styles.author}>{author}</span>}
      <div className={styles.bubble}>
        {images.map(({ src, width, height }) => (
          <a key={src} href={src} target="_blank" rel="noopener noreferrer" className={styles.picture}>
            <img src={src} alt={imageLabel} width={width} height={height} loading="lazy" />
          </a>
        ))}
        {text !== '' && (
          <p className={styles.text} dir="auto">
            {text}
          </p>
        )}
      </div>
      <span className={styles.meta}>
        {time && (
          <time dateTime={sentAt} dir="ltr">
            {time}
          </time>
        )}
        {note && <span className={onRetry && styles.failed}>{note}</span>}
        {onRetry && (
          <button type="button" className={styles.retry} onClick={onRetry}>
            {retryLabel}
          </button>
        )}
      </span>
    </li>
  );
}
