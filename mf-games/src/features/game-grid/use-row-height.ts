import { useCallback, useState } from 'react';

interface RowHeight {
  /** Height of every row with the gap below it. */
  readonly rowPx: number;
  /** Watches one row that is on the page. @returns what ends it */
  readonly watchRow: (row: Element) => () => void;
}

/**
 * All rows of a grid are equally high, so one of them is measured: a list that is scrolled does not lay out each new row
 * a second time, and the page keeps its length.
 * @param estimatedPx until a row is there
 */
export function useRowHeight(estimatedPx: number): RowHeight {
  const [measured, setMeasured] = useState<{ readonly estimatedPx: number; readonly rowPx: number }>();
  const watchRow = useCallback(
    (row: Element) => {
      const observer = new ResizeObserver(([entry]) => {
        const rowPx = entry?.borderBoxSize[0]?.blockSize;
        if (!rowPx) return;
        setMeasured((known) =>
          known?.rowPx === rowPx && known.estimatedPx === estimatedPx ? known : { estimatedPx, rowPx },
        );
      });
      observer.observe(row);
      return () => observer.disconnect();
    },
    [estimatedPx],
  );
  // Another width or another kind of tile makes what was measured wrong.
  return { watchRow, rowPx: measured?.estimatedPx === estimatedPx ? measured.rowPx : estimatedPx };
}
