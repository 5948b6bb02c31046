import { typedDigits } from '@marquee/contract/latin-digits';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { cx } from '@marquee/ui';
import { TextAreaField } from '@marquee/ui/field';
import { Row } from '@marquee/ui/layout';
import { useId, useState } from 'react';
import styles from '../lottery.module.css';
import { isComplete, type ResultRow, wrongNumbers } from '../result-rows';
import { usePrizeName } from '../lottery-names';
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
  /** Of the result that counts; null before the first one. */
  readonly counting: readonly (readonly string[])[] | null;
  readonly onNumbersChange: (numbers: readonly (readonly string[])[]) => void;
  readonly fault: NumberFault | null;
}

/** The prize table of a result to fill in: by a pasted text, or number by number. */
export function ResultFields({ rows, numbers, counting, onNumbersChange, fault }: ResultFieldsProps) {
  const t = useMessages('console');
  const prizeName = usePrizeName();
  const all = numbers.flat();
  const change = (rowAt: number, index: number, text: string) =>
    onNumbersChange(
      numbers.map((row, at) =>
        at === rowAt
          ? row.map((number, place) =>
              place === index ? (typedDigits(text, rows[at]?.digits ?? 0) ?? number) : number,
            )
          : row,
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
            counting={counting?.[at] ?? null}
            faultAt={fault?.row === at ? fault.index : null}
            onChange={(index, text) => change(at, index, text)}
          />
        ))}
      </div>
      <p className={styles.muted} aria-live="polite">
        {t('lottery.entry.filled', {
          count: all.length,
          filled: all.filter((number) => number !== '').length,
          total: all.length,
        })}
      </p>
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
      hint={numbers ? t('lottery.entry.pasted', { count: total, total }) : t('lottery.entry.pasteHint', { total })}
      error={text.trim() !== '' && !numbers ? t('lottery.entry.pasteFault', { count: total, total }) : undefined}
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
  readonly counting: readonly string[] | null;
  readonly faultAt: number | null;
  readonly onChange: (index: number, text: string) => void;
}

/** The numbers of a prize. A full one leads to the next; one that cannot be is marked once it is left. */
function PrizeInputs({ row, name, numbers, counting, faultAt, onChange }: PrizeInputsProps) {
  const t = useMessages('console');
  const labelId = useId();
  const hintId = useId();
  const [focused, setFocused] = useState<number | null>(null);
  const wrong = wrongNumbers(row, numbers);
  const { count, digits, range } = row;
  const hint = range
    ? t(range.isDistinct ? 'lottery.entry.distinct' : 'lottery.entry.range', { from: range.from, to: range.to })
    : t('lottery.entry.digits', { count: digits, digits });
  return (
    <div className={styles.prizeRow} role="group" aria-labelledby={labelId}>
      <span className={styles.prizeName}>
        <span id={labelId}>{name}</span>
        <small id={hintId}>{hint}</small>
      </span>
      <Row as="span" gap={2} dir="ltr">
        {numbers.map((number, index) => {
          const isWrong = faultAt === index || (wrong[index] === true && focused !== index);
          const before = counting?.[index];
          const isChanged = before !== undefined && before !== number;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: fields stay where they are
            <span key={index} className={styles.numberField}>
              <input
                data-number
                className={cx(styles.numberInput, isWrong && styles.wrongNumber, isChanged && styles.changedNumber)}
                style={{ inlineSize: `${digits + 3}ch` }}
                aria-label={count === 1 ? name : t('lottery.entry.number', { name, place: index + 1, total: count })}
                aria-invalid={isWrong || undefined}
                aria-describedby={hintId}
                inputMode="numeric"
                autoComplete="off"
                maxLength={digits}
                value={number}
                onFocus={(event) => {
                  setFocused(index);
                  event.target.select();
                }}
                onBlur={() => setFocused(null)}
                onChange={(event) => {
                  onChange(index, event.target.value);
                  if (isComplete(row, event.target.value)) focusBeside(event.target, 1);
                }}
                onKeyDown={(event) => {
                  if (event.key !== 'Backspace' || number !== '') return;
                  event.preventDefault();
                  focusBeside(event.currentTarget, -1);
                }}
              />
              {isChanged && <small>{t('lottery.entry.was', { number: before })}</small>}
            </span>
          );
        })}
      </Row>
    </div>
  );
}

/** @param step 1: the next number of the form, -1: the one before */
function focusBeside(input: HTMLInputElement, step: 1 | -1): void {
  const inputs = [...(input.form?.querySelectorAll<HTMLInputElement>('input[data-number]') ?? [])];
  inputs[inputs.indexOf(input) + step]?.focus();
}
