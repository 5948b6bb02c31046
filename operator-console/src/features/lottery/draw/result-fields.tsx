import { useMessages } from '@marquee/kit/i18n/use-messages';
import { cx } from '@marquee/ui';
import { TextAreaField } from '@marquee/ui/field';
import { useId, useState } from 'react';
import styles from '../lottery.module.css';
import type { ResultRow } from '../result-rows';
import { usePrizeName } from '../use-prize-name';
import { distributeDigits } from './paste-result';

/** Where a number is at fault: place of its row, and within it. */
export interface NumberFault {
  readonly row: number;
  readonly index: number;
}

interface ResultFieldsProps {
  readonly rows: readonly ResultRow[];
  /** By row. */
  readonly numbers: readonly (readonly string[])[];
  readonly onNumbersChange: (numbers: readonly (readonly string[])[]) => void;
  readonly fault: NumberFault | null;
}

/** The prize table of a result to fill in: by a pasted text, or number by number. */
export function ResultFields({ rows, numbers, onNumbersChange, fault }: ResultFieldsProps) {
  const prizeName = usePrizeName();
  const change = (rowAt: number, index: number, text: string) =>
    onNumbersChange(
      numbers.map((row, at) =>
        at === rowAt ? row.map((number, place) => (place === index ? text.replace(/\D/g, '') : number)) : row,
      ),
    );
  return (
    <>
      <PasteField rows={rows} onPasted={onNumbersChange} />
      <div className={styles.prizeForm}>
        {rows.map((row, at) => (
          <PrizeInputs
            key={row.code}
            row={row}
            name={prizeName(row.code)}
            numbers={numbers[at] ?? []}
            faultAt={fault?.row === at ? fault.index : null}
            onChange={(index, text) => change(at, index, text)}
          />
        ))}
      </div>
    </>
  );
}

interface PasteFieldProps {
  readonly rows: readonly ResultRow[];
  readonly onPasted: (numbers: string[][]) => void;
}

function PasteField({ rows, onPasted }: PasteFieldProps) {
  const t = useMessages('console');
  const [text, setText] = useState('');
  const numbers = distributeDigits(rows, text);
  const total = rows.reduce((sum, row) => sum + row.count, 0);
  const read = (pasted: string) => {
    setText(pasted);
    const distributed = distributeDigits(rows, pasted);
    if (distributed) onPasted(distributed);
  };
  return (
    <TextAreaField
      label={t('lottery.entry.paste')}
      hint={numbers ? t('lottery.entry.pasted', { total }) : t('lottery.entry.pasteHint', { total })}
      error={text.trim() !== '' && !numbers ? t('lottery.entry.pasteFault', { total }) : undefined}
      rows={3}
      dir="ltr"
      spellCheck={false}
      value={text}
      onChange={(event) => read(event.target.value)}
    />
  );
}

interface PrizeInputsProps {
  readonly row: ResultRow;
  readonly name: string;
  readonly numbers: readonly string[];
  readonly faultAt: number | null;
  readonly onChange: (index: number, text: string) => void;
}

function PrizeInputs({ row: { count, digits }, name, numbers, faultAt, onChange }: PrizeInputsProps) {
  const t = useMessages('console');
  const labelId = useId();
  return (
    <div className={styles.prizeRow} role="group" aria-labelledby={labelId}>
      <span id={labelId} className={styles.prizeName}>
        {name}
      </span>
      <span className={styles.prizeInputs} dir="ltr">
        {numbers.map((number, index) => (
          <input
            // biome-ignore lint/suspicious/noArrayIndexKey: fields stay where they are
            key={index}
            className={cx(styles.numberInput, faultAt === index && styles.wrongNumber)}
            style={{ inlineSize: `${digits + 3}ch` }}
            aria-label={count === 1 ? name : t('lottery.entry.number', { name, place: index + 1, total: count })}
            aria-invalid={faultAt === index || undefined}
            inputMode="numeric"
            autoComplete="off"
            maxLength={digits}
            value={number}
            onChange={(event) => onChange(index, event.target.value)}
          />
        ))}
      </span>
    </div>
  );
}
