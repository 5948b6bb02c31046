import type { LotteryResult } from '@marquee/contract/lottery/result';
import type { ComponentProps } from 'react';
import { DrawnBalls } from '../room/drawn-balls';
import styles from './short-result.module.css';

interface ShortResultProps extends Omit<ComponentProps<typeof DrawnBalls>, 'balls'> {
  readonly result: LotteryResult;
}

/** A result in one line: its balls, or of prizes the first. */
export const ShortResult = ({ result, ...rest }: ShortResultProps) =>
  'balls' in result ? (
    <DrawnBalls balls={result.balls} {...rest} />
  ) : (
    <bdi className={styles.prize}>{result.prizes[0]?.[0]}</bdi>
  );
