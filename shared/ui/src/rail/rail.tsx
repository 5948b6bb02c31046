import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type CSSProperties, type ReactNode, useId } from 'react';
import { IconButton } from '../button/icon-button';
import { cx } from '../cx';
import styles from './rail.module.css';
import { type MoreLink, SectionHeader } from './section-header';
import { useRail } from './use-rail';

export interface RailProps {
  readonly title: ReactNode;
  readonly icon?: ReactNode;
  readonly more?: MoreLink | undefined;
  readonly previousLabel: string;
  readonly nextLabel: string;
  /** Whether the row has arrows; by default where there is more than fits. */
  readonly hasArrows?: boolean | undefined;
  /** Inline size of one item, any CSS length; default fits a game tile. */
  readonly itemWidth?: string | undefined;
  /** Each child becomes one item of the list. */
  readonly children: readonly ReactNode[];
}

/** A titled row that scrolls sideways by touch, wheel, keyboard or arrows. */
export function Rail({ title, icon, more, previousLabel, nextLabel, hasArrows, itemWidth, children }: RailProps) {
  const headingId = useId();
  const { trackRef, canGoBack, canGoForward, page } = useRail(children.length);
  const size = itemWidth === undefined ? undefined : ({ '--rail-item': itemWidth } as CSSProperties);
  const arrows = (hasArrows ?? (canGoBack || canGoForward)) && (
    <>
      <IconButton
        variant="solid"
        size="sm"
        icon={<ChevronLeft className={styles.arrow} />}
        label={previousLabel}
        disabled={!canGoBack}
        onClick={() => page(-1)}
      />
      <IconButton
        variant="solid"
        size="sm"
        icon={<ChevronRight className={styles.arrow} />}
        label={nextLabel}
        disabled={!canGoForward}
        onClick={() => page(1)}
      />
    </>
  );
  return (
    <section className={styles.rail} aria-labelledby={headingId}>
      <SectionHeader id={headingId} title={title} icon={icon} more={more} actions={arrows || undefined} />
      <ul className={cx(styles.track, hasArrows === false && styles.bare)} ref={trackRef} style={size}>
        {children.map((child, index) => (
          <li key={index} className={styles.item}>
            {child}
          </li>
        ))}
      </ul>
    </section>
  );
}
