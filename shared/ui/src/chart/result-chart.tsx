import { type CSSProperties, type KeyboardEvent, type PointerEvent, type ReactNode, useState } from 'react';
import { cx } from '../cx';
import styles from './result-chart.module.css';
import { scaleOf, type ValueScale } from './scale';

/** One bar: above the line of zero for a gain, below it for a loss. */
export interface ResultBar {
  readonly id: string;
  /** What the bar stands for, such as a day. */
  readonly label: string;
  /** Its height; for display only. */
  readonly value: number;
  /** The exact figure, as text. */
  readonly text: string;
}

export interface ResultChartProps {
  /** Accessible name. */
  readonly label: string;
  /** In the order of reading. */
  readonly bars: readonly ResultBar[];
  /** How a value of the scale is written. */
  readonly tickText: (value: number) => string;
  /** What is shown of the bar under the pointer or of the one that the keys have reached. */
  readonly readout: (bar: ResultBar) => ReactNode;
}

/**
 * Gains and losses as bars. The pointer or the arrow keys choose a bar, whose exact figure stands above the chart and is what assistive
 * technology reads: to it the chart is a slider over the bars. The page has a table of the same figures beside it.
 */
export function ResultChart({ label, bars, tickText, readout }: ResultChartProps) {
  const [chosen, choose] = useState<string | null>(null);
  const last = bars.length - 1;
  const found = bars.findIndex(({ id }) => id === chosen);
  const index = found === -1 ? last : found;
  const current = bars[index];
  if (!current) return null;
  const scale = scaleOf(bars.map(({ value }) => value));
  const chooseAt = (at: number) => choose(bars[Math.max(0, Math.min(last, at))]?.id ?? null);
  const onPointer = (event: PointerEvent<HTMLDivElement>) => {
    const { left, right, width } = event.currentTarget.getBoundingClientRect();
    const fromStart = isRightToLeft(event.currentTarget) ? right - event.clientX : event.clientX - left;
    if (width > 0) chooseAt(Math.floor((fromStart / width) * bars.length));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const to = indexAfter(event.key, index, last, isRightToLeft(event.currentTarget));
    if (to === null) return;
    event.preventDefault();
    chooseAt(to);
  };
  return (
    <div className={styles.chart}>
      <p className={styles.readout}>{readout(current)}</p>
      <div className={styles.area}>
        <Scale scale={scale} tickText={tickText} />
        <div
          className={styles.plot}
          role="slider"
          tabIndex={0}
          aria-label={label}
          aria-valuemin={1}
          aria-valuemax={bars.length}
          aria-valuenow={index + 1}
          aria-valuetext={`${current.label}: ${current.text}`}
          onPointerMove={onPointer}
          onPointerDown={onPointer}
          onKeyDown={onKeyDown}
        >
          {bars.map((bar, at) => (
            <Bar key={bar.id} value={bar.value} scale={scale} isCurrent={at === index} />
          ))}
        </div>
      </div>
    </div>
  );
}

const isRightToLeft = (element: Element): boolean => getComputedStyle(element).direction === 'rtl';

/** Where a key leads; null for keys that do not move. */
function indexAfter(key: string, index: number, last: number, rightToLeft: boolean): number | null {
  const ahead = rightToLeft ? 'ArrowLeft' : 'ArrowRight';
  if (key === ahead || key === 'ArrowUp') return index + 1;
  if (key === 'ArrowLeft' || key === 'ArrowRight' || key === 'ArrowDown') return index - 1;
  if (key === 'Home') return 0;
  return key === 'End' ? last : null;
}

/** The lines of the scale with their values. */
function Scale({ scale, tickText }: { readonly scale: ValueScale; readonly tickText: (value: number) => string }) {
  return (
    <div className={styles.scale} aria-hidden="true">
      {scale.ticks.map((tick) => (
        <span
          key={tick}
          className={cx(styles.line, tick === 0 && styles.zero)}
          style={{ insetBlockEnd: `${scale.at(tick) * 100}%` }}
        >
          <span className={styles.tick}>{tickText(tick)}</span>
        </span>
      ))}
    </div>
  );
}

interface BarProps {
  readonly value: number;
  readonly scale: ValueScale;
  readonly isCurrent: boolean;
}

function Bar({ value, scale, isCurrent }: BarProps) {
  const [low, high] = value < 0 ? [scale.at(value), scale.at(0)] : [scale.at(0), scale.at(value)];
  const style: CSSProperties = { insetBlockEnd: `${low * 100}%`, blockSize: `${(high - low) * 100}%` };
  return (
    <span className={cx(styles.slot, isCurrent && styles.current)}>
      {value !== 0 && <span className={cx(styles.bar, value < 0 ? styles.loss : styles.gain)} style={style} />}
    </span>
  );
}
