import type { CSSProperties } from 'react';
import { cx } from '../cx';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  /** `text` has a line's height, `tile` the game tile's shape; `block` takes what `height` says. */
  readonly shape?: 'text' | 'block' | 'tile' | 'circle' | undefined;
  /** Any CSS length; the default fills the container. */
  readonly width?: string | undefined;
  readonly height?: string | undefined;
  /** Repeats the shape, one below the other. */
  readonly lines?: number | undefined;
}

/** Stands in for content of the same size while it loads. Mark the loading region itself with `aria-busy`. */
export function Skeleton({ shape = 'text', width, height, lines = 1 }: SkeletonProps) {
  const size: CSSProperties = {};
  if (width !== undefined) size.inlineSize = width;
  if (height !== undefined) size.blockSize = height;
  return Array.from({ length: lines }, (_, line) => (
    <span key={line} className={cx(styles.skeleton, styles[shape])} style={size} aria-hidden="true" />
  ));
}
