import { useCallback, useState } from 'react';

interface RowHeight {
  /** Height of every row with the gap below it. */
  readonly rowPx: number;
  /** Measures one row that is on the page, also when it changes. @returns ends it */
  readonly measureRow: (row: Element) => () => void;
}

interface Measurement {
  readonly estimatedPx: number;
  readonly rowPx: number;
}

/**
 * The height of a grid's rows. All are equally high, so one is measured: new rows are then laid out once, at the right
 * place, and the page keeps its length.
 * @param estimatedPx used until a row has been measured
 */
export function useRowHeight(estimatedPx: number): RowHeight {
  const [measurement, setMeasurement] = useState<Measurement>();
  const measureRow = useCallback(
    (row: Element) => {
      const observer = new ResizeObserver(([entry]) => {
        const rowPx = entry?.borderBoxSize[0]?.blockSize;
        if (!rowPx) return;
        setMeasurement((current) =>
          current?.rowPx === rowPx && current.estimatedPx === estimatedPx ? current : { estimatedPx, rowPx },
        );
      });
      observer.observe(row);
      return () => observer.disconnect();
    },
    [estimatedPx],
  );
  // A measurement holds for one estimate: another width or kind of tile changes both.
  const isCurrent = measurement?.estimatedPx === estimatedPx;
  return { measureRow, rowPx: isCurrent ? measurement.rowPx : estimatedPx };
}
