import { useEffect, useRef, useState } from 'react';
import type { OddsForm } from '../../src/kinds/sports/rules/odds';
import { usePlay } from '../frame/play-context';
import { priceText } from './odds-text';
import styles from './price-button.module.css';
import { SOUNDS } from './sounds';

interface PriceButtonProps {
  readonly label: string;
  readonly line: string | null;
  /** The selection in words, for screen readers. */
  readonly name: string;
  readonly price: number | null;
  readonly form: OddsForm;
  readonly pressed: boolean;
  readonly onPress: () => void;
}

const MOVE_SHOWN_MS = 2500;

/** A price that can be put on the slip; shows for a moment which way it has moved. */
export function PriceButton({ label, line, name, price, form, pressed, onPress }: PriceButtonProps) {
  const { t, format, sound } = usePlay();
  const move = useMove(price);
  const text = price === null ? '–' : priceText(form, price, format);
  return (
    <button
      type="button"
      className={styles.price}
      aria-pressed={pressed}
      aria-label={`${name}${line === null ? '' : ` ${line}`}, ${price === null ? t('state.suspended') : text}`}
      data-move={move}
      disabled={price === null}
      onClick={() => {
        sound(SOUNDS.pick);
        onPress();
      }}
    >
      <span>
        {label}
        {label !== '' && line !== null && ' '}
        <bdi>{line}</bdi>
      </span>
      <b>{text}</b>
    </button>
  );
}

function useMove(price: number | null): 'up' | 'down' | undefined {
  const [move, setMove] = useState<'up' | 'down' | undefined>(undefined);
  const last = useRef(price);
  useEffect(() => {
    const before = last.current;
    if (price !== null) last.current = price;
    if (price === null || before === null || price === before) return;
    const shows = setTimeout(() => setMove(price > before ? 'up' : 'down'), 0);
    const over = setTimeout(() => setMove(undefined), MOVE_SHOWN_MS);
    return () => {
      clearTimeout(shows);
      clearTimeout(over);
    };
  }, [price]);
  return move;
}
