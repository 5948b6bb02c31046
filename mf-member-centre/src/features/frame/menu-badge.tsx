import type { Topic } from '@marquee/contract/events';
import { useFormat, useTopicValue } from '@marquee/kit';
import styles from './member-menu.module.css';

/** The red count of an entry: what its topic said last. Nothing while there is nothing to count. */
export function MenuBadge({ topic }: { readonly topic: string }) {
  const { number } = useFormat();
  // A manifest names its topic as data; one that the bus does not know never has a value.
  const value = useTopicValue(topic as Topic);
  const count = value !== undefined && 'count' in value ? value.count : 0;
  if (count === 0) return null;
  return (
    <>
      {' '}
      <span className={styles.badge}>{number(count)}</span>
    </>
  );
}
