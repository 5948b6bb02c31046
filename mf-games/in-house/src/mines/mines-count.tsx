import { MINES_MAX, MINES_MIN } from '@marquee/contract/fairness/mines';
import { useId } from 'react';
import { useFormat } from '../app/use-format';
import { useText } from '../app/use-text';
import { ChoiceRow } from '../instant/choice-row';
import { MineMark } from './cell-marks';
import styles from './mines-count.module.css';

const PRESETS = [1, 3, 5, 10, 24];

interface MinesCountProps {
  readonly value: number;
  readonly onValueChange: (mines: number) => void;
  readonly disabled: boolean;
}

export function MinesCount({ value, onValueChange, disabled }: MinesCountProps) {
  const t = useText();
  const format = useFormat();
  const id = useId();
  const share = `${((value - MINES_MIN) / (MINES_MAX - MINES_MIN)) * 100}%`;
  return (
    <div className={styles.field}>
      <div className={styles.top}>
        <label htmlFor={id}>{t('mines.count')}</label>
        <output className={styles.value} htmlFor={id}>
          <MineMark />
          {format.number(value)}
        </output>
      </div>
      <input
        id={id}
        className={styles.range}
        style={{ '--share': share } as Record<string, string>}
        type="range"
        min={MINES_MIN}
        max={MINES_MAX}
        value={value}
        disabled={disabled}
        onChange={(event) => onValueChange(event.target.valueAsNumber)}
      />
      <ChoiceRow
        label={t('mines.count')}
        labelHidden
        options={PRESETS.map((preset) => {
          const mines = format.number(preset);
          return { value: preset, label: mines, name: t('mines.preset', { count: preset, mines }) };
        })}
        value={value}
        disabled={disabled}
        onValueChange={onValueChange}
      />
    </div>
  );
}
