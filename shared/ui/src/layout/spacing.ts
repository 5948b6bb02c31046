import type { ElementType } from 'react';
import styles from './layout.module.css';

/** Elements that `Stack`, `Row` and `Muted` can be. */
export type LayoutElement =
  | 'article'
  | 'dd'
  | 'div'
  | 'dl'
  | 'dt'
  | 'footer'
  | 'form'
  | 'header'
  | 'li'
  | 'ol'
  | 'p'
  | 'section'
  | 'small'
  | 'span'
  | 'strong'
  | 'time'
  | 'ul';

/** Step of the scale of distances: `4` is `--space-4`. */
export type Gap = 1 | 2 | 3 | 4 | 5 | 6 | 8 | 10;

/** Class of a distance between children. */
export const gapClass = (gap: Gap | undefined): string | undefined =>
  gap === undefined ? undefined : styles[`gap${gap}`];

/** The element to render, typed as one that takes the properties of any. */
export const elementOf = (as: LayoutElement | undefined, fallback: LayoutElement): ElementType => as ?? fallback;
