import { useId } from 'react';
import { usePlay } from '../frame/play-context';
import type { Board } from './board';
import { stakeOf } from './slip';
import styles from './stake-input.module.css';

interface StakeInputProps {
  readonly limits: Board['limits'];
  readonly value: string;
  readonly onChange: (text: string) => void;
}

const UNIT = 100_000;
const CHIPS = [1, 5, 10, 50];

/** A stake as one types it, with a few amounts to add by a touch. */
export function StakeInput({ limits, value, onChange }: StakeInputProps) {
  const { t, format } = usePlay();
  const noteId = useId();
  const stake = stakeOf(value);
  const isOut = value !== '' && (stake === null || stake < limits.minStake || stake > limits.maxStake);
  const add = (amount: number) => onChange(String(((stake ?? 0) + amount) / UNIT));
  return (
    <div className={styles.stake}>
      <input
        type="text"
        inputMode="decimal"
        autoComplete="off"
        maxLength={15}
        aria-label={t('frame.stake')}
        aria-invalid={isOut}
        aria-describedby={noteId}
        placeholder={t('frame.stake')}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      <div className={styles.chips}>
        {CHIPS.map((times) => (
          <button key={times} type="button" onClick={() => add(times * limits.minStake)}>
            +{format.number((times * limits.minStake) / UNIT)}
          </button>
        ))}
      </div>
      <p id={noteId} className={styles.note} hidden={!isOut}>
        {t('slip.limits', { min: format.money(limits.minStake), max: format.money(limits.maxStake) })}
      </p>
    </div>
  );
}
