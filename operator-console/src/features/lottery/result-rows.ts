import type { AdminDraw } from '@marquee/contract/calls/lottery-draw-admin';
import type { ResultForm } from '@marquee/contract/lottery/result';

export type WireResult = NonNullable<AdminDraw['result']>;

/** A row of a result form: a prize with its numbers, or all balls. */
export interface ResultRow {
  /** Code of the prize; `balls`. */
  readonly code: string;
  readonly count: number;
  /** The widest that a number is, and whether all of them are as wide. */
  readonly digits: number;
  readonly isFixed: boolean;
  /** Of balls: their range, and whether none comes twice. */
  readonly range?: { readonly from: number; readonly to: number; readonly isDistinct: boolean };
}

export const rowsOfForm = (form: ResultForm): readonly ResultRow[] =>
  form.type === 'prizes'
    ? form.rows.map((row) => ({ ...row, isFixed: true }))
    : [{ code: 'balls', count: form.count, digits: String(form.to).length, isFixed: false, range: form }];

/** The numbers of a result by row, as they are written. */
export const numbersOf = (result: WireResult): readonly (readonly string[])[] =>
  'prizes' in result ? result.prizes : [result.balls.map(String)];

/** The result that the numbers of a form are. */
export const resultOf = (form: ResultForm, numbers: readonly (readonly string[])[]): WireResult =>
  form.type === 'prizes'
    ? { prizes: numbers.map((row) => [...row]) }
    : { balls: (numbers[0] ?? []).map((ball) => (ball === '' ? Number.NaN : Number(ball))) };

/** Numbers of a row by its place, and by theirs: which of them cannot be. Empty ones are not entered yet. */
export const wrongNumbers = (row: ResultRow, numbers: readonly string[]): readonly boolean[] =>
  numbers.map((number) => number !== '' && !fits(row, number, numbers));

function fits({ digits, range }: ResultRow, number: string, numbers: readonly string[]): boolean {
  if (!range) return number.length === digits;
  const ball = Number(number);
  const isOnce = !range.isDistinct || numbers.filter((other) => other !== '' && Number(other) === ball).length === 1;
  return ball >= range.from && ball <= range.to && isOnce;
}

/** Whether another digit cannot follow, so that the next number begins. */
export const isComplete = ({ digits, range }: ResultRow, number: string): boolean =>
  number.length === digits || (range !== undefined && number !== '' && Number(number) * 10 > range.to);
