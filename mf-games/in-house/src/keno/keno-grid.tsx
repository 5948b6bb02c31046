import { KENO_NUMBERS } from '@marquee/contract/fairness/keno';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useFormat } from '../app/use-format';
import { useText } from '../app/use-text';
import styles from './keno-grid.module.css';
import { placeAfterKey } from './grid-navigation';

const COLUMNS = 8;
const NUMBERS = Array.from({ length: KENO_NUMBERS }, (_, index) => index + 1);

interface KenoGridProps {
  readonly picks: readonly number[];
  readonly drawnNumbers: readonly number[];
  readonly locked: boolean;
  readonly onToggle: (number: number) => void;
}

type NumberState = 'free' | 'picked' | 'hit' | 'drawn';

/** The forty numbers: one tab stop, arrow keys inside. */
export function KenoGrid({ picks, drawnNumbers, locked, onToggle }: KenoGridProps) {
  const t = useText();
  const format = useFormat();
  const [active, setActive] = useState(1);
  const grid = useRef<HTMLDivElement>(null);
  const stateOf = (number: number): NumberState => {
    const isDrawn = drawnNumbers.includes(number);
    if (picks.includes(number)) return isDrawn ? 'hit' : 'picked';
    return isDrawn ? 'drawn' : 'free';
  };
  const move = (event: KeyboardEvent) => {
    const place = placeAfterKey(active - 1, event.key, COLUMNS, KENO_NUMBERS / COLUMNS);
    if (place === null) return;
    event.preventDefault();
    setActive(place + 1);
    grid.current?.querySelector<HTMLElement>(`[data-number="${place + 1}"]`)?.focus();
  };
  return (
    <div
      ref={grid}
      className={styles.grid}
      role="group"
      aria-label={t('keno.board')}
      data-drawn={drawnNumbers.length > 0 || undefined}
    >
      {NUMBERS.map((number) => (
        <button
          key={number}
          type="button"
          className={styles.number}
          data-number={number}
          data-state={stateOf(number)}
          tabIndex={number === active ? 0 : -1}
          aria-pressed={picks.includes(number)}
          aria-label={t(`keno.state.${stateOf(number)}`, { number: format.number(number) })}
          aria-disabled={locked || undefined}
          onKeyDown={move}
          onFocus={() => setActive(number)}
          onClick={() => !locked && onToggle(number)}
        >
          <span>{format.number(number)}</span>
        </button>
      ))}
    </div>
  );
}
