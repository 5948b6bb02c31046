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
}

export const rowsOfForm = (form: ResultForm): readonly ResultRow[] =>
  form.type === 'prizes'
    ? form.rows.map((row) => ({ ...row, isFixed: true }))
    : [{ code: 'balls', count: form.count, digits: String(form.to).length, isFixed: false }];

/** The numbers of a result by row, as they are written. */
export const numbersOf = (result: WireResult): readonly (readonly string[])[] =>
  'prizes' in result ? result.prizes : [result.balls.map(String)];

/** The result that the numbers of a form are. */
export const resultOf = (form: ResultForm, numbers: readonly (readonly string[])[]): WireResult =>
  form.type === 'prizes'
    ? { prizes: numbers.map((row) => [...row]) }
    : { balls: (numbers[0] ?? []).map((ball) => (ball === '' ? Number.NaN : Number(ball))) };
