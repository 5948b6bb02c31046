import type { Topic } from '@marquee/contract/events';
import { useFormat, useTopicValue } from '@marquee/kit';
import { cx } from '@marquee/ui';
import styles from './unread-count.module.css';

interface UnreadCountProps {
  readonly unread: number;
  readonly className?: string | undefined;
}

/** Unread messages in the corner of a button, whose accessible name says them too. */
export function UnreadCount({ unread, className }: UnreadCountProps) {
  const { number } = useFormat();
  if (unread === 0) return null;
  return (
    <span className={cx(styles.unread, className)} aria-hidden="true">
      {unread > 99 ? `${number(99)}+` : number(unread)}
    </span>
  );
}

/** The count of a menu entry: the last value of its topic, part of the entry's name. Nothing while there is nothing to count. */
export function TopicCount({ topic }: { readonly topic: string }) {
  const { number } = useFormat();
  // A manifest names its topic as data; one that the bus does not know never has a value.
  const value = useTopicValue(topic as Topic);
  const count = value !== undefined && 'count' in value ? value.count : 0;
  if (count === 0) return null;
  return (
    <>
      {' '}
      <span className={cx(styles.unread, styles.topic)}>{number(count)}</span>
    </>
  );
}
