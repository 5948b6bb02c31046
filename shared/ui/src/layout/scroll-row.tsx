import { type ComponentProps, useEffect, useLayoutEffect, useRef } from 'react';
import { cx } from '../cx';
import styles from './layout.module.css';
import { elementOf, type LayoutElement } from './spacing';

interface ScrollRowOwnProps<Tag> {
  /** The element to render. Default: `div`. */
  readonly as?: Tag | undefined;
  /** What tells the current entry: it is brought into view when this changes. */
  readonly current: string | number | null;
}

export type ScrollRowProps<Tag extends LayoutElement = 'div'> = ScrollRowOwnProps<Tag> &
  Omit<ComponentProps<Tag>, keyof ScrollRowOwnProps<Tag> | 'ref'>;

const CURRENT = ':is([aria-current="page"], [aria-pressed="true"], [aria-selected="true"], [aria-checked="true"])';

/** One line of entries, however many: it scrolls sideways, fades where there are more, and has the current one in view. */
export function ScrollRow<Tag extends LayoutElement = 'div'>({ as, current, className, ...rest }: ScrollRowProps<Tag>) {
  const Element = elementOf(as, 'div') as 'div';
  const ref = useRef<HTMLDivElement>(null);
  // The entries know which one is current once they have rendered.
  useLayoutEffect(() => {
    if (ref.current) showCurrent(ref.current);
  }, [current]);
  useEffect(() => {
    const row = ref.current;
    if (!row) return;
    const measure = () => markEnds(row);
    const observer = new ResizeObserver(() => {
      showCurrent(row);
      measure();
    });
    observer.observe(row);
    row.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      row.removeEventListener('scroll', measure);
    };
  }, []);
  return <Element {...(rest as ComponentProps<'div'>)} ref={ref} className={cx(styles.scrollRow, className)} />;
}

/** Moves the row alone: the page stays where it is. */
function showCurrent(row: HTMLElement): void {
  const entry = row.querySelector(CURRENT);
  if (!entry) return;
  const [own, around] = [entry.getBoundingClientRect(), row.getBoundingClientRect()];
  row.scrollLeft += own.left + own.width / 2 - (around.left + around.width / 2);
}

/** Says for the style sheet behind which ends there is more. */
function markEnds(row: HTMLElement): void {
  const before = Math.abs(row.scrollLeft);
  const after = row.scrollWidth - row.clientWidth - before;
  row.toggleAttribute('data-more-before', before > 2);
  row.toggleAttribute('data-more-after', after > 2);
}
