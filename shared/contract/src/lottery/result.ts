/** Prizes in the order of the form, digits as text; or balls in the order drawn. */
export interface PrizeResult {
  readonly prizes: readonly (readonly string[])[];
}
export interface BallResult {
  readonly balls: readonly number[];
}
export type LotteryResult = PrizeResult | BallResult;

export interface PrizeRow {
  readonly code: string;
  /** How many numbers, of how many digits. */
  readonly count: number;
  readonly digits: number;
}

/** Prize rows, the first prize first. */
export interface PrizeForm {
  readonly type: 'prizes';
  readonly rows: readonly PrizeRow[];
}
/** Whole numbers of a range. */
export interface BallForm {
  readonly type: 'balls';
  readonly count: number;
  readonly from: number;
  readonly to: number;
  /** No number comes twice. */
  readonly isDistinct: boolean;
}
export type ResultForm = PrizeForm | BallForm;

/** What is wrong with a result: its shape, how many numbers, their digits, their range, a ball that comes twice. */
export type ResultFault = 'shape' | 'count' | 'digits' | 'range' | 'repeated';

export class ResultError extends Error {
  override readonly name = 'ResultError';
  /**
   * @param row prize row at fault, by its code
   * @param index number or ball at fault within the row, from 0
   */
  constructor(
    readonly code: ResultFault,
    readonly row?: string,
    readonly index?: number,
  ) {
    super([code, row, index].filter((part) => part !== undefined).join(' '));
  }
}

/** @throws ResultError */
export function readPrizes({ rows }: PrizeForm, value: unknown): PrizeResult {
  const prizes = onlyField(value, 'prizes');
  if (prizes.length !== rows.length) throw new ResultError('count');
  return {
    prizes: rows.map(({ code, count, digits }, row) => {
      const numbers: unknown = prizes[row];
      if (!Array.isArray(numbers)) throw new ResultError('shape', code);
      if (numbers.length !== count) throw new ResultError('count', code);
      return numbers.map((number: unknown, index) => {
        if (typeof number !== 'string') throw new ResultError('shape', code, index);
        if (number.length !== digits || !/^[0-9]+$/.test(number)) throw new ResultError('digits', code, index);
        return number;
      });
    }),
  };
}

/** @throws ResultError */
export function readBalls({ count, from, to, isDistinct }: BallForm, value: unknown): BallResult {
  const balls = onlyField(value, 'balls');
  if (balls.length !== count) throw new ResultError('count');
  return {
    balls: balls.map((ball, index) => {
      if (typeof ball !== 'number') throw new ResultError('shape', undefined, index);
      if (!Number.isInteger(ball) || ball < from || ball > to) throw new ResultError('range', undefined, index);
      if (isDistinct && balls.indexOf(ball) < index) throw new ResultError('repeated', undefined, index);
      return ball;
    }),
  };
}

function onlyField(value: unknown, name: string): readonly unknown[] {
  if (typeof value !== 'object' || value === null) throw new ResultError('shape');
  const [[field, content] = [], ...others] = Object.entries(value) as [string, unknown][];
  if (field !== name || others.length > 0 || !Array.isArray(content)) throw new ResultError('shape');
  return content;
}
