import { ChevronLeft, ChevronRight } from 'lucide-react';
import { cx, IconButton } from '@marquee/ui';
import { inPageDigits } from '../base/page-digits';
import styles from './pagination.module.css';

export interface PaginationProps {
  /** Counts from 1. */
  readonly page: number;
  readonly pageCount: number;
  readonly onPageChange: (page: number) => void;
  /** Accessible name of the navigation. */
  readonly label: string;
  readonly previousLabel: string;
  readonly nextLabel: string;
  /** Accessible name of one page's button. */
  readonly pageLabel: (page: number) => string;
  /** For example "1-20 of 312". */
  readonly summary?: string | undefined;
}

export function Pagination(props: PaginationProps) {
  const { page, pageCount, onPageChange, label, previousLabel, nextLabel, pageLabel, summary } = props;
  return (
    <nav className={styles.pagination} aria-label={label}>
      {summary !== undefined && <p className={styles.summary}>{summary}</p>}
      <IconButton
        size="sm"
        icon={<ChevronLeft className={styles.arrow} />}
        label={previousLabel}
        disabled={page <= 1}
        onClick={() => onPageChange(page - 1)}
      />
      {pageWindow(page, pageCount).map((entry, index) =>
        entry === 'gap' ? (
          <span key={`gap-${index < 3 ? 'start' : 'end'}`} className={styles.gap} aria-hidden="true">
            …
          </span>
        ) : (
          <button
            key={entry}
            type="button"
            className={cx(styles.page, entry === page && styles.current)}
            aria-label={pageLabel(entry)}
            aria-current={entry === page ? 'page' : undefined}
            onClick={() => onPageChange(entry)}
          >
            {inPageDigits(entry)}
          </button>
        ),
      )}
      <IconButton
        size="sm"
        icon={<ChevronRight className={styles.arrow} />}
        label={nextLabel}
        disabled={page >= pageCount}
        onClick={() => onPageChange(page + 1)}
      />
    </nav>
  );
}

const MAX_PAGES_WITHOUT_GAPS = 7;

/** The pages a pagination shows: first, last, the current with its neighbours, and gaps between. Never more than seven. */
export function pageWindow(page: number, pageCount: number): ReadonlyArray<number | 'gap'> {
  if (pageCount <= MAX_PAGES_WITHOUT_GAPS) return Array.from({ length: pageCount }, (_, index) => index + 1);
  if (page <= 4) return [1, 2, 3, 4, 5, 'gap', pageCount];
  if (page >= pageCount - 3) return [1, 'gap', pageCount - 4, pageCount - 3, pageCount - 2, pageCount - 1, pageCount];
  return [1, 'gap', page - 1, page, page + 1, 'gap', pageCount];
}
